/** The turning page to the millisecond, on a clock that the test moves. */
import { expect, test } from 'vitest';
import { handClock } from '../../testing/handClock.ts';
import { createPageTurn } from './pageTurn.ts';

function binderAt(page: number, isInstant = false) {
  const clock = handClock();
  return { clock, turn: createPageTurn(clock, page, () => isInstant) };
}

test('lifts at once, shows the next page at 350 ms, lies flat at 700 ms', () => {
  const { clock, turn } = binderAt(1);
  turn.turnTo(2);
  expect(turn.get()).toEqual({ shown: 1, turn: { direction: 'forward', half: 'lifting' } });
  clock.advance(349);
  expect(turn.get().shown).toBe(1);
  clock.advance(1);
  expect(turn.get()).toEqual({ shown: 2, turn: { direction: 'forward', half: 'landing' } });
  clock.advance(349);
  expect(turn.get().turn).toBeDefined();
  clock.advance(1);
  expect(turn.get()).toEqual({ shown: 2 });
});

test('turns back towards smaller numbers', () => {
  const { turn } = binderAt(5);
  turn.turnTo(3);
  expect(turn.get().turn?.direction).toBe('back');
});

test('a second wish while the page lifts goes straight there', () => {
  const { clock, turn } = binderAt(1);
  turn.turnTo(2);
  clock.advance(200);
  turn.turnTo(3);
  clock.advance(150);
  expect(turn.get().shown).toBe(3);
  clock.advance(350);
  expect(turn.get()).toEqual({ shown: 3 });
});

test('a wish while the page lands lifts it again at once', () => {
  const { clock, turn } = binderAt(1);
  turn.turnTo(2);
  clock.advance(400);
  turn.turnTo(3);
  expect(turn.get()).toEqual({ shown: 2, turn: { direction: 'forward', half: 'lifting' } });
  clock.advance(350);
  expect(turn.get().shown).toBe(3);
});

test('is there at once for people who want less motion', () => {
  const { turn } = binderAt(1, true);
  turn.turnTo(9);
  expect(turn.get()).toEqual({ shown: 9 });
});

test('notifies its listeners, also when it is stopped half-way, and none after that', () => {
  const { clock, turn } = binderAt(1);
  let calls = 0;
  const leave = turn.subscribe(() => {
    calls += 1;
  });
  turn.turnTo(2);
  clock.advance(700);
  expect(calls).toBe(3);
  turn.turnTo(3);
  turn.stop();
  expect(calls).toBe(5);
  clock.advance(700);
  expect(calls).toBe(5);
  expect(turn.get()).toEqual({ shown: 3 });
  leave();
});
