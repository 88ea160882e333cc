/** 300 battles at once over HTTP on one server process: how quickly an action is answered, and whether any is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, replay, stateHash } from '@pokesol/engine';
import type { BattleAnswer, ReplayAnswer } from '@pokesol/protocol';
import {
  BattlePlayer,
  DATABASE_KINDS,
  type DatabaseKind,
  newPostgresDatabase,
  startServerProcess,
} from '@pokesol/server/testing';
import { type Pause, playBattle, type Tally } from './battleBot.ts';
import { inParallel } from './rate.ts';

const BATTLES = 300;
/** Between two actions of one person. */
const QUICK_PERSON: Pause = { minMs: 500, maxMs: 1_500 };
const NO_PAUSE: Pause = { minMs: 0, maxMs: 0 };
const CLOSED_LOOP = { bots: 16, ms: 10_000 };
/** Nobody's battle lasts so long: what is open then is stuck. */
const LONGEST_MS = 15 * 60_000;
const LANES = 8;

type Level = 'easy' | 'medium' | 'hard';
type Playing = { readonly player: BattlePlayer; readonly battle: BattleAnswer };

export async function benchBattles(): Promise<void> {
  for (const kind of DATABASE_KINDS) await benchKind(kind);
}

async function benchKind(kind: DatabaseKind): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-bench-'));
  const server = await startServerProcess({
    DATA_DIR: dir,
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...(kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {}),
  });
  console.log(`\nBattles on ${kind} (load of the machine before: ${loadavg()[0]?.toFixed(1)} on 2 cores)`);
  try {
    const third = Math.floor(BATTLES / 3);
    const players = await enter(server.base, 2 * third + 2 * (BATTLES - 2 * third));
    await closedLoop(players.slice(0, CLOSED_LOOP.bots));
    const between = await pairUp(players.slice(0, 2 * third));
    const rest = players.slice(2 * third);
    const simulated = await Promise.all([
      against(rest.slice(0, third), ['easy', 'medium']),
      against(rest.slice(third, 2 * third), ['hard']),
    ]);
    await playAll([...between, ...simulated.flat()]);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function enter(base: string, count: number): Promise<BattlePlayer[]> {
  const players: BattlePlayer[] = [];
  await inParallel([...Array(count).keys()], LANES, async () => {
    players.push(await BattlePlayer.create(base));
  });
  return players;
}

/** Everybody searches at the same moment; who was left alone gives up and searches again. */
async function pairUp(players: readonly BattlePlayer[]): Promise<Playing[]> {
  const playing: Playing[] = [];
  let searching = [...players];
  while (searching.length > 0) {
    const alone: BattlePlayer[] = [];
    await Promise.all(
      searching.map(async (player) => {
        const { battleId, isMultiplayer } = await player.search();
        const battle = await player.look(battleId);
        if (isMultiplayer) playing.push({ player, battle });
        else {
          await player.act(battle, { type: 'concede' });
          alone.push(player);
        }
      }),
    );
    searching = alone;
  }
  return playing;
}

/** The server draws the level; a battle of another one is given up. */
async function against(players: readonly BattlePlayer[], levels: readonly Level[]): Promise<Playing[]> {
  const playing: Playing[] = [];
  await inParallel(players, LANES, async (player) => {
    for (;;) {
      const battle = await player.begin();
      const { level } = battle.opponent;
      if (level !== undefined && levels.includes(level)) {
        playing.push({ player, battle });
        return;
      }
      await player.act(battle, { type: 'concede' });
    }
  });
  return playing;
}

async function closedLoop(players: readonly BattlePlayer[]): Promise<void> {
  const tally: Tally = { took: [], at: [] };
  const end = performance.now() + CLOSED_LOOP.ms;
  const isOver = () => performance.now() >= end;
  await Promise.all(
    players.map(async (player, index) => {
      while (!isOver()) {
        const bot = botOf(player, `closed ${index}`);
        const over = await playBattle(bot, await player.begin(), NO_PAUSE, tally, isOver);
        if (over.result === null) await player.act(over, { type: 'concede' });
      }
    }),
  );
  const perSecond = (tally.took.length * 1000) / CLOSED_LOOP.ms;
  print(`${players.length} bots without a pause`, `${perSecond.toFixed(0)} actions/s`, tally.took);
}

async function playAll(playing: readonly Playing[]): Promise<void> {
  const tally: Tally = { took: [], at: [] };
  const ids = new Set(playing.map(({ battle }) => battle.id));
  const begun = performance.now();
  const ends = new Map<string, number>();
  const known = new Map<string, number>();
  const failed: unknown[] = [];
  const isOver = () => performance.now() - begun > LONGEST_MS;
  await Promise.all(
    playing.map(async ({ player, battle }, index) => {
      try {
        // Somebody else may have moved since it was begun.
        const now = await player.look(battle.id);
        const over = await playBattle(botOf(player, `bot ${index}`), now, QUICK_PERSON, tally, isOver);
        if (over.result !== null) ends.set(battle.id, performance.now());
        known.set(battle.id, over.version);
      } catch (error) {
        failed.push(error);
      }
    }),
  );
  const [base = ''] = playing.map(({ player }) => player.wallet.base);
  const lost = await countLost(base, known);
  const busy = [...ends.values()].sort((a, b) => a - b)[Math.floor(ids.size / 4)] ?? performance.now();
  const busyActions = tally.at.filter((at) => at < busy).length;
  const rate = (busyActions * 1000) / (busy - begun);
  const title = `${ids.size} battles, ${playing.length} people`;
  print(title, `${rate.toFixed(0)} actions/s while three quarters were open`, tally.took);
  console.log(
    `  finished ${ends.size}, stuck ${ids.size - ends.size}, lost ${lost}, failed calls ${failed.length}; ${tally.took.length} actions in ${((performance.now() - begun) / 1000).toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const error of failed.slice(0, 3)) console.log('   ', error);
}

/** A battle is lost when its replay does not reach the version its player knew, or ends elsewhere than the battle did. */
async function countLost(base: string, known: ReadonlyMap<string, number>): Promise<number> {
  let lost = 0;
  for (const [id, version] of known) {
    const kept = (await (await fetch(`${base}/api/battles/${id}/replay`)).json()) as ReplayAnswer;
    const steps = replay(kept.record);
    const last = isRefusal(steps) ? undefined : steps.at(-1);
    if (kept.times.length < version || last === undefined || stateHash(last.battle) !== kept.finalHash)
      lost += 1;
  }
  return lost;
}

const botOf = ({ wallet }: BattlePlayer, seed: string) => ({
  base: wallet.base,
  cookie: wallet.cookie,
  seed,
});

function print(name: string, rate: string, took: readonly number[]): void {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1) ?? '?';
  console.log(
    `  ${name.padEnd(34)} ${rate}; an action p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
}
