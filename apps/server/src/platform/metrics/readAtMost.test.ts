/** What a scrape reads: as often as it is worth, never twice at once, and never waited for long. */
import { expect, test } from 'vitest';
import { gate } from '../../../testing/harness/until.ts';
import { readAtMost } from './readAtMost.ts';

const EVERY_MS = 1_000;

function counted(answer: (reads: number) => Promise<string>, longestMs = 60_000) {
  const clock = { now: 0, reads: 0 };
  const read = readAtMost({
    read: () => answer(++clock.reads),
    everyMs: EVERY_MS,
    longestMs,
    now: () => clock.now,
  });
  return { clock, read };
}

test('is read again when its time is over', async () => {
  const { clock, read } = counted(async (reads) => `read ${reads}`);
  expect([await read(), await read()]).toEqual(['read 1', 'read 1']);
  clock.now = EVERY_MS;
  expect(await read()).toBe('read 2');
});

test('that could not be read is not known, and tried again sooner', async () => {
  const { clock, read } = counted(async (reads) => {
    if (reads === 1) throw new Error('away');
    return 'back';
  });
  expect(await read()).toBeUndefined();
  clock.now = EVERY_MS / 4 - 1;
  expect(await read()).toBeUndefined();
  clock.now = EVERY_MS / 4;
  expect(await read()).toBe('back');
});

test('that takes too long is not waited for, not begun twice, and used once it is there', async () => {
  const slow = gate();
  const { clock, read } = counted(async () => {
    await slow.opened;
    return 'late';
  }, 1);
  expect(await read()).toBeUndefined();
  clock.now = 10 * EVERY_MS;
  expect(await read()).toBeUndefined();
  expect(clock.reads).toBe(1);
  slow.open();
  await slow.opened;
  await new Promise((resolve) => setImmediate(resolve));
  clock.now = 10 * EVERY_MS - 1;
  expect(await read()).toBe('late');
});
