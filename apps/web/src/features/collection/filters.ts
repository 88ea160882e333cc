/** Which cards the person wants to see: by words, by rarity, by set; and how many there are of each rarity. */
import { BINDER_ORDER, isBucket } from '@pokesol/cards';
import type { CollectionEntry } from './entries.ts';
import { searchText } from './searchText.ts';

/** An empty text lets everything through. */
export type Filters = { readonly search: string; readonly rarity: string; readonly setId: string };

export const isFiltered = ({ search, rarity, setId }: Filters): boolean =>
  search.trim() !== '' || rarity !== '' || setId !== '';

/**
 * Keeps the order. «char» finds names and numbers that hold it, «#4» and «4/102» the number 4 alone; accents, case and
 * punctuation do not count.
 */
export function filterEntries<E extends CollectionEntry>(
  entries: readonly E[],
  filters: Filters,
): readonly E[] {
  if (!isFiltered(filters)) return entries;
  const { rarity, setId } = filters;
  const matches = matcherOf(filters.search);
  return entries.filter(
    (entry) =>
      (rarity === '' || entry.rarity === rarity) &&
      (setId === '' || entry.card.set.id === setId) &&
      matches(entry),
  );
}

function matcherOf(search: string): (entry: CollectionEntry) => boolean {
  const words = search.trim().toLowerCase();
  const wanted = searchText(words);
  // Nothing but punctuation: there it is what one looks for.
  if (wanted === '') return ({ card }) => card.name.toLowerCase().includes(words);
  const exact = /^#(\w+)$|^(\w+)\/\d+$/.exec(words);
  const number = exact?.[1] ?? exact?.[2];
  if (number !== undefined) return (entry) => entry.number === number;
  return (entry) => entry.name.includes(wanted) || entry.number.includes(wanted);
}

export type RarityCount = { readonly rarity: string; readonly count: number };

/** Distinct owned cards of every printed rarity in the binder's order, then of the others there are. */
export function countByRarity(entries: readonly CollectionEntry[], setId: string): RarityCount[] {
  const counts = new Map<string, number>(BINDER_ORDER.map((rarity) => [rarity, 0]));
  for (const { card, rarity, quantity } of entries) {
    if (quantity === 0 || (setId !== '' && card.set.id !== setId)) continue;
    counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
  }
  return [...counts]
    .map(([rarity, count]) => ({ rarity, count }))
    .filter(({ rarity, count }) => count > 0 || !isBucket(rarity));
}
