/** When a wait counts as slow, when the server counts as gone, and how it comes back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askReady, createConnection } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const up = async () => undefined;
const down = () => Promise.reject(new TypeError('fetch failed'));

test('a wait is slow after a second and until the last one ends', () => {
  const line = createConnection(up);
  const first = line.waiting();
  vi.advanceTimersByTime(999);
  expect(line.get().slow).toBe(false);
  vi.advanceTimersByTime(1);
  expect(line.get().slow).toBe(true);
  const second = line.waiting();
  vi.advanceTimersByTime(1_000);
  first();
  expect(line.get().slow).toBe(true);
  second();
  second();
  expect(line.get().slow).toBe(false);
  line.waiting()();
  vi.advanceTimersByTime(5_000);
  expect(line.get().slow).toBe(false);
});

test('a silent server is asked after 2, 4, 8 and then every 15 seconds, and greeted when it is back', async () => {
  const probe = vi.fn<() => Promise<void>>(down);
  const line = createConnection(probe);
  const back = vi.fn();
  line.onBack(back);
  line.silent();
  line.silent();
  expect(line.get().reachable).toBe(false);
  for (const [seconds, asked] of [
    [2, 1],
    [4, 2],
    [8, 3],
    [15, 4],
    [15, 5],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    expect(probe).toHaveBeenCalledTimes(asked);
  }
  probe.mockImplementation(up);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(line.get().reachable).toBe(true);
  expect(back).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(6);
});

test('any answered call is as good as a question', () => {
  const line = createConnection(down);
  const back = vi.fn();
  line.onBack(back);
  line.answered(performance.now());
  expect(back).not.toHaveBeenCalled();
  line.silent();
  line.answered(performance.now());
  expect(line.get().reachable).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});

test('an answer that was on its way while the line broke does not make it whole', async () => {
  const probe = vi.fn<() => Promise<void>>(down);
  const line = createConnection(probe);
  const askedAt = performance.now();
  vi.advanceTimersByTime(100);
  line.silent();
  line.answered(askedAt);
  expect(line.get().reachable).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probe).toHaveBeenCalledOnce();
  probe.mockImplementation(up);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(line.get().reachable).toBe(true);
});

test.each([
  ['a server that is ready', 200, {}, true],
  ['a server without its chain', 503, { code: 'chain-unreachable' }, true],
  ['a server without its database', 503, { code: 'database-unreachable' }, false],
])('%s is asked whether it can be reached', async (_, status, body, reachable) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
  const asked = askReady().then(
    () => true,
    () => false,
  );
  expect(await asked).toBe(reachable);
});

test('a proxy that answers in its own words has lost its server', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>', { status: 502 }));
  await expect(askReady()).rejects.toThrow();
});
