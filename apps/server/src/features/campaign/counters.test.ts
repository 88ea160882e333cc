/** The counters of points and results: kept by the end of a battle, counted once at the migration, checked ever after. */
import type { Seat } from '@pokesol/engine';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginBattle } from '../../../testing/battles/battleEnds.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../testing/databases/uncommitted.ts';
import { listed } from '../../../testing/openings/decks.ts';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { wallets } from '../auth/tables.ts';
import { type BattleSide, person } from '../battles/play/deal.ts';
import { counterChecks } from './counters.ts';
import { onCampaignEnd } from './pay.ts';
import { pointBalances, pointEntries, trainerRecords } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DECK = listed('Charmander', 'Fire Energy');
/** In the order of their addresses, in which a check goes from one to the next. */
const PLAYERS = ['Brock', 'Misty', 'ash'] as const;
const trainer = (trainerId: string): BattleSide<'classic'> => ({
  wallet: null,
  name: trainerId,
  kind: 'ai',
  level: 'easy',
  trainerId,
  deck: DECK,
  order: 'asListed',
});

/** In the place of `test` for what this database has no part in: counted as skipped, it would look like something forgotten. */
const unregistered = (_name: string, _run: () => Promise<void>): void => {};

/** The database, with `doing` right after the first statement of each transaction. */
const interrupted = (db: Db, doing: () => Promise<void>): Db =>
  Object.create(db, {
    transaction: {
      value: (run: (tx: Tx) => Promise<unknown>) => db.transaction((tx) => run(afterFirst(tx, doing))),
    },
  });

function afterFirst(tx: Tx, doing: () => Promise<void>): Tx {
  let isFirst = true;
  const execute = async (query: SQL) => {
    const answer = await tx.execute(query);
    if (isFirst) {
      isFirst = false;
      await doing();
    }
    return answer;
  };
  return Object.create(tx, { execute: { value: execute } });
}

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
      ['Misty', 'joey', 1],
    ] as const)
      await play(wallet, trainerId, winner);
    kept = await counters();
  });
  afterAll(() => database.close());

  async function play(wallet: string, trainerId: string, winner: Seat | null): Promise<void> {
    const { db } = database;
    const sides = [{ ...person(wallet, DECK), order: 'asListed' }, trainer(trainerId)] as const;
    const id = await beginBattle(db, { mode: 'campaign', rules: 'classic' }, sides, { now: NOW });
    await endBattle(db, id, { winner, onEnd: onCampaignEnd(systemEntropy), now: NOW });
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
  const checks = (batch = 10, db: Db = database.db) => {
    const wrong: string[] = [];
    const round = counterChecks({ db, onWrong: (wallet) => wrong.push(wallet), batch });
    return { wrong, round };
  };

  const NO_OFFICIAL = { officialVictories: 0, officialDefeats: 0 };
  test('hold what the ends of battles paid and decided', () =>
    expect(kept).toEqual({
      points: [{ wallet: 'ash', points: 50 + 50 + 75 }],
      records: [
        { wallet: 'Misty', trainerId: 'joey', victories: 0, defeats: 1, ...NO_OFFICIAL },
        { wallet: 'ash', trainerId: 'janice', victories: 1, defeats: 0, ...NO_OFFICIAL },
        { wallet: 'ash', trainerId: 'joey', victories: 2, defeats: 1, ...NO_OFFICIAL },
      ],
    }));

  test('are found right by a check, which leaves them as they are', async () => {
    const { wrong, round } = checks();
    expect(await round()).toEqual({});
    expect(wrong).toEqual([]);
    expect(await counters()).toEqual(kept);
  });

  const ofAsh = eq(trainerRecords.wallet, 'ash');
  const forged = { wallet: 'Brock', trainerId: 'joey', victories: 1, defeats: 0 };
  test.each<[string, string, (db: Database['db']) => Promise<unknown>]>([
    ['points that no job paid', 'ash', (db) => db.update(pointBalances).set({ points: 1_000_000 })],
    ['points that were lost', 'ash', (db) => db.delete(pointBalances)],
    [
      'points of a wallet without any',
      'Brock',
      (db) => db.insert(pointBalances).values({ wallet: 'Brock', points: 7 }),
    ],
    ['a victory too many', 'ash', (db) => db.update(trainerRecords).set({ victories: 9 }).where(ofAsh)],
    ['a defeat too few', 'ash', (db) => db.update(trainerRecords).set({ defeats: 0 }).where(ofAsh)],
    ['a trainer left out', 'ash', (db) => db.delete(trainerRecords).where(ofAsh)],
    ['a trainer that was never met', 'Brock', (db) => db.insert(trainerRecords).values(forged)],
  ])('with %s are named and corrected, at the first check', async (_, wallet, tamper) => {
    await tamper(database.db);
    const { wrong, round } = checks();
    expect(await round()).toEqual({ report: { wrongCounters: 1 } });
    expect(wrong).toEqual([wallet]);
    const { points, records } = await counters();
    // A wallet that was corrected to no points has a row that says so.
    expect({ points: points.filter((row) => row.points !== 0), records }).toEqual(kept);
    expect(await round()).toEqual({});
    // Where all fit into one round, the next one begins with the first again.
    await database.db.update(trainerRecords).set({ defeats: 5 });
    expect(await round()).toEqual({ report: { wrongCounters: 2 } });
  });

  // PGlite has one connection: nothing happens at the same moment.
  const onPostgres = kind === 'postgres' ? test : unregistered;
  onPostgres(
    'are corrected with what is paid at the same moment, before the correction or amid it',
    async () => {
      const { db } = database;
      const points = async () =>
        (await db.select().from(pointBalances).where(eq(pointBalances.wallet, 'ash')))[0]?.points;
      const before = await points();
      const pay = async () => {
        const entry = {
          id: crypto.randomUUID(),
          wallet: 'ash',
          points: 7,
          cause: 'battle:late',
          createdAt: NOW,
        };
        const commit = await uncommitted(db, async (tx) => {
          await tx.insert(pointEntries).values(entry);
          await tx.update(pointBalances).set({ points: sql`${pointBalances.points} + 7` });
        });
        return { commit, takeBack: () => db.delete(pointEntries).where(eq(pointEntries.id, entry.id)) };
      };
      for (const isAmid of [false, true]) {
        await db.update(pointBalances).set({ points: 1_000_000 });
        let paid = isAmid ? undefined : await pay();
        const meanwhile = async () => {
          paid = await pay();
        };
        const checking = checks(10, isAmid ? interrupted(db, meanwhile) : db).round();
        await waitsForLock(db, checking);
        await paid?.commit();
        await checking;
        expect(await points()).toBe((before ?? 0) + 7);
        await paid?.takeBack();
        await checks().round();
        expect(await points()).toBe(before);
      }
    },
  );

  test('of every wallet have their round, and then the first again', async () => {
    const { wrong, round } = checks(1);
    for (let pass = 0; pass < 2; pass += 1) {
      await database.db.update(trainerRecords).set({ defeats: 5 });
      // One round more than wallets: the last one finds none, and begins again.
      for (let turn = 0; turn <= PLAYERS.length; turn += 1) await round();
    }
    expect(wrong).toEqual(['Misty', 'ash', 'Misty', 'ash']);
    expect((await counters()).records).toEqual(kept.records);
  });

  beforeEach(async () => {
    await database.db.delete(pointBalances).where(eq(pointBalances.points, 0));
  });
});
