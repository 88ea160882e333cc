/** The schema of a card's attributes as people write them: what the rules know of them, and what they do not. */
import { z } from 'zod';
import { ABILITY_KINDS, type Ability, type Attack, type CardPrices, type TypeModifier } from '../card.ts';
import { effectText } from '../classic/cardText.ts';
import { statusEffects } from '../classic/statusEffects.ts';
import { LEAST_HP, MOST_ATTACKS, MOST_COST, MOST_HP, MOST_RETREAT } from './attributeNames.ts';
import { isObject } from './json.ts';
import { costsNothing, SUPERTYPE_SPELLINGS, speller, TYPE_SPELLINGS } from './spellings.ts';
import { chosenBy, number, oneOrMany, only, textField, word } from './values.ts';

export type Raw = { readonly [name: string]: unknown };

const name = textField(100);
const type = word(TYPE_SPELLINGS);
const types = oneOrMany(type, 5);
const price = number(0, 10_000_000, { fraction: true });

/** What is printed for damage: a number, perhaps with a sign; 'x' and '*' mean '×'. */
const DAMAGE = /^(\d{0,4})([+×x*−-]?)$/;

const damage = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string())
  .transform((value, context): string => {
    const printed = DAMAGE.exec(value.replaceAll(/\s/g, ''));
    if (printed !== null)
      return `${printed[1] ?? ''}${(printed[2] ?? '').replace(/[x*]/, '×').replace('−', '-')}`;
    const message = "Invalid damage. Write it as printed, such as '30', '30+' or '20×'";
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });

/** What it does besides its damage is read from its text; the card's own text is then written from that. */
const attack = only({
  name,
  cost: z.preprocess((value) => (costsNothing(value) ? [] : value), oneOrMany(type, MOST_COST)).optional(),
  damage: damage.optional(),
  text: textField(2000, { mayBeEmpty: true }).optional(),
}).transform((given): Attack => {
  const effects = statusEffects(given.text ?? '');
  const { cost = [], damage: printed = '' } = given;
  return { name: given.name, cost, damage: printed, effects, text: effectText(effects) };
});

const abilityKind = word(speller(ABILITY_KINDS));
/** Some call its kind its type; beside a kind that is ignored. */
const wholeAbility = (ownType: z.ZodType<Ability['kind'] | undefined>) =>
  only({ name, kind: abilityKind.optional(), type: ownType, text: z.unknown().optional() }).transform(
    (given): Ability => ({ name: given.name, kind: given.kind ?? given.type ?? 'Ability' }),
  );
const abilityName = name.transform((read): Ability => ({ name: read, kind: 'Ability' }));
const typedAbility = wholeAbility(abilityKind.optional());
const kindAbility = wholeAbility(
  z
    .unknown()
    .optional()
    .transform(() => undefined),
);
/** A name alone, or with its kind. */
const ability = chosenBy((value) => {
  if (typeof value === 'string') return abilityName;
  return isObject(value) && value.kind !== undefined ? kindAbility : typedAbility;
});

/** A type alone, or a type with the value as printed. */
const modifier = (usual: string) => {
  const alone = type.transform((read): TypeModifier => ({ type: read, value: usual }));
  const whole = only({ type, value: textField(10, { mayBeEmpty: true }).optional() }).transform(
    (given): TypeModifier => ({ type: given.type, value: given.value ?? usual }),
  );
  return chosenBy((value) => (isObject(value) ? whole : alone));
};

const level = z.preprocess(
  (value) => (typeof value === 'number' ? String(value).slice(0, 10) : value),
  textField(10),
);
const abilities = oneOrMany(ability, 4);
const weaknesses = oneOrMany(modifier('×2'), 5);
const resistances = oneOrMany(modifier('-30'), 5);

/** Each attribute by itself, in the order in which a form shows what is wrong. */
export const attributeShape = z.object({
  types: types.optional(),
  type: types.optional(),
  hp: number(LEAST_HP, MOST_HP).optional(),
  evolvesFrom: name.optional(),
  attacks: oneOrMany(attack, MOST_ATTACKS).optional(),
  supertype: word(SUPERTYPE_SPELLINGS).optional(),
  level: level.optional(),
  prices: only({ normal: price.optional(), holofoil: price.optional() }).optional(),
  normalPrice: price.optional(),
  holofoilPrice: price.optional(),
  nationalPokedexNumber: number(1, 100_000).optional(),
  regulationMark: textField(8).optional(),
  subtypes: oneOrMany(textField(40), 10).optional(),
  abilities: abilities.optional(),
  ability: abilities.optional(),
  weaknesses: weaknesses.optional(),
  weakness: weaknesses.optional(),
  resistances: resistances.optional(),
  resistance: resistances.optional(),
  retreatCost: number(0, MOST_RETREAT).optional(),
  artist: textField(100, { mayBeEmpty: true }).optional(),
});
export type ReadAttributes = z.output<typeof attributeShape>;

export function pricesOf({ prices, normalPrice, holofoilPrice }: ReadAttributes): CardPrices | undefined {
  const normal = normalPrice ?? prices?.normal;
  const holofoil = holofoilPrice ?? prices?.holofoil;
  if (normal === undefined && holofoil === undefined) return undefined;
  return { ...(normal === undefined ? {} : { normal }), ...(holofoil === undefined ? {} : { holofoil }) };
}
