/** Reads and writes a pack's odds: how probable each bucket is, in whole parts per million. */
import { BUCKETS, type Bucket } from '@pokesol/cards';
import { isRefusal, type Refusal, type Result } from '@pokesol/engine/result';

/** The probability of each bucket for one card, decimals from 0 to 1 with at most 6 digits, 1 in all. */
export type RarityOdds = Readonly<Record<Bucket, number>>;

/** The same in whole parts per million; the draw and the pack's hash know nothing else. */
export type OddsWeights = Readonly<Record<Bucket, number>>;

export const MILLION = 1_000_000;

/** What is wrong, and with what. */
export type OddsRefusal =
  | Refusal<'shape'>
  | (Refusal<'unknown-bucket' | 'bucket'> & { readonly params: { readonly bucket: string } })
  /** They add up to that, and not to 1. */
  | (Refusal<'total'> & { readonly params: { readonly total: number } });

/** One value for each bucket, computed in the buckets' order. */
export function perBucket<T>(value: (bucket: Bucket) => T): Record<Bucket, T> {
  return {
    common: value('common'),
    uncommon: value('uncommon'),
    rare: value('rare'),
    epic: value('epic'),
    legendary: value('legendary'),
  };
}

/**
 * Parts per million of a probability; undefined unless it is a number from 0 to 1 with at most 6 decimal digits.
 * No tolerance: the number must be the very one that the decimal text reads as.
 */
function partsPerMillion(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) return undefined;
  const parts = Math.abs(Math.round(value * MILLION)); // no −0
  return parts / MILLION === value ? parts : undefined;
}

/**
 * Reads odds from untrusted data: an object with exactly the five buckets. The result is a fresh object.
 */
export function parseOdds(input: unknown): Result<RarityOdds, OddsRefusal> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { refused: true, code: 'shape' };
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const unknown = [...given.keys()].find((key) => !BUCKETS.some((bucket) => bucket === key));
  if (unknown !== undefined) return { refused: true, code: 'unknown-bucket', params: { bucket: unknown } };
  let total = 0;
  for (const bucket of BUCKETS) {
    const parts = partsPerMillion(given.get(bucket));
    if (parts === undefined) return { refused: true, code: 'bucket', params: { bucket } };
    total += parts;
  }
  if (total !== MILLION) return { refused: true, code: 'total', params: { total: total / MILLION } };
  return perBucket((bucket) => (partsPerMillion(given.get(bucket)) ?? 0) / MILLION);
}

/** Odds as whole parts per million. Throws RangeError on odds that `parseOdds` refuses. */
export function weightsOf(odds: RarityOdds): OddsWeights {
  const parsed = parseOdds(odds);
  if (isRefusal(parsed)) throw new RangeError(`odds: ${JSON.stringify(parsed)}`);
  return perBucket((bucket) => Math.round(parsed[bucket] * MILLION));
}

/** Odds written for people: 'common 70%, uncommon 20%, rare 8%, epic 1.5%, legendary 0.5%'. */
export function formatOdds(odds: RarityOdds): string {
  const weights = weightsOf(odds);
  return BUCKETS.map((bucket) => `${bucket} ${weights[bucket] / 10_000}%`).join(', ');
}
