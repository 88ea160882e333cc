/** Lists of cards as both rule sets need them, the given ones unchanged. */

export const withoutEntries = <T>(list: readonly T[], gone: readonly T[]): T[] =>
  list.filter((entry) => !gone.includes(entry));

/** So that their order says nothing about that of a pile. */
export const ascending = <N extends number>(cards: readonly N[]): N[] => [...cards].sort((a, b) => a - b);
