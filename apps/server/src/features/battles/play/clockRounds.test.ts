/** Which battles a round of the clock ends a turn of, and which it closes: against the tables, without a server. */
import { CLASSIC_VERSION } from '@pokesol/engine/classic';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endsOf } from '../../../../testing/battles/battleEnds.ts';
import { beginDealt, ONIX, sitting, stored } from '../../../../testing/battles/dealtBattles.ts';
import { databasesFor, freshDatabase } from '../../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../../testing/databases/uncommitted.ts';
import { until } from '../../../../testing/harness/until.ts';
import { type Bus, openBus } from '../../../platform/bus/bus.ts';
import { memoryLines } from '../../../platform/bus/memoryLine.ts';
import type { Database } from '../../../platform/db/database.ts';
import { wallets } from '../../auth/tables.ts';
import { createBattleCache } from '../storage/battleCache.ts';
import { battleTopic } from '../storage/battleRepository.ts';
import { battleActions, battleEffects, battleSeats, battles, walletBattles } from '../tables.ts';
import { closeAbandoned, closeOtherRules, endTurns } from './clock.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const TURN = 5 * 60_000;
const DAY = 24 * 3_600_000;
const PEOPLE = ['ash', 'misty', 'brock', 'gary'] as const;
const NOTHING = { again: false };

describe.each(databasesFor('behaviour'))('a round of the clock on %s', (kind) => {
  let database: Database;
  let bus: Bus;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    bus = await openBus(memoryLines());
    await database.db.insert(wallets).values(PEOPLE.map((address) => ({ address })));
  });
  afterAll(() => database.close());

  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    for (const table of [battleEffects, battleActions, battleSeats, battles, walletBattles])
      await database.db.delete(table);
  });

  const deps = () => ({
    db: database.db,
    cache: createBattleCache(),
    now: () => now,
    bus,
    ends: endsOf(database.db),
    onAiError: () => {},
  });
  const people = (one: string = 'ash', two: string = 'misty') =>
    beginDealt(database.db, [sitting(one), sitting(two)], { now: new Date(now) });
  const rowOf = async (id: string) => (await database.db.select().from(battles).where(eq(battles.id, id)))[0];
  const isSeated = async (id: string) =>
    (await database.db.select().from(battleSeats).where(eq(battleSeats.battleId, id))).map(
      ({ isOpen }) => isOpen,
    );
  const set = (id: string, values: Partial<typeof battles.$inferInsert>) =>
    database.db.update(battles).set(values).where(eq(battles.id, id));
  /** So many more battles like that one, with seats of no wallet; their ids. */
  async function copies(id: string, count: number): Promise<string[]> {
    const row = await rowOf(id);
    if (row === undefined) throw new Error('it was begun');
    const { winner: _, rulesVersion: __, ...facts } = row;
    const rows = Array.from({ length: count }, () => ({ ...facts, id: crypto.randomUUID() }));
    await database.db.insert(battles).values(rows);
    const seat = { name: 'Joey', kind: 'ai', isOpen: true } as const;
    await database.db
      .insert(battleSeats)
      .values(
        rows.flatMap((each) => ([0, 1] as const).map((at) => ({ ...seat, battleId: each.id, seat: at }))),
      );
    return rows.map((each) => each.id);
  }

  describe('for turns', () => {
    const round = () => endTurns(deps());

    test('ends those that are over, and only those', async () => {
      const due = await people();
      now += 1;
      const later = await people('brock', 'gary');
      now = NOW + TURN - 1;
      expect(await round()).toEqual({ ...NOTHING, nextMs: 1 });
      now += 1;
      expect(await round()).toEqual({ again: false, nextMs: 1, report: { turnsEnded: 2 } });
      expect((await stored(database.db, due.id)).version).toBe(2);
      expect((await stored(database.db, later.id)).version).toBe(0);
      await set(later.id, { status: 'abandoned' });
      now += 1;
      expect(await round()).toEqual({ ...NOTHING, nextMs: TURN - 1 });
    });

    test('begins with what has waited longest, and goes on at once where there is more', async () => {
      // Battles that wait for no player stand before all others, and nothing comes of them.
      const over = await people();
      await set(over.id, { state: sql`jsonb_set(state, '{phase}', '"ended"')` as never });
      const stuck = [over.id, ...(await copies(over.id, 98))];
      now += 1;
      const last = await people('brock', 'gary');
      now += TURN;
      expect(await round()).toEqual({ again: true, nextMs: 1_000, report: { turnsEnded: 2 } });
      expect((await stored(database.db, last.id)).version).toBe(2);
      await copies(over.id, 2);
      // A hundred that nothing comes of: the next round would find no other.
      expect(await round()).toEqual({ ...NOTHING, nextMs: 1_000 });
      expect(stuck).toHaveLength(99);
    });
  });

  describe('for other rules', () => {
    const round = () => closeOtherRules(deps());
    const TEN_MINUTES = 10 * 60_000;
    /** As if it had been begun by a server of that version. */
    const under = async (id: string, rulesVersion: number) => {
      const row = await rowOf(id);
      if (row === undefined) throw new Error('it was begun');
      await set(id, { setup: { ...row.setup, rulesVersion } });
    };

    test('closes what was begun under earlier ones, at once, without a winner and with free seats', async () => {
      const old = await people();
      const ours = await people('brock', 'gary');
      await under(old.id, CLASSIC_VERSION - 1);
      const received: string[] = [];
      for (const { id } of [old, ours]) bus.on(battleTopic(id), () => received.push(id));
      expect(await round()).toEqual({ again: false, report: { abandoned: 1 } });
      expect(await rowOf(old.id)).toMatchObject({
        status: 'abandoned',
        abandonedBecause: 'other-rules',
        winner: null,
        version: 0,
        endedAt: new Date(now),
        turnEndsAt: null,
      });
      expect(await rowOf(ours.id)).toMatchObject({ status: 'open', abandonedBecause: null });
      expect([await isSeated(old.id), await isSeated(ours.id)]).toEqual([
        [false, false],
        [true, true],
      ]);
      await until(() => received.length > 0);
      expect(received).toEqual([old.id]);
      expect(await round()).toEqual(NOTHING);
      expect(await people()).toMatchObject({ status: 'open' });
    });

    test('leaves later ones to the servers that play by them, until those are gone', async () => {
      const { id } = await people();
      await under(id, CLASSIC_VERSION + 1);
      now += TEN_MINUTES - 1;
      expect(await round()).toEqual(NOTHING);
      expect(await rowOf(id)).toMatchObject({ status: 'open' });
      now += 1;
      expect(await round()).toEqual({ again: false, report: { abandoned: 1 } });
      expect(await rowOf(id)).toMatchObject({ status: 'abandoned', abandonedBecause: 'other-rules' });
    });

    test('ends no turn of theirs', async () => {
      const { id } = await people();
      await under(id, CLASSIC_VERSION + 1);
      now += TURN;
      expect(await endTurns(deps())).toEqual(NOTHING);
      expect(await rowOf(id)).toMatchObject({ status: 'open', version: 0 });
    });

    test('leaves what is over as it ended', async () => {
      const { id } = await people();
      await under(id, CLASSIC_VERSION - 1);
      await set(id, { status: 'ended', endedAt: new Date(NOW) });
      expect(await round()).toEqual(NOTHING);
      expect(await rowOf(id)).toMatchObject({ status: 'ended', abandonedBecause: null });
    });
  });

  describe('for the forgotten', () => {
    const round = () => closeAbandoned(deps());

    test('closes what was untouched for a day, frees its seats and notifies its watchers', async () => {
      const old = await people();
      now += 1;
      const young = await people('brock', 'gary');
      const received: string[] = [];
      for (const { id } of [old, young]) bus.on(battleTopic(id), () => received.push(id));
      now = NOW + DAY - 1;
      expect(await round()).toEqual(NOTHING);
      now += 1;
      expect(await round()).toEqual({ again: false, report: { abandoned: 1 } });
      expect(await rowOf(old.id)).toMatchObject({
        status: 'abandoned',
        abandonedBecause: 'untouched',
        endedAt: new Date(now),
        turnEndsAt: null,
        version: 0,
      });
      expect([await isSeated(old.id), await isSeated(young.id)]).toEqual([
        [false, false],
        [true, true],
      ]);
      expect(await rowOf(young.id)).toMatchObject({ status: 'open', endedAt: null });
      await until(() => received.length > 0);
      expect(received).toEqual([old.id]);
      expect(await round()).toEqual(NOTHING);
    });

    test('leaves alone what has ended', async () => {
      const { id } = await beginDealt(database.db, [sitting('ash'), ONIX], { now: new Date(now) });
      const endedAt = new Date(NOW + 1);
      await set(id, { status: 'ended', endedAt });
      now += 2 * DAY;
      expect(await round()).toEqual(NOTHING);
      expect(await rowOf(id)).toMatchObject({ status: 'ended', endedAt });
    });

    test('takes a hundred, and goes on at once', async () => {
      const { id } = await people();
      const ids = [id, ...(await copies(id, 100))];
      now += DAY;
      expect(await round()).toEqual({ again: true, report: { abandoned: 100 } });
      expect(await round()).toEqual({ again: false, report: { abandoned: 1 } });
      const rows = await database.db.select().from(battles).where(inArray(battles.id, ids));
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['abandoned']));
    });

    test('does not close what a player touches in the same moment', async ({ skip }) => {
      if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
      const { id } = await people();
      now += DAY;
      const commit = await uncommitted(database.db, (tx) =>
        tx
          .update(battles)
          .set({ touchedAt: new Date(now) })
          .where(eq(battles.id, id)),
      );
      const closing = round();
      await waitsForLock(database.db, closing);
      await commit();
      expect(await closing).toEqual(NOTHING);
      expect([(await rowOf(id))?.status, await isSeated(id)]).toEqual(['open', [true, true]]);
    });
  });
});
