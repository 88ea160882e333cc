/** kill -9 in the middle of battles, with real processes: what was answered is kept, whole, and the battles go on. */
import { rmSync } from 'node:fs';
import { isRefusal, type Random, replay, seedRandom, stateHash } from '@pokesol/engine';
import type { BattleAnswer, PlayerActionJson, ReplayAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  DATABASE_KINDS,
  newDataDir,
  newPostgresDatabase,
  pair,
  pickMove,
  type ServerProcess,
  startServerProcess,
  tryAct,
} from './testing/index.ts';

/** `npm run soak` raises it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
/** Half of them play against each other, in pairs. */
const PLAYERS = 8;
/** Moves that a person has made when the first server dies; each next one dies a little later. */
const MOVES = 3;
/** Who would act once more than this, since the last death, gives up: a test has no time for dawdlers. */
const LONGEST = 40;
const POLL_MS = 10;

type Fighter = {
  player: BattlePlayer;
  readonly random: Random;
  /** What its client was last answered: the newest it may count on. */
  known: BattleAnswer;
  /** Actions that were answered, by the version they were decided on. */
  readonly answered: Map<number, PlayerActionJson>;
  /** Whether an action is on its way. */
  inFlight: boolean;
};

describe.each(DATABASE_KINDS)('a server killed in the middle of battles on %s', (kind) => {
  const dirs = [1, 2].map(() => newDataDir());
  const envs: Record<string, string>[] = [];
  let server: ServerProcess;
  /** On Postgres a second process stands by over the same database; PGlite has room for one. */
  let standby: ServerProcess | undefined;
  beforeAll(async () => {
    const url = kind === 'postgres' ? await newPostgresDatabase() : undefined;
    for (const dir of dirs)
      envs.push({
        DATA_DIR: dir,
        LOCAL_CHAIN_SLOT_MS: '20',
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...(url === undefined ? {} : { DATABASE_URL: url }),
      });
    server = await startServerProcess(envs[0] ?? {});
    if (kind === 'postgres') standby = await startServerProcess(envs[1] ?? {});
  });
  afterAll(async () => {
    await Promise.all([server.stop(), standby?.stop()]);
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
  });

  test(
    `keeps every answered action through ${ROUNDS} deaths`,
    async () => {
      const players = await Promise.all(
        Array.from({ length: PLAYERS }, () => BattlePlayer.create(server.base)),
      );
      let fighters: Fighter[] = [];
      const cutOff = { kept: 0, never: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        if (fighters.length === 0)
          fighters = await beginAll(
            players.map((each) => each.at(server.base)),
            round,
          );
        const dying = server;
        const enough = counter(PLAYERS * (MOVES + round));
        const playing = fighters.map((fighter) => play(fighter, enough.count));
        await enough.reached;
        await dying.kill9();
        await Promise.all(playing);

        if (standby === undefined) server = await startServerProcess(envs[0] ?? {});
        else {
          // The other process goes on while the first one is dead.
          server = standby;
          envs.reverse();
        }
        for (const fighter of fighters) {
          fighter.player = fighter.player.at(server.base);
          const fate = await expectKept(fighter);
          if (fighter.inFlight) cutOff[fate] += 1;
        }
        // Some battles see two deaths. What then is over is played again from its log.
        if (round % 2 === 1 || round === ROUNDS - 1) {
          await Promise.all(fighters.map((fighter) => play(fighter, () => {})));
          for (const fighter of fighters) await expectReplayed(server.base, fighter);
          fighters = [];
        }
        if (standby !== undefined && round < ROUNDS - 1) standby = await startServerProcess(envs[1] ?? {});
      }
      console.log(`actions cut off on ${kind}:`, cutOff);
      // A kill that never met a request on its way would prove nothing.
      expect(cutOff.kept + cutOff.never).toBeGreaterThan(0);
    },
    120_000 + ROUNDS * 30_000,
  );
});

async function beginAll(players: readonly BattlePlayer[], round: number): Promise<Fighter[]> {
  const fighter = (player: BattlePlayer, known: BattleAnswer, index: number): Fighter => ({
    player,
    random: seedRandom(`fighter ${round} ${index}`),
    known,
    answered: new Map(),
    inFlight: false,
  });
  const half = players.length / 2;
  const alone = await Promise.all(
    players.slice(half).map(async (player, index) => fighter(player, await player.begin(), index)),
  );
  const between: Fighter[] = [];
  for (let index = 0; index < half; index += 2) {
    const [one, two] = players.slice(index, index + 2);
    if (one === undefined || two === undefined) throw new Error('people come in pairs');
    const id = await pair(one, two);
    for (const player of [one, two]) between.push(fighter(player, await player.look(id), between.length));
  }
  return [...alone, ...between];
}

/** Plays until the battle is over or its server is dead. */
async function play(fighter: Fighter, count: () => void): Promise<void> {
  const { player, random, answered } = fighter;
  fighter.inFlight = false;
  for (let acted = 0; fighter.known.result === null; ) {
    const { id, version, legal } = fighter.known;
    try {
      if (legal.length === 0) {
        await pause(POLL_MS);
        fighter.known = await player.look(id);
        continue;
      }
      const action = acted < LONGEST ? pickMove(legal, random) : ({ type: 'concede' } as const);
      fighter.inFlight = true;
      const { status, body } = await tryAct(player, id, version, action);
      fighter.inFlight = false;
      // Both place their first Pokémon at once, and the other may have given up.
      const now = status === 200 ? (body as unknown as BattleAnswer) : body.current;
      if (now === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
      if (status === 200) answered.set(version, action);
      fighter.known = now;
      acted += 1;
      count();
    } catch (error) {
      // `fetch failed`: the connection broke with the server, which is the point of the test.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** Looks again after the death: nothing that was answered is gone or changed. */
async function expectKept(fighter: Fighter): Promise<'kept' | 'never'> {
  const { known, player } = fighter;
  const now = await player.look(known.id);
  expect(now.version).toBeGreaterThanOrEqual(known.version);
  if (now.version === known.version) expect(now.view).toEqual(known.view);
  fighter.known = now;
  return now.version > known.version ? 'kept' : 'never';
}

/** What was answered stands in the log, and the log, played again, comes to the very state that is stored. */
async function expectReplayed(base: string, { known, answered }: Fighter): Promise<void> {
  const kept = (await (await fetch(`${base}/api/battles/${known.id}/replay`)).json()) as ReplayAnswer;
  expect(kept.record.actions).toHaveLength(known.version);
  for (const [version, action] of answered) expect(kept.record.actions[version]).toMatchObject(action);
  const steps = replay(kept.record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const last = steps.at(-1);
  expect(last === undefined ? '' : stateHash(last.battle)).toBe(kept.finalHash);
}

/** `reached` resolves when so many were counted. */
function counter(wanted: number) {
  let counted = 0;
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const count = (): void => {
    counted += 1;
    if (counted === wanted) reach();
  };
  return { reached, count };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
