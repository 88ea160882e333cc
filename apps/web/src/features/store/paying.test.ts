/** What packs cost together, and what a balance lacks for it or keeps. */
import { expect, test } from 'vitest';
import { afterPaying, costOf } from './paying.ts';

test.each([
  ['120', '100', '20'],
  ['120', '0', '120'],
  ['60', '34.5', '25.5'],
  ['5', '4.999999', '0.000001'],
  ['100', '99.900000', '0.1'],
  ['9007199254740993', '1', '9007199254740992'],
])('%s with %s is %s short', (cost, balance, short) => {
  expect(afterPaying(cost, balance)).toEqual({ short });
});

test.each([
  ['120', '120', '0'],
  ['60.5', '60.500000', '0'],
  ['60', '10000', '9940'],
  ['25.5', '10000', '9974.5'],
  ['1', '9007199254740993', '9007199254740992'],
])('%s of %s leaves %s', (cost, balance, leaves) => {
  expect(afterPaying(cost, balance)).toEqual({ leaves });
});

test.each([
  ['60', 1, '60'],
  ['25.5', 5, '127.5'],
  ['0.1', 10, '1'],
  ['9007199254740993', 10, '90071992547409930'],
])('%s times %i is %s', (price, count, cost) => {
  expect(costOf(price, count)).toBe(cost);
});

test('what is no price has no cost', () => {
  expect([costOf('ten', 5), afterPaying('ten', '5')]).toEqual([undefined, undefined]);
});
