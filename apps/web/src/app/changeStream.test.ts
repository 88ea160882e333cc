/** The stream of a wallet's changes: up while somebody looks and nothing else carries them, and back when it breaks. */
import { expect, test } from 'vitest';
import { createChanges } from '../platform/changes.ts';
import { fakeSource } from '../testing/fakeSource.ts';
import { handClock } from '../testing/handClock.ts';
import { listenForChanges } from './changeStream.ts';

const CLOSED = 2;

function page({ hidden = false } = {}) {
  const clock = handClock();
  const changes = createChanges();
  const changed: unknown[] = [];
  changes.onChange((what) => changed.push(what));
  const streams: ReturnType<typeof fakeSource>[] = [];
  const paths: string[] = [];
  let isHidden = hidden;
  let look = () => {};
  const stop = listenForChanges('maya', changes, {
    connect: (path) => {
      paths.push(path);
      const source = fakeSource();
      streams.push(source);
      return source;
    },
    clock,
    isHidden: () => isHidden,
    onVisibility: (listener) => {
      look = listener;
      return () => {
        look = () => {};
      };
    },
  });
  return {
    ...{ clock, changes, changed, stop, paths },
    open: () => streams.filter(({ readyState }) => readyState !== CLOSED).length,
    last: () => {
      const source = streams.at(-1);
      if (source === undefined) throw new Error('no stream was opened');
      return source;
    },
    hide(now: boolean) {
      isHidden = now;
      look();
    },
  };
}

test('it tells what changed, and that anything may have whenever it is up again', () => {
  const { last, changes, changed, paths, clock, open, stop } = page();
  expect(paths).toEqual(['/api/users/maya/changes']);
  expect(changes.isTold.get()).toBe(false);
  last().say('open');
  last().say('changed', { what: 'points' });
  last().say('changed', {});
  expect(changes.isTold.get()).toBe(true);
  last().readyState = CLOSED;
  last().say('error');
  expect(changes.isTold.get()).toBe(false);
  clock.advance(2_000);
  last().say('open');
  expect(changed).toEqual([undefined, 'points', undefined, undefined]);
  stop();
  expect(open()).toBe(0);
  expect(changes.isTold.get()).toBe(false);
});

test('it makes room for the stream of a battle, and is there again after it', () => {
  const { changes, open, last } = page();
  const battle = changes.carry();
  expect(open()).toBe(0);
  battle.up();
  expect(changes.isTold.get()).toBe(true);
  battle.leave();
  expect(changes.isTold.get()).toBe(false);
  expect(open()).toBe(1);
  last().say('open');
  expect(changes.isTold.get()).toBe(true);
});

test('a page that nobody looks at has none after a while, and a glance at another tab costs nothing', () => {
  const { hide, clock, open, paths } = page();
  hide(true);
  clock.advance(4_999);
  hide(false);
  clock.advance(10_000);
  expect(open()).toBe(1);
  expect(paths).toHaveLength(1);
  hide(true);
  clock.advance(5_000);
  expect(open()).toBe(0);
  hide(false);
  expect(open()).toBe(1);
});

test('a tab whose stream other tabs took leaves it to them until it is looked at again', () => {
  const { last, open, clock, hide, changes } = page();
  last().say('open');
  last().say('replaced');
  clock.advance(60_000);
  expect(open()).toBe(0);
  expect(changes.isTold.get()).toBe(false);
  hide(true);
  clock.advance(5_000);
  hide(false);
  expect(open()).toBe(1);
});
