/** What the filter's groups let through, what they count, and how they stand in the address. */
import type { Plays } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { cardOf, collectionOf } from '../../testing/examples.ts';
import { entriesOf, withMissing } from './entries.ts';
import {
  countChoices,
  filterNarrowed,
  type KnownOfCards,
  type Narrowing,
  NO_NARROWING,
  pressedChoice,
  readNarrowing,
  writeNarrowing,
} from './narrowing.ts';

// Charmander has two attacks, Blastoise a power, Growlithe one plain attack; Bill is played.
const OWNED = entriesOf(
  collectionOf([
    { cardId: 'base1-46', quantity: 3 },
    { cardId: 'base1-2', quantity: 1 },
    { cardId: 'base1-28', quantity: 1 },
    { cardId: 'base1-91', quantity: 2 },
    { cardId: 'base1-98', quantity: 9 },
  ]).cards,
);
const ALL = withMissing(OWNED, [cardOf('base1-58')]);
const PLAYS = new Map<string, Plays>([
  ['base1-46', 'full'],
  ['base1-2', 'part'],
  ['base1-91', 'none'],
]);
const KNOWN: KnownOfCards = {
  wished: new Set(['base1-58', 'base1-46']),
  fresh: new Set(['base1-2']),
  playsOf: (id) => PLAYS.get(id),
};
const narrowed = (narrowing: Partial<Narrowing>) =>
  filterNarrowed(ALL, { ...NO_NARROWING, ...narrowing }, KNOWN)
    .map(({ card }) => card.name)
    .sort();

test('nothing chosen is the same list', () => {
  expect(filterNarrowed(ALL, NO_NARROWING, KNOWN)).toBe(ALL);
});

describe('cards are distinguished', () => {
  test.each([
    [{ types: ['Fire'] }, ['Charmander', 'Fire Energy', 'Growlithe']],
    [{ kinds: ['trainer'] }, ['Bill']],
    [{ kinds: ['energy'] }, ['Fire Energy']],
    [{ kinds: ['Basic'] }, ['Charmander', 'Growlithe', 'Pikachu']],
    [{ rarities: ['Rare Holo'] }, ['Blastoise']],
    [{ shows: ['owned'], kinds: ['Basic'] }, ['Charmander', 'Growlithe']],
    [{ shows: ['duplicates'] }, ['Bill', 'Charmander', 'Fire Energy']],
    [{ shows: ['missing'] }, ['Pikachu']],
    [{ shows: ['new'] }, ['Blastoise']],
    [{ shows: ['wished'] }, ['Charmander', 'Pikachu']],
    [{ plays: ['classic'] }, ['Bill', 'Fire Energy', 'Growlithe']],
    // Cards without a verdict yet, Growlithe, Pikachu and the energy, pass.
    [{ plays: ['full'], kinds: ['pokemon'] }, ['Charmander', 'Growlithe', 'Pikachu']],
    [{ plays: ['none'], kinds: ['trainer'] }, ['Bill']],
    // Several in a group add.
    [{ kinds: ['trainer', 'Stage 2'] }, ['Bill', 'Blastoise']],
    [{ shows: ['missing', 'new'] }, ['Blastoise', 'Pikachu']],
    // Groups narrow.
    [{ shows: ['duplicates'], kinds: ['pokemon'], types: ['Fire'] }, ['Charmander']],
    [{ shows: ['missing'], types: ['Fire'] }, []],
  ] satisfies [Partial<Narrowing>, string[]][])('%o', (narrowing, expected) => {
    expect(narrowed(narrowing)).toEqual(expected);
  });
});

test('each choice is counted beside the other groups, not beside its own', () => {
  const { shows, kinds, types } = countChoices(
    ALL,
    { ...NO_NARROWING, shows: ['owned'], kinds: ['trainer'] },
    KNOWN,
  );
  expect(Object.fromEntries(kinds)).toMatchObject({ pokemon: 3, trainer: 1, energy: 1, 'Stage 2': 1 });
  expect(Object.fromEntries(shows)).toEqual({ owned: 1, missing: 0, duplicates: 1, new: 0, wished: 0 });
  // There are fire cards, and no trainer is one.
  expect(types.get('Fire')).toBe(0);
  expect(types.has('Psychic')).toBe(false);
});

test('choices are pressed and pressed again, and survive the way through the address', () => {
  const both = { ...NO_NARROWING, ...pressedChoice({ ...NO_NARROWING, types: ['Fire'] }, 'types', 'Water') };
  expect(both.types).toEqual(['Fire', 'Water']);
  expect(pressedChoice(both, 'types', 'Fire')).toEqual({ types: ['Water'] });
  const all: Narrowing = {
    shows: ['missing', 'wished'],
    plays: ['part', 'classic'],
    kinds: ['trainer', 'Stage 1'],
    types: ['Fire', 'Lightning'],
    rarities: ['Rare Holo', 'Double, Ultra', ''],
  };
  const params = new URLSearchParams();
  writeNarrowing(params, all);
  expect(readNarrowing(new URLSearchParams(`${params}`))).toEqual(all);
  expect(readNarrowing(new URLSearchParams('type=Fir&kind=x&show=all&plays=9'))).toEqual(NO_NARROWING);
  expect(readNarrowing(new URLSearchParams('rarity=common&rarity=Common')).rarities).toEqual(['Common']);
});
