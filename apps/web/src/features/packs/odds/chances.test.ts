/** How chances are written. */
import { asCardId } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine/result';
import { packOdds, parsePackDefinition, SEEDED_PACK_TYPES } from '@pokesol/packs';
import type { CardJson } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { atLeastOne, expected, oddsGroups, oneIn, percent, shortOdds } from './chances.ts';

describe('a chance', () => {
  test.each([
    [0, '0%', 'never'],
    [1, '100%', 'always'],
    [0.7, '70%', '1 in 1.4'],
    [0.5, '50%', '1 in 2'],
    [0.0155, '1.55%', '1 in 65'],
    [0.005, '0.5%', '1 in 200'],
    [0.00012345, '0.012%', '1 in 8,100'],
    [0.000001, '0.0001%', '1 in 1,000,000'],
  ])('of %d is «%s», «%s»', (probability, asPercent, asOneIn) => {
    expect(percent(probability)).toBe(asPercent);
    expect(oneIn(probability)).toBe(asOneIn);
  });

  test('of at least one card grows with the pack and counts the last slot', () => {
    const half = { numerator: 1, denominator: 2, probability: 0.5 };
    const none = { numerator: 0, denominator: 1, probability: 0 };
    expect(atLeastOne({ normal: half, last: none }, 3)).toBe(0.75);
    expect(atLeastOne({ normal: none, last: half }, 3)).toBe(0.5);
  });

  test('expected numbers keep what is small', () => {
    expect([7, 0.8, 0.055, 0].map(expected)).toEqual(['7', '0.8', '0.055', '0']);
  });
});

const pool = {
  common: ['s-1', 's-10', 's-2'],
  uncommon: [],
  rare: ['s-4'],
  epic: [],
  legendary: [],
};
const odds = SEEDED_PACK_TYPES[0]?.rarityOdds;
const parsed = odds && parsePackDefinition({ setId: 's', cardCount: 5, odds, pool });
if (parsed === undefined || isRefusal(parsed)) throw new Error('the example is unsound');
const chances = packOdds(parsed.definition);

const card = (id: string, name: string, cardNumber: string) =>
  ({ id: asCardId(id), name, cardNumber, rarity: 'Common' }) as unknown as CardJson;
const cards = [card('s-1', 'Ash', '1'), card('s-10', 'Birch', '10'), card('s-2', 'Cedar', '2')];

describe('the card list', () => {
  test('goes from the rarest level down, by number, and calls an unknown card by its id', () => {
    const groups = oddsGroups(chances, cards, '');
    expect(groups.map(({ bucket, lines }) => [bucket, lines.map(({ name }) => name)])).toEqual([
      ['rare', ['s-4']],
      ['common', ['Ash', 'Cedar', 'Birch']],
    ]);
    expect(groups[0]?.inAPack).toBe(1);
  });

  test('is searched by name or whole number', () => {
    const found = (search: string) =>
      oddsGroups(chances, cards, search).flatMap(({ lines }) => lines.map(({ name }) => name));
    expect(found(' cEd')).toEqual(['Cedar']);
    expect(found('1')).toEqual(['Ash']);
    expect(found('zzz')).toEqual([]);
  });
});

test('the short odds are three lines that add up to the pack', () => {
  const pool = { common: ['a', 'b'], uncommon: ['c'], rare: ['d'], epic: ['e', 'f'], legendary: [] };
  const parsed = parsePackDefinition({
    setId: 'x',
    cardCount: 3,
    odds: { common: 0.5, uncommon: 0.25, rare: 0.15, epic: 0.1, legendary: 0 },
    pool,
  });
  if (isRefusal(parsed)) return expect.fail('the definition is sound');
  const rows = shortOdds(packOdds(parsed.definition));
  expect(rows.map(({ bucket, cards }) => [bucket, cards])).toEqual([
    ['common', 2],
    ['uncommon', 1],
    ['rare', 3],
  ]);
  expect(rows.reduce((sum, { perPack }) => sum + perPack, 0)).toBeCloseTo(3);
  // Two cards at one in ten, and a last one of which the rest of the odds goes to rare.
  const [, , rare] = rows;
  expect(rare?.better).toBeGreaterThan(1 - 0.9 ** 2);
  expect(rare?.better).toBeLessThan(1);
});
