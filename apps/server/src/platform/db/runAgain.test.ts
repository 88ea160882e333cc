/** What was certainly undone runs again, and what may have been done does not, whatever took the database away. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPostgresDatabase } from '../../../testing/databases/databases.ts';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import { FaultyLine } from '../../../testing/fakes/faultyLine.ts';
import { until } from '../../../testing/harness/until.ts';
import type { Database, Tx } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import { runAgain } from './runAgain.ts';
import { rowsOf } from './statement.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

let line: FaultyLine;
let database: Database;
beforeAll(async () => {
  line = await FaultyLine.to(await newPostgresDatabase());
  const limits = { poolSize: 3, connectSeconds: 20, statementSeconds: 15, retrySeconds: 20 };
  database = await openDatabase({ kind: 'postgres', url: line.url, limits, warn: () => {} }, MIGRATIONS);
  await database.db.execute(sql`create table counted (id integer primary key, n integer not null)`);
});
afterAll(async () => {
  await database.close();
  await line.close();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from counted`);
  await database.db.execute(sql`insert into counted values (1, 0), (2, 0)`);
});

const add = (tx: Pick<Tx, 'execute'>, id: number) =>
  tx.execute(sql`update counted set n = n + 1 where id = ${id}`);
const counted = async (): Promise<number[]> =>
  rowsOf<{ n: number }>(await database.db.execute(sql`select n from counted order by id`)).map(({ n }) => n);

/** Adds one; the first run calls `inFirst` before its end. */
async function addOnce(inFirst: (tx: Tx) => Promise<unknown>): Promise<number> {
  let runs = 0;
  await database.db.transaction(async (tx) => {
    runs += 1;
    await add(tx, 1);
    if (runs === 1) await inFirst(tx);
  });
  return runs;
}

const raised = (code: string) => (tx: Tx) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`));

test.each(['40001', '40P01', '57P01', '57P03', '25006'])(
  'a transaction that ended with %s runs again, and counts once',
  async (code) => {
    expect(await addOnce(raised(code))).toBe(2);
    expect(await counted()).toEqual([1, 0]);
  },
);

test('one whose connection is ended on purpose, or breaks, runs again', async () => {
  expect(await addOnce((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))).toBe(2);
  const broken = await addOnce((tx) => {
    line.cut();
    return tx.execute(sql`select 1`);
  });
  expect(broken).toBe(2);
  expect(await counted()).toEqual([2, 0]);
});

test('two that wait for each other are both done', async () => {
  const both = (first: number, second: number) =>
    database.db.transaction(async (tx) => {
      await add(tx, first);
      await tx.execute(sql`select pg_sleep(0.05)`);
      await add(tx, second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(await counted()).toEqual([2, 2]);
});

test('a mistake of ours, a limit, and a commit that was lost are not run again', async () => {
  await expect(addOnce(raised('23505'))).rejects.toThrow();
  await expect(addOnce(raised('57014'))).rejects.toThrow();
  line.loseNextCommit();
  const lost = await addOnce(async () => {}).catch((error: unknown) => error);
  expect(isDatabaseUnreachable(lost)).toBe(true);
  expect(await counted()).toEqual([1, 0]);
});

test('a statement of its own runs again only when it was not sent, or was undone', async () => {
  line.refuse();
  // On one that looks as if it were there, it would have been sent.
  await until(() => database.poolUse?.().idle === 0);
  const waiting = add(database.db, 1);
  setTimeout(() => line.mend(), 100);
  await waiting;
  line.loseNextCommit(/update counted/);
  await expect(add(database.db, 1)).rejects.toSatisfy(isDatabaseUnreachable);
  expect(await counted()).toEqual([2, 0]);
});

test('it ends with the failure when the time is over', async () => {
  const away = Object.assign(new Error('no primary'), { code: '25006' });
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw away;
  };
  await expect(runAgain(run, 200)).rejects.toBe(away);
  expect(runs).toBeGreaterThan(1);
  runs = 0;
  await expect(runAgain(run, 0)).rejects.toBe(away);
  expect(runs).toBe(1);
});

test('what a pooler never sent runs again', async () => {
  const refusals = [
    'server login has been failing, try again later (server_login_retry)',
    'query_wait_timeout',
  ];
  const run = async (progress: { mayBeDone: boolean }) => {
    progress.mayBeDone = true;
    const message = refusals.shift();
    if (message !== undefined) throw Object.assign(new Error(message), { code: '08P01' });
    return 'done';
  };
  expect(await runAgain(run, 10_000)).toBe('done');
});
