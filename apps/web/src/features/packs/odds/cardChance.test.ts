/** The chance of one card, from odds as they are published. */
import type { OddsAnswer } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { cardChance } from './cardChance.ts';

const published = (pool: Partial<OddsAnswer['definition']['pool']>): OddsAnswer => ({
  packTypeId: 'p',
  version: 1,
  packHash: '0'.repeat(64),
  definition: {
    setId: 's',
    cardCount: 2,
    odds: { common: 0.5, uncommon: 0.5, rare: 0, epic: 0, legendary: 0 },
    pool: { common: [], uncommon: [], rare: [], epic: [], legendary: [], ...pool },
  },
});

test('counts every place of the pack, the last one with its own odds', () => {
  // The first of two cards alone can be common: one in two, shared by two cards.
  const odds = published({ common: ['a', 'b'], uncommon: ['c'], rare: ['d'] });
  expect(cardChance(odds, 'a')).toBe('1 in 4 packs');
  expect(cardChance(odds, 'c')).toBe('1 in 2 packs');
  expect(cardChance(odds, 'd')).toBe('in every pack');
});

test('of a card that the pool does not hold is said to be none, and of unreadable odds nothing', () => {
  expect(cardChance(published({ common: ['a'], rare: ['d'] }), 'z')).toBe('never in this pack');
  expect(
    cardChance({ ...published({}), definition: { ...published({}).definition, cardCount: 0 } }, 'a'),
  ).toBe(undefined);
});
