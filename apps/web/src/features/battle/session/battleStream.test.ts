/** A battle's stream comes back when it breaks, rests while the page is hidden, and never fights with another tab. */
import { describe, expect, test } from 'vitest';
import { streamPage } from '../../../testing/streamPage.ts';
import { listenToBattle } from './battleStream.ts';

/** One page with a battle: its streams, what they brought, and whether it is visible. */
function page({ isMultiplayer = true, hidden = false } = {}) {
  const shown = streamPage({ hidden });
  const lines: string[] = [];
  const versions: number[] = [];
  const presence: boolean[] = [];
  let returns = 0;
  let known = 7;
  const stream = listenToBattle(
    'b1',
    {
      since: () => known,
      isMultiplayer,
      onUpdate: ({ version }) => {
        known = version;
        versions.push(version);
      },
      onLine: (line) => void lines.push(line),
      onReturn: () => {
        returns += 1;
      },
      onPresence: (isAway) => void presence.push(isAway),
    },
    shown.ports,
    shown.changes.carry(),
  );
  return { ...shown, ...stream, lines, versions, presence, returns: () => returns };
}

test('it passes on updates, and opens again from the newest one after an answer that was no stream', () => {
  const { last, breakOff, lines, versions, clock, paths, open } = page();
  last().say('open');
  last().say('update', { version: 9 });
  breakOff();
  expect(lines).toEqual(['up', 'up', 'down']);
  clock.advance(1_999);
  expect(open()).toBe(0);
  clock.advance(1);
  expect(versions).toEqual([9]);
  expect(paths).toEqual([
    '/api/battles/b1/events?since=7&lean=true',
    '/api/battles/b1/events?since=9&lean=true',
  ]);
});

test('it reports that the other player is away, and forgets it with the stream that said so', () => {
  const { last, breakOff, presence, clock } = page();
  last().say('open');
  last().say('presence', { isAway: true });
  expect(presence).toEqual([false, true]);
  breakOff();
  clock.advance(2_000);
  expect(presence).toEqual([false, true, false]);
});

describe('between two people the page reports every five seconds that it is present', () => {
  const HERE = '/api/battles/b1/presence';

  test('while its stream is open, and while the stream is being opened again', () => {
    const { last, breakOff, said, clock, stop } = page();
    last().say('open');
    expect(said).toEqual([]);
    clock.advance(5_000);
    expect(said).toEqual([HERE]);
    breakOff();
    clock.advance(10_000);
    expect(said.length).toBeGreaterThanOrEqual(2);
    const { length } = said;
    stop();
    clock.advance(60_000);
    expect(said).toHaveLength(length);
  });

  test('not while the tab is hidden, nor for another tab', () => {
    const { last, hide, said, clock } = page();
    hide(true);
    clock.advance(5_000);
    const { length } = said;
    clock.advance(60_000);
    expect(said).toHaveLength(length);
    hide(false);
    clock.advance(5_000);
    expect(said).toHaveLength(length + 1);
    last().say('replaced');
    clock.advance(60_000);
    expect(said).toHaveLength(length + 1);
  });

  test('and never against an AI', () => {
    const { said, clock } = page({ isMultiplayer: false });
    clock.advance(60_000);
    expect(said).toEqual([]);
  });
});

test('a break that the browser mends is left to the browser', () => {
  const { last, lines, clock, paths } = page();
  last().say('error');
  clock.advance(10_000);
  expect(lines).toEqual(['down']);
  expect(paths).toHaveLength(1);
});

test('a stream that another tab replaced is closed and stays so until it is asked back', () => {
  const { last, lines, clock, open, hide, takeBack, paths, returns } = page();
  last().say('open');
  const first = last();
  last().say('replaced');
  // The server hangs up, and the browser would connect again.
  first.say('error');
  clock.advance(60_000);
  hide(true);
  clock.advance(60_000);
  hide(false);
  expect(lines).toEqual(['up', 'replaced']);
  expect(open()).toBe(0);
  takeBack();
  takeBack();
  expect(paths).toHaveLength(2);
  expect(open()).toBe(1);
  expect(returns()).toBe(1);
  last().say('open');
  expect(lines.at(-1)).toBe('up');
});

test('against an AI a hidden tab holds no stream, and asks anew when it is visible again', () => {
  const { last, lines, open, hide, paths, returns } = page({ isMultiplayer: false });
  last().say('open');
  hide(true);
  expect(open()).toBe(0);
  expect(lines).toEqual(['up', 'resting']);
  hide(true);
  hide(false);
  hide(false);
  expect(paths).toHaveLength(2);
  expect(open()).toBe(1);
  expect(returns()).toBe(1);
});

test('between two people a glance elsewhere keeps the stream, a longer one does not', () => {
  const { open, hide, clock, paths } = page();
  hide(true);
  clock.advance(4_999);
  hide(false);
  clock.advance(60_000);
  expect(open()).toBe(1);
  expect(paths).toHaveLength(1);
  hide(true);
  clock.advance(5_000);
  expect(open()).toBe(0);
  hide(false);
  expect(open()).toBe(1);
});

test('a tab that opens unseen rests from the start, and a broken stream does not come back while it rests', () => {
  const unseen = page({ isMultiplayer: false, hidden: true });
  expect(unseen.paths).toHaveLength(0);
  unseen.hide(false);
  expect(unseen.open()).toBe(1);
  unseen.breakOff();
  unseen.hide(true);
  unseen.clock.advance(60_000);
  expect(unseen.open()).toBe(0);
});

test('nothing is left of it when it is stopped', () => {
  const { breakOff, stop, clock, open, hide, paths } = page();
  breakOff();
  hide(true);
  stop();
  clock.advance(60_000);
  hide(false);
  expect(open()).toBe(0);
  expect(paths).toHaveLength(1);
});

test('it carries what has changed of the wallet, as long as it is up', () => {
  const { last, breakOff, changes, changed, stop } = page();
  expect(changes.isCarried.get()).toBe(true);
  expect(changes.isLive.get()).toBe(false);
  last().say('open');
  expect(changes.isLive.get()).toBe(true);
  last().say('changed', { what: 'purchases' });
  breakOff();
  expect(changes.isLive.get()).toBe(false);
  expect(changed).toEqual([undefined, 'purchases']);
  stop();
  expect(changes.isCarried.get()).toBe(false);
});
