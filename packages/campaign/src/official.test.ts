/** The starter deck and all trainers' decks play the printed game: legal by its limits, and played to an end at random. */
import { baseSetFacts } from '@pokesol/cards/base-set';
import { cardById } from '@pokesol/cards/catalogue';
import { STARTER_DECK, validateDeck } from '@pokesol/decks';
import { isRefusal, seedRandom } from '@pokesol/engine';
import { createBattle } from '@pokesol/engine/official';
import { allMoves, assertSound, must } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { ROSTER, trainerDeckCards } from './roster.ts';

const STARTER = STARTER_DECK.flatMap(({ cardId, quantity }) => {
  const card = cardById(cardId);
  if (card === undefined) throw new RangeError(`No card ${cardId}`);
  return Array.from({ length: quantity }, () => card);
});
const factsOf = (cards: typeof STARTER) => cards.map((card) => baseSetFacts(card));

describe.each([
  ['the starter deck', STARTER] as const,
  ...ROSTER.map(({ name, deck }) => [name, trainerDeckCards(deck)] as const),
])('%s', (name, cards) => {
  test('is legal by the official limits', () => {
    const lines = cards.map((card) => ({ card, quantity: 1 }));
    expect(validateDeck(lines, { format: 'official' }).errors).toEqual([]);
  });

  test('plays against the starter deck to an end', () => {
    const begun = createBattle([{ cards: factsOf([...cards]) }, { cards: factsOf(STARTER) }], name);
    if (isRefusal(begun)) throw new Error(begun.message);
    const random = seedRandom(name);
    let { battle } = begun;
    while (battle.state.phase !== 'ended') {
      const moves = allMoves(battle);
      const move = moves[random.below(moves.length)];
      if (move === undefined) throw new Error('No seat can act');
      ({ battle } = must(battle, move));
    }
    assertSound(battle);
    expect(battle.state.ending).not.toBeNull();
  });
});
