/** What formats ask of decks, and that their data is what its hash says. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeckCardFacts, DeckLine } from './deck.ts';
import { canAdd } from './editDeck.ts';
import { DECK_FORMATS, type FormatFacts, formatById, isFormat } from './formatList.ts';
import { formatErrors, formatRoom, takesCard } from './formatRules.ts';
import { formatPreimage, formatsTaking, officialFindings } from './formats.ts';
import { basic, basicEnergy, stage1, trainer } from './testing/decks.ts';
import { validateDeck } from './validateDeck.ts';

const FIRE = basicEnergy('base1-98', 'Fire Energy');
const deckWith = (...lines: readonly DeckLine[]): readonly DeckLine[] => [
  ...lines,
  { card: FIRE, quantity: 60 - lines.reduce((sum, { quantity }) => sum + quantity, 0) },
];
const hashOf = (format: FormatFacts) => createHash('sha256').update(formatPreimage(format)).digest('hex');
const ofType = (id: string, ...types: readonly string[]): DeckLine => ({
  card: { ...basic(id), types },
  quantity: 1,
});
const BASE = 'base-fossil' as const;

test('a change of a format’s data is another format: its hash is pinned', () => {
  expect(Object.fromEntries(DECK_FORMATS.map((format) => [format.id, hashOf(format).slice(0, 16)]))).toEqual({
    classic: '3671b6a1d8d5a8ea',
    official: '6b70398f3e2e48c3',
    'base-fossil': '7fc78a24f0262712',
    'base-neo': 'afe329e946caf83b',
    '2004-2007': 'cc5ba0329559dc43',
    expanded: 'ad840c7948161865',
    'standard-2024': '4a748487b441787c',
    'gym-leader': 'af1411ee70e9918f',
  });
  expect(hashOf({ ...formatById(BASE), copies: 3 })).not.toBe(hashOf(formatById(BASE)));
  expect(hashOf({ ...formatById(BASE), name: 'Another', about: 'In other words.' })).toBe(
    hashOf(formatById(BASE)),
  );
  const turned = Object.fromEntries(Object.entries(formatById(BASE)).reverse()) as FormatFacts;
  expect(hashOf(turned)).toBe(hashOf(formatById(BASE)));
});

test('formats are known by their ids, each with a sentence', () => {
  expect(isFormat('expanded')).toBe(true);
  expect(isFormat('modern')).toBe(false);
  expect(new Set(DECK_FORMATS.map(({ name }) => name)).size).toBe(DECK_FORMATS.length);
  for (const { about } of DECK_FORMATS) expect(about).toMatch(/^[A-Z].*\.$/);
});

test('a card of another set is named with it, and basic energy of any set is taken', () => {
  const card: DeckCardFacts = { ...basic('ecard3-1', 'Aerodactyl'), setName: 'Skyridge' };
  const lines = [...deckWith({ card, quantity: 2 }), { card: basicEnergy('sv1-257', 'Energy'), quantity: 1 }];
  expect(formatErrors(lines, formatById('base-neo'))).toEqual([
    'Aerodactyl of Skyridge is not in Base to Neo',
  ]);
  expect(formatErrors([{ card: basic('mine-1', 'Mine'), quantity: 1 }], formatById(BASE))).toEqual([
    'Mine of mine is not in Base to Fossil',
  ]);
  expect(formatErrors(lines, formatById('official'))).toEqual([]);
});

test('a reprint counts as the card that it reprints, and another card of its name does not', () => {
  // Charizard of Base stands in Base Set 2 and in Legendary Collection, and one with other attacks in Evolutions.
  for (const id of ['base1-4', 'base4-4', 'base6-3'])
    expect(takesCard(basic(id, 'Charizard'), formatById(BASE)), id).toBe(true);
  expect(takesCard(basic('xy12-11', 'Charizard'), formatById(BASE))).toBe(false);
  // Ultra Ball of Plasma Blast has its mark by the one of Scarlet & Violet.
  const standard = formatById('standard-2024');
  expect(takesCard(trainer('bw10-90', 'Ultra Ball'), standard)).toBe(true);
  expect(takesCard({ ...trainer('swsh9-1', 'New'), regulationMark: 'F' }, standard)).toBe(true);
  expect(takesCard({ ...trainer('swsh9-1', 'Old'), regulationMark: 'E' }, standard)).toBe(false);
  expect(takesCard(trainer('swsh9-1', 'Without'), standard)).toBe(false);
  expect(takesCard({ ...trainer('mine-1', 'Mine'), regulationMark: 'H' }, standard)).toBe(false);
});

test('a banned name is banned in every printing and spelling, a banned card with its reprints alone', () => {
  const expanded = formatById('expanded');
  const errors = (card: DeckCardFacts) => formatErrors([{ card, quantity: 1 }], expanded);
  expect(errors(trainer('sm10-178', 'Lt. Surge’s Strategy'))).toEqual([
    'Lt. Surge’s Strategy is banned in Expanded',
  ]);
  expect(errors(basic('xy2-23', 'Milotic'))).toEqual(['Milotic is banned in Expanded']);
  expect(errors(basic('sm11-50', 'Milotic'))).toEqual([]);
});

test('Gym Leader takes one copy of a name and Pokémon that share a type', () => {
  const gym = 'gym-leader' as const;
  const errors = (...lines: readonly DeckLine[]) => validateDeck(deckWith(...lines), { format: gym }).errors;
  expect(errors(ofType('a', 'Fire'), ofType('b', 'Fire', 'Water'))).toEqual([]);
  expect(errors(ofType('a', 'Fire'), ofType('b'), ofType('c', 'Water'))).toEqual([
    'Gym Leader takes Pokémon of one type (Fire, Colorless and Water are in the deck)',
  ]);
  // Each two of them share a type, and all three none.
  expect(
    errors(ofType('a', 'Fire', 'Water'), ofType('b', 'Water', 'Grass'), ofType('c', 'Fire', 'Grass')),
  ).toHaveLength(1);
  expect(
    errors({ card: basic('a', 'Vulpix'), quantity: 1 }, { card: basic('b', 'Vulpix'), quantity: 1 }),
  ).toEqual(['Too many copies of Vulpix (2/1 max)']);
  // «Any number» of the printed game is one here.
  expect(errors({ card: basic('pl4-AR1', 'Arceus'), quantity: 2 })).toHaveLength(1);
});

test('while a deck is built, what its format does not take is refused with the same sentence', () => {
  const lines = [ofType('base1-46', 'Fire')];
  const refusal = (card: DeckCardFacts, format: 'gym-leader' | 'base-fossil' | 'official') =>
    canAdd(lines, card, { format });
  const water = ofType('base1-63', 'Water').card;
  expect(refusal(water, 'gym-leader')).toMatchObject({
    message: 'Gym Leader takes Pokémon of one type (Fire and Water are in the deck)',
  });
  expect(refusal(ofType('base1-46', 'Fire').card, 'gym-leader')).toMatchObject({
    message: 'Too many copies of base1-46 (2/1 max)',
  });
  expect(refusal(basic('neo1-1', 'Ampharos'), BASE)).toMatchObject({
    message: 'Ampharos of neo1 is not in Base to Fossil',
  });
  expect(refusal(water, BASE)).toBeNull();
  expect(refusal(basicEnergy('sv1-257', 'Water Energy'), 'gym-leader')).toBeNull();
  expect(formatRoom(lines, water, formatById(BASE))).toBe(4);
  expect(formatRoom(lines, water, formatById('gym-leader'))).toBe(0);
});

test('a deck says in which formats it is legal, whatever its wallet owns', () => {
  const lines = deckWith({ card: basic('base1-46', 'Charmander'), quantity: 4 });
  expect(formatsTaking(lines)).toEqual(['classic', 'official', 'base-fossil', 'base-neo']);
  expect(formatsTaking(lines.slice(1))).toEqual([]);
  expect(officialFindings(lines, { format: 'expanded', owned: () => 0 })).toMatchObject({
    isLegal: false,
    isForPractice: false,
    errors: ['Charmander of base1 is not in Expanded', 'You do not own Charmander'],
  });
  expect(formatsTaking(deckWith({ card: stage1('base1-24', 'Charmander'), quantity: 4 }))).toEqual([]);
});
