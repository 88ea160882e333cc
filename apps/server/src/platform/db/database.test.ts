/** Connections to a Postgres server that were lost: each is given back, however it was lost. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPostgresDatabase } from '../../../testing/databases/databases.ts';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import { FaultyLine } from '../../../testing/fakes/faultyLine.ts';
import { gate } from '../../../testing/harness/until.ts';
import type { Database, Tx } from './database.ts';
import { openDatabase } from './openDatabase.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

const CONNECTIONS = 3;

describe('transactions on a line that fails', () => {
  let line: FaultyLine;
  let database: Database;
  beforeAll(async () => {
    line = await FaultyLine.to(await newPostgresDatabase());
    const limits = { poolSize: CONNECTIONS, connectSeconds: 10, statementSeconds: 0.5, retrySeconds: 10 };
    database = await openDatabase({ kind: 'postgres', url: line.url, limits, warn: () => {} }, MIGRATIONS);
  });
  afterAll(async () => {
    await database.close();
    await line.close();
  });

  /** So many at the same time as there are connections: each has one of its own. */
  const onAll = async (within: (tx: Tx) => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> => {
    const all = gate();
    let begun = 0;
    return Promise.allSettled(
      Array.from({ length: CONNECTIONS }, () =>
        database.db.transaction(async (tx) => {
          begun += 1;
          if (begun === CONNECTIONS) all.open();
          await all.opened;
          return within(tx);
        }),
      ),
    );
  };
  const works = async () =>
    expect((await onAll((tx) => tx.execute(sql`select 1`))).map(({ status }) => status)).toEqual(
      Array.from({ length: CONNECTIONS }, () => 'fulfilled'),
    );
  const expectAway = (ended: readonly PromiseSettledResult<unknown>[]) => {
    for (const each of ended)
      expect(each.status === 'rejected' && isDatabaseUnreachable(each.reason)).toBe(true);
  };

  test('give their connections back when not even BEGIN was answered', async () => {
    await works();
    line.silence();
    expectAway(
      await Promise.allSettled(
        Array.from({ length: CONNECTIONS }, () => database.db.transaction(async () => 'never begun')),
      ),
    );
    line.mend();
    await works();
  });

  test('run again when the line breaks within, and are given up at COMMIT', async () => {
    let isCut = false;
    const ended = await onAll((tx) => {
      if (!isCut) line.cut();
      isCut = true;
      return tx.execute(sql`select 1`);
    });
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await works();
    line.loseNextCommit();
    const lost = await onAll((tx) => tx.execute(sql`select 1`));
    expect(lost.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await works();
  });

  test('give them back when they fail by themselves, undo what they did, and say why', async () => {
    const ended = await onAll(async (tx) => {
      await tx.execute(sql`create temporary table undone (n integer)`);
      throw new RangeError('ours');
    });
    for (const each of ended) expect(each).toMatchObject({ reason: new RangeError('ours') });
    await works();
    const left = await onAll((tx) => tx.execute(sql`select to_regclass('undone') is null as "isUndone"`));
    for (const each of left) expect(each).toMatchObject({ value: { rows: [{ isUndone: true }] } });
  });

  test('run what waits for their commit after it, and nothing where they are undone', async () => {
    const ran: string[] = [];
    const running = (what: string, after: () => Promise<unknown>) =>
      database.db.transaction(async (tx) => {
        tx.afterCommit(() => ran.push(what));
        expect(ran).not.toContain(what);
        await after();
      });
    await running('done', async () => {});
    await expect(running('undone', () => Promise.reject(new RangeError('ours')))).rejects.toThrow('ours');
    line.loseNextCommit();
    await expect(running('unknown', async () => {})).rejects.toThrow();
    expect(ran).toEqual(['done']);
    await works();
  });

  test('are as they were asked for', async () => {
    const asked = database.db.transaction(
      (tx) => tx.execute(sql`select current_setting('transaction_isolation') as level`),
      { isolationLevel: 'repeatable read' },
    );
    expect(await asked).toMatchObject({ rows: [{ level: 'repeatable read' }] });
  });
});
