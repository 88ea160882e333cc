/** What is stored of a battle that begins, which searches are notified, and which players may not begin one: against the tables. */
import { isRefusal } from '@pokesol/engine';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BRINGS_NOTHING, endsOf, failing } from '../../../../testing/battles/battleEnds.ts';
import { beginDealt, ONIX, sitting } from '../../../../testing/battles/dealtBattles.ts';
import { endBattle } from '../../../../testing/battles/endBattle.ts';
import { databasesFor, freshDatabase } from '../../../../testing/databases/databases.ts';
import { until } from '../../../../testing/harness/until.ts';
import { listed } from '../../../../testing/openings/decks.ts';
import { type Bus, openBus } from '../../../platform/bus/bus.ts';
import { memoryLines } from '../../../platform/bus/memoryLine.ts';
import type { Database } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/statement.ts';
import { systemEntropy } from '../../../platform/entropy.ts';
import { refused } from '../../../platform/http/refusal.ts';
import { wallets } from '../../auth/tables.ts';
import type { Think } from '../ai/aiTurn.ts';
import type { ThoughtTurn } from '../ai/think.ts';
import { createBattleCache } from '../storage/battleCache.ts';
import { battlesOf } from '../storage/battleQueries.ts';
import { loadBattle, storeBegun } from '../storage/battleRepository.ts';
import { openBattleOf } from '../storage/openBattle.ts';
import type { OnEnd } from '../storage/settlement.ts';
import { battleActions, battleSeats, battles, walletBattles } from '../tables.ts';
import type { BattleSide } from './deal.ts';
import { matchTopic, startBattle } from './start.ts';

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
  const free = async () => {
    await database.db.update(battleSeats).set({ isOpen: false });
    await database.db.delete(walletBattles);
  };
  beforeEach(free);

  const deps = () => ({
    db: database.db,
    entropy: systemEntropy,
    bus,
    ends: endsOf(database.db),
    onAiError: (error: unknown) => expect.unreachable(String(error)),
  });
  const start = (...sides: [BattleSide<'classic'>, BattleSide<'classic'>]) =>
    startBattle(deps(), { mode: 'match', rules: 'classic' }, sides, NOW);
  const counted = async () =>
    Promise.all(
      [battles, battleSeats, battleActions, walletBattles].map(
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
      id,
      mode: 'match',
      setup,
      setupHash,
      winner: null,
      version: 0,
      status: 'open',
      isArchived: false,
      notArchivedBecause: null,
      rules: 'classic',
      state: JSON.parse(JSON.stringify(battle.state)),
      recent: expect.any(Array),
      createdAt: NOW,
      touchedAt: NOW,
      endedAt: null,
      turnEndsAt: TURN_ENDS,
      rulesVersion: setup.rulesVersion,
      abandonedBecause: null,
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
      now: NOW,
      mode: 'campaign',
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

  test('notifies both searches', async () => {
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
    await free();
    expect(await start(sitting('ash'), ONIX)).toEqual({ id: expect.any(String) });
  });

  test('begins once where two are begun at once', async () => {
    const begun = await Promise.all(
      [ONIX, sitting('misty'), sitting('brock'), ONIX].map((other) => start(sitting('ash'), other)),
    );
    expect(begun.filter((each) => !isRefusal(each))).toHaveLength(1);
    for (const each of begun) if (isRefusal(each)) expect(each.code).toBe('battle-open');
  });

  const openLines = () => database.db.select().from(walletBattles).where(isNull(walletBattles.result));
  /** A line as another server leaves it that claimed the wallet. */
  const claimed = (wallet: string, seconds: number) => {
    const { opponentName, opponentKind } = { opponentName: 'Rookie Emil', opponentKind: 'ai' } as const;
    const line = { wallet, battleId: crypto.randomUUID(), createdAt: NOW, opponentName, opponentKind };
    return database.db.insert(walletBattles).values({
      ...line,
      mode: 'match',
      rules: 'classic',
      claimedUntil: sql`now() + make_interval(secs => ${seconds})`,
    });
  };

  test('takes a wallet over that a server claimed which is gone, once its time is over', async () => {
    await claimed('ash', -0.001);
    await claimed('misty', 0.3);
    expect(await start(sitting('ash'), sitting('misty'))).toEqual({ id: expect.any(String) });
    expect(await database.db.select().from(walletBattles)).toHaveLength(2);
  });

  test('has its people back where it was begun and could not be stored in time', async () => {
    const { db } = database;
    const [tooLate] = rowsOf<{ at: string }>(await db.execute(sql`select now()::text as at`));
    if (tooLate === undefined) throw new Error('a database knows what time it is');
    const { setup, battle, ...begun } = await beginDealt(db, [sitting('ash'), ONIX], { now: NOW });
    const again = { ...begun, setup, id: crypto.randomUUID() };
    const before = await counted();
    const steps = [{ action: null, events: [] }];
    expect(await storeBegun(db, again, { battle, steps, beginBy: tooLate.at }, BRINGS_NOTHING)).toBe(false);
    expect(await counted()).toEqual(before);
  });

  test('begins only where what it depends on agrees, asked when no other battle can take its people', async () => {
    const before = await counted();
    const agreement = {
      async agreed(id: string) {
        expect((await openLines()).map(({ battleId }) => battleId)).toEqual([id, id]);
        return refused('friend-challenge-taken');
      },
      undone: () => expect.unreachable('it was not agreed'),
    };
    const sides = [sitting('misty'), sitting('ash')] as const;
    const terms = { mode: 'match', rules: 'classic' } as const;
    expect(await startBattle(deps(), terms, sides, NOW, agreement)).toEqual(
      refused('friend-challenge-taken'),
    );
    expect(await counted()).toEqual(before);
  });

  test('waits for what an ended battle left to be written, and writes it itself', async () => {
    const { db } = database;
    const { id } = await beginDealt(db, [sitting('ash'), ONIX], { now: NOW });
    const left: string[] = [];
    const onLeft = (_: unknown, battleId: string) => left.push(battleId);
    await endBattle(db, id, { winner: 0, onEnd: failing(), onLeft, now: NOW });
    expect([left, await openBattleOf(db, 'ash')]).toEqual([[id], undefined]);
    const broken = { ...deps(), ends: endsOf(db, failing(), { onLeft }) };
    const terms = { mode: 'match', rules: 'classic' } as const;
    // It is no battle that one could go back to.
    expect(await startBattle(broken, terms, [sitting('ash'), ONIX], NOW)).toEqual(
      refused('database-unreachable'),
    );
    expect(await start(sitting('ash'), ONIX)).toEqual({ id: expect.any(String) });
    const lines = await db.select().from(walletBattles).orderBy(walletBattles.result);
    expect(lines).toMatchObject([
      { battleId: id, result: 'victory' },
      { wallet: 'ash', result: null },
    ]);
  });

  test('is not the open battle of anybody before it is stored', async () => {
    await claimed('ash', 60);
    expect(await openBattleOf(database.db, 'ash')).toBeUndefined();
    expect(await battlesOf(database.db, 'ash')).toEqual([]);
    const { id } = await beginDealt(database.db, [sitting('misty'), sitting('brock')], { now: NOW });
    expect(await openBattleOf(database.db, 'misty')).toEqual({ battleId: id, isMultiplayer: true });
    expect(await battlesOf(database.db, 'misty')).toMatchObject([
      { id, turn: 0, result: null, endedAt: null },
    ]);
  });

  test('is refused, and frees who was claimed, where a server of the version before is quicker', async () => {
    const { db } = database;
    const theirs = crypto.randomUUID();
    const undone: string[] = [];
    const agreement = {
      // It knows nothing of claims: it begins its own battle behind them.
      async agreed() {
        await db.execute(sql`
          insert into battles (id, mode, setup, setup_hash, state, recent, version, status, created_at, touched_at)
          values (${theirs}, 'match', '{"rules": "classic", "rulesVersion": 1}', 'hash', '{"winner": null, "turn": 0}', '[]', 0,
            'open', now(), now())`);
        await db.execute(sql`
          insert into battle_seats (battle_id, seat, wallet, name, kind, is_open)
          values (${theirs}, 0, 'misty', 'Misty', 'player', true), (${theirs}, 1, null, 'Emil', 'ai', true)`);
        return undefined;
      },
      undone: async (id: string) => undone.push(id),
    };
    const sides = [sitting('ash'), sitting('misty')] as const;
    const terms = { mode: 'match', rules: 'classic' } as const;
    expect(await startBattle(deps(), terms, sides, NOW, agreement)).toEqual(
      refused('battle-open', { params: { battleId: theirs } }),
    );
    expect(undone).toHaveLength(1);
    expect(await openLines()).toMatchObject([{ wallet: 'misty', battleId: theirs }]);
  });

  test('holds no wallet while it waits for what becomes of another claim', async () => {
    await claimed('misty', 60);
    const both = start(sitting('ash'), sitting('misty'));
    // Were "ash" held meanwhile, this would wait as well.
    const { id } = (await start(sitting('ash'), ONIX)) as { id: string };
    await database.db.delete(walletBattles).where(eq(walletBattles.wallet, 'misty'));
    expect(await both).toEqual(refused('battle-open', { params: { battleId: id } }));
    expect((await openLines()).map(({ wallet }) => wallet)).toEqual(['ash']);
  });

  test('is over at once where the first turn of the AI was the last, with all that its end brings', async () => {
    const brought: unknown[] = [];
    const onEnd: OnEnd = {
      pays: ({ version }, seat) => (seat === 0 ? version : 0),
      brings: ({ wallet, result }, points) => {
        brought.push([wallet, result, points]);
        return [];
      },
    };
    // No AI gives up; it is the shortest way to an end.
    const think: Think = async ({ seat }) =>
      [{ action: { type: 'concede', seat }, notice: null, error: undefined }] as unknown as ThoughtTurn;
    const ends = endsOf(database.db, onEnd);
    const terms = { mode: 'campaign', rules: 'classic' } as const;
    const begun = await startBattle({ ...deps(), ends, think }, terms, [sitting('ash'), ONIX], NOW);
    if (isRefusal(begun)) throw new Error(begun.code);
    expect(await loadBattle({ db: database.db, cache: createBattleCache() }, begun.id)).toMatchObject({
      status: 'ended',
      version: 1,
      endedAt: NOW,
    });
    expect(brought).toEqual([['ash', 'victory', 1]]);
    expect(await battlesOf(database.db, 'ash')).toMatchObject([{ id: begun.id, result: 'victory' }]);
    // No wallet is in a battle.
    expect(await start(sitting('ash'), ONIX)).toEqual({ id: expect.any(String) });
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
