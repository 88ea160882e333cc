/** What is said of packs. */
import { asCardId, asSetId } from '@pokesol/cards';
import { DEFAULT_ODDS, type PackDefinition } from '@pokesol/packs';
import type { AdminPackType } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import {
  burnedText,
  emptyBucketMessages,
  hitChanceText,
  packsMatching,
  poolChangeText,
  priceMessage,
  soldText,
} from './packMessages.ts';
import { FIRE_PACK } from './testing.ts';

const pack = (more: Partial<AdminPackType>): AdminPackType => ({ ...FIRE_PACK, ...more });

test.each([
  [0, 0, 'none sold yet'],
  [1, 0, '1 pack sold'],
  [1200, 3, '1,200 packs sold, 3 unopened'],
])('%i sold, %i unopened', (sold, unopened, words) => {
  expect(soldText({ sold, unopened })).toBe(words);
});

test('what they earned is said in full, once there is something', () => {
  expect(burnedText({ sold: 0, burned: 0 })).toBeUndefined();
  expect(burnedText({ sold: 12, burned: 1440 })).toBe('1,440 POKE burned');
  expect(burnedText({ sold: 1, burned: 7.5 })).toBe('7.5 POKE burned');
});

test.each([
  [{ added: 0, withdrawn: 0, moved: 0 }, undefined],
  [{ added: 2, withdrawn: 0, moved: 0 }, '2 new cards of the set are not in this pack yet.'],
  [
    { added: 1, withdrawn: 1, moved: 1 },
    '1 new card of the set is not in this pack yet, 1 withdrawn card is still in it, 1 card changed its rarity since.',
  ],
])('%o', (poolChange, words) => {
  expect(poolChangeText(pack({ poolChange }))).toBe(words);
});

test('a search finds names, sets and ids', () => {
  const packs = [pack({}), pack({ id: 'x-2', name: 'Water', setName: 'Jungle' })];
  for (const [search, count] of [
    ['', 2],
    ['FIRE', 1],
    ['jung', 1],
    ['x-2', 1],
    ['nothing', 0],
  ] as const)
    expect(packsMatching(packs, search)).toHaveLength(count);
});

const drawn = (more: Partial<PackDefinition['pool']>, cardCount = 5): PackDefinition => ({
  setId: asSetId('demo'),
  cardCount,
  odds: DEFAULT_ODDS,
  pool: {
    common: [asCardId('demo-1')],
    uncommon: [asCardId('demo-2')],
    rare: [asCardId('demo-3')],
    epic: [asCardId('demo-4')],
    legendary: [asCardId('demo-5')],
    ...more,
  },
});

test.each<[string, PackDefinition, string[]]>([
  ['a whole set', drawn({}), []],
  ['no epics', drawn({ epic: [] }), ['This set has no epic cards: its share falls to rare.']],
  [
    'no rares',
    drawn({ rare: [] }),
    ['This set has no rare cards: its share falls to uncommon, and to epic for the last card.'],
  ],
  ['no commons', drawn({ common: [] }), ['This set has no common cards: its share falls to uncommon.']],
  ['no commons, where only the last card is drawn', drawn({ common: [] }, 1), []],
  [
    'only commons',
    drawn({ uncommon: [], rare: [], epic: [], legendary: [] }),
    ['uncommon', 'rare', 'epic', 'legendary'].map(
      (bucket) => `This set has no ${bucket} cards: its share falls to common.`,
    ),
  ],
])('%s', (_, definition, words) => {
  expect(emptyBucketMessages(definition)).toEqual(words);
});

test.each([
  [0.05, 'legendary', '1 in 20 packs holds a legendary'],
  [0, 'legendary', 'No pack holds a legendary'],
  [1, 'epic', 'Nearly every pack holds an epic or better'],
] as const)('%d of %s', (share, bucket, words) => {
  expect(hitChanceText(share, bucket)).toBe(words);
});

test('a price that is worth a word while it is typed', () => {
  const words = ['', '2', 'ten', '0,5', '0', '0.001', '3.5', '0.01'].map(priceMessage);
  expect(words).toEqual([
    undefined,
    undefined,
    undefined,
    'With a point: 0.5',
    'The price must be at least 0.01 POKE.',
    'The price must be at least 0.01 POKE.',
    undefined,
    undefined,
  ]);
});
