/** Checks that the decks are legal, that a battle begins with them, and that together they try nearly every trainer. */
import { KNOWN_TRAINERS, trainerEffect } from '@pokesol/cards/classic';
import { createBattle } from '@pokesol/engine/classic';
import { expect, test } from 'vitest';
import { BATTLE_DECK_NAMES, BATTLE_DECKS, battleDeckFacts } from './battleDecks.ts';
import { validateDeck } from './validateDeck.ts';

const namesIn = (name: (typeof BATTLE_DECK_NAMES)[number]): Set<string> =>
  new Set(BATTLE_DECKS[name].map((card) => card.name));

test.each(BATTLE_DECK_NAMES)(
  'the deck %s is legal and has at least eight trainers that do something',
  (name) => {
    const verdict = validateDeck(BATTLE_DECKS[name].map((card) => ({ card, quantity: 1 })));
    expect(verdict.errors).toEqual([]);
    expect(
      BATTLE_DECKS[name].filter((card) => trainerEffect(card.name) !== null).length,
    ).toBeGreaterThanOrEqual(14);
    expect([...namesIn(name)].filter((card) => trainerEffect(card) !== null).length).toBeGreaterThanOrEqual(
      8,
    );
  },
);

test.each(BATTLE_DECK_NAMES)('a battle of %s against every deck begins', (name) => {
  for (const other of BATTLE_DECK_NAMES) {
    const [cards, against] = [battleDeckFacts(name), battleDeckFacts(other)];
    const begun = createBattle(
      [
        { cards, extraCard: 'always' },
        { cards: against, extraCard: 'onHeads' },
      ],
      'classic',
      `${name} ${other}`,
    );
    expect(begun).toHaveProperty('battle');
  }
});

test('together they hold every trainer that the rules know and the Base set has, and one that they do not know', () => {
  const names = new Set(BATTLE_DECK_NAMES.flatMap((name) => [...namesIn(name)]));
  expect(KNOWN_TRAINERS.filter((name) => !names.has(name))).toEqual(['Energy Search']);
  expect(names).toContain('Full Heal');
});
