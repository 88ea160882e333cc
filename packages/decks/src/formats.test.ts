/** A deck's findings for the printed game: its limits are errors, cards that are not read a warning. */
import { expect, test } from 'vitest';
import { type DeckLine, ownedIn } from './deck.ts';
import { officialFindings } from './formats.ts';
import { basic, basicEnergy, stage1, trainer } from './testing/decks.ts';
import { validateDeck } from './validateDeck.ts';

const FIRE = basicEnergy('fire', 'Fire Energy');
const deckWith = (...lines: readonly DeckLine[]): readonly DeckLine[] => [
  ...lines,
  { card: FIRE, quantity: 60 - lines.reduce((sum, { quantity }) => sum + quantity, 0) },
];

test('a Basic Pokémon and sixty cards are a legal deck', () => {
  expect(officialFindings(deckWith({ card: basic('a'), quantity: 1 }))).toEqual({
    isLegal: true,
    isForPractice: true,
    errors: [],
    unread: [],
  });
});

test('an evolution alone is none: it could never begin', () => {
  const { isLegal, errors } = officialFindings(deckWith({ card: stage1('b', 'a'), quantity: 4 }));
  expect(isLegal).toBe(false);
  expect(errors).toEqual([expect.stringContaining('at least 1 Basic Pokémon')]);
});

test('copies that are not owned and few of a kind count, as in the limits', () => {
  const aceSpec = { ...trainer('ace'), subtypes: ['Item', 'ACE SPEC'] };
  const { errors, isForPractice } = officialFindings(
    deckWith({ card: basic('a'), quantity: 2 }, { card: aceSpec, quantity: 2 }),
    { owned: (cardId) => (cardId === 'a' ? 1 : 4) },
  );
  expect(errors).toEqual([
    'A deck holds only 1 of all ACE SPEC cards (2 are in it)',
    'You own only 1 of the 2 copies of a in this deck',
  ]);
  expect(isForPractice).toBe(false);
});

test('practice takes what is legal but for ownership, and only that', () => {
  const owned = () => 0;
  const lines = deckWith({ card: basic('a'), quantity: 4 });
  expect(officialFindings(lines, { owned })).toMatchObject({ isLegal: false, isForPractice: true });
  expect(validateDeck(lines, { owned })).toMatchObject({ isValid: false, isForPractice: true });
  const five = deckWith({ card: basic('a'), quantity: 5 });
  expect(officialFindings(five, { owned })).toMatchObject({ isLegal: false, isForPractice: false });
  expect(validateDeck(five, { owned })).toMatchObject({ isValid: false, isForPractice: false });
});

test('owned copies of a deck are those that are there, and all basic energies', () => {
  const lines = deckWith({ card: basic('a'), quantity: 4 }, { card: basic('b'), quantity: 2 });
  expect(ownedIn(lines, (cardId) => ({ a: 1, b: 9 })[cardId] ?? 0)).toBe(54 + 1 + 2);
  expect(ownedIn([], () => 4)).toBe(0);
});

test('what does not play in full is named once, and the deck stays legal', () => {
  const lines = deckWith(
    { card: basic('a'), quantity: 2 },
    { card: trainer('t-1', 'Old Map'), quantity: 1 },
    { card: trainer('t-2', 'Old Map'), quantity: 1 },
  );
  const findings = officialFindings(lines, { playsInFull: (cardId) => !cardId.startsWith('t') });
  expect(findings).toEqual({ isLegal: true, isForPractice: true, errors: [], unread: ['Old Map'] });
});
