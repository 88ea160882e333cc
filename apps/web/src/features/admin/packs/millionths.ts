/** Odds as the packs' forms handle them: texts that people type, and whole parts of a million behind them. */
import { BUCKETS, type Bucket } from '@pokesol/cards';
import { MILLION, perBucket, type RarityOdds } from '@pokesol/packs';

/** What stands in the five fields. */
export type OddsTexts = Record<Bucket, string>;
/** Parts of a million; undefined for a text that is no probability with at most six decimals. */
export type OddsParts = Record<Bucket, number | undefined>;

/** The same test that the draw's own rule makes of a number. */
export function readParts(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  const parts = Math.round(value * MILLION);
  return value >= 0 && value <= 1 && parts / MILLION === value ? parts : undefined;
}

/** 15000 → «0.015», without an exponent and without idle zeros. */
export const writeParts = (parts: number): string => (parts / MILLION).toFixed(6).replace(/\.?0+$/, '');

export const readOdds = (texts: OddsTexts): OddsParts => perBucket((bucket) => readParts(texts[bucket]));

export const writeOdds = (odds: RarityOdds): OddsTexts =>
  perBucket((bucket) => writeParts(Math.round(odds[bucket] * MILLION)));

/** The sum in parts of a million; what cannot be read counts for nothing. */
export const sumOf = (parts: OddsParts): number =>
  BUCKETS.reduce((sum, bucket) => sum + (parts[bucket] ?? 0), 0);

/** Odds that the server takes; undefined while something is missing, too much or unreadable. */
export function soundOdds(texts: OddsTexts): RarityOdds | undefined {
  const parts = readOdds(texts);
  if (BUCKETS.some((bucket) => parts[bucket] === undefined) || sumOf(parts) !== MILLION) return undefined;
  return perBucket((bucket) => (parts[bucket] ?? 0) / MILLION);
}

/**
 * Makes the five add up to exactly a million. `kept`, the one just set, stays; the others share the rest in
 * the proportions they have now, or equally where they have none.
 */
export function balance(parts: OddsParts, kept: Bucket | undefined): Record<Bucket, number> {
  const fixed = kept === undefined ? 0 : (parts[kept] ?? 0);
  const others = BUCKETS.filter((bucket) => bucket !== kept);
  const rest = MILLION - fixed;
  const weights = others.map((bucket) => parts[bucket] ?? 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shared = others.map((bucket, index) => {
    const exact = total === 0 ? rest / others.length : (rest * (weights[index] ?? 0)) / total;
    return { bucket, parts: Math.floor(exact), lost: exact - Math.floor(exact) };
  });
  // What rounding down left over goes to those that lost most.
  let left = rest - shared.reduce((sum, each) => sum + each.parts, 0);
  for (const each of shared.toSorted((a, b) => b.lost - a.lost)) {
    if (left <= 0) break;
    each.parts += 1;
    left -= 1;
  }
  return perBucket((bucket) => shared.find((each) => each.bucket === bucket)?.parts ?? fixed);
}

export type SumText = { isSound: boolean; words: string };

/** What is wrong with the five, as one sentence for the admin who moves them. */
export function sumText(texts: OddsTexts): SumText {
  const parts = readOdds(texts);
  const unreadable = BUCKETS.filter((bucket) => parts[bucket] === undefined);
  if (unreadable.length > 0)
    return {
      isSound: false,
      words: `${listed(unreadable)} ${unreadable.length === 1 ? 'needs' : 'need'} a number from 0 to 1 with at most six decimals.`,
    };
  const sum = sumOf(parts);
  if (sum === MILLION) return { isSound: true, words: 'The odds add up to 1.' };
  const difference = writeParts(Math.abs(MILLION - sum));
  return {
    isSound: false,
    words: `The odds add up to ${writeParts(sum)}: ${difference} ${sum < MILLION ? 'is missing' : 'too much'}.`,
  };
}

const listed = (buckets: readonly Bucket[]): string => {
  const names = buckets.map((bucket) => bucket.charAt(0).toUpperCase() + bucket.slice(1));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
