/** The orders in which the cards can stand. */
import { compareCardNumbers, compareInBinder } from '@pokesol/cards';
import type { CollectionEntry } from './entries.ts';

export const SORTS = ['rarity', 'number', 'newest', 'name', 'quantity'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  rarity: 'Rarity',
  number: 'Number',
  newest: 'Newest',
  name: 'Name',
  quantity: 'Quantity',
};

type Compare = (a: CollectionEntry, b: CollectionEntry) => number;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byNumber: Compare = (a, b) => compareCardNumbers(a.card.cardNumber, b.card.cardNumber);

const COMPARE: Readonly<Record<Sort, Compare>> = {
  rarity: (a, b) => compareInBinder(a.card, b.card),
  // Sets one after another, each by its numbers.
  number: (a, b) => byText(a.card.set.id, b.card.set.id) || byNumber(a, b),
  newest: (a, b) => byText(b.firstOwnedAt, a.firstOwnedAt),
  name: (a, b) => byText(a.name, b.name),
  quantity: (a, b) => b.quantity - a.quantity,
};

/** A copy; cards that are equal in this order stand as a binder has them. */
export function sortEntries<E extends CollectionEntry>(entries: readonly E[], sort: Sort): E[] {
  const first = COMPARE[sort];
  return [...entries].sort((a, b) => first(a, b) || COMPARE.rarity(a, b) || byText(a.id, b.id));
}
