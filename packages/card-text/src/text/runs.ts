/** Runs of words in a text of folded words. */

export const indexOfRun = (words: readonly string[], run: readonly string[]): number =>
  words.findIndex((_word, at) => run.every((word, place) => words[at + place] === word));

/** The words with another run in the place of the first such one. */
export function withRun(
  words: readonly string[],
  run: readonly string[],
  other: readonly string[],
): readonly string[] {
  const at = indexOfRun(words, run);
  return at === -1 ? words : [...words.slice(0, at), ...other, ...words.slice(at + run.length)];
}
