/** What a card's attributes decide of it, under whichever of their names they are given. */
import { z } from 'zod';
import { type Card, classify } from '../card.ts';
import { ATTRIBUTE_NAMES } from './attributeNames.ts';
import { attributeShape, pricesOf, type Raw, type ReadAttributes } from './attributeSchema.ts';
import { extraOf } from './extra.ts';
import { isObject, type JsonObject } from './json.ts';
import { typeNamed } from './spellings.ts';
import { readBy } from './values.ts';

/** What the attributes decide of a card. */
export type AttributeFacts = Omit<
  Card,
  'id' | 'setId' | 'cardNumber' | 'name' | 'rarity' | 'artworkUrl' | 'description'
>;

/** One thing under two names, of which a card says one. */
const EITHER = [
  ['types', 'type'],
  ['abilities', 'ability'],
  ['weaknesses', 'weakness'],
  ['resistances', 'resistance'],
] as const;

/** `type` names types of the rules, or it is an author's own attribute with a word such as «creature». */
const isOwnWord = (raw: Raw): boolean =>
  raw.types !== undefined || (typeof raw.type === 'string' && typeNamed(raw.type) === undefined);

type GivenAttributes = { readonly read: ReadAttributes; readonly extra: JsonObject | undefined };

/** All that is wrong is said at once. */
export const attributes = z
  .unknown()
  .optional()
  .transform((given, context): GivenAttributes => {
    if (given !== undefined && !isObject(given)) {
      context.issues.push({ code: 'invalid_type', expected: 'object', input: given });
      return z.NEVER;
    }
    const raw = withoutNulls(given ?? {});
    const isOwnType = isOwnWord(raw);
    const known: Record<string, unknown> = { ...raw };
    if (isOwnType) delete known.type;
    for (const [many, one] of EITHER) {
      if (known[many] === undefined || known[one] === undefined) continue;
      const message = `Give either ${one} or ${many}, not both`;
      context.issues.push({ code: 'custom', message, path: [one], input: given });
      delete known[one];
    }
    known.prices = pricesAlone(known);
    const read = readBy(attributeShape, known, context);
    const others = ATTRIBUTE_NAMES.filter((name) => name !== 'type' || !isOwnType);
    const extra = extraOf(raw, others, (path, message) =>
      context.issues.push({ code: 'custom', message, path: [...path], input: given }),
    );
    return { read, extra };
  });

/** A price under a name of its own stands for the one in the list. */
function pricesAlone({ prices, normalPrice, holofoilPrice }: Raw): unknown {
  if (!isObject(prices)) return prices;
  const { normal, holofoil, ...others } = prices;
  return {
    ...others,
    ...(normalPrice === undefined && normal !== undefined ? { normal } : {}),
    ...(holofoilPrice === undefined && holofoil !== undefined ? { holofoil } : {}),
  };
}

export function factsOfAttributes(
  { read, extra }: GivenAttributes,
  card: { readonly name: string },
): AttributeFacts {
  const { hp, evolvesFrom, level, attacks = [], nationalPokedexNumber, regulationMark } = read;
  const types = read.types ?? read.type ?? [];
  const kind = kindOf(read.supertype, card.name, {
    isFighter: types.length > 0 || hp !== undefined || attacks.length > 0 || evolvesFrom !== undefined,
    evolves: evolvesFrom !== undefined,
  });
  const prices = pricesOf(read);
  return {
    supertype: kind.supertype,
    subtypes: read.subtypes ?? kind.subtypes,
    ...(hp === undefined ? {} : { hp }),
    types,
    ...(evolvesFrom === undefined ? {} : { evolvesFrom }),
    ...(level === undefined ? {} : { level }),
    attacks,
    abilities: read.abilities ?? read.ability ?? [],
    weaknesses: read.weaknesses ?? read.weakness ?? null,
    resistances: read.resistances ?? read.resistance ?? null,
    retreatCost: read.retreatCost ?? 0,
    artist: read.artist ?? '',
    ...(nationalPokedexNumber === undefined ? {} : { nationalPokedexNumber }),
    ...(regulationMark === undefined ? {} : { regulationMark }),
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
  facts: { readonly isFighter: boolean; readonly evolves: boolean },
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
