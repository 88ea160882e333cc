/** 300 battles at once over HTTP on one server process: how quickly an action is answered, and whether any is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type AnyRules, isRefusal, stateHash, verbsOf } from '@pokesol/engine';
import type { AnyBattleAnswer, AnyReplayAnswer, OpponentChoice } from '@pokesol/protocol';
import {
  BattlePlayer,
  DATABASE_KINDS,
  type DatabaseKind,
  newPostgresDatabase,
  startServerProcess,
  tryAct,
} from '@pokesol/server/testing';
import { type Pause, playBattle, type Tally } from './battleBot.ts';
import { inParallel } from './rate.ts';

export const BATTLES = 300;
/**
 * Between an answer and the next action of one person: to see what happened, whose motions alone take a second or two,
 * to choose, and to tap twice. Longer for most, and far longer in a hard position.
 */
const QUICK_PERSON: Pause = { minMs: 2_000, maxMs: 4_000 };
const NO_PAUSE: Pause = { minMs: 0, maxMs: 0 };
const CLOSED_LOOP = { bots: 16, ms: 10_000 };
const MEASURED_MS = 75_000;
/** Then everybody plays without a pause for so long, and gives up what is not over. */
const QUICK_MS = 10_000;
const LOAD_EVERY_MS = 15_000;
const LANES = 8;

type Level = Extract<OpponentChoice, { kind: 'level' }>['level'];
/** Who plays: a wallet that is signed in, and its deck. */
export type Person = Pick<BattlePlayer, 'wallet' | 'deckId'>;
export type Playing = { readonly player: BattlePlayer; readonly battle: AnyBattleAnswer };

/** Of the battles that are not between people, one half each. */
export const LEVELS: { readonly [R in AnyRules]: readonly [readonly Level[], readonly Level[]] } = {
  classic: [['easy', 'medium'], ['hard']],
  official: [['easy', 'medium'], ['expert']],
};

/** Ends the process with 1 when a battle was lost or stuck. */
export const benchBattles = (): Promise<void> => benchRules('classic');
/** The same by the printed game, a third of them against the expert. */
export const benchOfficialBattles = (): Promise<void> => benchRules('official');

async function benchRules(rules: AnyRules): Promise<void> {
  for (const kind of DATABASE_KINDS) if (!(await benchKind(kind, rules))) process.exitCode = 1;
}

async function benchKind(kind: DatabaseKind, rules: AnyRules): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-bench-'));
  const server = await startServerProcess({
    DATA_DIR: dir,
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...(kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {}),
  });
  console.log(
    `\nBattles by ${rules} rules on ${kind} (load of the machine before: ${loadavg()[0]?.toFixed(1)} on 2 cores)`,
  );
  try {
    const third = Math.floor(BATTLES / 3);
    const players = await enter(server.base, 2 * third + 2 * (BATTLES - 2 * third));
    const [soft, strong] = LEVELS[rules];
    const begin = (player: BattlePlayer) => against(player, soft, rules);
    await closedLoop(players.slice(0, CLOSED_LOOP.bots), begin);
    const between = await pairUp(players.slice(0, 2 * third), rules);
    const rest = players.slice(2 * third);
    const simulated = await Promise.all([
      begunBy(rest.slice(0, third), soft, rules),
      begunBy(rest.slice(third, 2 * third), strong, rules),
    ]);
    return await playAll([...between, ...simulated.flat()], begin);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

export async function enter(base: string, count: number): Promise<BattlePlayer[]> {
  const players: BattlePlayer[] = [];
  await inParallel([...Array(count).keys()], LANES, async () => {
    players.push(await BattlePlayer.create(base));
  });
  return players;
}

/** All players search at the same moment; one that found no person concedes and searches again. */
export async function pairUp(players: readonly BattlePlayer[], rules: AnyRules): Promise<Playing[]> {
  const playing: Playing[] = [];
  let searching = [...players];
  while (searching.length > 0) {
    const alone: BattlePlayer[] = [];
    await Promise.all(
      searching.map(async (player) => {
        const { battleId, isMultiplayer } = await player.search(rules);
        const battle: AnyBattleAnswer = await player.wallet.ok('GET', `/api/battles/${battleId}`);
        if (isMultiplayer) playing.push({ player, battle });
        else {
          await concede(player, battle);
          alone.push(player);
        }
      }),
    );
    searching = alone;
  }
  return playing;
}

/** Against each of the levels in turn. */
export async function begunBy(
  players: readonly BattlePlayer[],
  levels: readonly Level[],
  rules: AnyRules,
): Promise<Playing[]> {
  const playing: Playing[] = [];
  await inParallel([...players.entries()], LANES, async ([place, player]) => {
    playing.push({ player, battle: await against(player, levels, rules, place) });
  });
  return playing;
}

export const against = (
  { wallet, deckId }: Person,
  levels: readonly Level[],
  rules: AnyRules,
  place = 0,
): Promise<AnyBattleAnswer> =>
  wallet.ok('POST', '/api/battles', {
    mode: 'match',
    deckId,
    rules,
    opponent: { kind: 'level', level: levels[place % levels.length] },
  });

type Begin = (player: BattlePlayer) => Promise<AnyBattleAnswer>;

async function closedLoop(players: readonly BattlePlayer[], begin: Begin): Promise<void> {
  const tally: Tally = { took: [], at: [] };
  const end = performance.now() + CLOSED_LOOP.ms;
  const isOver = () => performance.now() >= end;
  await Promise.all(
    players.map(async (player, index) => {
      while (!isOver()) {
        const bot = botOf(player, `closed ${index}`);
        const over = await playBattle(bot, await begin(player), NO_PAUSE, tally, isOver);
        if (over.result === null) await concede(player, over);
      }
    }),
  );
  const perSecond = (tally.took.length * 1000) / CLOSED_LOOP.ms;
  print(`${players.length} bots without a pause`, `${perSecond.toFixed(0)} actions/s`, tally.took);
}

/** Everybody plays at a person's pace while it is measured; then the rest is played quickly, and given up in the end. */
async function playAll(playing: readonly Playing[], begin: Begin): Promise<boolean> {
  const tally: Tally = { took: [], at: [] };
  const known = new Map<string, number>();
  const ended = new Set<string>();
  const failed: unknown[] = [];
  const begun = performance.now();
  const isMeasured = () => performance.now() - begun < MEASURED_MS;
  const isQuick = () => performance.now() - begun < MEASURED_MS + QUICK_MS;
  const loads: number[] = [];
  const sampling = setInterval(() => loads.push(loadavg()[0] ?? 0), LOAD_EVERY_MS);
  await Promise.all(
    playing.map(async ({ player, battle }, index) => {
      const bot = botOf(player, `bot ${index}`);
      const later: Tally = { took: [], at: [] };
      // People do not all think at once.
      await wait((QUICK_PERSON.maxMs * index) / playing.length);
      // The other player may have moved since it was begun.
      let now: AnyBattleAnswer = await player.wallet.ok('GET', `/api/battles/${battle.id}`);
      try {
        for (;;) {
          now = await playBattle(bot, now, QUICK_PERSON, tally, () => !isMeasured());
          known.set(now.id, now.version);
          if (!isMeasured()) break;
          ended.add(now.id);
          // A player begins the next battle, so that as many stay open; between two people it takes both, and is left out.
          if (now.isMultiplayer) return;
          now = await begin(player);
        }
        now = await playBattle(bot, now, NO_PAUSE, later, () => !isQuick());
        if (now.result === null) now = await giveUp(player, now);
        known.set(now.id, now.version);
        if (now.result !== null) ended.add(now.id);
      } catch (error) {
        failed.push(error);
        known.set(now.id, now.version);
      }
    }),
  );
  clearInterval(sampling);
  const [base = ''] = playing.map(({ player }) => player.wallet.base);
  const lost = await countLost(base, known);
  const stuck = [...known.keys()].filter((id) => !ended.has(id)).length;
  const battles = new Set(playing.map(({ battle }) => battle.id)).size;
  const measured = tally.took.filter((_, index) => (tally.at[index] ?? 0) - begun < MEASURED_MS);
  const rate = `${((measured.length * 1000) / MEASURED_MS).toFixed(0)} actions/s`;
  print(`${battles} battles, ${playing.length} people`, rate, measured);
  const load = loads.map((each) => each.toFixed(1));
  console.log(
    `  battles played ${known.size}: stuck ${stuck}, lost ${lost}, failed calls ${failed.length}; load average ${load.join(' ')}`,
  );
  for (const error of failed.slice(0, 3)) console.log('   ', error);
  return stuck + lost + failed.length === 0;
}

/** Either of two people may do so first. */
async function giveUp(player: BattlePlayer, { id }: AnyBattleAnswer): Promise<AnyBattleAnswer> {
  for (;;) {
    const now: AnyBattleAnswer = await player.wallet.ok('GET', `/api/battles/${id}`);
    if (now.result !== null) return now;
    const { status } = await tryAct(player, now.id, now.version, { type: 'concede' });
    if (status !== 200 && status !== 409) throw new Error(`giving up: ${status}`);
  }
}

/** A battle is lost when its replay does not reach the version its player knew, or ends elsewhere than the battle did. */
async function countLost(base: string, known: ReadonlyMap<string, number>): Promise<number> {
  let lost = 0;
  for (const [id, version] of known) {
    const answer = await fetch(`${base}/api/battles/${id}/replay`);
    // A battle that has not ended has no replay; it is counted as stuck already.
    if (!answer.ok) continue;
    const kept = (await answer.json()) as AnyReplayAnswer;
    const steps = verbsOf<AnyRules>(kept.record).replay(kept.record);
    const last = isRefusal(steps) ? undefined : steps.at(-1);
    if (kept.times.length < version || last === undefined || stateHash(last.battle) !== kept.finalHash)
      lost += 1;
  }
  return lost;
}

export const concede = ({ wallet }: Person, { id, version }: AnyBattleAnswer): Promise<AnyBattleAnswer> =>
  wallet.ok('POST', `/api/battles/${id}/actions`, { version, action: { type: 'concede' } });

export const botOf = ({ wallet }: Person, seed: string) => ({
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
