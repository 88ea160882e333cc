/** Reads the attributes of a card that somebody makes by hand: what the rules know of them, and what they do not. */
import { effectText } from '../battle/cardText.ts';
import { statusEffects } from '../battle/statusEffects.ts';
import {
  ABILITY_KINDS,
  type Ability,
  type Attack,
  CARD_TYPES,
  type Card,
  type CardPrices,
  type CardType,
  classify,
  SUPERTYPES,
  type Supertype,
  type TypeModifier,
} from '../card.ts';
import { extraOf } from './extra.ts';
import {
  expectedKind,
  type FieldProblem,
  isObject,
  list,
  number,
  type Read,
  text,
  word,
} from './jsonReader.ts';

/** Names of attributes that mean something to the rules or to the page; every other is kept as it is. */
export const ATTRIBUTE_NAMES = [
  'supertype',
  'subtypes',
  'types',
  'type',
  'hp',
  'level',
  'attacks',
  'abilities',
  'ability',
  'weaknesses',
  'weakness',
  'resistances',
  'resistance',
  'retreatCost',
  'evolvesFrom',
  'artist',
  'nationalPokedexNumber',
  'prices',
  'normalPrice',
  'holofoilPrice',
] as const;
export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

export const LEAST_HP = 10;
export const MOST_HP = 1000;
export const MOST_ATTACKS = 4;
/** Energies that an attack may cost. */
export const MOST_COST = 10;
export const MOST_RETREAT = 10;

/** What the attributes decide of a card. */
export type AttributeFacts = Omit<
  Card,
  'id' | 'setId' | 'cardNumber' | 'name' | 'rarity' | 'artworkUrl' | 'description'
>;

type Tell = (problem: FieldProblem) => void;

const readType = word(CARD_TYPES, { dark: 'Darkness', steel: 'Metal', electric: 'Lightning' });
const readTypes = list(readType, 5);
const readCost = list(readType, MOST_COST);
const readSupertype = word(SUPERTYPES);
const readAbilityKind = word(ABILITY_KINDS);
const readName = text(100);
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
const readAttack: Read<Attack> = (value, field, tell) => {
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

const readAbility: Read<Ability> = (value, field, tell) => {
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
const readModifier =
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

type Raw = { readonly [name: string]: unknown };

/** One thing under two names, of which a card says one. */
function either<T>(
  raw: Raw,
  [many, one]: readonly [string, string],
  read: Read<T>,
  tell: Tell,
): T | undefined {
  if (raw[many] !== undefined && raw[one] !== undefined)
    tell({ field: `attributes.${one}`, message: `Give either ${one} or ${many}, not both` });
  const name = raw[many] === undefined ? one : many;
  return read(raw[name], `attributes.${name}`, tell);
}

/** `type` names types of the rules, or it is somebody's own attribute with a word such as «creature». */
const isOwnWord = (raw: Raw): boolean =>
  raw.types !== undefined || (typeof raw.type === 'string' && typeNamed(raw.type) === undefined);

/** The facts, as far as they can be read: they hold only when nothing was told. */
export function readAttributes(given: unknown, card: { readonly name: string }, tell: Tell): AttributeFacts {
  if (given !== undefined && !isObject(given))
    tell({ field: 'attributes', message: expectedKind('object', given) });
  const raw: Raw = isObject(given) ? withoutNulls(given) : {};
  const read = <T>(name: AttributeName, reader: Read<T>) => reader(raw[name], `attributes.${name}`, tell);
  const ownType = isOwnWord(raw);
  const types = ownType
    ? (read('types', readTypes) ?? [])
    : (either(raw, ['types', 'type'], readTypes, tell) ?? []);
  const hp = read('hp', number(LEAST_HP, MOST_HP));
  const evolvesFrom = read('evolvesFrom', readName);
  const attacks = read('attacks', list(readAttack, MOST_ATTACKS)) ?? [];
  const kind = kindOf(read('supertype', readSupertype), card.name, {
    isFighter: types.length > 0 || hp !== undefined || attacks.length > 0 || evolvesFrom !== undefined,
    isFromName: raw.subtypes === undefined,
    evolves: evolvesFrom !== undefined,
  });
  const level = read('level', (value, field, tellOf) =>
    typeof value === 'number' ? String(value).slice(0, 10) : text(10)(value, field, tellOf),
  );
  const prices = readPrices(raw, tell);
  const nationalPokedexNumber = read('nationalPokedexNumber', number(1, 100_000));
  const extra = extraOf(
    raw,
    ATTRIBUTE_NAMES.filter((name) => name !== 'type' || !ownType),
    tell,
  );
  return {
    supertype: kind.supertype,
    subtypes: read('subtypes', list(text(40), 10)) ?? kind.subtypes,
    ...(hp === undefined ? {} : { hp }),
    types,
    ...(evolvesFrom === undefined ? {} : { evolvesFrom }),
    ...(level === undefined ? {} : { level }),
    attacks,
    abilities: either(raw, ['abilities', 'ability'], list(readAbility, 4), tell) ?? [],
    weaknesses: either(raw, ['weaknesses', 'weakness'], list(readModifier('×2'), 5), tell) ?? null,
    resistances: either(raw, ['resistances', 'resistance'], list(readModifier('-30'), 5), tell) ?? null,
    retreatCost: read('retreatCost', number(0, MOST_RETREAT)) ?? 0,
    artist: raw.artist === '' ? '' : (read('artist', readName) ?? ''),
    ...(nationalPokedexNumber === undefined ? {} : { nationalPokedexNumber }),
    ...(prices === undefined ? {} : { prices }),
    ...(extra === undefined ? {} : { extra }),
  };
}

/** `null` says that there is nothing, like leaving it out. */
const withoutNulls = (raw: Raw): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null && value !== undefined));

type Kind = Pick<Card, 'supertype' | 'subtypes'>;

/** A card that does not say what it is: a Pokémon when anything of it fights, else judged by its name. */
function kindOf(
  supertype: Card['supertype'] | undefined,
  name: string,
  facts: { readonly isFighter: boolean; readonly isFromName: boolean; readonly evolves: boolean },
): Kind {
  const fighter: Kind = { supertype: 'Pokémon', subtypes: facts.evolves ? ['Stage 1'] : ['Basic'] };
  if (supertype === 'Pokémon') return fighter;
  if (supertype !== undefined) {
    const isBasic = supertype === 'Energy' && classify({ name }) === 'energy';
    return { supertype, subtypes: isBasic ? ['Basic'] : [] };
  }
  if (facts.isFighter) return fighter;
  return classify({ name }) === 'energy'
    ? { supertype: 'Energy', subtypes: ['Basic'] }
    : { supertype: 'Trainer', subtypes: [] };
}

function readPrices(raw: Raw, tell: Tell): CardPrices | undefined {
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
