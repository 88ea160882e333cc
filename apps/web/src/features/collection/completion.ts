/** How far each set is completed: «37 of 102». */
import type { CardSetJson } from '@pokesol/protocol';
import type { CollectionEntry } from './entries.ts';

export type Completion = {
  readonly setId: string;
  readonly name: string;
  readonly owned: number;
  readonly total: number;
};

/** Every set, the ones with owned cards first, in the order they came out. */
export function completionOf(
  sets: readonly CardSetJson[],
  entries: readonly CollectionEntry[],
): Completion[] {
  const owned = new Map<string, number>();
  for (const { card, quantity } of entries)
    if (quantity > 0) owned.set(card.set.id, (owned.get(card.set.id) ?? 0) + 1);
  return sets
    .map(({ id, name, total }) => {
      const mine = owned.get(id) ?? 0;
      // A set whose stated size is too small must not read «104 of 102».
      return { setId: id, name, owned: mine, total: Math.max(total, mine) };
    })
    .sort((a, b) => Number(b.owned > 0) - Number(a.owned > 0));
}

/** Whole per cent, and 100 only when nothing is missing. */
export function percentOf({ owned, total }: Pick<Completion, 'owned' | 'total'>): number {
  if (total === 0) return 0;
  return owned === total ? 100 : Math.min(99, Math.round((owned / total) * 100));
}

export type SetOption = { readonly id: string; readonly name: string };

/** The sets to choose from: those the catalogue names, else those the owned cards name. */
export function setOptions(
  sets: readonly CardSetJson[] | undefined,
  entries: readonly CollectionEntry[],
): SetOption[] {
  const byId = new Map<string, SetOption>();
  for (const { id, name } of sets ?? []) byId.set(id, { id, name });
  for (const { card } of entries) if (!byId.has(card.set.id)) byId.set(card.set.id, card.set);
  return [...byId.values()];
}

/** A set with how many of its cards there are. */
export type CountedSet = SetOption & { readonly count: number };

/** Those with the most cards first. */
export const countSets = (
  sets: readonly SetOption[],
  counts: ReadonlyMap<string, number>,
): readonly CountedSet[] =>
  sets.map((set) => ({ ...set, count: counts.get(set.id) ?? 0 })).sort((a, b) => b.count - a.count);
