/** Every level through whole battles: only listed moves, every question answered, always an end. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { applyAction, legalActions, viewFor } from '@pokesol/engine/classic';
import { describe, expect, test } from 'vitest';
import { ACTION_LIMIT } from '../limit.ts';
import { NEUTRAL, type Personality } from '../personality.ts';
import { chooseAction } from './chooseAction.ts';
import { LEVELS, type Level } from './levels.ts';
import { nextAction } from './nextAction.ts';
import type { Memory } from './question.ts';
import { drain, fetch, filler, MIXED, peek, regain, spark } from './testing/cards.ts';
import { deal } from './testing/match.ts';
import { situation, waitedFor } from './testing/situation.ts';
import { table } from './testing/table.ts';

/** Of each level; `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.LEVEL_BATTLES ?? 1);
const LONGEST_MS = 600_000;

/** One battle of a level with itself, each move checked against the list; what was seen on the way. */
function playChecked(level: Level, seed: string, personality: Personality = NEUTRAL) {
  const random = seedRandom(seed);
  let { battle } = deal(MIXED, seed);
  let memory: Memory = [];
  let turnSoFar: ReturnType<typeof nextAction>['action'][] = [];
  const types = new Set<string>();
  while (battle.state.phase !== 'ended') {
    const seat = waitedFor(battle);
    const { turn } = battle.state;
    const legal = legalActions(battle, seat);
    const view = JSON.parse(JSON.stringify(viewFor(battle, seat)));
    const next = nextAction({ view, legal, turnSoFar, player: { level, personality }, random, memory });
    if (next.error !== undefined) throw next.error;
    expect(legal).toContainEqual(next.action);
    const applied = applyAction(battle, next.action);
    if (isRefusal(applied)) throw new Error(applied.code);
    battle = applied.battle;
    types.add(next.action.type);
    turnSoFar = [...turnSoFar, next.action];
    memory = JSON.parse(JSON.stringify(next.memory));
    if (battle.state.turn === turn && battle.state.phase === 'active') continue;
    expect(
      turnSoFar.filter(({ type }) => type !== 'choose' && type !== 'endTurn').length,
    ).toBeLessThanOrEqual(ACTION_LIMIT);
    turnSoFar = [];
    memory = [];
  }
  return { battle, types };
}

describe.each(LEVELS)('%s', (level) => {
  test(
    `${BATTLES} of its battles end, with listed moves only and no more of them than a turn allows`,
    () => {
      const types = new Set<string>();
      for (let game = 0; game < BATTLES; game += 1)
        for (const type of playChecked(level, `whole ${game}`).types) types.add(type);
      expect([...types].sort()).toEqual(
        ['attach', 'attack', 'choose', 'endTurn', 'play', 'promote', 'trainer'].sort(),
      );
    },
    LONGEST_MS,
  );

  test('the strangest personality plays legally too', () => {
    const strange: Personality = {
      aggression: 1,
      riskTaking: 1,
      energyManagement: 0,
      evolutionPriority: 1,
      personality: 'reckless',
      favoriteType: 'Fire',
      catchphrases: ['Burn!'],
    };
    expect(playChecked(level, 'strange 8', strange).battle.state.phase).toBe('ended');
  });

  test.each([peek, fetch, regain, drain])('answers what $name asks, the next question as well', (card) => {
    const laid = table(
      [
        {
          active: { card: filler, energy: 2 },
          bench: [{ card: filler, energy: 1 }],
          hand: [card, spark, filler, spark, filler],
          top: [spark, filler, fetch],
        },
        { active: { card: filler, energy: 3 } },
      ],
      filler,
      spark,
    );
    const [own, other] = laid.state.sides;
    const discard = own.deck.slice(0, 4);
    let battle = {
      ...laid,
      state: { ...laid.state, sides: [{ ...own, discard, deck: own.deck.slice(4) }, other] as const },
    };
    const target = card === drain ? (other.active?.id ?? null) : null;
    const played = applyAction(battle, { type: 'trainer', seat: 0, card: own.hand[0] as never, target });
    if (isRefusal(played)) throw new Error(played.code);
    battle = played.battle as typeof battle;
    let answers = 0;
    for (; battle.state.choice !== null; answers += 1) {
      const move = chooseAction({ ...situation(battle), level });
      expect(move.type).toBe('choose');
      const applied = applyAction(battle, move);
      if (isRefusal(applied)) throw new Error(applied.code);
      battle = applied.battle as typeof battle;
    }
    expect(answers).toBeGreaterThan(0);
  });
});
