/** The counters of points and results: kept by the end of a battle, counted once at the migration, checked ever after. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seat } from '@pokesol/engine';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { isRefused } from '../../platform/http/refusal.ts';
import { databasesFor, freshDatabase } from '../../testing/databases.ts';
import { endBattle } from '../../testing/endBattle.ts';
import { MIGRATIONS } from '../../testing/migrations.ts';
import { listed } from '../../testing/openings/decks.ts';
import { wallets } from '../auth/tables.ts';
import { type BattleSide, person } from '../battles/deal.ts';
import { startBattle } from '../battles/start.ts';
import { counterChecks } from './counters.ts';
import { onCampaignEnd } from './pay.ts';
import { pointBalances, trainerRecords } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DECK = listed('Charmander', 'Fire Energy');
const PLAYERS = ['ash', 'brock', 'misty'] as const;
const trainer = (trainerId: string): BattleSide => ({
  ...{ wallet: null, name: trainerId, kind: 'ai', level: 'easy', trainerId },
  ...{ deck: DECK, order: 'asListed' },
});

describe.each(databasesFor('differing'))('counters on %s', (kind) => {
  let database: Database;
  let kept: Awaited<ReturnType<typeof counters>>;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.insert(wallets).values(PLAYERS.map((address) => ({ address })));
    for (const [wallet, trainerId, winner] of [
      ['ash', 'joey', 0],
      ['ash', 'joey', 0],
      ['ash', 'joey', 1],
      ['ash', 'janice', 0],
      ['ash', 'janice', null],
      ['misty', 'joey', 1],
    ] as const)
      await play(wallet, trainerId, winner);
    kept = await counters();
  });
  afterAll(() => database.close());

  async function play(wallet: string, trainerId: string, winner: Seat | null): Promise<void> {
    const { db } = database;
    const sides = [{ ...person(wallet, DECK), order: 'asListed' }, trainer(trainerId)] as const;
    const inputs = { now: NOW, entropy: systemEntropy };
    const begun = await db.transaction((tx) => startBattle(tx, 'campaign', sides, inputs));
    if (isRefused(begun)) throw new Error(begun.refused);
    await endBattle(db, begun.id, { winner, onEnd: onCampaignEnd(systemEntropy), now: NOW });
  }
  async function counters() {
    const { db } = database;
    return {
      points: await db.select().from(pointBalances).orderBy(pointBalances.wallet),
      records: await db
        .select()
        .from(trainerRecords)
        .orderBy(trainerRecords.wallet, trainerRecords.trainerId),
    };
  }
  const checks = (batch = 10) => {
    const wrong: string[] = [];
    const round = counterChecks({ db: database.db, onWrong: (wallet) => wrong.push(wallet), batch });
    return { wrong, round };
  };

  test('hold what the ends of battles paid and decided', () =>
    expect(kept).toEqual({
      points: [{ wallet: 'ash', points: 50 + 50 + 75 }],
      records: [
        { wallet: 'ash', trainerId: 'janice', victories: 1, defeats: 0 },
        { wallet: 'ash', trainerId: 'joey', victories: 2, defeats: 1 },
        { wallet: 'misty', trainerId: 'joey', victories: 0, defeats: 1 },
      ],
    }));

  test('are found right by a check, which leaves them as they are', async () => {
    const { wrong, round } = checks();
    expect(await round()).toEqual({});
    expect(wrong).toEqual([]);
    expect(await counters()).toEqual(kept);
  });

  test('begin with what was played before they were there', async () => {
    const { db } = database;
    await db.delete(pointBalances);
    await db.delete(trainerRecords);
    const migration = readFileSync(join(MIGRATIONS, '0012_campaign_counters.sql'), 'utf8');
    const counts = migration
      .split('--> statement-breakpoint')
      .filter((statement) => statement.includes('INSERT'));
    expect(counts).toHaveLength(2);
    for (const statement of counts) await db.execute(sql.raw(statement));
    expect(await counters()).toEqual(kept);
  });

  const ofAsh = eq(trainerRecords.wallet, 'ash');
  const forged = { wallet: 'brock', trainerId: 'joey', victories: 1, defeats: 0 };
  test.each<[string, string, (db: Database['db']) => Promise<unknown>]>([
    ['points that nobody paid', 'ash', (db) => db.update(pointBalances).set({ points: 1_000_000 })],
    ['points that were lost', 'ash', (db) => db.delete(pointBalances)],
    [
      'points of a wallet without any',
      'brock',
      (db) => db.insert(pointBalances).values({ wallet: 'brock', points: 7 }),
    ],
    ['a victory too many', 'ash', (db) => db.update(trainerRecords).set({ victories: 9 }).where(ofAsh)],
    ['a defeat too few', 'ash', (db) => db.update(trainerRecords).set({ defeats: 0 }).where(ofAsh)],
    ['a trainer left out', 'ash', (db) => db.delete(trainerRecords).where(ofAsh)],
    ['a trainer that was never met', 'brock', (db) => db.insert(trainerRecords).values(forged)],
  ])('with %s are named and corrected, at the first check', async (_, wallet, tamper) => {
    await tamper(database.db);
    const { wrong, round } = checks();
    expect(await round()).toEqual({ report: { wrongCounters: 1 } });
    expect(wrong).toEqual([wallet]);
    const { points, records } = await counters();
    // A wallet that was corrected to no points has a row that says so.
    expect({ points: points.filter((row) => row.points !== 0), records }).toEqual(kept);
    expect(await round()).toEqual({});
  });

  test('of every wallet have their round, and then the first again', async () => {
    const { wrong, round } = checks(1);
    for (let pass = 0; pass < 2; pass += 1) {
      await database.db.update(trainerRecords).set({ defeats: 5 });
      // One round more than wallets: the last one finds nobody, and begins again.
      for (let turn = 0; turn <= PLAYERS.length; turn += 1) await round();
    }
    expect(wrong).toEqual(['ash', 'misty', 'ash', 'misty']);
    expect((await counters()).records).toEqual(kept.records);
  });

  beforeEach(async () => {
    await database.db.delete(pointBalances).where(eq(pointBalances.points, 0));
  });
});
