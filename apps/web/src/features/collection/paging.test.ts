/** Fifteen places a page, and a window of seven page buttons. */
import { expect, test } from 'vitest';
import { pageCountOf, pageOf, pageWindow, pageWithin } from './paging.ts';

test.each([
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [10_000, 667],
])('%i cards fill %i pages', (cards, pages) => {
  expect(pageCountOf(cards)).toBe(pages);
});

test('the last page is padded with empty places', () => {
  const cards = Array.from({ length: 32 }, (_, index) => index);
  expect(pageOf(cards, 1)).toEqual(cards.slice(0, 15));
  expect(pageOf(cards, 3)).toEqual([30, 31, ...Array(13).fill(undefined)]);
  expect(pageOf([], 1)).toHaveLength(15);
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [4, 20, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [2, 3, 4, 5, 6, 7, 8]],
  [18, 20, [14, 15, 16, 17, 18, 19, 20]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  [1, 1, [1]],
])('at page %i of %i the buttons are %j', (page, count, buttons) => {
  expect(pageWindow(page, count)).toEqual(buttons);
});

test('a page beyond the last becomes the last', () => {
  expect([pageWithin(9, 4), pageWithin(0, 4), pageWithin(2, 4)]).toEqual([4, 1, 2]);
});
