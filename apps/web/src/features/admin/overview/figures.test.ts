/** The overview's figures as people read them. */
import { expect, test } from 'vitest';
import { axisEnd, axisLabel, inFull, longDay, shortDay, thousands } from './figures.ts';

test('POKE in thousands, and in full', () => {
  expect(thousands(12_345.67, 0)).toBe('12K POKE');
  expect(thousands(12_345.67, 1)).toBe('12.3K POKE');
  expect(thousands(0, 1)).toBe('0.0K POKE');
  expect(inFull(12_345.678)).toBe('12,345.68 POKE');
});

test('a day is the same everywhere', () => {
  expect(shortDay('2026-11-03')).toBe('Nov 3');
  expect(longDay('2026-11-03')).toBe('Tue, Nov 3');
});

test('an axis ends at a round number at or above the most, and has a round middle', () => {
  for (const [most, end] of [
    [0, 2],
    [1, 2],
    [3, 4],
    [7, 8],
    [9, 10],
    [10, 10],
    [11, 20],
    [2_345.5, 4_000],
    [8_001, 10_000],
  ] as const)
    expect(axisEnd(most)).toBe(end);
  expect(axisLabel(500)).toBe('500');
  expect(axisLabel(2_500)).toBe('2.5K');
});
