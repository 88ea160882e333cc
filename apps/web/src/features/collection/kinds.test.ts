/** What type, kind, stage and «Show» let through. */
import type { Plays } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { cardOf, collectionOf } from '../../testing/examples.ts';
import { entriesOf, withMissing } from './entries.ts';
import { filterKinds, type KindFilters, stagesOf } from './kinds.ts';

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
const NONE: KindFilters = { type: '', kind: '', stage: '', show: '', plays: '' };
const PLAYS = new Map<string, Plays>([
  ['base1-46', 'full'],
  ['base1-2', 'part'],
  ['base1-91', 'none'],
]);
const WISHED = new Set(['base1-58', 'base1-46']);
const names = (filters: Partial<KindFilters>) =>
  filterKinds(ALL, { ...NONE, ...filters }, WISHED, (id) => PLAYS.get(id))
    .map(({ card }) => card.name)
    .sort();

test('nothing chosen is the same list', () => {
  expect(filterKinds(ALL, NONE, WISHED, () => 'none')).toBe(ALL);
});

describe('cards are distinguished', () => {
  test.each([
    [{ type: 'Fire' }, ['Charmander', 'Fire Energy', 'Growlithe']],
    [{ kind: 'trainer' }, ['Bill']],
    [{ kind: 'energy' }, ['Fire Energy']],
    [{ stage: 'Basic' }, ['Charmander', 'Growlithe', 'Pikachu']],
    [{ stage: 'Stage 2' }, ['Blastoise']],
    [{ show: 'duplicates' }, ['Bill', 'Charmander', 'Fire Energy']],
    [{ show: 'missing' }, ['Pikachu']],
    [{ show: 'wished' }, ['Charmander', 'Pikachu']],
    [{ show: 'plays' }, ['Bill', 'Fire Energy', 'Growlithe']],
    [{ show: 'duplicates', kind: 'pokemon', type: 'Fire' }, ['Charmander']],
    [{ show: 'missing', type: 'Fire' }, []],
    // Cards without a verdict yet, Growlithe, Pikachu and the energy, pass.
    [{ plays: 'full', kind: 'pokemon' }, ['Charmander', 'Growlithe', 'Pikachu']],
    [{ plays: 'part', stage: 'Stage 2' }, ['Blastoise']],
    [{ plays: 'full', kind: 'trainer' }, []],
    [{ plays: 'none', kind: 'trainer' }, ['Bill']],
  ] satisfies [Partial<KindFilters>, string[]][])('%o', (filters, expected) => {
    expect(names(filters)).toEqual(expected);
  });
});

test('the stages on offer are those of the Pokemon there are: a Basic Energy is none', () => {
  expect(stagesOf(ALL)).toEqual(['Basic', 'Stage 2']);
  expect(stagesOf(entriesOf(collectionOf([{ cardId: 'base1-98', quantity: 9 }]).cards))).toEqual([]);
});
