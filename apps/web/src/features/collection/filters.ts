/** Which cards the person wants to see: by words, by rarity, by set; and how many there are of each rarity. */
import { BINDER_ORDER, cardMatcher, isBucket } from '@pokesol/cards';
import type { CollectionEntry } from './entries.ts';

/** An empty text lets everything through. */
export type Filters = { readonly search: string; readonly rarity: string; readonly setId: string };

export const isFiltered = ({ search, rarity, setId }: Filters): boolean =>
  search.trim() !== '' || rarity !== '' || setId !== '';

/** Keeps the order. */
export function filterEntries<E extends CollectionEntry>(
  entries: readonly E[],
  filters: Filters,
): readonly E[] {
  if (!isFiltered(filters)) return entries;
  const { rarity, setId } = filters;
  const matches = cardMatcher(filters.search);
  return entries.filter(
    (entry) =>
      (rarity === '' || entry.rarity === rarity) &&
      (setId === '' || entry.card.set.id === setId) &&
      matches(entry),
  );
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
