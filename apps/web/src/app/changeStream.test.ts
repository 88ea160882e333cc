/** The stream of a wallet's changes: up while the page is visible and no other stream carries them, and back when it breaks. */
import { expect, test } from 'vitest';
import { streamPage } from '../testing/streamPage.ts';
import { listenForChanges } from './changeStream.ts';

function page() {
  const shown = streamPage();
  return { ...shown, stop: listenForChanges('maya', shown.changes, shown.ports) };
}

test('it reports what changed, and that anything may have changed whenever it is up again', () => {
  const { last, breakOff, changes, changed, paths, clock, open, stop } = page();
  expect(paths).toEqual(['/api/users/maya/changes']);
  expect(changes.isLive.get()).toBe(false);
  last().say('open');
  last().say('changed', { what: 'points' });
  last().say('changed', {});
  expect(changes.isLive.get()).toBe(true);
  breakOff();
  expect(changes.isLive.get()).toBe(false);
  clock.advance(2_000);
  last().say('open');
  expect(changed).toEqual([undefined, 'points', undefined, undefined]);
  stop();
  expect(open()).toBe(0);
  expect(changes.isLive.get()).toBe(false);
});

test('it makes room for the stream of a battle, and is there again after it', () => {
  const { changes, open, last } = page();
  const battle = changes.carry();
  expect(open()).toBe(0);
  battle.up();
  expect(changes.isLive.get()).toBe(true);
  battle.leave();
  expect(changes.isLive.get()).toBe(false);
  expect(open()).toBe(1);
  last().say('open');
  expect(changes.isLive.get()).toBe(true);
});

test('a hidden page has none after a while, and a glance at another tab costs nothing', () => {
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
  expect(changes.isLive.get()).toBe(false);
  hide(true);
  clock.advance(5_000);
  hide(false);
  expect(open()).toBe(1);
});
