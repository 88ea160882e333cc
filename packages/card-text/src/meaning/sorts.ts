/**
 * What a step gives a name is of one sort, and every field that asks for a name asks for some of them: coins are no cards, and
 * what nothing asks for was misread.
 */
import { isNode } from '../grammar/data.ts';

/** What a step names, and so which pronouns can mean it. */
export type Sort =
  | 'coin'
  | 'coins'
  | 'pokemon'
  | 'pokemons'
  | 'card'
  | 'cards'
  | 'attack'
  | 'type'
  | 'number';

const CARDS: readonly Sort[] = ['card', 'cards'];
const POKEMON: readonly Sort[] = ['pokemon', 'pokemons'];
const COINS: readonly Sort[] = ['coin', 'coins'];

/** By the field that has the name, or that has it as `bound`; Pokémon are asked for by all others. */
const ASKED: Readonly<Record<string, readonly Sort[]>> = {
  cards: CARDS,
  card: CARDS,
  energyTypes: CARDS,
  downTo: CARDS,
  heads: COINS,
  allHeads: COINS,
  some: [...CARDS, ...POKEMON],
  notIn: [...CARDS, ...POKEMON],
  from: [...CARDS, ...POKEMON],
  attack: ['attack'],
  type: ['type'],
  types: ['type'],
  chosen: ['number'],
};

export const fitsUnder = (sort: Sort, under: string): boolean => (ASKED[under] ?? POKEMON).includes(sort);

const NAMED = /^(coins?|pokemons?|cards?|attack|type|number)\d+$/;
/** By the beginning of its name; none for the names that every effect has, such as `thisCard`. */
const sortOf = (name: string): Sort | undefined => NAMED.exec(name)?.[1] as Sort | undefined;

type Use = { readonly name: string; readonly under: string };
function usesIn(value: unknown, under = ''): readonly Use[] {
  if (typeof value === 'string') return sortOf(value) === undefined ? [] : [{ name: value, under }];
  if (Array.isArray(value)) return value.flatMap((part) => usesIn(part, under));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'as' ? [] : usesIn(part, key === 'bound' ? under : key),
  );
}

function namesIn(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  const name: unknown = Reflect.get(value, 'as');
  return [...(typeof name === 'string' ? [name] : []), ...Object.values(value).flatMap(namesIn)];
}

/** Given to something, and asked for by nothing. */
export function unusedIn(meaning: unknown): readonly string[] {
  const used = new Set(usesIn(meaning).map(({ name }) => name));
  return namesIn(meaning).filter((name) => !used.has(name));
}

/** Asked for where their sort does not fit. */
export const misusedIn = (meaning: unknown): readonly string[] =>
  usesIn(meaning)
    .filter(({ name, under }) => {
      const sort = sortOf(name);
      return sort !== undefined && !fitsUnder(sort, under);
    })
    .map(({ name }) => name);
