/** When the buttons of an opening hear a press, on a clock turned by hand. */
import { expect, test } from 'vitest';
import { DEAF_MS } from '../../platform/clock.ts';
import { createFreshButtons } from './freshButtons.ts';
import { handClock } from './testing.ts';

function setUp() {
  const clock = handClock();
  return { clock, buttons: createFreshButtons(clock) };
}

test('a key hears from the beginning; one that lights later only after half a second', () => {
  const { clock, buttons } = setUp();
  expect(buttons.hears('next')).toBe(false);
  buttons.light(['next']);
  expect(buttons.hears('next')).toBe(true);
  buttons.light(['next', 'another']);
  expect(buttons.hears('next')).toBe(true);
  clock.turnTo(DEAF_MS - 1);
  expect(buttons.hears('another')).toBe(false);
  clock.turnTo(DEAF_MS);
  expect(buttons.hears('another')).toBe(true);
});

test('a dark key hears nothing, and is deaf again when it lights again', () => {
  const { clock, buttons } = setUp();
  buttons.light([]);
  buttons.light(['another']);
  clock.turnTo(300);
  buttons.light([]);
  clock.turnTo(400);
  buttons.light(['another']);
  clock.turnTo(400 + DEAF_MS - 1);
  expect(buttons.hears('another')).toBe(false);
  clock.turnTo(400 + DEAF_MS);
  expect(buttons.hears('another')).toBe(true);
  buttons.light([]);
  expect(buttons.hears('another')).toBe(false);
});
