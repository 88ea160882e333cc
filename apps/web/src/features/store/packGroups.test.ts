/** What is for sale, what waits, what was given. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { forSale, givenPackType, groupByType, waitingLabel } from './packGroups.ts';

const type = (id: string, price: string) => ({ id, price }) as PackType;
const bought = (id: string, packTypeId: string) =>
  ({ id, packTypeId, packName: `Pack ${packTypeId}` }) as Purchase;
const types = [type('free', '0'), type('tiny', '0.005'), type('paid', '60')];

test('only packs with a price above 0 are for sale', () => {
  expect(forSale(types).map(({ id }) => id)).toEqual(['tiny', 'paid']);
});

test('the given pack is found by either place of its id, else it is the first free one', () => {
  expect(givenPackType(types, { packTypeId: 'paid', cards: [] })?.id).toBe('paid');
  expect(givenPackType(types, { purchase: { packTypeId: 'paid' }, cards: [] })?.id).toBe('paid');
  expect(givenPackType(types, { packTypeId: 'gone', cards: [] })?.id).toBe('free');
  expect(givenPackType([type('paid', '60')], { packTypeId: 'gone', cards: [] })).toBeUndefined();
});

test('purchases stand together by pack type', () => {
  const groups = groupByType([bought('1', 'a'), bought('2', 'b'), bought('3', 'a')]);
  expect(groups.map(({ packName, purchases }) => [packName, purchases.map(({ id }) => id)])).toEqual([
    ['Pack a', ['1', '3']],
    ['Pack b', ['2']],
  ]);
});

test('one pack, many packs', () => {
  expect([waitingLabel(1), waitingLabel(3)]).toEqual(['1 pack to open', '3 packs to open']);
});
