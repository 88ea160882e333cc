/** Checks the odds of opening hands: by counting every hand of small decks, by known figures, and by dealing hands. */

import { isBasicPokemon } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesIn, type DeckLine } from './deck.ts';
import { choose, drawOdds, mulliganOdds, openingHandOdds, sampleHand } from './deckOdds.ts';
import { STARTER_DECK } from './starterDeck.ts';
import { basic, basicEnergy, trainer } from './testing/decks.ts';

/** Goes through every hand that a deck of so many cards can give, the first `marked` of them marked. */
function countHands(deck: number, marked: number, drawn: number): { hands: number; exactly: number[] } {
  const exactly = Array.from({ length: drawn + 1 }, () => 0);
  const size = Math.min(deck, drawn);
  let hands = 0;
  for (let hand = 0; hand < 2 ** deck; hand += 1) {
    const places = Array.from({ length: deck }, (_, place) => (hand >> place) & 1);
    if (places.filter((held) => held === 1).length !== size) continue;
    hands += 1;
    const hit = places.slice(0, marked).filter((held) => held === 1).length;
    exactly[hit] = (exactly[hit] ?? 0) + 1;
  }
  return { hands, exactly };
}

test('on small decks the odds are the hands counted one by one', () => {
  for (let deck = 0; deck <= 10; deck += 1) {
    for (let marked = 0; marked <= deck; marked += 1) {
      for (const drawn of [0, 1, 3, 7]) {
        const { hands, exactly } = countHands(deck, marked, drawn);
        const odds = drawOdds(deck, marked, drawn);
        const counted = odds.exactly.map(
          ({ numerator, denominator }) => (numerator * BigInt(hands)) / denominator,
        );
        expect(counted).toEqual(exactly.map(BigInt));
        expect(odds.atLeastOne.probability).toBeCloseTo(1 - (exactly[0] ?? 0) / hands, 12);
      }
    }
  }
});

test('the chances of all numbers add up to one, exactly', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(20), (deck, wish, drawn) => {
      const { atLeastOne, exactly } = drawOdds(deck, Math.min(wish, deck), drawn);
      const denominator = choose(deck, Math.min(deck, drawn));
      const parts = exactly.map((chance) => (chance.numerator * denominator) / chance.denominator);
      expect(parts.reduce((sum, each) => sum + each, 0n)).toBe(denominator);
      const [none = 0n] = parts;
      expect((atLeastOne.numerator * denominator) / atLeastOne.denominator).toBe(denominator - none);
    }),
  );
});

test('known figures: 386206920 hands, a four-of in 40% of them, twelve basics missing in 19%', () => {
  expect(choose(60, 7)).toBe(386206920n);
  expect(drawOdds(60, 4).atLeastOne.probability).toBeCloseTo(0.3994996257, 10);
  expect(drawOdds(60, 12).exactly[0]?.probability).toBeCloseTo(0.1906466927, 10);
});

test('a number of cards that makes no sense has no odds', () => {
  expect(() => drawOdds(60, 61)).toThrow(RangeError);
  expect(() => drawOdds(60, 1.5)).toThrow(RangeError);
  expect(() => drawOdds(60, -1)).toThrow(RangeError);
});

const line = (card: DeckLine['card'], quantity: number): DeckLine => ({ card, quantity });

test('a deck without basics is always a mulligan, one of basics alone never', () => {
  expect(mulliganOdds([line(trainer('t'), 60)]).probability).toBe(1);
  expect(mulliganOdds([line(basic('p'), 60)]).probability).toBe(0);
  expect(mulliganOdds([]).probability).toBe(1);
});

const starter = STARTER_DECK.flatMap(({ cardId, quantity }) => {
  const card = cardById(cardId);
  return card === undefined ? [] : [line(card, quantity)];
});
const fewBasics = [line(basic('p'), 5), line(trainer('t'), 4), line(basicEnergy('e'), 51)];

test.each([
  ['the starter deck', starter],
  ['a deck of five basics', fewBasics],
])('hands dealt from %s agree with the odds within 4 sigma', (name, lines) => {
  const deals = 15_000;
  const marked = lines[1]?.card.id;
  const isMarked = ({ id }: { id: string }) => id === marked;
  const odds = openingHandOdds(lines, isMarked);
  const seen = odds.exactly.map(() => 0);
  let mulligans = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    const hand = sampleHand(lines, `${name} ${deal}`);
    expect(hand.length).toBe(7);
    if (!hand.some(isBasicPokemon)) mulligans += 1;
    const hits = hand.filter(isMarked).length;
    seen[hits] = (seen[hits] ?? 0) + 1;
  }
  const agree = (count: number, probability: number) => {
    const sigma = Math.sqrt(deals * probability * (1 - probability));
    expect(Math.abs(count - deals * probability)).toBeLessThanOrEqual(4 * sigma);
  };
  agree(mulligans, mulliganOdds(lines).probability);
  agree(deals - (seen[0] ?? 0), odds.atLeastOne.probability);
  // Beyond two copies the expected counts are too small for a normal estimate.
  for (const k of [0, 1, 2]) agree(seen[k] ?? 0, odds.exactly[k]?.probability ?? 0);
});

test('a sample hand is a part of the deck, the same for the same seed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const hand = sampleHand(fewBasics, seed);
      expect(sampleHand(fewBasics, seed)).toEqual(hand);
      for (const each of fewBasics)
        expect(hand.filter(({ id }) => id === each.card.id).length).toBeLessThanOrEqual(copiesIn(each));
    }),
  );
  expect(sampleHand([line(trainer('t'), 3)], 'short')).toHaveLength(3);
});
