/** Escape past a message: it reaches the window that was opened last, and nothing when none is open. */
import { expect, test } from 'vitest';
import { escapeWindow, openWindow } from './windows.ts';

test('Escape is for the window opened last, whichever closes first', () => {
  const escaped: string[] = [];
  expect(escapeWindow()).toBe(false);
  const closeFirst = openWindow(() => escaped.push('first'));
  const closeSecond = openWindow(() => escaped.push('second'));
  const closeThird = openWindow(() => escaped.push('third'));
  expect(escapeWindow()).toBe(true);
  closeSecond();
  escapeWindow();
  closeThird();
  escapeWindow();
  closeFirst();
  expect(escapeWindow()).toBe(false);
  expect(escaped).toEqual(['third', 'third', 'first']);
});
