/** The replay's player on a clock turned by hand: every way forth and back ends on the board of its moment. */
import { isRefusal } from '@pokesol/engine';
import { describe, expect, test, vi } from 'vitest';
import { handClock } from '../../../testing/handClock.ts';
import { CLASSIC_REPLAY } from '../rules/classic/replay.ts';
import { BETWEEN_MS, createPlayer } from './player.ts';
import { longBattle } from './testing.ts';
import { type Timeline, timelineOf, turnAt } from './timeline.ts';

const LONG = 600_000;

function timeline(): Timeline<'classic'> {
  const played = timelineOf(CLASSIC_REPLAY, longBattle(60).record);
  if (isRefusal(played)) throw new Error(played.message);
  return played;
}
const shared = timeline();

function setUp() {
  const clock = handClock();
  const play = vi.fn();
  const player = createPlayer(shared, { clock, play });
  const shown = () => {
    const { view, moment, seat } = player.get();
    return { view, expected: shared.viewAt(moment, seat) };
  };
  return { clock, play, player, shown };
}

describe('a timeline', () => {
  test('knows every card of both sides in every moment, and both hands', () => {
    const { viewAt, handAt, last } = shared;
    for (const moment of [0, Math.floor(last / 2), last])
      for (const seat of [0, 1] as const) {
        const view = viewAt(moment, seat);
        expect(Object.keys(view.cards)).toHaveLength(120);
        expect(handAt(moment, seat)).toEqual(view.you.hand);
      }
  });

  test('finds the turn of a moment', () => {
    expect(turnAt(shared, 0)).toBe(0);
    for (const [place, { moment }] of shared.turns.entries()) {
      const next = shared.turns[place + 1]?.moment ?? shared.last + 1;
      for (let each = moment; each < next; each += 1)
        expect(turnAt(shared, each), `move ${each}`).toBe(place);
    }
    expect(turnAt(shared, shared.last)).toBe(shared.turns.length - 1);
    expect(shared.turns.map(({ turn }) => turn)).toEqual(shared.turns.map((_, place) => place));
  });
});

describe('a player', () => {
  test('begins where a link says, within the battle', () => {
    const at = (first: number) => createPlayer(shared, { clock: handClock(), play: vi.fn() }, first).get();
    expect(at(12)).toMatchObject({ moment: 12, view: shared.viewAt(12, 0), running: false });
    expect(at(-3).moment).toBe(0);
    expect(at(1_000_000).moment).toBe(shared.last);
    expect(at(12).lastShownEvent).toBe(shared.eventsAt(12).at(-1)?.id);
  });

  test('goes forward move by move, each as an animation that ends on the board of its moment', () => {
    const { clock, player, shown } = setUp();
    for (let move = 1; move <= 60; move += 1) {
      player.forward();
      expect(player.get().moment).toBe(move);
      clock.advance(LONG);
      const { view, expected } = shown();
      expect(view).toEqual(expected);
      expect(player.get()).toMatchObject({ moving: false, step: null });
    }
  });

  test('forward in the middle of a move is there at once and begins the next', () => {
    const { clock, player } = setUp();
    player.forward();
    player.forward();
    player.forward();
    expect(player.get().moment).toBe(3);
    clock.advance(LONG);
    expect(player.get()).toMatchObject({ moment: 3, moving: false });
  });

  test('goes back and jumps without an animation, wherever it is', () => {
    const { clock, player, shown } = setUp();
    player.jump(10);
    player.forward();
    player.back();
    expect(player.get()).toMatchObject({ moment: 10, moving: false, step: null });
    expect(shown().view).toEqual(shown().expected);
    player.jump(9_999);
    expect(player.get().moment).toBe(shared.last);
    player.jump(-3);
    expect(player.get().moment).toBe(0);
    player.back();
    expect(player.get().moment).toBe(0);
    clock.advance(LONG);
    expect(player.get().moment).toBe(0);
  });

  test('plays by itself to the end and stops there; once more begins at the beginning', () => {
    const { clock, player, shown } = setUp();
    player.jump(shared.last - 5);
    player.toggle();
    expect(player.get().running).toBe(true);
    clock.advance(LONG);
    expect(player.get()).toMatchObject({ moment: shared.last, running: false, moving: false });
    expect(shown().view).toEqual(shown().expected);
    player.toggle();
    expect(player.get()).toMatchObject({ moment: 0, running: true });
    player.toggle();
    clock.advance(LONG);
    expect(player.get()).toMatchObject({ moment: 0, running: false });
  });

  test('pauses where it is, and nothing comes later', () => {
    const { clock, player } = setUp();
    player.toggle();
    clock.advance(BETWEEN_MS);
    const { moment } = player.get();
    expect(moment).toBe(1);
    player.toggle();
    clock.advance(LONG);
    expect(player.get()).toMatchObject({ moment, running: false, moving: false });
  });

  test('skips what moves, and the wait between two moves; by itself it goes on from there', () => {
    const { clock, player, shown } = setUp();
    player.forward();
    player.skip();
    expect(player.get()).toMatchObject({ moment: 1, moving: false, running: false });
    expect(shown().view).toEqual(shown().expected);
    clock.advance(LONG);
    player.skip();
    expect(player.get(), 'nothing moves and nothing runs').toMatchObject({ moment: 1, moving: false });
    player.jump(20);
    player.toggle();
    clock.advance(0);
    expect(player.get()).toMatchObject({ moment: 21, moving: true });
    player.skip();
    expect(player.get()).toMatchObject({ moment: 21, moving: false, running: true });
    player.skip();
    expect(player.get()).toMatchObject({ moment: 22, moving: true, running: true });
    player.skip();
    clock.advance(BETWEEN_MS);
    expect(player.get()).toMatchObject({ moment: 23, running: true });
    player.jump(shared.last - 1);
    player.skip();
    player.skip();
    expect(player.get()).toMatchObject({ moment: shared.last, moving: false, running: false });
    clock.advance(LONG);
    expect(player.get().moment).toBe(shared.last);
  });

  test('goes on from where it jumps to while it plays', () => {
    const { clock, player } = setUp();
    player.toggle();
    player.jump(20);
    expect(player.get()).toMatchObject({ moment: 20, running: true });
    clock.advance(BETWEEN_MS);
    expect(player.get().moment).toBe(21);
  });

  test('four times as fast takes a quarter of the time', () => {
    const lengthAt = (speed: 1 | 4): number => {
      const { clock, player } = setUp();
      player.setSpeed(speed);
      player.jump(3);
      player.forward();
      for (let ms = 0; ; ms += 5) {
        if (!player.get().moving) return ms;
        clock.advance(5);
      }
    };
    const slow = lengthAt(1);
    expect(slow).toBeGreaterThan(100);
    expect(lengthAt(4)).toBeLessThanOrEqual(slow / 4 + 40);
  });

  test('shows the same moment from the other chair', () => {
    const { player, shown } = setUp();
    player.jump(8);
    player.turnTable();
    expect(player.get()).toMatchObject({ moment: 8, seat: 1 });
    expect(player.get().view.seat).toBe(1);
    expect(shown().view).toEqual(shown().expected);
  });
});
