/** Binder pages: how many there are, what stands on one, and which page buttons are offered. */

export const PER_PAGE = 15;
const PAGE_BUTTONS = 7;

/** At least one: an empty binder has an empty first page. */
export const pageCountOf = (cards: number): number => Math.max(1, Math.ceil(cards / PER_PAGE));

/** The page nearest to the wanted one that exists, from 1. */
export const pageWithin = (page: number, pageCount: number): number =>
  Math.min(Math.max(1, page), Math.max(1, pageCount));

/** Always fifteen places; the last page is padded with empty ones. */
export function pageOf<Item>(items: readonly Item[], page: number): (Item | undefined)[] {
  const start = (page - 1) * PER_PAGE;
  return Array.from({ length: PER_PAGE }, (_, place) => items[start + place]);
}

/** At most seven neighbours around the page; the window slides and stops at both ends. */
export function pageWindow(page: number, pageCount: number): number[] {
  const size = Math.min(PAGE_BUTTONS, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(PAGE_BUTTONS / 2)), pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => first + index);
}
