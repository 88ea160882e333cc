/** Who is told that the other player is away, and when; two seats on one bus, the clock turned by hand. */
import { PRESENCE_MS } from '@pokesol/protocol';
import { beforeEach, expect, test } from 'vitest';
import { type Presence, SILENT_MS, sayHere, watchPresence } from './presence.ts';
import { HEARTBEAT_MS, LOOKS_A_HEARTBEAT } from './stream.ts';

/** Within this a line that was cut shows as an absence. */
const MOST_MS = 20_000;

let now = 0;
let hearers: { topic: string; hear: (note: string) => void }[] = [];
const bus = {
  on(topic: string, hear: (note: string) => void) {
    const hearer = { topic, hear };
    hearers.push(hearer);
    return () => {
      hearers = hearers.filter((each) => each !== hearer);
    };
  },
  publish(topic: string, note = '') {
    for (const each of hearers) if (each.topic === topic) each.hear(note);
  },
};

function sit(seat: 0 | 1, battleId = 'one') {
  const told: boolean[] = [];
  const onChange = (isAway: boolean) => told.push(isAway);
  const watched = watchPresence({
    ...{ bus, now: () => now, battleId, seat, silentMs: SILENT_MS, onChange },
  });
  return { ...watched, told, say: () => sayHere(bus, battleId, seat) };
}
type Page = Presence & { say(): void };

/** The servers of all look; only these pages speak. */
function pass(looking: readonly Page[], speaking: readonly Page[] = looking): void {
  now += PRESENCE_MS;
  for (const each of speaking) each.say();
  for (const each of looking) each.look();
}

beforeEach(() => {
  now = 0;
  hearers = [];
});

test('two who are there hear of no absence, also while one word is lost', () => {
  const [one, other] = [sit(0), sit(1)];
  for (let round = 0; round < 5; round += 1) pass([one, other]);
  pass([one, other], [one]);
  pass([one, other]);
  expect([one.told, other.told]).toEqual([[], []]);
});

test('a page whose line is cut is away, though its server and its stream go on; and back with its first word', () => {
  const [one, cut] = [sit(0), sit(1)];
  pass([one, cut]);
  for (let round = 0; round < 4; round += 1) pass([one, cut], [one]);
  expect([one.told, cut.told]).toEqual([[true], []]);
  cut.say();
  expect(one.told).toEqual([true, false]);
});

test('a cut line shows in time, whenever it is cut and whenever one looks', () => {
  const lookMs = HEARTBEAT_MS / LOOKS_A_HEARTBEAT;
  for (let lookedAt = 0; lookedAt < lookMs; lookedAt += 250) {
    now = 0;
    const one = sit(0, `${lookedAt}`);
    sit(1, `${lookedAt}`);
    // The last word was heard just now, and the line is cut.
    for (now = lookedAt; one.told.length === 0; now += lookMs) one.look();
    expect(now - lookMs).toBeLessThan(MOST_MS);
  }
});

test('one who leaves is away with the second look, unless another tab goes on', () => {
  const [one, other] = [sit(0), sit(1)];
  pass([one, other]);
  other.leave();
  pass([one]);
  expect(one.told).toEqual([]);
  pass([one]);
  expect(one.told).toEqual([true]);

  const [again, tab, second] = [sit(0, 'two'), sit(1, 'two'), sit(1, 'two')];
  pass([again, tab, second]);
  tab.leave();
  pass([again, second]);
  pass([again, second]);
  expect(again.told).toEqual([]);
});

test('who never came is away, and another battle is none of it', () => {
  const one = sit(0);
  const stranger = sit(1, 'other');
  for (let round = 0; round < 3; round += 1) pass([stranger, one]);
  expect(one.told).toEqual([true]);
});
