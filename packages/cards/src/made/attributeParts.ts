/** Reads the parts of a card that somebody makes by hand: types, attacks, abilities, weaknesses, prices. */
import { effectText } from '../battle/cardText.ts';
import { statusEffects } from '../battle/statusEffects.ts';
import {
  ABILITY_KINDS,
  type Ability,
  type Attack,
  CARD_TYPES,
  type CardPrices,
  type CardType,
  SUPERTYPES,
  type Supertype,
  type TypeModifier,
} from '../card.ts';
import { MOST_COST } from './attributeNames.ts';
import { expectedKind, isObject, list, number, type Read, type Tell, text, word } from './jsonReader.ts';

export type Raw = { readonly [name: string]: unknown };

const readType = word(CARD_TYPES, { dark: 'Darkness', steel: 'Metal', electric: 'Lightning' });
export const readTypes = list(readType, 5);
const readCost = list(readType, MOST_COST);
export const readSupertype = word(SUPERTYPES);
const readAbilityKind = word(ABILITY_KINDS);
export const readName = text(100);
const readText = text(2000);
const readPrice = number(0, 10_000_000, { fraction: true });

const silent = () => undefined;
/** The type that somebody's word names, in any of its spellings. */
export const typeNamed = (value: unknown): CardType | undefined => readType(value, '', silent);
export const supertypeNamed = (value: unknown): Supertype | undefined => readSupertype(value, '', silent);

/** What is printed for damage: a number, perhaps with a sign; 'x' and '*' mean '×'. */
const DAMAGE = /^(\d{0,4})([+×x*−-]?)$/;

const readDamage: Read<string> = (value, field, tell) => {
  if (value === undefined) return '';
  if (typeof value !== 'string' && typeof value !== 'number') {
    tell({ field, message: expectedKind('string', value) });
    return undefined;
  }
  const printed = DAMAGE.exec(String(value).replaceAll(/\s/g, ''));
  if (printed === null) {
    tell({ field, message: "Invalid damage. Write it as printed, such as '30', '30+' or '20×'" });
    return undefined;
  }
  return `${printed[1] ?? ''}${(printed[2] ?? '').replace(/[x*]/, '×').replace('−', '-')}`;
};

/** What it does besides its damage is read from its text; the card's own text is then written from that. */
export const readAttack: Read<Attack> = (value, field, tell) => {
  if (!isObject(value)) {
    tell({ field, message: expectedKind('object', value) });
    return undefined;
  }
  const name = readName(value.name, `${field}.name`, tell);
  if (value.name === undefined) tell({ field: `${field}.name`, message: 'Required' });
  const cost = costsNothing(value.cost) ? [] : (readCost(value.cost, `${field}.cost`, tell) ?? []);
  const damage = readDamage(value.damage, `${field}.damage`, tell);
  const printed = value.text === '' ? '' : (readText(value.text, `${field}.text`, tell) ?? '');
  const effects = statusEffects(printed);
  unknownNames(value, ['name', 'cost', 'damage', 'text'], field, tell);
  if (name === undefined || damage === undefined) return undefined;
  return { name, cost, damage, effects, text: effectText(effects) };
};

/** Public data prints a cost of nothing as 'Free'. */
export const costsNothing = (cost: unknown): boolean =>
  cost === 'Free' || (Array.isArray(cost) && cost.length === 1 && cost[0] === 'Free');

export const readAbility: Read<Ability> = (value, field, tell) => {
  if (typeof value === 'string') {
    const name = readName(value, field, tell);
    return name === undefined ? undefined : { name, kind: 'Ability' };
  }
  if (!isObject(value)) {
    tell({ field, message: expectedKind('object', value) });
    return undefined;
  }
  if (value.name === undefined) tell({ field: `${field}.name`, message: 'Required' });
  const name = readName(value.name, `${field}.name`, tell);
  const kind =
    value.kind === undefined
      ? readAbilityKind(value.type, `${field}.type`, tell)
      : readAbilityKind(value.kind, `${field}.kind`, tell);
  unknownNames(value, ['name', 'kind', 'type', 'text'], field, tell);
  return name === undefined ? undefined : { name, kind: kind ?? 'Ability' };
};

/** A type alone, or a type with the value as printed. */
export const readModifier =
  (usual: string): Read<TypeModifier> =>
  (value, field, tell) => {
    if (!isObject(value)) {
      const type = readType(value, field, tell);
      return type === undefined ? undefined : { type, value: usual };
    }
    if (value.type === undefined) tell({ field: `${field}.type`, message: 'Required' });
    const type = readType(value.type, `${field}.type`, tell);
    const printed = value.value === '' ? '' : (text(10)(value.value, `${field}.value`, tell) ?? usual);
    unknownNames(value, ['type', 'value'], field, tell);
    return type === undefined ? undefined : { type, value: printed };
  };

function unknownNames(value: object, known: readonly string[], field: string, tell: Tell): void {
  for (const name of Object.keys(value))
    if (!known.includes(name))
      tell({
        field: `${field}.${name.slice(0, 60)}`,
        message: `Unrecognized key. Known are ${known.join(', ')}`,
      });
}

export function readPrices(raw: Raw, tell: Tell): CardPrices | undefined {
  const given = raw.prices;
  if (given !== undefined && !isObject(given))
    tell({ field: 'attributes.prices', message: expectedKind('object', given) });
  const both = isObject(given) ? given : {};
  unknownNames(both, ['normal', 'holofoil'], 'attributes.prices', tell);
  const one = (name: 'normal' | 'holofoil', alone: 'normalPrice' | 'holofoilPrice') =>
    raw[alone] === undefined
      ? readPrice(both[name], `attributes.prices.${name}`, tell)
      : readPrice(raw[alone], `attributes.${alone}`, tell);
  const normal = one('normal', 'normalPrice');
  const holofoil = one('holofoil', 'holofoilPrice');
  if (normal === undefined && holofoil === undefined) return undefined;
  return {
    ...(normal === undefined ? {} : { normal }),
    ...(holofoil === undefined ? {} : { holofoil }),
  };
}
