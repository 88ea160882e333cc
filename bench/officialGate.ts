/**
 * Whether other weights make the official AI stronger: `CHANGE='{"energy":30}' npm run bench officialGate` plays pairs of the
 * expert with and without them until a sequential test knows. Without a change it has nothing to do.
 */
import { THINKING, type Weights } from '@pokesol/ai/official';
import { thinkingPlayer } from '@pokesol/ai/official/testing';
import { expectFigure } from './expectFigure.ts';
import { playPair } from './officialPair.ts';
import { verdictOf } from './sequential.ts';

const { CHANGE } = process.env;
/** After so many pairs a change is too small to be proven. */
const MOST_PAIRS = 2000;

export function benchOfficialGate(): void {
  if (CHANGE === undefined) return;
  const { planning, slips } = THINKING.expert;
  if (planning === null) throw new TypeError('The expert has no weights');
  const change = changeIn(CHANGE, planning.weights);
  const changed = { slips, planning: { ...planning, weights: { ...planning.weights, ...change } } };
  const shares: number[] = [];
  while (verdictOf(shares) === 'open' && shares.length < MOST_PAIRS) {
    const players = [() => thinkingPlayer(changed), () => thinkingPlayer(THINKING.expert)] as const;
    shares.push(playPair('cross-deck', shares.length, players).share);
  }
  const won = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(
    `\n${CHANGE}: ${verdictOf(shares)} after ${shares.length} pairs, won ${(won * 100).toFixed(1)}%`,
  );
  expectFigure('the change is better', verdictOf(shares) === 'better');
}

/** Numbers of known weights, and nothing else. */
function changeIn(text: string, weights: Weights): Partial<Weights> {
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null) throw new TypeError('CHANGE is an object of weights');
  for (const [name, value] of Object.entries(read))
    if (!Object.hasOwn(weights, name) || typeof value !== 'number')
      throw new RangeError(`There is no weight ${name} of that kind`);
  return read;
}
