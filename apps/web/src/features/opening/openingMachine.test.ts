/** The opening's course on a clock turned by hand. */
import { describe, expect, test, vi } from 'vitest';
import { createOpening } from './openingMachine.ts';

function handClock() {
  let now = 0;
  let timers: { due: number; run: () => void }[] = [];
  return {
    after(ms: number, run: () => void) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    turnTo(moment: number) {
      for (;;) {
        const next = timers.filter(({ due }) => due <= moment).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.due;
        next.run();
      }
      now = moment;
    },
    pending: () => timers.length,
  };
}

function setUp() {
  const clock = handClock();
  const answers: { resolve: (cards: string[]) => void; reject: (error: Error) => void }[] = [];
  const fetchCards = vi.fn(
    () => new Promise<string[]>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const log = vi.fn();
  return { clock, answers, fetchCards, log, opening: createOpening(clock, fetchCards, log) };
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => resolve()));

describe('an opening', () => {
  test('starts by itself after 500 ms and goes by the spec’s times', async () => {
    const { clock, answers, fetchCards, opening } = setUp();
    opening.start();
    const seen: [number, string][] = [];
    for (const moment of [499, 500, 1299, 1300, 2099, 2100, 2899, 2900]) {
      clock.turnTo(moment);
      answers[0]?.resolve(['Abra']);
      await settled();
      seen.push([moment, opening.get().phase]);
    }
    expect(seen).toEqual([
      [499, 'waiting'],
      [500, 'jumping'],
      [1299, 'jumping'],
      [1300, 'exploding'],
      [2099, 'exploding'],
      [2100, 'revealing'],
      [2899, 'revealing'],
      [2900, 'complete'],
    ]);
    expect(fetchCards).toHaveBeenCalledOnce();
    expect(opening.get().cards).toEqual(['Abra']);
  });

  test('waits in revealing for cards that take longer than the show', async () => {
    const { clock, answers, opening } = setUp();
    opening.start();
    clock.turnTo(60_000);
    expect(opening.get().phase).toBe('revealing');
    answers[0]?.resolve(['Abra']);
    await settled();
    expect(opening.get()).toMatchObject({ phase: 'complete', cards: ['Abra'] });
  });

  test('goes back to waiting when it fails, logs it, and can be tried again', async () => {
    const { clock, answers, log, opening } = setUp();
    opening.start();
    clock.turnTo(1400);
    answers[0]?.reject(new Error('down'));
    await settled();
    expect(opening.get()).toEqual({ phase: 'waiting', cards: [], failure: new Error('down') });
    expect(log).toHaveBeenCalledOnce();
    clock.turnTo(9_000);
    expect(opening.get().phase).toBe('waiting');
    opening.open();
    answers[1]?.resolve(['Mew']);
    await settled();
    clock.turnTo(9_000 + 2_400);
    expect(opening.get()).toEqual({ phase: 'complete', cards: ['Mew'], failure: undefined });
  });

  test('once closed is waiting, has no timer left and ignores a late answer', async () => {
    const { clock, answers, opening } = setUp();
    opening.start();
    clock.turnTo(1400);
    opening.close();
    answers[0]?.resolve(['Abra']);
    await settled();
    clock.turnTo(10_000);
    expect(opening.get()).toEqual({ phase: 'waiting', cards: [], failure: undefined });
    expect(clock.pending()).toBe(0);
  });
});
