/** How many rows Postgres reads for the overview and the lists of purchases when there are 100,000 purchases. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../testing/databases/migrations.ts';
import { type Database, newPostgresDatabase } from '../../../testing/index.ts';
import { USUAL_LIMITS } from '../../platform/db/limits.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { wallets } from '../auth/tables.ts';
import { checkConsistency } from '../backup/consistency.ts';
import { seedCatalogue } from '../catalogue/seed.ts';
import { purchaseHistory } from '../packs/purchaseHistory.ts';
import { purchasesOf } from '../packs/purchases.ts';
import { seedPackTypes } from '../packs/seed.ts';
import { purchases } from '../packs/tables.ts';
import { purchaseLines } from '../support/lists.ts';
import { adminStatsAt } from './stats.ts';
import { sumPurchases } from './sumPurchases.ts';

const NOW = Date.parse('2028-02-29T21:30:00Z');
const now = () => NOW;
/** One wallet made half of them, one every quarter of an hour (96 a day); all other wallets made the other half. */
const EACH = 50_000;

let database: Database;
beforeAll(async () => {
  // A single connection, so that Postgres reports its row counts at once.
  const limits = { ...USUAL_LIMITS, poolSize: 1, statementSeconds: 120 };
  database = await openDatabase({ kind: 'postgres', url: await newPostgresDatabase(), limits }, MIGRATIONS);
  const { db } = database;
  await db.transaction(seedCatalogue);
  await db.transaction(seedPackTypes);
  await db
    .insert(wallets)
    .values(['whale', ...Array.from({ length: 50 }, (_, at) => `w${at}`)].map((address) => ({ address })));
  const first = sql`${new Date(NOW).toISOString()}::timestamptz`;
  for (const wallet of [sql`'whale'`, sql`'w' || (at % 50)`]) {
    await db.execute(sql`
      insert into purchase_intents (id, wallet, pack_type_id, version, price, amount, reference, seed, seed_hash, created_at, expires_at)
      select gen_random_uuid(), ${wallet}, 'base1-mini', 1, '0.1', 1, gen_random_uuid()::text, '', '',
        ${first} - at * interval '15 minutes', ${first}
      from generate_series(1, ${sql.raw(String(EACH))}) as at`);
  }
  await db.execute(sql`
    insert into purchases (id, wallet, pack_type_id, version, intent_id, price, amount, status, transaction_signature, burn_path, finality, seed, seed_hash, created_at)
    select gen_random_uuid(), wallet, pack_type_id, 1, id, price, amount, 'opened', gen_random_uuid()::text, 'outer[0]', 'finalized', '', '', created_at
    from purchase_intents`);
  for (const table of ['purchases', 'purchase_intents']) await db.execute(sql.raw(`vacuum analyze ${table}`));
});
afterAll(() => database.close());

/** Runs `work`; returns its answer and how many rows and index entries of purchases and offers Postgres read for it. */
async function readBy<T>(work: () => Promise<T>): Promise<{ answer: T; rows: number }> {
  const total = async (): Promise<number> => {
    await database.db.execute(sql`select pg_stat_force_next_flush(), pg_stat_clear_snapshot()`);
    const [row] = rowsOf<{ rows: string }>(
      await database.db.execute(sql`
        select (select sum(seq_tup_read) from pg_stat_user_tables where relname in ('purchases', 'purchase_intents'))
          + (select sum(idx_tup_read) from pg_stat_user_indexes where relname in ('purchases', 'purchase_intents')) as rows`),
    );
    return Number(row?.rows);
  };
  await total();
  const before = await total();
  const answer = await work();
  return { answer, rows: (await total()) - before };
}

test('the overview counts unsettled days and uses the stored sums of the others', async () => {
  const whole = await readBy(() => adminStatsAt(database.db, NOW));
  expect(whole.rows).toBeGreaterThan(2 * EACH);
  // It sums the 500 days and more until yesterday; the overview still counts today's purchases each time.
  expect(await sumPurchases({ db: database.db, now })).toMatchObject({
    report: { daysSummed: expect.any(Number) },
  });
  const kept = await readBy(() => adminStatsAt(database.db, NOW));
  expect(kept.answer).toEqual(whole.answer);
  expect(kept.answer).toMatchObject({ totalPacksSold: 2 * EACH, activeTraders: 51, tradingVolume: 10_000 });
  // It reads thirty days to count distinct wallets, and today's purchases.
  expect(kept.rows).toBeLessThan(31 * 2 * 96);
  expect(await sumPurchases({ db: database.db, now })).toEqual({});
  const checked = await checkConsistency(database.db, 0);
  expect(checked.find(({ what }) => what === 'sums = purchases')).toMatchObject({ wrong: [] });
});

test('a burn that can still be dropped keeps its day and later days from being summed', async () => {
  const { db } = database;
  const at = new Date(NOW - 2 * 86_400_000);
  await db.execute(sql`delete from purchase_sums where day >= '2028-02-20'`);
  const [open] = await db
    .insert(purchases)
    .values({
      id: randomUUID(),
      wallet: 'whale',
      packTypeId: 'base1-mini',
      version: 1,
      price: '7',
      status: 'confirmed',
      amount: 1n,
      transactionSignature: randomUUID(),
      burnPath: 'outer[0]',
      finality: 'confirmed',
      seed: '',
      seedHash: '',
      createdAt: at,
    })
    .returning({ id: purchases.id });
  await sumPurchases({ db, now });
  const days = async () =>
    rowsOf<{ day: string }>(await db.execute(sql`select max(day) as day from purchase_sums`))[0]?.day;
  expect(await days()).toBe('2028-02-26');
  expect((await adminStatsAt(db, NOW)).tradingVolume).toBe(10_007);
  await db.execute(
    sql`update purchases set status = 'revoked', finality = 'dropped' where id = ${open?.id}::uuid`,
  );
  expect((await adminStatsAt(db, NOW)).tradingVolume).toBe(10_000);
  await sumPurchases({ db, now });
  expect(await days()).toBe('2028-02-28');
  expect((await adminStatsAt(db, NOW)).tradingVolume).toBe(10_000);
  await db.execute(sql`update purchase_sums set packs = packs + 1 where day = '2028-02-28'`);
  const checked = await checkConsistency(db, 0);
  expect(checked.find(({ what }) => what === 'sums = purchases')).toMatchObject({ wrong: ['2028-02-28'] });
});

test('a wallet’s own list and its history read only the rows that they show', async () => {
  const list = await readBy(() => purchasesOf(database.db, 'whale'));
  expect(list.answer).toHaveLength(500);
  expect(list.rows).toBeLessThan(1_500);
  const middle = list.answer.at(-1)?.id;
  const next = await readBy(() => purchaseHistory(database.db, 'whale', middle));
  expect(next.answer).toMatchObject({ packs: expect.arrayContaining([expect.anything()]) });
});

test('the support desk’s list of a wallet reads one page of rows, for the first page and for one far down', async () => {
  const at = new Date(NOW);
  const first = await readBy(() => purchaseLines(database.db, 'whale', { after: undefined, now: at }));
  expect(first.answer.entries).toHaveLength(20);
  // It reads the offers of the last 45 days, each with its purchase.
  expect(first.rows).toBeLessThan(46 * 96 * 4);
  const [deep] = rowsOf<{ id: string }>(
    await database.db.execute(
      sql`select id from purchases where wallet = 'whale' order by created_at limit 1 offset 5000`,
    ),
  );
  const later = await readBy(() => purchaseLines(database.db, 'whale', { after: deep?.id, now: at }));
  expect(later.answer.entries).toHaveLength(20);
  expect(later.rows).toBeLessThan(500);
});
