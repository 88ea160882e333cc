/** The limits of official decks (rules 1.1 to 1.7), and that Classic's stay as they are. */
import { expect, test } from 'vitest';
import type { DeckLine } from './deck.ts';
import { canAdd } from './editDeck.ts';
import { officialName } from './officialLimits.ts';
import { validateDeck } from './validateDeck.ts';

const pokemon = (
  name: string,
  quantity: number,
  subtypes: readonly string[] = ['Basic'],
  id = name,
): DeckLine => ({
  card: { id, name, supertype: 'Pokémon', subtypes, types: ['Fire'] },
  quantity,
});
const trainer = (name: string, quantity: number, subtypes: readonly string[] = []): DeckLine => ({
  card: { id: name, name, supertype: 'Trainer', subtypes },
  quantity,
});
const energy = (name: string, quantity: number, subtypes: readonly string[] = ['Basic']): DeckLine => ({
  card: { id: name, name, supertype: 'Energy', subtypes },
  quantity,
});

/** What an official deck of these and fire energy breaks. */
const errorsOf = (...lines: readonly DeckLine[]): readonly string[] => {
  const there = lines.reduce((sum, { quantity }) => sum + quantity, 1);
  return validateDeck([pokemon('Any', 1), ...lines, energy('Fire Energy', 60 - there)], {
    format: 'official',
  }).errors;
};

test('1.1: sixty cards, a Basic Pokémon; energy is not asked for, as Classic asks for it', () => {
  const lines = [pokemon('Any', 4), ...Array.from({ length: 14 }, (_, index) => trainer(`Item ${index}`, 4))];
  expect(validateDeck(lines, { format: 'official' }).errors).toEqual([]);
  expect(validateDeck(lines).errors).toEqual(['Deck must contain at least 1 Energy card']);
  expect(validateDeck([energy('Fire Energy', 60)], { format: 'official' }).errors).toHaveLength(1);
});

test.each([
  ['Pikachu δ', 'Pikachu'],
  ['Gengar LV.X', 'Gengar'],
  ['Professor’s Research (Professor Oak)', "Professor's Research"],
  ['Dark Raichu', 'Dark Raichu'],
  ['Raichu-GX', 'Raichu-GX'],
  ['EXP.ALL', 'Exp. Share'],
  ['EXP.ALL Box', 'EXP.ALL Box'],
  ['Old EXP.ALL', 'Old EXP.ALL'],
  ['Gengar LV. 42', 'Gengar'],
  ['Gengar LV.42', 'Gengar'],
  ['Gengar LV.X Box', 'Gengar LV.X Box'],
  ['Pikachu δ Box', 'Pikachu δ Box'],
  ['Boss (Giovanni) Again', 'Boss (Giovanni) Again'],
])('1.2: %s counts as %s', (name, counted) => expect(officialName({ name })).toBe(counted));

test('1.2: four of a name over all its forms', () => {
  expect(errorsOf(pokemon('Gengar', 3), pokemon('Gengar LV.X', 2, ['Level-Up']))).toEqual([
    'Too many copies of Gengar (5/4 max)',
  ]);
  expect(errorsOf(pokemon('Raichu', 4), pokemon('Dark Raichu', 4))).toEqual([]);
});

test('1.2a: special energy of a type is no basic one', () => {
  expect(errorsOf(energy('Darkness Energy', 5, ['Special']))).toEqual([
    'Too many copies of Darkness Energy (5/4 max)',
  ]);
  expect(errorsOf(energy('Darkness Energy', 5))).toEqual([]);
});

test('1.2b: one of the two professors', () => {
  expect(errorsOf(trainer('Professor Juniper', 1), trainer('Professor Sycamore', 1))).toEqual([
    'A deck holds only one of Professor Juniper and Professor Sycamore',
  ]);
  expect(errorsOf(trainer('Professor Juniper', 4))).toEqual([]);
});

test('1.3: one ACE SPEC, whatever its name', () => {
  const aces = [trainer('Hero Cape', 1, ['ACE SPEC']), trainer('Master Ball', 1, ['ACE SPEC'])];
  expect(errorsOf(...aces)).toEqual(['A deck holds only 1 of all ACE SPEC cards (2 are in it)']);
  expect(errorsOf(...aces.slice(1))).toEqual([]);
  const nameless = { id: 'plain', name: 'Plain', supertype: 'Trainer' };
  expect(errorsOf({ card: nameless, quantity: 4 })).toEqual([]);
});

test('1.4: one Radiant Pokémon, one ★, of Prism Star one of each name', () => {
  expect(
    errorsOf(pokemon('Radiant A', 1, ['Basic', 'Radiant']), pokemon('Radiant B', 1, ['Radiant'])),
  ).toEqual(['A deck holds only 1 of all Radiant Pokemon (2 are in it)']);
  const stars = ['A deck holds only 1 of all Pokemon ★ (2 are in it)'];
  expect(errorsOf(pokemon('Entei ★', 1), pokemon('Raikou ★', 1))).toEqual(stars);
  expect(errorsOf(pokemon('Entei', 1, ['Star']), pokemon('Raikou', 1, ['Star']))).toEqual(stars);
  expect(errorsOf(pokemon('Latios', 2, ['Prism Star']))).toEqual(['Too many copies of Latios (2/1 max)']);
  expect(errorsOf(pokemon('Diancie ◇', 1), pokemon('Latios ◇', 1))).toEqual([]);
  expect(errorsOf(pokemon('Diancie ◇', 2))).toEqual(['Too many copies of Diancie ◇ (2/1 max)']);
});

test('1.5, 1.6: one Shining Pokémon of a name; that Arceus without limit', () => {
  expect(errorsOf(pokemon('Shining Mew', 2))).toHaveLength(1);
  const any = pokemon('Arceus', 9, ['Basic'], 'pl4-AR1');
  expect(errorsOf(any)).toEqual([]);
  // It does not count beside other cards of the name either (its own text: any number of them).
  expect(errorsOf(any, pokemon('Arceus LV.X', 1, ['Level-Up'], 'pl4-95'))).toEqual([]);
  expect(errorsOf(any, pokemon('Arceus', 4, ['Basic'], 'pl4-94'))).toEqual([]);
  expect(errorsOf(any, pokemon('Arceus', 5, ['Basic'], 'pl4-94'))).toHaveLength(1);
  for (const id of ['pl4-94', 'xpl4-AR1', 'pl4-AR1x'])
    expect(errorsOf(pokemon('Arceus', 5, ['Basic'], id))).toHaveLength(1);
});

test('1.5: one Miracle Energy; 1.6: four of all Unown of Neo and Expedition, whatever their letters', () => {
  expect(errorsOf(energy('Miracle Energy', 2, ['Special']))).toEqual([
    'Too many copies of Miracle Energy (2/1 max)',
  ]);
  const unown = (letter: string, quantity: number, set: string) =>
    pokemon(`Unown [${letter}]`, quantity, ['Basic'], `${set}-${letter}`);
  expect(errorsOf(unown('A', 3, 'neo4'), unown('B', 2, 'ecard2'))).toEqual([
    'A deck holds only 4 of all Unown of Neo and Expedition (5 are in it)',
  ]);
  expect(errorsOf(unown('A', 4, 'neo4'), unown('B', 4, 'dp4'))).toEqual([]);
  expect(errorsOf(unown('A', 4, 'neo4'), unown('B', 4, 'my-neo4'))).toEqual([]);
  expect(errorsOf(unown('A', 4, 'neo4'), pokemon('Mareep', 4, ['Basic'], 'neo4-1'))).toEqual([]);
});

test('1.7: of a V-UNION four cards in all, which is each part once', () => {
  const parts = [1, 2, 3, 4].map((part) => pokemon('Mewtwo V-UNION', 1, ['V-UNION'], `part-${part}`));
  expect(errorsOf(...parts)).toEqual([]);
  expect(errorsOf(...parts, pokemon('Mewtwo V-UNION', 1, ['V-UNION'], 'part-5'))).toEqual([
    'Too many copies of Mewtwo V-UNION (5/4 max)',
  ]);
});

test('1.2: EXP.ALL and Exp. Share are one name', () => {
  expect(errorsOf(trainer('EXP.ALL', 3), trainer('Exp. Share', 2, ['Pokémon Tool']))).toHaveLength(1);
});

test('Classic counts four of a printed name and knows no kinds', () => {
  const lines = [
    pokemon('Gengar', 4),
    pokemon('Gengar LV.X', 4, ['Basic']),
    trainer('Hero Cape', 4, ['ACE SPEC']),
    energy('Fire Energy', 48),
  ];
  expect(validateDeck(lines).errors).toEqual([]);
});

test('a card is added under these limits, not under those of Classic, and the limit is said', () => {
  const deck = [pokemon('Gengar', 4), trainer('Scoop Up Cyclone', 1, ['Item', 'ACE SPEC'])];
  const addTo = (card: DeckLine['card'], format?: 'official') =>
    canAdd(deck, card, format === undefined ? {} : { format });
  expect(addTo(pokemon('Gengar LV.X', 1).card)).toBeNull();
  expect(addTo(pokemon('Gengar LV.X', 1).card, 'official')).toMatchObject({
    message: 'Too many copies of Gengar (5/4 max)',
  });
  expect(addTo(trainer('Master Ball', 1, ['Item', 'ACE SPEC']).card, 'official')).toMatchObject({
    message: 'A deck holds only 1 of all ACE SPEC cards (2 are in it)',
  });
  expect(addTo(pokemon('Haunter', 1).card, 'official')).toBeNull();
  expect(addTo(energy('Fire Energy', 1).card, 'official')).toBeNull();
});
