/** Two versions on the same battles: the paired interval, the verdict, and how many more battles would tell. */
import { expect, test } from 'vitest';
import { comparisonOf, pairedInterval } from './comparison.ts';
import type { Outcome } from './gauntlet.ts';

const outcome = (isWon: boolean): Outcome => ({
  result: isWon ? 'won' : 'lost',
  ending: 'prizes_taken',
  turn: 10,
  isFirst: true,
});

/** So many battles that both won, only the old one, only the new one, and neither. */
function compared(both: number, onlyOld: number, onlyNew: number, neither: number, opponents = 1) {
  const pairs = [
    ...Array.from({ length: both }, () => [true, true] as const),
    ...Array.from({ length: onlyOld }, () => [true, false] as const),
    ...Array.from({ length: onlyNew }, () => [false, true] as const),
    ...Array.from({ length: neither }, () => [false, false] as const),
  ];
  return comparisonOf(
    pairs.map(([old]) => outcome(old)),
    pairs.map(([, changed]) => outcome(changed)),
    opponents,
  );
}

test('the interval is that of Agresti and Min', () => {
  // Their example: of 1600 people 150 changed one way and 86 the other.
  const approval = pairedInterval(150, 86, 1600);
  expect(approval.low).toBeCloseTo(-0.0587, 3);
  expect(approval.high).toBeCloseTo(-0.0212, 3);
  const none = pairedInterval(0, 0, 200);
  expect(none.high).toBeCloseTo(1.96 / 202, 4);
  expect(none.low).toBeCloseTo(-none.high, 10);
  expect(pairedInterval(0, 0, 0)).toEqual({ low: -1, high: 1 });
});

test('eleven battles more of two hundred are too close to call, and fifty more would settle it', () => {
  const { verdict, difference, low, high, more, ...counts } = compared(96, 14, 25, 65);
  expect(counts).toMatchObject({ battles: 200, both: 96, onlyOld: 14, onlyNew: 25, neither: 65 });
  expect([verdict, difference]).toEqual(['close', 0.055]);
  expect(low).toBeLessThan(0);
  expect(high).toBeCloseTo(0.1154, 3);
  expect(more).toBe(50);
  // So many it is.
  const scaled = (count: number) => (count * (200 + (more ?? 0))) / 200;
  expect(pairedInterval(scaled(14), scaled(25), 250).low).toBeGreaterThan(0);
});

test('a range without zero is a verdict, and needs no more battles', () => {
  expect(compared(80, 10, 40, 70)).toMatchObject({ verdict: 'better', more: undefined });
  expect(compared(80, 40, 10, 70)).toMatchObject({ verdict: 'worse', more: undefined });
});

test('where both won as often, no number of battles is named', () => {
  expect(compared(90, 20, 20, 70)).toMatchObject({ verdict: 'close', difference: 0, more: undefined });
  expect(compared(0, 0, 0, 0)).toMatchObject({ verdict: 'close', battles: 0, low: -1, high: 1 });
});

test('only battles that both have played are compared, by opponent too', () => {
  const old = [true, true, false, false, true, true].map(outcome);
  const changed = [true, false, true, true].map(outcome);
  expect(comparisonOf(old, changed, 2)).toMatchObject({
    battles: 4,
    both: 1,
    onlyOld: 1,
    onlyNew: 2,
    neither: 0,
    opponents: [
      { more: -1, of: 2 },
      { more: 2, of: 2 },
    ],
  });
});
