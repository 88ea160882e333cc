/** Turns computed on other threads: the same as on this one, in a fair order, and none that holds up a battle. */
import { existsSync } from 'node:fs';
import { NEUTRAL } from '@pokesol/ai';
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, createBattle, isToMove, legalActions } from '@pokesol/engine/official';
import { afterEach, describe, expect, test } from 'vitest';
import { refused } from '../../../platform/http/refusal.ts';
import { type AnyTurnToThink, think } from './think.ts';
import { openThinkers, type Thinkers, type ThinkersOptions } from './thinkers.ts';

/** Built for the whole run of tests. */
const BUILT = new URL('../../../../dist/thinkWorker.js', import.meta.url);
const DIES = new URL('data:text/javascript,process.exit(3)');
const BREAKS = new URL(
  `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',()=>{throw new Error('broken')})`,
);
/** Dies on a turn of a higher level, and answers a beginner's. */
const DIES_OF_PLANS = new URL(
  `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',({level})=>{if(level==='easy')parentPort.postMessage([{action:'easy',notice:null}]);else process.exit(3)})`,
);
/** Answers with the seed of the turn, so that the test sees whose turn it was. */
const IN_ORDER = new URL(
  `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',({seed})=>parentPort.postMessage(seed))`,
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
    if (move === undefined) throw new Error('no side can act');
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) throw new Error(applied.message);
    ({ battle } = applied);
  }
  return battle;
}
const TURN: AnyTurnToThink = {
  rules: 'official',
  battle: inTurn(),
  seat: 1,
  level: 'hard',
  personality: NEUTRAL,
  seed: 'another seed',
};

const ASH = { network: '203.0.113.7', wallet: 'ash' };

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
    expect(await Promise.all([thinker(TURN, ASH), thinker(TURN, ASH)])).toEqual([here, here]);
  });

  test('ends where its thread dies or breaks twice, and the next has another thread', async () => {
    for (const [file, why] of [
      [DIES, /ended \(3\)/],
      [BREAKS, /broken/],
    ] as const) {
      const { thinker, close } = opened({ file });
      expect(await thinker(TURN, ASH)).toMatchObject(failed(why));
      expect(await thinker(TURN, ASH)).toMatchObject(failed(why));
      await close();
    }
  });

  test('that not even here can be ended fails its call, and not the server', async () => {
    const { thinker } = opened({ file: DIES });
    const { battle } = TURN;
    const broken = { ...TURN, battle: { ...battle, state: { ...battle.state, sides: null } } };
    await expect(thinker(broken as unknown as AnyTurnToThink, ASH)).rejects.toThrow(TypeError);
    expect(await thinker(TURN, ASH)).toMatchObject(failed(/ended \(3\)/));
  });

  test('whose thread is lost is computed at the beginner’s level, and refused when that takes too long, too', async () => {
    const { thinker, use, close } = opened({ file: DIES_OF_PLANS });
    expect(await thinker(TURN, ASH)).toEqual([{ action: 'easy', notice: null }]);
    expect(use()).toMatchObject({ lost: 1, busy: 0, waiting: 0 });
    await close();
    const sleeping = opened({ file: SLEEPS, longestMs: 50 });
    expect(await sleeping.thinker(TURN, ASH)).toEqual(refused('ai-busy', { retryAfterSeconds: 5 }));
    expect(sleeping.use()).toMatchObject({ lost: 2 });
  });

  test('that finds the queue full is refused without being computed', async () => {
    const { thinker, use, close } = opened({ file: SLEEPS, mostWaiting: 1 });
    void thinker(TURN, ASH);
    void thinker(TURN, ASH);
    expect(await thinker(TURN, ASH)).toEqual(refused('ai-busy', { retryAfterSeconds: 5 }));
    expect(use()).toMatchObject({ busy: 1, waiting: 1, turnedAway: 1, lost: 0 });
    await close();
  });

  test('from another network finds a place, however many networks have filled the queue: the one with the most gives one up', async () => {
    const { thinker, use, close } = opened({ file: SLEEPS, mostWaiting: 8 });
    const refusals: string[] = [];
    const asks = (network: string, wallet: string) =>
      thinker(TURN, { network, wallet }).then((answer) => {
        if (isRefusal(answer)) refusals.push(`${network} ${wallet}`);
      });
    // One is computed, eight wait: two of each network.
    void asks('first', 'ash');
    for (const wallet of ['ash', 'gary'])
      for (const network of ['one', 'two', 'three', 'four']) void asks(network, wallet);
    for (const stranger of ['five', 'six']) void asks(stranger, 'misty');
    await Promise.resolve();
    expect(use()).toMatchObject({ busy: 1, waiting: 8, turnedAway: 2 });
    await asks('one', 'brock');
    expect(refusals.toSorted()).toEqual(['four gary', 'one brock', 'three gary']);
    await close();
  });

  test('from another network waits for the current turn only, however many turns six wallets of one network have queued', async () => {
    const { thinker } = opened({ file: IN_ORDER });
    const order: unknown[] = [];
    const asks = async (seed: string, network: string, wallet: string) =>
      order.push(await thinker({ ...TURN, seed }, { network, wallet }));
    const burst = Array.from({ length: 60 }, (_, at) => asks(`burst ${at}`, '203.0.113.7', `${at % 6}`));
    const strangers = ['misty', 'brock'].map((wallet) => asks(wallet, '198.51.100.1', wallet));
    await Promise.all([...burst, ...strangers]);
    expect(order.indexOf('misty')).toBe(1);
    expect(order.indexOf('brock')).toBe(3);
    // None of the six wallets waits for all turns of another wallet.
    expect(order.slice(0, 8).map((said) => Number(`${said}`.split(' ')[1]) % 6)).toEqual(
      expect.arrayContaining([0, 1, 2, 3, 4, 5]),
    );
  });

  test('of the setup is no turn to be thought out elsewhere', async () => {
    const deck = { cards: officialDeckFacts('blaze') };
    const created = createBattle([deck, deck], 'setup');
    if (isRefusal(created)) throw new Error(created.message);
    const { battle } = created;
    const seat = isToMove(battle, 0) ? 0 : 1;
    const setup = { ...TURN, battle, seat } as AnyTurnToThink;
    expect(await opened({ file: DIES }).thinker(setup, ASH)).toEqual(think(setup));
  });
});
