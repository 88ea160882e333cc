/**
 * «If you do» asks whether it was done in full (rule 10): of two cards that were to be discarded, both. A rule says `some` of
 * what was chosen; where more than one was asked for, the effect counts them.
 */
import { isNode, mapped } from '../grammar/data.ts';

/** What was chosen at least, by the name it was given. */
function leastOf(meaning: unknown, least = new Map<string, { min: number; pokemon: boolean }>()) {
  if (!isNode(meaning)) return least;
  for (const part of Object.values(meaning)) leastOf(part, least);
  if ('do' in meaning && 'as' in meaning && 'min' in meaning && typeof meaning.as === 'string')
    least.set(meaning.as, { min: Number(meaning.min), pokemon: meaning.do === 'choosePokemon' });
  return least;
}

/** The least number that is as many as there are. */
const ALL = 60;

export function inFull<T>(meaning: T): T {
  const least = leastOf(meaning);
  return mapped(meaning, (part) => {
    const chosen = typeof part.some === 'string' ? least.get(part.some) : undefined;
    if (chosen === undefined || chosen.min < 2 || chosen.min === ALL) return part;
    const bound = { bound: part.some };
    return { quantity: chosen.pokemon ? { count: bound } : { cards: bound }, atLeast: chosen.min };
  });
}

/** The way back. */
export function asSome<T>(meaning: T): T {
  const least = leastOf(meaning);
  return mapped(meaning, (part) => {
    const [of] = isNode(part.quantity) ? Object.values(part.quantity) : [];
    if (!isNode(of) || !('bound' in of) || typeof of.bound !== 'string') return part;
    const { min } = least.get(of.bound) ?? {};
    return min !== undefined && min > 1 && min === part.atLeast ? { some: of.bound } : part;
  });
}
