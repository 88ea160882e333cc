/** What a search compares of a text: letters, digits and signs such as «♂», as people type them from memory. */

/** «Mr. Mime» and «mr mime» → 'mrmime', «Flabébé» → 'flabebe', «Farfetch’d» → 'farfetchd'. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
