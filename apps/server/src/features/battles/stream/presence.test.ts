/** When a player's stream reports the other player as away: two seats on one bus, with a clock set by hand. */
import { PRESENCE_MS } from '@pokesol/protocol';
import { beforeEach, expect, test } from 'vitest';
import { HEARTBEAT_MS } from '../../../platform/http/eventStreams.ts';
import { type Presence, SILENT_MS, sayHere, watchPresence } from './presence.ts';
import { LOOKS_A_HEARTBEAT } from './stream.ts';

/** The longest time until a cut connection shows as an absence. */
const MOST_MS = 20_000;

let now = 0;
let listeners: { topic: string; notify: (note: string) => void }[] = [];
const bus = {
  on(topic: string, notify: (note: string) => void) {
    const listener = { topic, notify };
    listeners.push(listener);
    return () => {
      listeners = listeners.filter((each) => each !== listener);
    };
  },
  publish(topic: string, note = '') {
    for (const each of listeners) if (each.topic === topic) each.notify(note);
  },
};

function sit(seat: 0 | 1, battleId = 'one') {
  const reports: boolean[] = [];
  const onChange = (isAway: boolean) => reports.push(isAway);
  const watched = watchPresence({
    bus,
    now: () => now,
    battleId,
    seat,
    silentMs: SILENT_MS,
    onChange,
  });
  return { ...watched, reports, say: () => sayHere(bus, battleId, seat) };
}
type Page = Presence & { say(): void };

/** Every page's server checks; only the pages in `speaking` report. */
function pass(looking: readonly Page[], speaking: readonly Page[] = looking): void {
  now += PRESENCE_MS;
  for (const each of speaking) each.say();
  for (const each of looking) each.look();
}

beforeEach(() => {
  now = 0;
  listeners = [];
});

test('reports no absence while both pages report, even when one report is lost', () => {
  const [one, other] = [sit(0), sit(1)];
  for (let round = 0; round < 5; round += 1) pass([one, other]);
  pass([one, other], [one]);
  pass([one, other]);
  expect([one.reports, other.reports]).toEqual([[], []]);
});

test('a page with a cut connection is away though its server and stream go on, and back with its first report', () => {
  const [one, cut] = [sit(0), sit(1)];
  pass([one, cut]);
  for (let round = 0; round < 4; round += 1) pass([one, cut], [one]);
  expect([one.reports, cut.reports]).toEqual([[true], []]);
  cut.say();
  expect(one.reports).toEqual([true, false]);
});

test('a cut connection shows in time, whenever it is cut and whenever the server checks', () => {
  const lookMs = HEARTBEAT_MS / LOOKS_A_HEARTBEAT;
  for (let lookedAt = 0; lookedAt < lookMs; lookedAt += 250) {
    now = 0;
    const one = sit(0, `${lookedAt}`);
    sit(1, `${lookedAt}`);
    // The last report has just arrived, and now the connection is cut.
    for (now = lookedAt; one.reports.length === 0; now += lookMs) one.look();
    expect(now - lookMs).toBeLessThan(MOST_MS);
  }
});

test('a player who leaves is away at the second check, unless another tab is open', () => {
  const [one, other] = [sit(0), sit(1)];
  pass([one, other]);
  other.leave();
  pass([one]);
  expect(one.reports).toEqual([]);
  pass([one]);
  expect(one.reports).toEqual([true]);

  const [again, tab, second] = [sit(0, 'two'), sit(1, 'two'), sit(1, 'two')];
  pass([again, tab, second]);
  tab.leave();
  pass([again, second]);
  pass([again, second]);
  expect(again.reports).toEqual([]);
});

test('a player who never came is away, and reports of another battle do not count', () => {
  const one = sit(0);
  const stranger = sit(1, 'other');
  for (let round = 0; round < 3; round += 1) pass([stranger, one]);
  expect(one.reports).toEqual([true]);
});
