/** The order of the process's end, and what ends it out of order. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gate } from '../../testing/harness/until.ts';
import { type Ending, shutdown } from './shutdown.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const exit = vi.fn();
let steps: string[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  steps = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process of which something is under way until `finish` settles. */
function process(finish: () => Promise<unknown> = async () => {}) {
  const ending: Ending = {
    drainMs: 5_000,
    limitMs: 20_000,
    leave: () => steps.push('leave'),
    finish: () => {
      steps.push('finish');
      return finish();
    },
    close: async () => steps.push('close'),
    open: () => ({ calls: ['GET /slow for 20 s'] }),
  };
  const end = shutdown({ log, exit });
  end.ready(ending);
  return end;
}

test('callers leave, then work is finished, then all is closed, and the code is 0', async () => {
  const underWay = gate();
  process(() => underWay.opened).signal();
  expect(steps).toEqual(['leave']);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(steps).toEqual(['leave']);
  await vi.advanceTimersByTimeAsync(1);
  expect(steps).toEqual(['leave', 'finish']);
  underWay.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['leave', 'finish', 'close']);
  expect(exit.mock.calls).toEqual([[0]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('what hangs ends at the limit, named in the log, with code 1 and nothing closed', async () => {
  process(() => new Promise(() => {})).signal();
  await vi.advanceTimersByTimeAsync(24_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(steps).toEqual(['leave', 'finish']);
  expect(log.warn.mock.calls).toEqual([
    [{ calls: ['GET /slow for 20 s'] }, 'the server ended at its limit, with this still open'],
  ]);
});

test('a repeat within half a second is the same request, a later one ends at once', async () => {
  const end = process();
  end.signal();
  await vi.advanceTimersByTimeAsync(499);
  end.signal();
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  end.signal();
  expect(exit.mock.calls).toEqual([[1]]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('an end that fails says why, and the code is 1', async () => {
  const cause = new Error('the database is away');
  process(() => Promise.reject(cause)).signal();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ err: cause, calls: ['GET /slow for 20 s'] });
});

test('before there is anything to finish, a signal ends the process', () => {
  shutdown({ log, exit }).signal();
  expect(exit.mock.calls).toEqual([[0]]);
});
