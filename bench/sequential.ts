/** A sequential test on pairs: plays on until a change is proven better, or proven not to be. */

/** Elo of «no better» and of «better». */
const NO_BETTER = 0;
const BETTER = 20;
/** One in twenty either way. */
const ENOUGH = Math.log(0.95 / 0.05);
/** Before that the spread of the pairs is not known. */
const FIRST_LOOK = 24;

export type Verdict = 'better' | 'not better' | 'open';

/** Of the shares that the change won, pair by pair: the generalised likelihood ratio with the spread that was seen. */
export function verdictOf(shares: readonly number[]): Verdict {
  if (shares.length < FIRST_LOOK) return 'open';
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length;
  if (variance === 0) return mean > 0.5 ? 'better' : 'open';
  const [low, high] = [expected(NO_BETTER), expected(BETTER)];
  const ratio = (shares.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
  return ratio >= ENOUGH ? 'better' : ratio <= -ENOUGH ? 'not better' : 'open';
}

const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
