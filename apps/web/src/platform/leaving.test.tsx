/** Failures of what was asked for while the player leaves the page come late; those of a page that stays at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failLateIfLeaving } from './leaving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What fails after the player did this, and whether its failure has come. */
async function failAfter(what: () => void) {
  const failed = vi.fn();
  let breakOff = (_why: unknown) => {};
  failLateIfLeaving(
    () =>
      new Promise<never>((_, reject) => {
        breakOff = reject;
      }),
  ).catch(failed);
  what();
  breakOff(new TypeError('broken off'));
  await vi.advanceTimersByTimeAsync(0);
  return failed;
}

test('a page that is being left shows no failure, and one that stays after all shows it late', async () => {
  const failed = await failAfter(() => dispatchEvent(new Event('beforeunload')));
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new TypeError('broken off'));
});

test('a page that stays shows it at once, and so does what is asked for after a leaving that was called off', async () => {
  dispatchEvent(new Event('beforeunload'));
  const failed = await failAfter(() => undefined);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new TypeError('broken off'));
});

test('what has come leaves no listener behind', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  expect(await failLateIfLeaving(async () => 'come')).toBe('come');
  expect(removed).toHaveBeenCalledExactlyOnceWith('beforeunload', expect.any(Function));
});
