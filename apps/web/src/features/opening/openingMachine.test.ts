/** The opening's course on a clock turned by hand: every boundary to the millisecond. */
import { describe, expect, test, vi } from 'vitest';
import type { SoundName } from '../../platform/sound/names.ts';
import { createOpening } from './openingMachine.ts';
import { isOver } from './openingState.ts';
import { handClock } from './testing.ts';

type Card = { name: string; rarity: string };
const COMMON: Card = { name: 'Abra', rarity: 'Common' };
const RARE: Card = { name: 'Mew', rarity: 'Special Illustration Rare' };

function setUp(
  alone?: (cards: readonly Card[]) => number,
  soundOf?: (card: Card) => SoundName,
  restOf?: (card: Card) => number,
) {
  const clock = handClock();
  const answers: { resolve: (cards: Card[]) => void; reject: (error: Error) => void }[] = [];
  const fetchCards = vi.fn(() => new Promise<Card[]>((resolve, reject) => answers.push({ resolve, reject })));
  const log = vi.fn();
  const play = vi.fn();
  const opening = createOpening({
    clock,
    fetchCards,
    play,
    log,
    ...(alone && { alone }),
    ...(soundOf && { soundOf }),
    ...(restOf && { restOf }),
  });
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
    [799, 'jumping'],
    [800, 'exploding'],
    [801, 'exploding'],
    [1599, 'exploding'],
    [1600, 'revealing'],
    [1601, 'revealing'],
    [2399, 'revealing'],
    [2400, 'complete'],
  ])('%i ms after the pack landed it is %s', async (moment, phase) => {
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

  test('the pack is heard when it jumps, a rare card 2000 ms after the pack landed', async () => {
    const { clock, answer, play, opening } = setUp();
    opening.start();
    clock.turnTo(499);
    expect(sounds(play)).toEqual([]);
    clock.turnTo(500);
    expect(sounds(play)).toEqual(['pack-open']);
    await answer(COMMON, RARE);
    clock.turnTo(1999);
    expect(sounds(play)).toEqual(['pack-open']);
    clock.turnTo(2000);
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
    expect(opening.get()).toMatchObject({ phase: 'complete', act: 'last', cards: [RARE] });
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
  });
});

describe('cards that are late', () => {
  test('are said to be after 5,000 ms, are asked for once more, and the first answer counts', async () => {
    const { clock, answers, fetchCards, opening } = setUp();
    opening.start();
    opening.again();
    clock.turnTo(4999);
    expect(opening.get()).toMatchObject({ phase: 'revealing', isLate: false });
    clock.turnTo(5000);
    expect(opening.get()).toMatchObject({ phase: 'revealing', isLate: true });
    expect(fetchCards).toHaveBeenCalledTimes(1);
    opening.again();
    opening.again();
    expect(fetchCards).toHaveBeenCalledTimes(2);
    expect(opening.get().isLate).toBe(false);
    clock.turnTo(10_000);
    expect(opening.get().isLate).toBe(true);
    answers[0]?.resolve([RARE]);
    await settled();
    expect(opening.get()).toMatchObject({ phase: 'complete', cards: [RARE], isLate: false });
    answers[1]?.reject(new Error('too late'));
    await settled();
    await settled();
    expect(opening.get()).toMatchObject({ phase: 'complete', failure: undefined });
  });

  test('are late for those who skipped the show as well, and not once they are there', async () => {
    const { clock, answer, opening } = setUp();
    opening.start({ atOnce: true });
    clock.turnTo(4499);
    expect(opening.get().isLate).toBe(false);
    clock.turnTo(4500);
    expect(opening.get().isLate).toBe(true);
    await answer(COMMON);
    clock.turnTo(60_000);
    expect(opening.get()).toMatchObject({ phase: 'complete', isLate: false });
  });
});

test.each([
  [0, 1],
  [199, 1],
  [200, 2],
  [399, 2],
  [60_000, 2],
])(
  '%i ms after complete, %i of three cards are face up, the last waits to be asked for',
  async (after, shown) => {
    const { clock, answer, opening } = setUp();
    opening.start();
    clock.turnTo(500);
    await answer(COMMON, COMMON, RARE);
    clock.turnTo(2400 + after);
    expect(opening.get().shown).toBe(shown);
    opening.next();
    expect(opening.get()).toMatchObject(
      shown === 2 ? { act: 'last', shown: 3 } : { act: 'dealing', shown: 2 },
    );
    expect(isOver(opening.get())).toBe(false);
  },
);

describe('a hand', () => {
  test('on the pack stops the clock; where it leaves the pack closed, the clock begins anew', async () => {
    const { clock, answer, fetchCards, opening } = setUp();
    opening.start();
    clock.turnTo(400);
    opening.hold();
    clock.turnTo(20_000);
    expect(opening.get().phase).toBe('waiting');
    opening.letGo();
    clock.turnTo(20_499);
    expect(fetchCards).not.toHaveBeenCalled();
    clock.turnTo(20_500);
    expect(opening.get().phase).toBe('jumping');
    // Too late for the hand: it stops and begins nothing.
    opening.hold();
    opening.letGo();
    await answer(COMMON);
    clock.turnTo(22_400);
    expect(opening.get().phase).toBe('complete');
    expect(fetchCards).toHaveBeenCalledOnce();
  });

  test('is waited for by a pack that is torn by hand, with a show and without one', async () => {
    for (const atOnce of [false, true]) {
      const { clock, answer, opening } = setUp();
      opening.start({ atOnce, byHand: true });
      opening.hold();
      opening.letGo();
      clock.turnTo(60_000);
      expect(opening.get().phase).toBe('waiting');
      opening.next();
      await answer(COMMON, RARE);
      expect(opening.get().phase).toBe(atOnce ? 'complete' : 'jumping');
    }
  });
});

test('a player who no longer tears by hand is not kept waiting, and the other way round', () => {
  const { clock, opening } = setUp();
  opening.start({ byHand: true });
  opening.waitForHand(false);
  clock.turnTo(499);
  opening.waitForHand(true);
  clock.turnTo(60_000);
  expect(opening.get().phase).toBe('waiting');
  opening.waitForHand(false);
  clock.turnTo(60_500);
  expect(opening.get().phase).toBe('jumping');
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
    expect(opening.get()).toMatchObject({ act: 'last', shown: 3 });
    opening.skip();
    expect(opening.get()).toMatchObject({ act: 'summary', shown: 3 });
    clock.turnTo(60_000);
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
    expect(clock.pending()).toBe(0);
  });

  test('a hundred presses of Next end on the summary, with the pack opened once', async () => {
    const { answer, fetchCards, opening } = setUp();
    opening.start();
    opening.next();
    await answer(COMMON, COMMON, RARE);
    const acts: string[] = [];
    for (let press = 0; press < 100; press++) {
      opening.next();
      const { phase, act, shown } = opening.get();
      const now = `${phase} ${act} ${shown}`;
      if (acts.at(-1) !== now) acts.push(now);
    }
    expect(acts).toEqual([
      'complete dealing 1',
      'complete dealing 2',
      'complete last 3',
      'complete summary 3',
    ]);
    expect(fetchCards).toHaveBeenCalledOnce();
  });

  test('several that come alone have the stage one after another; skipping leads to the last of them', async () => {
    const { answer, opening } = setUp((cards) => cards.filter(({ rarity }) => rarity !== 'Common').length);
    opening.start();
    opening.next();
    await answer(COMMON, COMMON, RARE, RARE, RARE);
    opening.next();
    opening.next();
    expect(opening.get()).toMatchObject({ act: 'dealing', shown: 2 });
    const stages = [3, 4, 5].map(() => {
      opening.next();
      return [opening.get().act, opening.get().shown];
    });
    expect(stages).toEqual([
      ['last', 3],
      ['last', 4],
      ['last', 5],
    ]);
    opening.next();
    expect(opening.get()).toMatchObject({ act: 'summary', shown: 5 });
    opening.start();
    opening.next();
    await answer(COMMON, RARE, RARE, RARE);
    opening.next();
    opening.next();
    expect(opening.get()).toMatchObject({ act: 'last', shown: 2 });
    opening.skip();
    expect(opening.get()).toMatchObject({ act: 'last', shown: 4 });
    opening.skip();
    expect(opening.get()).toMatchObject({ act: 'summary', shown: 4 });
  });

  test('each card that comes alone is heard when it shows its face, and one that is skipped is not', async () => {
    const { clock, answer, play, opening } = setUp(
      (cards) => cards.length,
      ({ rarity }) => (rarity === 'Common' ? 'last-common' : 'last-special'),
    );
    opening.start({ atOnce: true });
    clock.turnTo(0);
    await answer(COMMON, RARE, RARE);
    clock.turnTo(519);
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
    clock.turnTo(520);
    expect(sounds(play).slice(2)).toEqual(['last-common']);
    opening.next();
    clock.turnTo(600);
    opening.next();
    clock.turnTo(1_120);
    expect(sounds(play).slice(2)).toEqual(['last-common', 'last-special']);
    opening.next();
    expect(clock.pending()).toBe(0);
  });

  test('the rarest are heard after a rest', async () => {
    const { clock, answer, play, opening } = setUp(
      (cards) => cards.length,
      () => 'last-special',
      ({ rarity }) => (rarity === 'Common' ? 0 : 300),
    );
    opening.start({ atOnce: true });
    clock.turnTo(0);
    await answer(RARE);
    clock.turnTo(819);
    expect(sounds(play)).not.toContain('last-special');
    clock.turnTo(820);
    expect(sounds(play)).toContain('last-special');
  });

  test('cards that all come alone have no rows before them', async () => {
    const { clock, answer, opening } = setUp((cards) => cards.length);
    opening.start();
    clock.turnTo(500);
    await answer(RARE, RARE);
    clock.turnTo(2_400);
    expect(opening.get()).toMatchObject({ phase: 'complete', act: 'last', shown: 1 });
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
    clock.turnTo(2_100);
    opening.skip();
    expect(sounds(play)).toEqual(['pack-open', 'rare-card']);
  });

  test.each([0, 500, 800, 1600, 2400])('finished at %i ms, all cards lie face up', async (moment) => {
    const { clock, answer, opening } = setUp();
    opening.start();
    clock.turnTo(moment);
    if (moment >= 500) await answer(COMMON, RARE, COMMON);
    opening.finish();
    await answer(COMMON, RARE, COMMON);
    expect(opening.get()).toMatchObject({ phase: 'complete', act: 'summary', shown: 3 });
    clock.turnTo(60_000);
    expect(opening.get()).toMatchObject({ phase: 'complete', act: 'summary', shown: 3 });
  });

  test('without a show the cards are there as soon as they arrive', async () => {
    const { clock, answer, fetchCards, opening } = setUp();
    opening.start({ atOnce: true });
    clock.turnTo(0);
    expect(fetchCards).toHaveBeenCalledOnce();
    expect(opening.get().phase).toBe('revealing');
    await answer(COMMON, COMMON, RARE);
    expect(opening.get()).toMatchObject({ phase: 'complete', act: 'dealing', shown: 2 });
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
    expect(opening.get()).toEqual({
      phase: 'waiting',
      act: 'dealing',
      cards: [],
      shown: 0,
      isLate: false,
      failure: new Error('down'),
    });
    expect(log).toHaveBeenCalledOnce();
    clock.turnTo(9_000);
    expect(opening.get().phase).toBe('waiting');
    opening.open();
    await answer(COMMON);
    clock.turnTo(9_000 + 1_899);
    expect(opening.get().phase).toBe('revealing');
    clock.turnTo(9_000 + 1_900);
    expect(opening.get()).toMatchObject({ phase: 'complete', cards: [COMMON], shown: 1, failure: undefined });
  });

  test('once closed is waiting, has no timer left and ignores a late answer', async () => {
    const { clock, answer, opening } = setUp();
    opening.start();
    clock.turnTo(1400);
    opening.close();
    await answer(RARE);
    clock.turnTo(10_000);
    expect(opening.get()).toEqual({
      phase: 'waiting',
      act: 'dealing',
      cards: [],
      shown: 0,
      isLate: false,
      failure: undefined,
    });
    expect(clock.pending()).toBe(0);
  });
});
