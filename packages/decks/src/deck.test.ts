/** Checks the deck rules: their messages to the letter, and that adding and validating agree. */

import { cardById } from '@pokesol/cards/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASIC_ENERGY_LIMIT, copyLimit, countDeck, type DeckLine, factsOfCard, mergeLines } from './deck.ts';
import { addCopy, canAdd, copiesOfCard, removeCopy, setQuantity } from './editDeck.ts';
import { STARTER_DECK } from './starterDeck.ts';
import { anyCard, anyLines, basic, basicEnergy, SOME_CARDS, stage1, trainer } from './testing/decks.ts';
import { validateDeck } from './validateDeck.ts';

const pikachu = basic('a-1', 'Pikachu');
const fire = basicEnergy('a-4', 'Fire Energy');
const line = (card: DeckLine['card'], quantity: number): DeckLine => ({ card, quantity });
const legal = [line(pikachu, 4), line(fire, 56)];
const starter = STARTER_DECK.map(({ cardId, quantity }) => {
  const card = cardById(cardId);
  if (card === undefined) throw new Error(`The starter deck's ${cardId} is missing`);
  return line(factsOfCard(card), quantity);
});

test('a card with no copy limit is a basic energy, and the trainer Energy Removal is none', () => {
  expect(copyLimit(fire)).toBe(BASIC_ENERGY_LIMIT);
  expect(copyLimit(trainer('t', 'Energy Removal'))).toBe(4);
  expect(copyLimit({ name: 'Homemade Energy' })).toBe(60);
});

test('the starter deck is legal for its owner, and counted as printed', () => {
  const owned = (id: string) => copiesOfCard(starter, id);
  expect(validateDeck(starter, { owned })).toEqual({
    isValid: true,
    isForPractice: true,
    errors: [],
    stats: { totalCards: 60, pokemonCount: 17, trainerCount: 16, energyCount: 27 },
  });
});

test.each<[string, DeckLine[], string[]]>([
  ['a legal deck', legal, []],
  [
    'an empty deck',
    [],
    [
      'Deck must contain exactly 60 cards (currently 0)',
      'Deck must contain at least 1 Energy card',
      'Deck should contain at least 1 Pokemon card',
    ],
  ],
  ['61 cards', [line(pikachu, 4), line(fire, 57)], ['Deck must contain exactly 60 cards (currently 61)']],
  ['a fifth copy', [line(pikachu, 5), line(fire, 55)], ['Too many copies of Pikachu (5/4 max)']],
  [
    'a fifth copy in another printing',
    [line(pikachu, 3), line(basic('b-1', 'Pikachu'), 2), line(fire, 55)],
    ['Too many copies of Pikachu (5/4 max)'],
  ],
  [
    'a fifth copy in another spelling',
    [line(basic('c-1', 'Nidoran ♂'), 3), line(basic('c-2', 'Nidoran♂'), 2), line(fire, 55)],
    ['Too many copies of Nidoran ♂ (5/4 max)'],
  ],
  [
    'a fifth copy that shows another person',
    [
      line(pikachu, 1),
      line(trainer('d-1', "Professor's Research (Professor Oak)"), 3),
      line(trainer('d-2', "Professor's Research (Professor Magnolia)"), 2),
      line(fire, 54),
    ],
    ["Too many copies of Professor's Research (5/4 max)"],
  ],
  ['the same card on two lines', [line(pikachu, 2), line(fire, 56), line(pikachu, 2)], []],
  [
    '61 basic energies',
    [line(pikachu, 1), line(fire, 61)],
    ['Deck must contain exactly 60 cards (currently 62)'],
  ],
  ['sixty basic energies', [line(fire, 60)], ['Deck should contain at least 1 Pokemon card']],
  [
    'evolutions only',
    [line(stage1('a-2', 'Pikachu', 'Raichu'), 4), line(fire, 56)],
    ['Deck must contain at least 1 Basic Pokémon (without one it can never start a battle)'],
  ],
  [
    'a negative line',
    [...legal, line(trainer('t', 'Bill'), -1)],
    ['The number of copies of Bill must be a whole number of at least 1'],
  ],
])('%s breaks these rules', (_, lines, errors) => {
  expect(validateDeck(lines).errors).toEqual(errors);
});

test('what is not owned is said card by card; basic energy is free to all', () => {
  const other = basic('b-1', 'Pikachu');
  const lines = [line(pikachu, 2), line(other, 2), line(fire, 56)];
  const owned = (id: string) => (id === 'a-1' ? 1 : id === 'a-4' ? 50 : 0);
  expect(validateDeck(lines, { owned }).errors).toEqual([
    'You own only 1 of the 2 copies of Pikachu (a-1) in this deck',
    'You do not own Pikachu (b-1)',
  ]);
  expect(validateDeck([line(pikachu, 4), line(fire, 56)], { owned: () => 0 }).errors).toEqual([
    'You do not own Pikachu',
  ]);
});

test('additions are refused in the words of the toasts', () => {
  const limited = {
    refused: true,
    code: 'cannot-add',
    title: 'Cannot add card',
    message: 'Maximum 4 copies allowed',
  };
  expect(canAdd(legal, fire)).toEqual({
    refused: true,
    code: 'cannot-add',
    title: 'Deck is full',
    message: 'Cannot add more cards (60 card limit)',
  });
  expect(canAdd([line(pikachu, 4)], pikachu)).toEqual(limited);
  expect(canAdd([line(pikachu, 4)], basic('b-1', 'Pikachu'))).toEqual(limited);
  expect(canAdd([line(fire, 59)], fire)).toBeNull();
  expect(canAdd([line(pikachu, 1)], pikachu, { owned: () => 1 })).toEqual({
    refused: true,
    code: 'cannot-add',
    title: 'Cannot add card',
    message: 'You own only 1 copy of Pikachu',
  });
  expect(canAdd([], pikachu, { owned: () => 0 })).toMatchObject({ message: 'You do not own Pikachu' });
  expect(canAdd([line(fire, 1)], fire, { owned: () => 0 })).toBeNull();
});

test('a deck grows and shrinks without touching the one before', () => {
  const before = Object.freeze([line(pikachu, 1), line(fire, 2)]);
  expect(addCopy(before, pikachu)).toEqual([line(pikachu, 2), line(fire, 2)]);
  expect(addCopy(before, trainer('t'))).toEqual([...before, line(trainer('t'), 1)]);
  expect(removeCopy(before, 'a-1')).toEqual([line(fire, 2)]);
  expect(removeCopy(before, 'none')).toEqual(before);
  expect(setQuantity(before, fire, 0)).toEqual([line(pikachu, 1)]);
  expect(() => setQuantity(before, fire, 1.5)).toThrow(RangeError);
});

test('a deck built only by allowed additions breaks no copy, size or ownership rule', () => {
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 90 }), fc.nat(9), (wishes, has) => {
      const owned = () => has;
      let deck: DeckLine[] = [];
      for (const card of wishes) if (canAdd(deck, card, { owned }) === null) deck = addCopy(deck, card);
      const { errors, stats } = validateDeck(deck, { owned });
      expect(errors.filter((error) => /Too many|You |whole number/.test(error))).toEqual([]);
      expect(stats.totalCards).toBeLessThanOrEqual(60);
      // Nothing that could still be added would have been an error, and nothing refused would have been none.
      for (const card of SOME_CARDS) {
        const wrong = validateDeck(addCopy(deck, card), { owned }).errors.some((error) =>
          /Too many|You |currently 6[1-9]/.test(error),
        );
        expect(canAdd(deck, card, { owned }) === null).toBe(!wrong);
      }
    }),
    { numRuns: 150 },
  );
});

test('any lines are counted and judged without failing, the same however the copies are spread', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const sound = lines.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
      expect(countDeck(mergeLines(lines))).toEqual(countDeck(lines));
      expect(validateDeck(mergeLines(lines))).toEqual(validateDeck(sound));
      expect(validateDeck(lines).isValid).toBe(sound.length === lines.length && validateDeck(sound).isValid);
    }),
  );
});
