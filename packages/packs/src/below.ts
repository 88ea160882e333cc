/** Chooses whole numbers by a stream of random 32-bit words, favouring none. */

/** Chooses a whole number from 0 to n − 1 (1 ≤ n ≤ 2³²), each with the same probability. */
export type Below = (n: number) => number;

const WORD_RANGE = 2 ** 32;

/** Rejects the words above the largest multiple of n, so that the remainder favours no number. */
export const belowFrom =
  (nextWord: () => number): Below =>
  (n) => {
    const limit = WORD_RANGE - (WORD_RANGE % n);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % n;
  };
