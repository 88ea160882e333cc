/** Reads the attributes of a card that somebody makes by hand: what the rules know of them, and what they do not. */
import { type Card, classify } from '../card.ts';
import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  LEAST_HP,
  MOST_ATTACKS,
  MOST_HP,
  MOST_RETREAT,
} from './attributeNames.ts';
import {
  type Raw,
  readAbility,
  readAttack,
  readModifier,
  readName,
  readPrices,
  readSupertype,
  readTypes,
  typeNamed,
} from './attributeParts.ts';
import { extraOf } from './extra.ts';
import { expectedKind, isObject, list, number, type Read, type Tell, text } from './jsonReader.ts';

/** What the attributes decide of a card. */
export type AttributeFacts = Omit<
  Card,
  'id' | 'setId' | 'cardNumber' | 'name' | 'rarity' | 'artworkUrl' | 'description'
>;

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
