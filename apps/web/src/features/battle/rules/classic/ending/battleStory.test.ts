/** The story of a battle against its record: sums that both seats agree on, and a turn after which nothing turned again. */
import { isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import { type BattleRecord, replay, viewFor } from '@pokesol/engine/classic';
import { describe, expect, test } from 'vitest';
import type { ToldBattle } from '../../../ending/story.ts';
import { minutesText, racePath, scaleOf } from '../../../ending/story.ts';
import { storyOf } from './battleStory.ts';
import { deck, played } from './testing.ts';

function story(record: BattleRecord, seat: Seat): ToldBattle {
  const result = storyOf(record, seat);
  if (isRefusal(result)) throw new Error(result.message);
  return result;
}

const BATTLES = [
  ['even', played(deck('Hitmonchan', 'Fighting Energy'), deck('Machop', 'Fighting Energy'))],
  ['other way', played(deck('Magikarp', 'Water Energy'), deck('Electabuzz', 'Lightning Energy'))],
  ['mirror', played(deck('Charmander', 'Fire Energy'), deck('Charmander', 'Fire Energy'))],
] as const;

describe.each(BATTLES)('of a battle, %s', (_, record) => {
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const winner = steps.at(-1)?.battle.state.winner ?? 0;

  test('both seats tell the same, from their sides', () => {
    const [one, two] = [story(record, 0), story(record, 1)];
    expect([one.you, one.opponent]).toEqual([two.opponent, two.you]);
    expect(one.race).toEqual(two.race.map(([you, opponent]) => [opponent, you]));
    expect(one.turns).toBe(steps.at(-1)?.battle.state.turn);
    expect(one.turningPoint?.moment).toBe(two.turningPoint?.moment);
  });

  test('the race ends with the sums, and no side loses a knock-out again', () => {
    const { you, opponent, race } = story(record, 0);
    expect(race.at(-1)).toEqual([you.knockOuts, opponent.knockOuts]);
    expect(you.knockOuts + opponent.knockOuts).toBeGreaterThan(0);
    for (const [turn, scores] of race.slice(1).entries())
      for (const side of [0, 1] as const)
        expect(scores[side]).toBeGreaterThanOrEqual(race[turn]?.[side] ?? 0);
  });

  test('the turning point is a knock-out by the winner, who is ahead from there on and was not before or had none', () => {
    const { turningPoint } = story(record, 0);
    if (turningPoint === null) throw new Error('nothing turned');
    const ahead = steps.map(({ battle }) => {
      const { you, opponent } = viewFor(battle, winner);
      const left = ({ active, bench }: typeof you | typeof opponent) =>
        [active, ...bench].reduce((sum, pokemon) => sum + (pokemon?.currentHp ?? 0), 0);
      return left(you) > left(opponent);
    });
    const scores = steps.map(({ events }) =>
      events.some((event) => event.type === 'knockedOut' && event.seat === otherSeat(winner)),
    );
    expect(scores[turningPoint.moment]).toBe(true);
    expect(ahead.slice(turningPoint.moment)).not.toContain(false);
    const earlier = scores.findIndex((scored, moment) => scored && !ahead.slice(moment).includes(false));
    expect(turningPoint.moment).toBe(earlier);
  });
});

test('names who did what to whom, from the side of the reader', () => {
  const [, record] = BATTLES[1];
  expect(story(record, 0).turningPoint?.sentence).toBe('Electabuzz knocked out your Magikarp.');
  expect(story(record, 1).turningPoint?.sentence).toBe('Your Electabuzz knocked out Magikarp.');
});

test('counts damage as the events say, but none that a side did to itself', () => {
  const [, record] = BATTLES[0];
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const hits = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'damageDealt' && event.seat === 1 ? [event.amount] : [])),
  );
  expect(hits.length).toBeGreaterThan(2);
  expect(story(record, 0).you.damage).toBe(hits.reduce((sum, amount) => sum + amount, 0));
});

test.each(BATTLES)('names the attack that did most, of a battle %s', (_, record) => {
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const hits = steps.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'damageDealt' && event.cause === 'attack' ? [event.amount] : [],
    ),
  );
  const { bestAttack } = story(record, 0);
  expect(bestAttack?.damage).toBe(Math.max(...hits));
  expect(story(record, 1).bestAttack).toEqual(bestAttack);
});

test('of a battle that was given up at once has no turning point, no race and no sums', () => {
  const counted = story(played(deck('Machop', 'Fighting Energy'), deck('Machop', 'Fighting Energy'), 2), 0);
  expect(counted).toMatchObject({ turningPoint: null, bestAttack: null, you: { damage: 0, knockOuts: 0 } });
  expect(scaleOf(counted.race)).toBeUndefined();
});

test('there is none of a record that the rules refuse', () => {
  const [, record] = BATTLES[0];
  const forged = { ...record, actions: [{ type: 'attack', seat: 0, pokemon: 1, attack: 0 } as const] };
  expect(isRefusal(storyOf(forged as unknown as BattleRecord, 0))).toBe(true);
});

describe('on paper', () => {
  test('the race is level within a turn, and higher is more', () => {
    const race = [
      [0, 0],
      [1, 0],
      [1, 2],
    ] as const;
    const scale = scaleOf(race);
    if (scale === undefined) throw new Error('there is a race');
    expect(racePath(race, 0, scale)).toBe('M0 112H320V60H640V60');
    expect(racePath(race, 1, scale)).toBe('M0 112H320V112H640V8');
    expect(scale.grid).toBe('M0 112h640M0 60h640M0 8h640');
  });

  test.each([
    [10, '1 s'],
    [59_999, '60 s'],
    [60_000, '1 min'],
    [18 * 60_000, '18 min'],
    [125 * 60_000, '2 h 5 min'],
  ])('%i ms are %s', (ms, text) => {
    expect(minutesText(ms)).toBe(text);
  });
});
