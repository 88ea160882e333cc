/** Works out exactly what an opening hand is likely to hold, by counting hands. */

import { isBasicPokemon } from '@pokesol/cards';
import { seedRandom, shuffle } from '@pokesol/engine';
import { copiesIn, type DeckCardFacts, type DeckLine } from './deck.ts';

/** Cards drawn when a battle begins. A hand without a Basic Pokémon is a mulligan: it goes back and is drawn again. */
export const OPENING_HAND = 7;

/** A probability as an exact fraction in lowest terms, and as the nearest decimal number. */
export type ExactChance = {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly probability: number;
};

export type DrawOdds = {
  readonly atLeastOne: ExactChance;
  /** The chance of exactly k at place k, from 0 up to the size of the hand. */
  readonly exactly: readonly ExactChance[];
};

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

const DIGITS = 10n ** 20n;

/** In lowest terms. */
export function exactChance(numerator: bigint, denominator: bigint): ExactChance {
  const common = divisor(numerator, denominator);
  const [over, under] = [numerator / common, denominator / common];
  const fits = under <= BigInt(Number.MAX_SAFE_INTEGER);
  const probability = fits ? Number(over) / Number(under) : Number((over * DIGITS) / under) / Number(DIGITS);
  return { numerator: over, denominator: under, probability };
}

/** The ways to choose k of n; 0 when there are not so many. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

/**
 * What `drawn` cards from a deck of `deck` hold of its `marked` ones (hypergeometric). A deck smaller than the hand is
 * drawn whole. Throws RangeError unless all are whole, not negative, and no more are marked than there are.
 */
export function drawOdds(deck: number, marked: number, drawn: number = OPENING_HAND): DrawOdds {
  const isSound = [deck, marked, drawn].every((number) => Number.isSafeInteger(number) && number >= 0);
  if (!isSound || marked > deck) throw new RangeError(`No odds for ${marked} of ${deck} in ${drawn}`);
  const hand = Math.min(deck, drawn);
  const hands = choose(deck, hand);
  const exactly = Array.from({ length: drawn + 1 }, (_, k) =>
    exactChance(choose(marked, k) * choose(deck - marked, hand - k), hands),
  );
  return { atLeastOne: exactChance(hands - choose(deck - marked, hand), hands), exactly };
}

/** What the first hand of this deck holds of the cards that `isMarked` names, mulligans not yet taken back. */
export function openingHandOdds(
  lines: readonly DeckLine[],
  isMarked: (card: DeckCardFacts) => boolean,
): DrawOdds {
  let deck = 0;
  let marked = 0;
  for (const line of lines) {
    deck += copiesIn(line);
    if (isMarked(line.card)) marked += copiesIn(line);
  }
  return drawOdds(deck, marked);
}

/** The chance that the first hand holds no Basic Pokémon; certain for a deck without any. */
export function mulliganOdds(lines: readonly DeckLine[]): ExactChance {
  const [none = exactChance(1n, 1n)] = openingHandOdds(lines, isBasicPokemon).exactly;
  return none;
}

/** A first hand as a battle would deal it from this seed: the top cards of the shuffled deck. It may be a mulligan. */
export function sampleHand<C extends DeckCardFacts>(lines: readonly DeckLine<C>[], seed: string): C[] {
  const deck = lines.flatMap((line) => Array.from({ length: copiesIn(line) }, () => line.card));
  return shuffle(seedRandom(seed), deck).slice(0, OPENING_HAND);
}
