/** A picture at rest costs a slow machine little or nothing. */
import { expect, test } from 'vitest';
import { idlePace } from './idlePace.ts';

function after(...frames: readonly number[]): number | undefined {
  const pace = idlePace();
  for (const frame of frames) pace.took(frame);
  return pace.wait();
}

test('quick frames come fifteen times a second, whatever the first of them or a single one took', () => {
  expect(after()).toBe(66);
  expect(after(16, 17, 16, 33, 17, 16)).toBe(66);
  expect(after(900, 17, 16, 17)).toBe(66);
  expect(after(17, 17, 400, 17, 17)).toBe(66);
});

test('slow frames come less often', () => {
  expect(after(80, 80, 80, 80, 80)).toBeGreaterThan(500);
});

test('dear frames come no more', () => {
  expect(after(150, 150, 150, 150, 150)).toBeUndefined();
  expect(after(16, 16, 16, 150, 150, 150, 150, 150)).toBeUndefined();
});
