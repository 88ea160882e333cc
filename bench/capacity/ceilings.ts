/** What the parts of this machine can do at most, in the same run: what needs are compared with. */
import { BattlePlayer, type Database, storedDatabase } from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import { startCallers } from '../callers.ts';
import { inParallel, measure as measureRates, median } from '../rate.ts';
import { rowsOf } from '../rows.ts';
import { threeStatements } from '../threeStatements.ts';
import type { Caller } from '../writesCallers.ts';
import type { Ceilings } from './model.ts';
import { pairTickets } from './pairTickets.ts';
import { timeOfProcess } from './processTime.ts';
import type { Site } from './site.ts';

const MANY = 16;
const ROUNDS = 3;
/** About what an action writes: the state of a battle, and its entry in the log. */
const STATE = 4_000;
const ENTRY = 600;
const PLAYED_MS = 5_000;
const NOTICES = 1_600;
const LOG_ROWS = 40_000;

/** `dir` is for a database of its own, on the same Postgres. */
export async function measureCeilings(site: Site, dir: string): Promise<Ceilings> {
  const { actions, actionCore } = await measureActions(site);
  const database = await storedDatabase('postgres', dir);
  try {
    const texts = [ENTRY, STATE, ENTRY].map((length) => `{"text": "${'x'.repeat(length)}"}`);
    const [first = '', changed = '', last = ''] = texts;
    const rates = await measureRates(
      await Promise.all(
        [1, MANY].map((callers) => threeStatements(database, 'text', callers, [first, changed, last])),
      ),
      ROUNDS,
    );
    const [pairs, notices] = await measureRates(
      [
        { name: 'tickets', unit: 'pairs', round: () => pairTickets(database) },
        { name: 'sent', unit: 'notices', round: () => notify(database) },
      ],
      ROUNDS,
    );
    const [one, many] = rates.map(({ perSecond }) => perSecond);
    return {
      actions,
      actionCore,
      transactionsOfOne: one ?? 0,
      transactionsOfMany: many ?? 0,
      pairs: pairs?.perSecond ?? 0,
      notices: notices?.perSecond ?? 0,
      log: await measureLog(database),
    };
  } finally {
    await database.close();
  }
}

async function measureActions({ base, pid }: Site): Promise<Pick<Ceilings, 'actions' | 'actionCore'>> {
  const bots: Caller[] = [];
  for (let bot = 0; bot < MANY; bot += 1) {
    const { wallet, deckId } = await BattlePlayer.create(base);
    bots.push({ cookie: wallet.cookie, deckId });
  }
  const callers = startCallers();
  const cores: number[] = [];
  try {
    const bySixteen = {
      name: 'actions',
      unit: 'actions',
      async round() {
        const before = timeOfProcess(pid);
        const played = await callers.call({ kind: 'play', base, ms: PLAYED_MS, bots });
        cores.push((timeOfProcess(pid) - before) / played.ms);
        return played;
      },
    };
    const [rate] = await measureRates([bySixteen], ROUNDS);
    return { actions: rate?.perSecond ?? 0, actionCore: median(cores) };
  } finally {
    await callers.stop();
  }
}

async function notify({ db }: Database): Promise<number> {
  const all = [...Array(NOTICES).keys()];
  await inParallel(all, MANY, (nth) => db.execute(sql`select pg_notify('capacity', ${`battle ${nth}`})`));
  return NOTICES;
}

/** Large rows by one connection, until they are committed. */
async function measureLog(database: Database): Promise<number> {
  const position = async () => {
    const [row] = await rowsOf(
      database,
      sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
    );
    return Number(row?.bytes);
  };
  await database.db.execute(sql`create table bench_log (nth integer, body text not null)`);
  const before = await position();
  const begun = performance.now();
  await database.db.execute(
    sql`insert into bench_log select nth, repeat(md5(nth::text), 40) from generate_series(1, ${sql.raw(String(LOG_ROWS))}) nth`,
  );
  const ms = performance.now() - begun;
  return ((await position()) - before) / 1000 / ms;
}
