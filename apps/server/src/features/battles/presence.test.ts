/** Who is told that the other player is away, and when; two seats on one bus, the clock turned by hand. */
import { beforeEach, expect, test } from 'vitest';
import { type Presence, watchPresence } from './presence.ts';

const BEAT = 15_000;
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

function sit(seat: 0 | 1, battleId = 'one'): Presence & { readonly told: boolean[] } {
  const told: boolean[] = [];
  const onChange = (isAway: boolean) => told.push(isAway);
  const presence = watchPresence({
    ...{ bus, now: () => now, battleId, seat, heartbeatMs: BEAT, onChange },
  });
  return { ...presence, told };
}
const beat = (...there: readonly Presence[]) => {
  now += BEAT;
  for (const each of there) each.beat();
};

beforeEach(() => {
  now = 0;
  hearers = [];
});

test('two who are there hear of no absence, also while one heartbeat is late', () => {
  const [one, other] = [sit(0), sit(1)];
  for (let round = 0; round < 5; round += 1) beat(one, other);
  beat(one);
  beat(one, other);
  expect([one.told, other.told]).toEqual([[], []]);
});

test('one who falls silent is away, and back with the first word', () => {
  const [one, other] = [sit(0), sit(1)];
  beat(one, other);
  for (let round = 0; round < 4; round += 1) beat(one);
  expect(one.told).toEqual([true]);
  sit(1);
  expect(one.told).toEqual([true, false]);
  expect(other.told).toEqual([]);
});

test('one who leaves is away with the next heartbeat but one, unless another tab goes on', () => {
  const [one, other] = [sit(0), sit(1)];
  beat(one, other);
  other.leave();
  beat(one);
  expect(one.told).toEqual([true]);

  const [again, tab, second] = [sit(0, 'two'), sit(1, 'two'), sit(1, 'two')];
  beat(again, tab, second);
  tab.leave();
  // The one that stays may be later than who looks.
  second.beat();
  beat(again, second);
  beat(again, second);
  expect(again.told).toEqual([]);
});

test('who never came is away, and another battle is none of it', () => {
  const one = sit(0);
  const stranger = sit(1, 'other');
  for (let round = 0; round < 3; round += 1) beat(stranger, one);
  expect(one.told).toEqual([true]);
});
