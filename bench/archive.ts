/**
 * What the archive saves and costs: bytes of a battle in the database before and after, on both kinds, by each rule set; how
 * long a battle takes to be moved, beside being played again; and how long its replay takes to be answered.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyRules, RULE_SETS } from '@pokesol/engine';
import type { AnyReplayAnswer } from '@pokesol/protocol';
import {
  archiveBattle,
  type BattlePlayer,
  connectTestChain,
  DATABASE_KINDS,
  type Database,
  type DatabaseKind,
  startTestServer,
  storedDatabase,
} from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import { playBattle } from './battleBot.ts';
import { against, botOf, enter } from './battles.ts';
import { expectFigure } from './expectFigure.ts';
import { inParallel, median } from './rate.ts';

const BATTLES = Number(process.env.ARCHIVE_BATTLES ?? 40);
const AT_ONCE = 4;
const NO_PAUSE = { minMs: 0, maxMs: 0 };
const TABLES = ['battles', 'battle_actions', 'battle_archive'] as const;
type Table = (typeof TABLES)[number];
type Sizes = Readonly<Record<Table, number>>;
/** Of what a battle took before; the row and its seats stay. */
const MOST_LEFT = 0.2;

export async function benchArchive(): Promise<void> {
  for (const kind of DATABASE_KINDS)
    for (const rules of ['classic', 'official'] as const) await benchKind(kind, rules);
}

async function benchKind(kind: DatabaseKind, rules: AnyRules): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-bench-'));
  const database = await storedDatabase(kind, dir);
  const chain = await connectTestChain();
  const server = await startTestServer({ kind, database, chain });
  try {
    const empty = await sizes(database);
    const players = await enter(server.base, BATTLES);
    const ids: string[] = [];
    await inParallel(players, AT_ONCE, async (player) => ids.push(await played(player, rules)));
    const full = await sizes(database);
    const before = await replays(server.base, ids);
    const took: number[] = [];
    for (const id of ids) {
      const begunAt = performance.now();
      const done = await archiveBattle(database.db, id, { now: new Date(), breathe: async () => {} });
      if (done.outcome !== 'archived') throw new Error(`${id}: ${JSON.stringify(done)}`);
      took.push(performance.now() - begunAt);
    }
    const after = await replays(server.base, ids);
    if (after.texts.join() !== before.texts.join()) throw new Error('a replay is not the same any more');
    const left = await sizes(database);
    const again = before.texts.map((text) => {
      const { record } = JSON.parse(text) as AnyReplayAnswer;
      const begunAt = performance.now();
      if (record.rules === 'official') RULE_SETS.official.replay(record);
      else RULE_SETS.classic.replay(record);
      return performance.now() - begunAt;
    });
    const actions = before.texts.map((text) => (JSON.parse(text) as AnyReplayAnswer).record.actions.length);
    const bytes = (of: Sizes, ...tables: readonly Table[]) =>
      tables.reduce((sum, table) => sum + of[table] - empty[table], 0) / BATTLES;
    const line = (name: string, ...tables: readonly Table[]) =>
      console.log(
        `  ${name.padEnd(16)} ${bytes(full, ...tables)
          .toFixed(0)
          .padStart(6)} → ${bytes(left, ...tables)
          .toFixed(0)
          .padStart(5)} bytes a battle`,
      );
    console.log(
      `\nThe archive on ${kind}, ${BATTLES} ${rules} battles of ${median(actions)} actions in the median`,
    );
    for (const table of TABLES) line(table, table);
    line('together', ...TABLES);
    console.log(
      `  moved in ${median(took).toFixed(0)} ms, played again in ${median(again).toFixed(0)}; replay answered in ${before.ms.toFixed(1)} ms, then ${after.ms.toFixed(1)}`,
    );
    const share = bytes(left, ...TABLES) / bytes(full, ...TABLES);
    expectFigure(`an archived battle takes at most ${MOST_LEFT * 100}% of its room`, share <= MOST_LEFT);
  } finally {
    await server.close();
    await chain.close();
    await database.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function played(player: BattlePlayer, rules: AnyRules): Promise<string> {
  const battle = await against(player, ['easy'], rules);
  await playBattle(botOf(player, `archive ${player.deckId}`), battle, NO_PAUSE, { took: [], at: [] });
  return battle.id;
}

/** Live rows alone, with their indexes. */
async function sizes({ db }: Database): Promise<Sizes> {
  const found = { battles: 0, battle_actions: 0, battle_archive: 0 };
  for (const table of TABLES) {
    await db.execute(sql.raw(`vacuum full ${table}`));
    const answer = (await db.execute(
      sql`select pg_total_relation_size(${table})::bigint as bytes`,
    )) as unknown as {
      rows: { bytes: string }[];
    };
    found[table] = Number(answer.rows[0]?.bytes);
  }
  return found;
}

/** One after the other; the median of their times. */
async function replays(base: string, ids: readonly string[]): Promise<{ texts: string[]; ms: number }> {
  const texts: string[] = [];
  const took: number[] = [];
  for (const id of ids) {
    const begunAt = performance.now();
    texts.push(await (await fetch(`${base}/api/battles/${id}/replay`)).text());
    took.push(performance.now() - begunAt);
  }
  return { texts, ms: median(took) };
}
