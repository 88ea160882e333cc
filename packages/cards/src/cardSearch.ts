/** How a search finds cards by name or number; page and server find the same. */

/**
 * Letters, digits and signs such as «♂», as people type them from memory: «Mr. Mime» and «mr mime» → 'mrmime', «Flabébé» →
 * 'flabebe', «Farfetch’d» → 'farfetchd'.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();

/** A card with its name and number as {@link searchText} makes them. */
export type SearchableCard = {
  readonly name: string;
  readonly number: string;
  readonly card: { readonly name: string };
};

/**
 * «char» finds names and numbers that hold it, «#4» and «4/102» the number 4 alone; accents, case and punctuation do not
 * count.
 */
export function cardMatcher(search: string): (of: SearchableCard) => boolean {
  const words = search.trim().toLowerCase();
  const wanted = searchText(words);
  // Nothing but punctuation: there it is what one looks for.
  if (wanted === '') return ({ card }) => card.name.toLowerCase().includes(words);
  const exact = /^#(\w+)$|^(\w+)\/\d+$/.exec(words);
  const number = exact?.[1] ?? exact?.[2];
  if (number !== undefined) return (of) => of.number === number;
  return (of) => of.name.includes(wanted) || of.number.includes(wanted);
}
