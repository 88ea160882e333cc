/** Dear work waits for a visitor's first sign, and comes without one after a while. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenUsed } from './whenUsed.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.useRealTimers());

test('it waits for the first sign of a visitor, and runs once', () => {
  const run = vi.fn();
  whenUsed(run);
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  // The answer to that sign goes first.
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(20_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that is only looked at gets it after a while', () => {
  const run = vi.fn();
  whenUsed(run);
  vi.advanceTimersByTime(6_500);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is taken back never runs, before the sign or after it', () => {
  const run = vi.fn();
  whenUsed(run)();
  const takeBack = whenUsed(run);
  window.dispatchEvent(new Event('wheel'));
  takeBack();
  vi.advanceTimersByTime(20_000);
  expect(run).not.toHaveBeenCalled();
});

test('a page that was used before only waits until it has nothing better to do', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const run = vi.fn();
  whenUsed(run);
  vi.advanceTimersByTime(300);
  expect(run).toHaveBeenCalledTimes(1);
});
