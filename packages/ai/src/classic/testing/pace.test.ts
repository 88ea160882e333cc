/** The pace of battles: counted as it says, and in a small sample as long and as decided as `npm run bench pace` promises. */
import { ROSTER, trainerDeckCards } from '@pokesol/campaign';
import type { Card } from '@pokesol/cards';
import { cardById, shippedCards } from '@pokesol/cards/catalogue';
import { asPlayed, deckFacts } from '@pokesol/cards/classic';
import { CLASSIC_PLAN, completeDeck, STARTER_DECK } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine';
import { expect, test } from 'vitest';
import { NEUTRAL } from '../../personality.ts';
import { duel } from './duel.ts';
import { type Ended, paceOf } from './pace.ts';
import { scriptPlayer } from './scriptPlayer.ts';

const STARTER_CARDS = STARTER_DECK.flatMap(({ cardId, quantity }) => {
  const card = cardById(cardId);
  return card === undefined ? [] : Array.from({ length: quantity }, () => card);
});
const starter = deckFacts(STARTER_CARDS);

/** What «Complete this deck» makes of these cards. */
const built = (cards: readonly Card[]) => {
  const owned = cards.map((card) => ({ card, quantity: 1 }));
  const build = completeDeck({ lines: [], owned, asPlayed, plan: CLASSIC_PLAN });
  const lines = isRefusal(build) ? [] : build.lines;
  return deckFacts(lines.flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card)));
};
const printed = (set: 'base1' | 'sv3pt5', ...rarities: readonly string[]) =>
  shippedCards(set).filter(({ rarity }) => rarities.includes(rarity));
/** Two of each card that most packs hold. */
const PLENTY = built([1, 2].flatMap(() => printed('base1', 'Common', 'Uncommon')));
/** About what ten packs of the set 151 add to the free one: five Pokémon that fell anything. */
const MODERN = built([...STARTER_CARDS, ...printed('sv3pt5', 'Common', 'Uncommon', 'Rare')]);

const trainers = ROSTER.map(({ id, deck, difficulty, aiPersonality }) => ({
  id,
  deck: deckFacts(trainerDeckCards(deck)),
  player: { level: difficulty, personality: aiPersonality },
}));

test('turns are counted in the middle, endings as shares of all', () => {
  const by = (turn: number, victoryCondition: Ended['victoryCondition']): Ended => ({
    turn,
    winner: 0,
    victoryCondition,
  });
  expect(
    paceOf([
      by(1, 'opponent_no_pokemon'),
      by(90, 'opponent_deck_empty'),
      by(12, 'opponent_no_pokemon'),
      by(20, 'opponent_no_pokemon'),
      by(2, 'opponent_no_pokemon'),
    ]),
  ).toEqual({
    battles: 5,
    turns: 12,
    shortest: 1,
    longest: 20,
    knockOuts: 0.8,
    emptyDecks: 0.2,
    oneSided: 0.2,
  });
  expect(() => paceOf([])).toThrow(RangeError);
});

// The same battles each time: a change of decks, cards or AI shows here, and `npm run bench pace` says what it means.
test('two battles with the starter deck against each trainer end by knock-outs, in the middle after 12 to 30 turns', () => {
  const ended = trainers.flatMap(
    (trainer) =>
      duel(
        { deck: starter, player: { level: 'medium', personality: NEUTRAL } },
        trainer,
        2,
        `starter ${trainer.id}`,
      ).ended,
  );
  const pace = paceOf(ended);
  expect(pace.turns).toBeGreaterThanOrEqual(12);
  expect(pace.turns).toBeLessThanOrEqual(30);
  expect(pace.knockOuts).toBeGreaterThanOrEqual(0.75);
  expect(pace.oneSided).toBe(0);
  expect(pace).toMatchObject({ turns: 29, shortest: 7, longest: 73 });
});

test('so do two with the deck that the builder makes of bought cards', () => {
  const deck = PLENTY;
  const player = { level: 'medium', personality: NEUTRAL } as const;
  const pace = paceOf(
    trainers.flatMap((trainer) => duel({ deck, player }, trainer, 2, `built ${trainer.id}`).ended),
  );
  expect(pace.turns).toBeGreaterThanOrEqual(12);
  expect(pace.turns).toBeLessThanOrEqual(30);
  expect(pace.knockOuts).toBeGreaterThanOrEqual(0.75);
  expect(pace.oneSided).toBe(0);
  expect(pace).toMatchObject({ turns: 18, shortest: 6, longest: 41 });
});

test.each([
  ['the starter deck', starter, 3, [0, 0, 0]],
  ['a deck built of the Base set', PLENTY, 3, [1, 0, 0]],
  ['a deck built of the set 151', MODERN, 16, [6, 7, 7]],
] as const)(
  'a thoughtless line of play with %s beats none of the last three trainers more than half the time',
  (name, deck, battles, wins) => {
    const won = trainers
      .slice(-3)
      .map(
        (trainer) =>
          duel({ deck, player: scriptPlayer }, trainer, battles, `script ${name} ${trainer.id}`).wins,
      );
    expect(Math.max(...won)).toBeLessThanOrEqual(battles / 2);
    expect(won).toEqual(wins);
  },
);
