/** What is stored of a battle that begins, who hears of it, and who may not begin one: against the tables. */
import { isRefusal, RULES_VERSION } from '@pokesol/engine';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Bus, openBus } from '../../platform/bus/bus.ts';
import { memoryLines } from '../../platform/bus/memoryLine.ts';
import type { Database } from '../../platform/db/database.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { databasesFor, freshDatabase } from '../../testing/databases.ts';
import { beginDealt, ONIX, sitting } from '../../testing/dealtBattles.ts';
import { listed } from '../../testing/openings/decks.ts';
import { until } from '../../testing/until.ts';
import { wallets } from '../auth/tables.ts';
import type { BattleSide } from './deal.ts';
import { matchTopic, startBattle } from './start.ts';
import { battleActions, battleSeats, battles } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const TURN_ENDS = new Date('2026-03-01T12:05:00Z');

describe.each(databasesFor('behaviour'))('a battle that begins on %s', (kind) => {
  let database: Database;
  let bus: Bus;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    bus = await openBus(memoryLines());
    await database.db.insert(wallets).values(['ash', 'misty', 'brock'].map((address) => ({ address })));
  });
  afterAll(() => database.close());
  beforeEach(async () => void (await database.db.update(battleSeats).set({ isOpen: false })));

  const start = (...sides: [BattleSide, BattleSide]) =>
    database.db.transaction((tx) =>
      startBattle(tx, { mode: 'match', rules: 'classic' }, sides, { now: NOW, entropy: systemEntropy, bus }),
    );
  const counted = async () =>
    Promise.all(
      [battles, battleSeats, battleActions].map(
        async (table) => (await database.db.select().from(table)).length,
      ),
    );

  test('is stored with its setup, its seats and the deal, and has its full time', async () => {
    const { id, setup, setupHash, battle } = await beginDealt(
      database.db,
      [sitting('ash'), sitting('misty')],
      {
        now: NOW,
      },
    );
    const [row] = await database.db.select().from(battles).where(eq(battles.id, id));
    expect(row).toEqual({
      ...{ id, mode: 'match', setup, setupHash, winner: null, version: 0, status: 'open' },
      ...{ isArchived: false, notArchivedBecause: null },
      ...{ rules: 'classic', rulesVersion: RULES_VERSION, abandonedBecause: null },
      state: JSON.parse(JSON.stringify(battle.state)),
      recent: expect.any(Array),
      ...{ createdAt: NOW, touchedAt: NOW, endedAt: null, turnEndsAt: TURN_ENDS },
      ...{ rulesVersion: setup.rulesVersion, abandonedBecause: null },
    });
    expect(row?.recent.length).toBeGreaterThan(0);
    for (const { at } of row?.recent ?? []) expect(at).toBe(NOW.getTime());
    const seat = { battleId: id, kind: 'player', level: null, trainerId: null, isOpen: true };
    expect(await database.db.select().from(battleSeats).where(eq(battleSeats.battleId, id))).toEqual([
      { ...seat, seat: 0, wallet: 'ash', name: expect.any(String) },
      { ...seat, seat: 1, wallet: 'misty', name: expect.any(String) },
    ]);
    const log = await database.db.select().from(battleActions).where(eq(battleActions.battleId, id));
    expect(log).toMatchObject([{ version: 0, action: null, at: NOW }]);
    expect(log[0]?.events.length).toBeGreaterThan(0);
  });

  test('against an AI has what that did as further versions, and no clock', async () => {
    const trainer = { ...ONIX, trainerId: 'joey' };
    const { id, version, battle } = await beginDealt(database.db, [sitting('ash'), trainer], {
      ...{ now: NOW, mode: 'campaign' },
    });
    expect(version).toBe(1);
    expect(battle.state.sides[1].active).not.toBeNull();
    const log = await database.db
      .select({ version: battleActions.version, action: battleActions.action })
      .from(battleActions)
      .where(eq(battleActions.battleId, id))
      .orderBy(asc(battleActions.version));
    expect(log).toMatchObject([
      { version: 0, action: null },
      { version: 1, action: { type: 'play', seat: 1 } },
    ]);
    const [row] = await database.db.select().from(battles).where(eq(battles.id, id));
    expect(row).toMatchObject({ mode: 'campaign', version: 1, turnEndsAt: null });
    const seats = await database.db.select().from(battleSeats).where(eq(battleSeats.battleId, id));
    expect(seats[1]).toMatchObject({ wallet: null, kind: 'ai', level: 'easy', trainerId: 'joey' });
  });

  test('is heard of by both who searched for it', async () => {
    const received = new Set<string>();
    for (const wallet of ['ash', 'misty', 'brock'])
      bus.on(matchTopic(wallet), () => void received.add(wallet));
    await start(sitting('ash'), sitting('misty'));
    await until(() => received.size > 1);
    expect([...received].sort()).toEqual(['ash', 'misty']);
    expect(matchTopic('ash')).toBe('match:ash');
  });

  test('is refused to who is in one already, in either seat, and names that one', async () => {
    const { id } = await beginDealt(database.db, [sitting('ash'), ONIX], { now: NOW });
    const before = await counted();
    const refusal = { refused: true, code: 'battle-open', params: { battleId: id } };
    expect(await start(sitting('ash'), ONIX)).toEqual(refusal);
    expect(await start(sitting('misty'), sitting('ash'))).toEqual(refusal);
    expect(await counted()).toEqual(before);
    // The AI of that battle is not taken.
    expect(await start(sitting('misty'), ONIX)).toEqual({ id: expect.any(String) });
    await database.db.update(battleSeats).set({ isOpen: false });
    expect(await start(sitting('ash'), ONIX)).toEqual({ id: expect.any(String) });
  });

  test('begins once where two are begun at once', async () => {
    const begun = await Promise.all(
      [ONIX, sitting('misty'), sitting('brock'), ONIX].map((other) => start(sitting('ash'), other)),
    );
    expect(begun.filter((each) => !isRefusal(each))).toHaveLength(1);
    for (const each of begun) if (isRefusal(each)) expect(each.code).toBe('battle-open');
  });

  test('that cannot be dealt leaves nothing behind', async () => {
    const before = await counted();
    const hopeless = { ...sitting('ash'), deck: listed('', 'Fire Energy') };
    expect(await start(hopeless, sitting('misty'))).toMatchObject({
      refused: true,
      code: 'battle-setup-failed',
    });
    expect(await counted()).toEqual(before);
  });
});
