/** Behind a pooler that lends connections, what belongs to one connection goes to the database itself, or nothing starts. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPostgresDatabase } from '../../../testing/databases/databases.ts';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import { TransactionPooler } from '../../../testing/databases/transactionPooler.ts';
import { BattlePlayer, EventReader, meet, mover, startTestServer } from '../../../testing/index.ts';
import { checkDatabase } from '../../features/doctor/checkDatabase.ts';
import type { Database } from './database.ts';
import { type DatabaseLimits, USUAL_LIMITS } from './limits.ts';
import { openDatabase } from './openDatabase.ts';
import { poolerBefore } from './pooler.ts';
import { rowsOf } from './statement.ts';

/** A notice that does not come is waited for no longer than for a connection. */
const LIMITS: DatabaseLimits = { ...USUAL_LIMITS, connectSeconds: 1 };
/** No look of a stream by itself. */
const NEVER_MS = 3_600_000;

let directUrl: string;
let pooler: TransactionPooler;
beforeAll(async () => {
  directUrl = await newPostgresDatabase('empty');
  pooler = await TransactionPooler.before(directUrl);
});
afterAll(() => pooler.close());

const open = (url: string, direct?: string): Promise<Database> =>
  openDatabase(
    {
      kind: 'postgres',
      url,
      limits: LIMITS,
      ...(direct === undefined ? {} : { directUrl: direct }),
      warn: () => {},
    },
    MIGRATIONS,
  );
const tables = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_tables where schemaname = 'public'`,
  );
  await client.end();
  return rows[0]?.count ?? -1;
};

describe('an address for what belongs to one connection', () => {
  test('is refused at the start where notices do not come, in a sentence, before anything is written', async () => {
    await expect(open(pooler.url)).rejects.toThrow(
      /^DATABASE_URL: a pooler in transaction mode .* Set DATABASE_DIRECT_URL to the database itself/,
    );
    await expect(open(directUrl, pooler.url)).rejects.toThrow(
      /^DATABASE_DIRECT_URL: a pooler in transaction mode .* Name the database itself/,
    );
    expect(await tables()).toBe(0);
    expect([await poolerBefore(pooler.url, 1), await poolerBefore(directUrl, 1)]).toEqual([
      'transaction',
      'none',
    ]);
  });

  test('is refused where it is another database', async () => {
    await expect(open(pooler.url, await newPostgresDatabase('empty'))).rejects.toThrow(
      /^DATABASE_DIRECT_URL: a notice that was sent by way of DATABASE_URL does not come there/,
    );
    expect(await tables()).toBe(0);
  });

  test('is reported by the doctor', async () => {
    const levelsOf = async (url: string, direct: string) =>
      (await checkDatabase({ url, directUrl: direct }, LIMITS).run())
        .filter(({ about }) => about === 'database, direct')
        .map(({ level }) => level);
    expect(await levelsOf(pooler.url, directUrl)).toEqual(['ok']);
    expect(await levelsOf(directUrl, pooler.url)).toEqual(['wrong']);
    expect(await levelsOf(pooler.url, 'postgres://u:p@127.0.0.1:1/x')).toEqual(['wrong']);
  });
});

describe('with both addresses', () => {
  test('servers that start together migrate once, one after the other, on the database itself', async () => {
    const { clients } = pooler.made;
    const opened = await Promise.all([open(pooler.url, directUrl), open(pooler.url, directUrl)]);
    expect(await tables()).toBeGreaterThan(10);
    // Only the probe of each went by way of the pooler so far.
    expect(pooler.made.clients - clients).toBe(2);
    await Promise.all(opened.map((each) => each.close()));
  });

  test('more transactions at once than connections that are lent are each whole, with no session between them', async () => {
    const database = await open(pooler.url, directUrl);
    const count = 8;
    const pids = await Promise.all(
      Array.from({ length: count }, () =>
        database.db.transaction(async (tx) => {
          const pid = async () =>
            rowsOf<{ pid: number }>(await tx.execute(sql`select pg_backend_pid() as pid`))[0]?.pid;
          const first = await pid();
          expect(await pid()).toBe(first);
          return first;
        }),
      ),
    );
    expect(new Set(pids).size).toBeLessThan(count);
    await database.close();
  });

  test('a move on one server comes to the other one at once', async () => {
    const database = await open(pooler.url, directUrl);
    const one = await startTestServer({ kind: 'postgres', database, heartbeatMs: NEVER_MS });
    const two = await startTestServer({
      kind: 'postgres',
      database,
      heartbeatMs: NEVER_MS,
      chain: one.chain,
    });
    const players = [await BattlePlayer.create(one.base), await BattlePlayer.create(one.base)] as const;
    const id = await meet(database.db, 'people', players);
    const { player, battle } = await mover(id, [...players]);
    const reader = await EventReader.open(players[0].at(two.base), id, { since: battle.version });
    const { version } = await player.act(battle, { type: 'concede' });
    await reader.until(({ updates }) => updates.at(-1)?.version === version);
    await reader.ended;
    for (const server of [two, one]) await server.close();
    await database.close();
  });
});
