/** «2 Energy» or «2 Energy cards»: which of the two is counted, by the words behind the number. */
import { TYPES } from '@pokesol/engine';

/** Written behind a number of cards, and resolved when all words are there. */
export const IN_CARDS = '(in cards)';

const BETWEEN: ReadonlySet<string> = new Set([
  ...TYPES.map((type) => type.toLowerCase()),
  ...['basic', 'special', '{', '}', 'g', 'r', 'w', 'l', 'p', 'f', 'd', 'm', 'y', 'n', 'c'],
]);
const PILES: readonly string[] = ['hand', 'discard', 'deck', 'pile'];
const ENDS: readonly string[] = ['.', ',', 'to', 'and', 'onto', 'into'];

/** The place behind «Energy», where that follows the number and lies on Pokémon. */
function behindEnergy(words: readonly string[], from: number): number | undefined {
  let at = from;
  while (BETWEEN.has(words[at] ?? '')) at += 1;
  if (words[at] !== 'energy') return undefined;
  const rest = words.slice(at + 1);
  const end = rest.findIndex((word) => ENDS.includes(word));
  const where = end === -1 ? rest : rest.slice(0, end);
  const [first] = where[0] === 'card' ? where.slice(1) : where;
  if (first !== 'from' && first !== 'attached') return undefined;
  return PILES.some((pile) => where.includes(pile)) ? undefined : at + 1;
}

export function countsUnits(words: readonly string[], from: number): boolean {
  const at = behindEnergy(words, from);
  return at !== undefined && words[at] !== 'card';
}

/** The words with «card» behind the energy that is counted in cards. */
export function inCards(words: readonly string[]): readonly string[] {
  const at = words.indexOf(IN_CARDS);
  if (at === -1) return words;
  const rest = words.slice(at + 1);
  const place = behindEnergy(rest, 0);
  const said =
    place === undefined || rest[place] === 'card'
      ? rest
      : [...rest.slice(0, place), 'card', ...rest.slice(place)];
  return [...words.slice(0, at), ...inCards(said)];
}
