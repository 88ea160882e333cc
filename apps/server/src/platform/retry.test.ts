/** Waiting for what cannot be reached: how often, how long, and what is not waited for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = new Error('away');

async function waiting(attempt: () => Promise<string>, limitMs: number, mayPass = () => true) {
  const onWait = vi.fn();
  const ended = waitFor(attempt, { limitMs, mayPass, onWait }).then(
    (value) => ({ value, waits: onWait.mock.calls.length }),
    (error: unknown) => ({ error, waits: onWait.mock.calls.length }),
  );
  await vi.advanceTimersByTimeAsync(limitMs + 1);
  return ended;
}

test('what comes in time is the answer', async () => {
  let left = 3;
  const attempt = async () => {
    if (left-- > 0) throw away;
    return 'here';
  };
  // After 250, 500 and 1000 ms.
  expect(await waiting(attempt, 1_800)).toEqual({ value: 'here', waits: 3 });
});

test('what does not come in time is its last failure, asked for once more at the end', async () => {
  const attempt = vi.fn(() => Promise.reject(away));
  expect(await waiting(attempt, 1_000)).toEqual({ error: away, waits: 3 });
  expect(attempt).toHaveBeenCalledTimes(4);
});

test('without a limit of time it is asked for once', async () => {
  expect(await waiting(() => Promise.reject(away), 0)).toEqual({ error: away, waits: 0 });
});

test('what will not pass is not waited for', async () => {
  expect(
    await waiting(
      () => Promise.reject(away),
      60_000,
      () => false,
    ),
  ).toEqual({ error: away, waits: 0 });
});
