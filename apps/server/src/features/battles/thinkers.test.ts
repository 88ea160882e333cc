/** Turns that other threads think out: the same as here, and never one that holds a battle up. */
import { existsSync } from 'node:fs';
import { NEUTRAL } from '@pokesol/ai';
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, createBattle, isToMove, legalActions } from '@pokesol/engine/official';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyTurnToThink, think } from './think.ts';
import { openThinkers, type Thinkers, type ThinkersOptions } from './thinkers.ts';

/** Built for the whole run of tests. */
const BUILT = new URL('../../../dist/thinkWorker.js', import.meta.url);
const DIES = new URL('data:text/javascript,process.exit(3)');
const BREAKS = new URL(
  `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',()=>{throw new Error('broken')})`,
);
const SLEEPS = new URL(
  `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',()=>{})`,
);

/** In the first turn of seat 1. */
function inTurn(): Battle {
  const deck = { cards: officialDeckFacts('blaze') };
  const created = createBattle([deck, deck], 'thinkers');
  if (isRefusal(created)) throw new Error(created.message);
  const random = seedRandom('thinkers');
  let { battle } = created;
  while (battle.state.turn === 0 || !isToMove(battle, 1)) {
    const legal = legalActions(battle, isToMove(battle, 0) ? 0 : 1);
    const move = legal.find(({ type }) => type === 'endTurn') ?? legal[random.below(legal.length)];
    if (move === undefined) throw new Error('nobody can act');
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) throw new Error(applied.message);
    ({ battle } = applied);
  }
  return battle;
}
const TURN: AnyTurnToThink = {
  ...{ rules: 'official', battle: inTurn(), seat: 1, level: 'hard', personality: NEUTRAL, seed: 'a seed' },
};

describe('a turn', () => {
  let thinkers: Thinkers | undefined;
  afterEach(() => thinkers?.close());
  const opened = (options: Pick<ThinkersOptions, 'file'> & Partial<ThinkersOptions>): Thinkers => {
    thinkers = openThinkers({ threads: 1, ...options });
    return thinkers;
  };
  const failed = (message: string | RegExp) => [
    {
      action: { type: 'endTurn', seat: 1 },
      notice: 'error',
      error: { message: expect.stringMatching(message) },
    },
  ];

  test('is thought out on another thread as it is here, as often as it is asked', async () => {
    expect(existsSync(BUILT)).toBe(true);
    const { thinker } = opened({ file: BUILT });
    const here = think(TURN);
    expect(here.length).toBeGreaterThan(1);
    expect(await Promise.all([thinker(TURN), thinker(TURN)])).toEqual([here, here]);
  });

  test('ends where its thread dies or breaks, and the next has another thread', async () => {
    for (const [file, why] of [
      [DIES, /ended \(3\)/],
      [BREAKS, /broken/],
    ] as const) {
      const { thinker, close } = opened({ file });
      expect(await thinker(TURN)).toMatchObject(failed(why));
      expect(await thinker(TURN)).toMatchObject(failed(why));
      await close();
    }
  });

  test('that not even here can be ended fails its call, and not the server', async () => {
    const { thinker } = opened({ file: DIES });
    const { battle } = TURN;
    const broken = { ...TURN, battle: { ...battle, state: { ...battle.state, sides: null } } };
    await expect(thinker(broken as unknown as AnyTurnToThink)).rejects.toThrow(TypeError);
    expect(await thinker(TURN)).toMatchObject(failed(/ended \(3\)/));
  });

  test('ends where too many wait, and where it never would', async () => {
    const { thinker } = opened({ file: SLEEPS, mostWaiting: 1, longestMs: 50 });
    const both = Promise.all([thinker(TURN), thinker(TURN)]);
    expect(await thinker(TURN)).toMatchObject(failed(/too many/));
    expect(await both).toMatchObject([failed(/0\.05 s/), failed(/0\.05 s/)]);
  });

  test('of the setup is no turn to be thought out elsewhere', async () => {
    const deck = { cards: officialDeckFacts('blaze') };
    const created = createBattle([deck, deck], 'setup');
    if (isRefusal(created)) throw new Error(created.message);
    const { battle } = created;
    const seat = isToMove(battle, 0) ? 0 : 1;
    const setup = { ...TURN, battle, seat } as AnyTurnToThink;
    expect(await opened({ file: DIES }).thinker(setup)).toEqual(think(setup));
  });
});
