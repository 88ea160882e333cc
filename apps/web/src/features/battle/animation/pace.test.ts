/** How long turns are shown, over turns that were played: what each speed promises, and what is never left out. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal, seedRandom } from '@pokesol/engine';
import {
  type BattleEvent,
  type BattleRecord,
  createBattle,
  eventsFor,
  replay,
} from '@pokesol/engine/classic';
import { must, randomMove } from '@pokesol/engine/classic/testing';
import { describe, expect, test } from 'vitest';
import { stepsOf } from '../rules/classic/animation/steps.ts';
import { BEATS, SPEEDS, TURN_LIMIT_MS, withinLimit } from './pace.ts';
import { createSpeed } from './speed.ts';
import type { Step } from './step.ts';

/** Random players use every trainer they can: their turns are longer than any other's. */
function playedTurns(seed: string): BattleEvent[][] {
  const random = seedRandom(`pace ${seed}`);
  const deck = (place: number) =>
    ({ cards: battleDeckFacts(BATTLE_DECK_NAMES[place] ?? 'embers'), extraCard: 'onHeads' }) as const;
  const begun = createBattle([deck(0), deck(1)], 'classic', seed);
  if (isRefusal(begun)) throw new Error(begun.message);
  const turns: BattleEvent[][] = [];
  let { battle } = begun;
  while (battle.state.phase !== 'ended' && turns.length < 60) {
    const applied = must(battle, randomMove(battle, random));
    battle = applied.battle;
    for (const event of applied.events) {
      if (event.type === 'turnStarted') turns.push([]);
      turns.at(-1)?.push(event);
    }
  }
  return turns;
}
/** The turns of a battle that an AI of that level played, as `npm run battle -- --save` kept it. */
function keptTurns(kept: unknown): BattleEvent[][] {
  const steps = replay(kept as BattleRecord);
  if (isRefusal(steps)) throw new Error(steps.message);
  const turns: BattleEvent[][] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'turnStarted') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}
const AI_TURNS = Object.values(
  import.meta.glob('./aiBattles/*.json', { eager: true, import: 'default' }),
).flatMap(keptTurns);
const TURNS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].flatMap(playedTurns).concat(AI_TURNS);
const theirs = TURNS.filter(([first]) => first?.type === 'turnStarted' && first.seat === 1).map((turn) =>
  eventsFor(turn, 0),
);
const lasts = (steps: readonly Step<'classic'>[]) => steps.reduce((sum, { ms }) => sum + ms, 0);

describe.each(SPEEDS)('at the speed «%s»', (speed) => {
  test(`no turn of the other side takes more than ${TURN_LIMIT_MS[speed]} ms, and all of it is shown`, () => {
    expect(theirs.length).toBeGreaterThan(80);
    for (const events of theirs) {
      const steps = stepsOf(events, 0, { speed });
      expect(lasts(steps)).toBeLessThanOrEqual(TURN_LIMIT_MS[speed]);
      expect(steps.flatMap(({ event }) => (event === null ? [] : [event.id]))).toEqual(
        events.map(({ id }) => id),
      );
    }
  });

  test('an attack and a knock-out keep their time', () => {
    const attacks = theirs
      .flatMap((events) => stepsOf(events, 0, { speed }))
      .filter(({ beat }) => beat === 'strike' || beat === 'hurt' || beat === 'knockOut');
    expect(attacks.length).toBeGreaterThan(20);
    for (const { beat, ms } of attacks) expect(ms).toBe(beat && BEATS[speed][beat]);
  });
});

test('the turns of the AI are among them, as many as a few battles have', () => {
  const theirTurns = AI_TURNS.filter(([first]) => first?.type === 'turnStarted' && first.seat === 1);
  expect(theirTurns.length).toBeGreaterThan(20);
  expect(theirTurns.flat().some(({ type }) => type === 'attackUsed')).toBe(true);
});

test('there are turns that are shortened at every speed that shows them', () => {
  for (const speed of ['normal', 'quick'] as const) {
    const steps = theirs.flatMap((events) => stepsOf(events, 0, { speed }));
    expect(steps.some(({ beat, ms }) => beat !== null && ms < BEATS[speed][beat])).toBe(true);
  }
});

describe('over the limit', () => {
  const step = (beat: Step<'classic'>['beat'], ms: number, id = 1): Step<'classic'> => ({
    ms,
    beat,
    scene: null,
    appliesAt: 'start',
    sound: null,
    speech: null,
    event: { id, type: 'turnEnded', seat: 1, turn: 1, timedOut: false },
  });
  const times = (steps: readonly Step<'classic'>[]) => steps.map(({ ms }) => ms);

  test('what is within it stays as it is', () => {
    const steps = [step('small', 300), step('hurt', 700)];
    expect(withinLimit(steps, 1_000)).toBe(steps);
  });

  test('all shrink by the same part but attacks and knock-outs', () => {
    expect(
      times(withinLimit([step('trainer', 1_200), step('place', 400), step('hurt', 400)], 1_200)),
    ).toEqual([600, 200, 400]);
  });

  test('none to less than is seen, and the others give what that takes', () => {
    const shown = times(withinLimit([step('trainer', 1_000), step('small', 100)], 580));
    expect(shown).toEqual([500, 80]);
  });

  test('equal ones join when all are at their least: the last is shown for all', () => {
    const many = Array.from({ length: 10 }, () => step('small', 100));
    expect(times(withinLimit([...many, step('hurt', 300)], 500))).toEqual([...Array(9).fill(0), 80, 300]);
  });

  test('attacks alone are hurried too, so that the limit holds', () => {
    const shown = withinLimit([step('hurt', 900), step('hurt', 900)], 900);
    expect(lasts(shown)).toBeLessThanOrEqual(900);
    expect(times(shown).every((ms) => ms > 400)).toBe(true);
  });
});

describe('the speed', () => {
  const storageOf = (text: string | null) => {
    let stored = text;
    return {
      read: () => stored,
      write: (_: string, value: string) => {
        stored = value;
      },
      remove: () => undefined,
    };
  };

  test('is kept by the browser, and normal before it is chosen', () => {
    const storage = storageOf(null);
    const speed = createSpeed(storage, () => false);
    expect(speed.get()).toBe('normal');
    speed.set('off');
    expect(createSpeed(storage, () => false).now()).toBe('off');
    expect(createSpeed(storageOf('warp'), () => false).get()).toBe('normal');
  });

  test('is quick at most for who wants less motion', () => {
    expect(createSpeed(storageOf(null), () => true).now()).toBe('quick');
    expect(createSpeed(storageOf('off'), () => true).now()).toBe('off');
    expect(createSpeed(storageOf('quick'), () => false).now()).toBe('quick');
  });
});
