/** What is removed and what stays, by rows of every age; and that rounds share the work without waiting. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredOffers, deleteShortLived } from './deleteExpired.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const now = () => NOW;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TABLES = [
  'sign_in_challenges',
  'sessions',
  'admin_sessions',
  'admin_guesses',
  'request_counts',
  'match_tickets',
  'purchases',
  'purchase_intents',
  'battles',
  'wallets',
];

describe.each(databasesFor('behaviour'))('forgetting, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
  });
  beforeEach(async () => {
    await database.db.execute(sql.raw(`truncate ${TABLES.join(', ')} cascade`));
    await database.db.execute(
      sql`insert into wallets (address) values ('w1'), ('w2'), ('w3'), ('w4'), ('w5')`,
    );
  });
  afterAll(() => database.close());

  const at = (agoMs: number) => sql`${new Date(NOW - agoMs).toISOString()}::timestamptz`;
  const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const left = async (column: string, table: string): Promise<unknown[]> => {
    const answer = await database.db.execute(sql.raw(`select ${column} as it from ${table} order by 1`));
    return (answer as unknown as { rows: { it: unknown }[] }).rows.map(({ it }) => it);
  };

  test('challenges and sessions that ran out', async () => {
    const { db } = database;
    for (const [name, ago] of [
      ['over', 1],
      ['valid', -1],
    ] as const) {
      await db.execute(sql`insert into sign_in_challenges values (${name}, '{}', 'b', ${at(ago)})`);
      await db.execute(sql`insert into sessions values (${name}, 'w1', ${at(DAY)}, ${at(ago)})`);
      await db.execute(
        sql`insert into admin_sessions values (${name}, ${name}, 'tag', 'address', ${at(DAY)}, ${at(ago)})`,
      );
    }
    expect(await deleteShortLived({ db, now })).toEqual({
      again: false,
      report: { challenges: 1, sessions: 1, adminSessions: 1 },
    });
    expect(await left('nonce', 'sign_in_challenges')).toEqual(['valid']);
    expect(await left('token_hash', 'sessions')).toEqual(['valid']);
    expect(await left('token_hash', 'admin_sessions')).toEqual(['valid']);
    expect(await deleteShortLived({ db, now })).toEqual({ again: false });
  });

  test('guesses and counts of two minutes ago, not those of the last minutes', async () => {
    const { db } = database;
    for (const [name, ago] of [
      ['old', 2 * MINUTE + 1],
      ['young', 2 * MINUTE - 1],
    ] as const) {
      await db.execute(sql`insert into admin_guesses values (${name}, ${at(ago)})`);
      await db.execute(sql`insert into request_counts values (${name}, 'signIn', ${at(ago)}, 1)`);
    }
    expect(await deleteShortLived({ db, now })).toEqual({
      again: false,
      report: { adminLoginAttempts: 1, requestCounts: 1 },
    });
    expect(await left('address', 'admin_guesses')).toEqual(['young']);
    expect(await left('network', 'request_counts')).toEqual(['young']);
  });

  test('searches that ended, but not one that found a battle which goes on', async () => {
    const { db } = database;
    for (const [n, status] of [
      [1, 'open'],
      [2, 'ended'],
      [3, 'abandoned'],
    ] as const)
      await db.execute(sql`
        insert into battles (id, mode, setup, setup_hash, state, recent, version, status, created_at, touched_at)
        values (${uuid(n)}, 'match', '{}', '', '{}', '[]', 0, ${status}, ${at(DAY)}, ${at(DAY)})`);
    const tickets = [
      ['w1', 10 * MINUTE - 1, null],
      ['w2', 10 * MINUTE + 1, null],
      ['w3', DAY, 1],
      ['w4', DAY, 2],
      ['w5', DAY, 3],
    ] as const;
    for (const [wallet, ago, battle] of tickets)
      await db.execute(sql`
        insert into match_tickets (wallet, deck_id, search_id, created_at, expires_at, battle_id)
        values (${wallet}, ${uuid(0)}, ${uuid(0)}, ${at(DAY)}, ${at(ago)}, ${battle === null ? null : uuid(battle)})`);
    expect(await deleteShortLived({ db, now })).toEqual({ again: false, report: { searches: 3 } });
    expect(await left('wallet', 'match_tickets')).toEqual(['w1', 'w3']);
  });

  async function offer(n: number, agoMs: number, nextSweepAgoMs: number | null = null): Promise<void> {
    const next = nextSweepAgoMs === null ? sql`null` : at(nextSweepAgoMs);
    await database.db.execute(sql`
      insert into purchase_intents
        (id, wallet, pack_type_id, version, price, amount, reference, seed, seed_hash, created_at, expires_at, next_sweep_at)
      values (${uuid(n)}, 'w1', 'p', 1, '1', 1, ${`r${n}`}, 's', 'h', ${at(agoMs + MINUTE)}, ${at(agoMs)}, ${next})`);
  }

  test('unpaid offers that no sweep looks for, a month after they ran out', async () => {
    const { db } = database;
    await offer(1, 30 * DAY + 1);
    await offer(2, 30 * DAY - 1);
    await offer(3, 60 * DAY, DAY);
    for (const [n, status] of [
      [4, 'opened'],
      [5, 'revoked'],
    ] as const) {
      await offer(n, 60 * DAY);
      await db.execute(sql`
        insert into purchases (id, wallet, pack_type_id, version, intent_id, price, amount, status,
          transaction_signature, burn_path, finality, seed, seed_hash, created_at)
        values (${uuid(n)}, 'w1', 'p', 1, ${uuid(n)}, '1', 1, ${status}, ${`t${n}`}, 'outer[0]', 'finalized', 's', 'h', ${at(DAY)})`);
    }
    expect(await deleteShortLived({ db, now })).toEqual({ again: false });
    expect(await deleteExpiredOffers({ db, now })).toEqual({ again: false, report: { offers: 1 } });
    expect(await left('id', 'purchase_intents')).toEqual([2, 3, 4, 5].map(uuid));
  });

  test('a round takes so many and says that there is more', async () => {
    for (let n = 0; n < 5; n += 1) await offer(n, 60 * DAY);
    const round = () => deleteExpiredOffers({ db: database.db, now, most: 2 });
    expect([await round(), await round(), await round()]).toEqual([
      { again: true, report: { offers: 2 } },
      { again: true, report: { offers: 2 } },
      { again: false, report: { offers: 1 } },
    ]);
  });

  test('several servers at once remove each row once, and wait for nothing that another holds', async () => {
    const { db } = database;
    for (let n = 0; n < 40; n += 1) await offer(n, 60 * DAY);
    const rounds = await db.transaction(async (tx) => {
      // A payment looks at this offer.
      await tx.execute(sql`select 1 from purchase_intents where id = ${uuid(7)} for key share`);
      // On a database of one connection no other would get in.
      const by = kind === 'postgres' ? db : tx;
      return Promise.all([1, 2, 3].map(() => deleteExpiredOffers({ db: by, now, most: 20 })));
    });
    const removed = rounds.map(({ report }) => (report as { offers?: number } | undefined)?.offers ?? 0);
    const kept = kind === 'postgres' ? 1 : 0;
    expect(removed.reduce((sum, each) => sum + each)).toBe(40 - kept);
    expect(await left('id', 'purchase_intents')).toHaveLength(kept);
    await deleteExpiredOffers({ db, now });
    expect(await left('id', 'purchase_intents')).toEqual([]);
  });
});
