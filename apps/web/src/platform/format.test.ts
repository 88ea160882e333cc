/** Numbers as people read them. */
import { expect, test } from 'vitest';
import { counted, formatNumber, spelledCount } from './format.ts';

test('a number keeps its digits, grouped by thousands', () => {
  const written = [25.5, 0.01, 12_500, '12500.50', '9007199254740993.000001'].map(formatNumber);
  expect(written).toEqual(['25.5', '0.01', '12,500', '12,500.5', '9,007,199,254,740,993.000001']);
});

test('what is counted is one, or many', () => {
  const words = [0, 1, 2, 2_500].map((count) => counted(count, 'card'));
  expect(words).toEqual(['0 cards', '1 card', '2 cards', '2,500 cards']);
  expect([1, 3].map((count) => counted(count, 'copy', 'copies'))).toEqual(['1 copy', '3 copies']);
});

test('what begins a line is counted in words, as far as there are short ones', () => {
  const words = [0, 1, 11, 12, 60].map((count) => spelledCount(count, 'new card'));
  expect(words).toEqual([
    'No new cards',
    'One new card',
    'Eleven new cards',
    'Twelve new cards',
    '60 new cards',
  ]);
});
