/** How official turns are shown: in their order, within the limit of each speed, and every event by its scene. */
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { type CardNo, isRefusal, type PokemonId, type Seat, seedRandom } from '@pokesol/engine';
import {
  type BattleEvent,
  createBattle,
  type EventType,
  eventsFor,
  type NewEvent,
} from '@pokesol/engine/official';
import { game, must, randomAction, randomStart } from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { BEATS, SPEEDS, TURN_LIMIT_MS } from '../../../animation/pace.ts';
import type { Step } from '../../../animation/step.ts';
import { officialSteps } from './steps.ts';

type Played = ReturnType<typeof randomStart>;

const ofBaseSet = (seed: string): Played => {
  const deck = (place: number) => ({ cards: officialDeckFacts(OFFICIAL_DECK_NAMES[place] ?? 'blaze') });
  const begun = createBattle([deck(seed.length % 6), deck(1)], seed);
  if (isRefusal(begun)) throw new Error(begun.message);
  return begun;
};

/** Random players use every trainer they can: their turns are longer than any other's. */
function playedEvents(seed: string, { battle, events }: Played, most = 500): readonly BattleEvent[] {
  const random = seedRandom(`pace ${seed}`);
  const all = [...events];
  for (let step = 0; step < most && battle.state.phase !== 'ended'; step += 1) {
    const applied = must(battle, randomAction(battle, random));
    all.push(...applied.events);
    battle = applied.battle;
  }
  return all;
}

const BATTLES = [
  ...['one', 'two'].map((seed) => playedEvents(seed, ofBaseSet(seed))),
  ...['three', 'four', 'five'].map((seed) => playedEvents(seed, randomStart(seed))),
];
function turnsOf(events: readonly BattleEvent[]): BattleEvent[][] {
  const turns: BattleEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'turnStarted') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}
const THEIRS = BATTLES.flatMap(turnsOf)
  .filter(([first]) => first?.type === 'turnStarted' && first.seat === 1)
  .map((turn) => eventsFor(turn, 0));

const lasts = (steps: readonly Step<'official'>[]) => steps.reduce((sum, { ms }) => sum + ms, 0);

describe.each(SPEEDS)('at the speed «%s»', (speed) => {
  test(`no turn of the other side takes more than ${TURN_LIMIT_MS[speed]} ms, and all of it is shown in its order`, () => {
    expect(THEIRS.length).toBeGreaterThan(60);
    for (const events of THEIRS) {
      const steps = officialSteps(events, 0, { speed });
      expect(lasts(steps)).toBeLessThanOrEqual(TURN_LIMIT_MS[speed]);
      expect(steps.map(({ event }) => event?.id)).toEqual(events.map(({ id }) => id));
    }
  });

  test('attacks, Knock Outs and Prizes keep their time, and what else is seen is seen for 80 ms', () => {
    for (const { beat, scene, ms } of THEIRS.flatMap((events) => officialSteps(events, 0, { speed }))) {
      if (beat === null || ms === 0) continue;
      const whole = BEATS[speed][beat] * (scene?.kind === 'prizes' ? scene.count : 1);
      expect(ms).toBeLessThanOrEqual(whole);
      if (['strike', 'hurt', 'knockOut', 'prize'].includes(beat)) expect(ms).toBe(whole);
      else expect(ms).toBeGreaterThanOrEqual(Math.min(80, whole));
    }
  });
});

/** A turn as long as one likes: so many trainers and energies, one attack, a Knock Out and two Prizes. */
function longTurn(trainers: number): readonly BattleEvent[] {
  const [pokemon, card] = [3 as PokemonId, 7 as CardNo];
  const hurt = { base: 40, dealt: 0, weakness: null, resistance: 0, taken: 0, prevented: false };
  const facts: readonly NewEvent[] = [
    { type: 'turnStarted', seat: 1, turn: 8 },
    ...Array.from({ length: trainers }, (): NewEvent => ({ type: 'trainerPlayed', seat: 1, card })),
    ...Array.from({ length: 4 }, (): NewEvent => ({ type: 'deckShuffled', seat: 1 })),
    { type: 'attackUsed', seat: 1, name: 'Hit', pokemon, card },
    { type: 'damageDealt', seat: 0, source: null, target: { pokemon, card }, amount: 40, formula: hurt },
    { type: 'knockedOut', seat: 0, pokemon, card },
    { type: 'prizesTaken', seat: 1, cards: null, count: 2 },
  ];
  return facts.map((fact, id) => ({ ...fact, id }));
}

test('over the limit all shrinks but attacks, Knock Outs and Prizes; then equal steps join', () => {
  const times = (trainers: number) =>
    officialSteps(longTurn(trainers), 0, { speed: 'quick' }).flatMap(({ ms, event, together }) =>
      ms === 0 ? [] : [[event?.type, ms, together]],
    );
  const kept = [
    ['attackUsed', 240, undefined],
    ['damageDealt', 360, undefined],
    ['knockedOut', 350, undefined],
    ['prizesTaken', 400, undefined],
  ];
  const shrunk = times(8);
  expect(shrunk).toHaveLength(17);
  expect(shrunk[1]).toEqual(['trainerPlayed', 154, undefined]);
  expect(shrunk.slice(-4)).toEqual(kept);
  const joined = times(30);
  expect(joined.slice(1)).toEqual([['trainerPlayed', 400, 30], ['deckShuffled', 100, 4], ...kept]);
});

test('the own turn has all its time, and no marks', () => {
  for (const turn of BATTLES.flatMap(turnsOf)) {
    const [first] = turn;
    if (first?.type !== 'turnStarted' || first.seat !== 0) continue;
    for (const { beat, ms, mark, scene } of officialSteps(turn, 0)) {
      expect(mark).toBeUndefined();
      if (beat !== null && scene?.kind !== 'prizes') expect(ms).toBe(BEATS.normal[beat]);
    }
  }
});

test('marks of the other side count what it does, also where its turn goes on after a question', () => {
  const table = game({
    you: { active: 'Mosslamb' },
    opponent: { active: { card: 'Stinger', energy: ['Grass'] }, hand: ['Fire'] },
  });
  table.you.endTurn();
  const before = table.events().length;
  table.opponent.attach('Fire', 'Stinger');
  table.opponent.attack();
  const marks = officialSteps(table.events(), 0).flatMap(({ event, mark }) =>
    mark === undefined ? [] : [[event?.type, mark.now, mark.of]],
  );
  expect(marks.slice(0, 4)).toEqual([
    ['cardsDrawn', 1, 3],
    ['energyAttached', 2, 3],
    ['attackUsed', 3, 3],
    ['damageDealt', 3, 3],
  ]);
  const rest = eventsFor(table.events().slice(before), 0);
  expect(officialSteps(rest, 0, { current: 1 })[0]?.mark).toEqual({ now: 1, of: 2 });
  expect(officialSteps(rest, 0)[0]?.mark).toBeUndefined();
});

const shown = (events: readonly BattleEvent[], watcher: Seat = 0) =>
  officialSteps(events, watcher).flatMap(({ event, scene, ms }) => [[event?.type, scene?.kind ?? null, ms]]);

test('an attack is 1,400 ms with its number; poison at the Checkup is a row of 600', () => {
  const table = game({
    you: { active: { card: 'Stinger', energy: ['Grass'] } },
    opponent: { active: 'Mosslamb' },
  });
  table.you.attack();
  expect(shown(eventsFor(table.events(), 0)).slice(0, 7)).toEqual([
    ['attackUsed', 'strike', 560],
    ['damageDealt', 'hurt', 840],
    ['afflicted', 'status', 300],
    ['turnEnded', null, 0],
    ['checkup', 'notice', 300],
    ['countersPut', 'hurt', 600],
    ['turnStarted', 'turn', 700],
  ]);
});

test('a Checkup in which nothing happens is not announced', () => {
  const table = game({ you: { active: 'Mosslamb' }, opponent: { active: 'Mosslamb' } });
  table.you.endTurn();
  expect(shown(table.events()).find(([type]) => type === 'checkup')).toEqual(['checkup', null, 0]);
});

test('the deal shows the own cards face up once, the other side’s when they are turned up', () => {
  const seen = officialSteps(eventsFor(BATTLES.flat(), 0), 0).flatMap(({ event, scene }) =>
    event?.type === 'placed' || event?.type === 'turnedUp' ? [[event.type, event.seat, scene?.kind]] : [],
  );
  expect(seen).toContainEqual(['placed', 0, 'arrive']);
  expect(seen).toContainEqual(['placed', 1, 'fly']);
  expect(seen).toContainEqual(['turnedUp', 0, undefined]);
  expect(seen).toContainEqual(['turnedUp', 1, 'arrive']);
});

/** What is shown by what follows, or by the board alone. */
const SILENT: readonly EventType[] = [
  'turnEnded',
  'trainerDone',
  'retreats',
  'effectsEnded',
  'felled',
  'choiceOpened',
];

test('what happens in random battles has a scene, or is named as silent', () => {
  const types = new Set<EventType>();
  for (const { event, scene } of BATTLES.flatMap((events) => officialSteps(eventsFor(events, 0), 0))) {
    if (event === null) continue;
    types.add(event.type);
    if (SILENT.includes(event.type)) expect(scene).toBeNull();
    else if (!['checkup', 'turnedUp', 'cardsMoved'].includes(event.type))
      expect(scene, event.type).not.toBeNull();
  }
  expect(types.size).toBeGreaterThan(28);
});
