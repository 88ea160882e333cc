/**
 * Decides when «If you do» holds (rule 10). A price counts only in full: of two cards to discard, both. A rule says `some` of the
 * chosen cards; when it asks for more than one, the effect counts them. A gain counts as far as possible: of five Energy to attach,
 * one is enough.
 */
import { UNITS_OF } from '@pokesol/engine/official';
import { isNode, mapped } from '../grammar/data.ts';
import { ALL } from '../language/numbers.ts';

type Least = { readonly min: number; readonly pokemon: boolean; readonly inUnits: boolean };

/** What was chosen at least, by the name it was given. */
function leastOf(meaning: unknown, least = new Map<string, Least>()) {
  if (!isNode(meaning)) return least;
  for (const part of Object.values(meaning)) leastOf(part, least);
  if ('do' in meaning && 'as' in meaning && 'min' in meaning && typeof meaning.as === 'string')
    least.set(meaning.as, {
      min: Number(meaning.min),
      pokemon: meaning.do === 'choosePokemon',
      inUnits: Reflect.get(meaning, 'inUnits') === true,
    });
  return least;
}

/** The names of cards that are attached or put into play: these are no price. */
function gainedIn(meaning: unknown, gained = new Set<string>()): ReadonlySet<string> {
  if (!isNode(meaning)) return gained;
  for (const part of Object.values(meaning)) gainedIn(part, gained);
  const cards: unknown = Reflect.get(meaning, 'cards');
  if (GAINS.includes(String(Reflect.get(meaning, 'do'))) && isNode(cards) && 'bound' in cards)
    gained.add(String(cards.bound));
  return gained;
}
const GAINS = ['attachEnergy', 'attachEach', 'bench'];

export function inFull<T>(meaning: T): T {
  const least = leastOf(meaning);
  const gained = gainedIn(meaning);
  return mapped(meaning, (part) => {
    const chosen = typeof part.some === 'string' && !gained.has(part.some) ? least.get(part.some) : undefined;
    if (chosen === undefined || chosen.min < 2 || chosen.min === ALL) return part;
    if (chosen.inUnits) return { quantity: { chosen: `${UNITS_OF}${part.some}` }, atLeast: chosen.min };
    const bound = { bound: part.some };
    return { quantity: chosen.pokemon ? { count: bound } : { cards: bound }, atLeast: chosen.min };
  });
}

/** The way back. */
export function asSome<T>(meaning: T): T {
  const least = leastOf(meaning);
  return mapped(meaning, (part) => {
    const [of] = isNode(part.quantity) ? Object.values(part.quantity) : [];
    if (typeof of === 'string' && of.startsWith(UNITS_OF)) return { some: of.slice(UNITS_OF.length) };
    if (!isNode(of) || !('bound' in of) || typeof of.bound !== 'string') return part;
    const { min } = least.get(of.bound) ?? {};
    return min !== undefined && min > 1 && min === part.atLeast ? { some: of.bound } : part;
  });
}
