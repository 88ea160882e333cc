/** When the buttons of an opening hear a press, on a clock turned by hand. */
import { expect, test } from 'vitest';
import { DEAF_MS } from '../../platform/clock.ts';
import { createFreshButtons } from './freshButtons.ts';
import { handClock } from './testing.ts';

function setUp() {
  const clock = handClock();
  return { clock, buttons: createFreshButtons(clock) };
}

test('a button takes presses from the beginning; one that lights later only after half a second', () => {
  const { clock, buttons } = setUp();
  expect(buttons.acceptsPress('next')).toBe(false);
  buttons.light(['next']);
  expect(buttons.acceptsPress('next')).toBe(true);
  buttons.light(['next', 'another']);
  expect(buttons.acceptsPress('next')).toBe(true);
  clock.turnTo(DEAF_MS - 1);
  expect(buttons.acceptsPress('another')).toBe(false);
  clock.turnTo(DEAF_MS);
  expect(buttons.acceptsPress('another')).toBe(true);
});

test('a dark button takes no press, and is deaf again when it lights again', () => {
  const { clock, buttons } = setUp();
  buttons.light([]);
  buttons.light(['another']);
  clock.turnTo(300);
  buttons.light([]);
  clock.turnTo(400);
  buttons.light(['another']);
  clock.turnTo(400 + DEAF_MS - 1);
  expect(buttons.acceptsPress('another')).toBe(false);
  clock.turnTo(400 + DEAF_MS);
  expect(buttons.acceptsPress('another')).toBe(true);
  buttons.light([]);
  expect(buttons.acceptsPress('another')).toBe(false);
});
