import { expect, test } from 'vitest';
import { boxesOff } from './boxes.ts';

const box = { left: 10, top: 20, width: 100, height: 50 };

test('two pixels are no difference; more are, with their sign and side', () => {
  const chromiums = { hand: box, log: box };
  expect(boxesOff({ hand: { ...box, left: 12, top: 18 }, log: box }, chromiums)).toEqual([]);
  expect(boxesOff({ hand: { ...box, left: 12.3, height: 40 }, log: box }, chromiums)).toEqual([
    { name: 'hand', how: 'left +2.3, height −10' },
  ]);
});

test('what lies in one engine alone is off', () => {
  expect(boxesOff({ log: box }, { hand: box })).toEqual([
    { name: 'hand', how: 'is missing' },
    { name: 'log', how: 'is not in Chromium' },
  ]);
});

test('a reason allows one side of its box as many pixels as it names', () => {
  const reasons = [{ box: /^title$/, side: 'width', upTo: 4, why: 'letters are narrower' }] as const;
  const off = (changed: Partial<typeof box>) =>
    boxesOff({ title: { ...box, ...changed } }, { title: box }, reasons);
  expect(off({ width: 96 })).toEqual([]);
  expect(off({ width: 95 })).toEqual([{ name: 'title', how: 'width −5' }]);
  expect(off({ height: 46 })).toEqual([{ name: 'title', how: 'height −4' }]);
  expect(boxesOff({ log: { ...box, width: 96 } }, { log: box }, reasons)).toHaveLength(1);
});
