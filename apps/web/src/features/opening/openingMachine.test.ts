/** The opening's course on a clock turned by hand: every boundary to the millisecond. */
import { describe, expect, test, vi } from 'vitest';
import { createOpening } from './openingMachine.ts';
import { isDealt } from './openingState.ts';

type Card = { name: string; rarity: string };
const COMMON: Card = { name: 'Abra', rarity: 'Common' };
const RARE: Card = { name: 'Mew', rarity: 'Special Illustration Rare' };

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
  const answers: { resolve: (cards: Card[]) => void; reject: (error: Error) => void }[] = [];
  const fetchCards = vi.fn(() => new Promise<Card[]>((resolve, reject) => answers.push({ resolve, reject })));
  const log = vi.fn();
  const play = vi.fn();
  const opening = createOpening({ clock, fetchCards, play, log });
  const answer = async (...cards: Card[]) => {
    answers.at(-1)?.resolve(cards);
    await settled();
  };
  return { clock, answers, answer, fetchCards, log, play, opening };
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => resolve()));
const sounds = (play: ReturnType<typeof vi.fn>) => play.mock.calls.map(([sound]) => sound);

describe('the show', () => {
  test.each([
    [499, 'waiting'],
    [500, 'jumping'],
    [501, 'jumping'],
    [1299, 'jumping'],
    [1300, 'exploding'],
    [1301, 'exploding'],
    [2099, 'exploding'],
    [2100, 'revealing'],
    [2101, 'revealing'],
    [2899, 'revealing'],
    [2900, 'complete'],
  ])('%i ms after the dialog opened it is %s', async (moment, phase) => {
    const { clock, answer, fetchCards, opening } = setUp();
    opening.start();
    expect(fetchCards).not.toHaveBeenCalled();
    clock.turnTo(Math.min(moment, 500));
    await answer(COMMON);
    clock.turnTo(moment);
    expect(opening.get().phase).toBe(phase);
    expect(opening.get().cards).toEqual(phase === 'complete' ? [COMMON] : []);
    expect(fetchCards).toHaveBeenCalledTimes(moment < 500 ? 0 : 1);
  });

  test('the pack is heard when it jumps, a rare card 2000 ms later', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(499);
    expect(sounds(play)).toEqual([]);
    clock.turnTo(500);
    expect(sounds(play)).toEqual(['pack-open']);
    await answer(COMMON, RARE);
    clock.turnTo(2499);
    expect(sounds(play)).toEqual(['pack-open']);
    clock.turnTo(2500);
    clock.turnTo(60_000);
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
  });

  test('no rare card, no rare sound', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(500);
    await answer(COMMON, { name: 'Kadabra', rarity: 'Uncommon' });
    clock.turnTo(60_000);
    expect(sounds(play)).toEqual(['pack-open']);
  });

  test('waits in revealing for cards that take longer, and sounds the rare one when it comes', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(60_000);
    expect(opening.get().phase).toBe('revealing');
    await answer(RARE);
    expect(opening.get()).toMatchObject({ phase: 'complete', cards: [RARE] });
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
  });
});

test.each([
  [0, 1],
  [199, 1],
  [200, 2],
  [399, 2],
  [400, 3],
  [401, 3],
])('%i ms after complete, %i of three cards are face up', async (after, shown) => {
  const { clock, answer, opening } = setUp();
  opening.start();
  clock.turnTo(500);
  await answer(COMMON, COMMON, RARE);
  clock.turnTo(2900 + after);
  expect(opening.get().shown).toBe(shown);
  expect(isDealt(opening.get())).toBe(shown === 3);
});

describe('impatience', () => {
  test('each skip ends one act: the wait, the show, the dealing', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(100);
    opening.skip();
    expect(opening.get().phase).toBe('jumping');
    await answer(COMMON, RARE, COMMON);
    opening.skip();
    expect(opening.get()).toMatchObject({ phase: 'complete', shown: 1 });
    opening.skip();
    expect(opening.get().shown).toBe(3);
    clock.turnTo(60_000);
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
    expect(clock.pending()).toBe(0);
  });

  test('a show skipped before its cards are there waits for them', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(600);
    opening.skip();
    clock.turnTo(9_000);
    expect(opening.get().phase).toBe('revealing');
    await answer(RARE, COMMON);
    expect(opening.get()).toMatchObject({ phase: 'complete', shown: 1 });
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
  });

  test('skipping after 2000 ms does not sound the rare card twice', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(500);
    await answer(RARE);
    clock.turnTo(2_600);
    opening.skip();
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
  });

  test.each([0, 500, 1300, 2100, 2900])('finished at %i ms, all cards lie face up', async (moment) => {
    const { clock, answer, opening } = setUp();
    opening.start();
    clock.turnTo(moment);
    if (moment >= 500) await answer(COMMON, RARE, COMMON);
    opening.finish();
    await answer(COMMON, RARE, COMMON);
    expect(opening.get()).toMatchObject({ phase: 'complete', shown: 3 });
    clock.turnTo(60_000);
    expect(opening.get()).toMatchObject({ phase: 'complete', shown: 3 });
  });

  test('without a show the cards are there as soon as they arrive', async () => {
    const { clock, answer, fetchCards, opening } = setUp();
    opening.start({ atOnce: true });
    clock.turnTo(0);
    expect(fetchCards).toHaveBeenCalledOnce();
    expect(opening.get().phase).toBe('revealing');
    await answer(COMMON, RARE);
    expect(opening.get()).toMatchObject({ phase: 'complete', shown: 2 });
    expect(clock.pending()).toBe(0);
  });
});

describe('an opening that ends badly or early', () => {
  test('is logged, goes back to waiting, and can be tried again', async () => {
    const { clock, answers, answer, log, opening } = setUp();
    opening.start();
    clock.turnTo(1400);
    answers[0]?.reject(new Error('down'));
    await settled();
    expect(opening.get()).toEqual({ phase: 'waiting', cards: [], shown: 0, failure: new Error('down') });
    expect(log).toHaveBeenCalledOnce();
    clock.turnTo(9_000);
    expect(opening.get().phase).toBe('waiting');
    opening.open();
    await answer(COMMON);
    clock.turnTo(9_000 + 2_399);
    expect(opening.get().phase).toBe('revealing');
    clock.turnTo(9_000 + 2_400);
    expect(opening.get()).toEqual({ phase: 'complete', cards: [COMMON], shown: 1, failure: undefined });
  });

  test('once closed is waiting, has no timer left and ignores a late answer', async () => {
    const { clock, answer, opening } = setUp();
    opening.start();
    clock.turnTo(1400);
    opening.close();
    await answer(RARE);
    clock.turnTo(10_000);
    expect(opening.get()).toEqual({ phase: 'waiting', cards: [], shown: 0, failure: undefined });
    expect(clock.pending()).toBe(0);
  });
});
