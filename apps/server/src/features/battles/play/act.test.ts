/** What an action changes, and when it changes nothing: against the tables, without a server. */
import { factsOf, isRefusal, type Seat } from '@pokesol/engine';
import { applyAction, type Move } from '@pokesol/engine/classic';
import type { ActionRequest } from '@pokesol/protocol';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endsOf } from '../../../../testing/battles/battleEnds.ts';
import { beginDealt, firstMove, ONIX, sitting, stored } from '../../../../testing/battles/dealtBattles.ts';
import { databasesFor, freshDatabase } from '../../../../testing/databases/databases.ts';
import { uncommitted, waitsForLock } from '../../../../testing/databases/uncommitted.ts';
import { ScriptedEntropy } from '../../../../testing/fakes/scriptedEntropy.ts';
import { gate, until } from '../../../../testing/harness/until.ts';
import { listed } from '../../../../testing/openings/decks.ts';
import { type Bus, openBus } from '../../../platform/bus/bus.ts';
import { memoryLines } from '../../../platform/bus/memoryLine.ts';
import type { Database } from '../../../platform/db/database.ts';
import { named } from '../../../platform/db/statement.ts';
import { refused } from '../../../platform/http/refusal.ts';
import { wallets } from '../../auth/tables.ts';
import { playAiHere, type Think } from '../ai/aiTurn.ts';
import { think } from '../ai/think.ts';
import { createBattleCache } from '../storage/battleCache.ts';
import { advance, battleTopic, loadBattle, logged, turnEnd, writeKey } from '../storage/battleRepository.ts';
import { type StoredBattle, seatOf } from '../storage/battleRow.ts';
import type { OnEnd } from '../storage/settlement.ts';
import { battleActions, battleEffects, battleSeats, battles, walletBattles } from '../tables.ts';
import { act, isStale, runOut, seated, updateSince, wholeLog } from './act.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const TURN = 5 * MINUTE;
const NO_BATTLE = '00000000-0000-4000-8000-000000000000';

describe.each(databasesFor('behaviour'))('an action on %s', (kind) => {
  const cache = createBattleCache();
  let database: Database;
  let bus: Bus;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    bus = await openBus(memoryLines());
    await database.db.insert(wallets).values(['ash', 'misty', 'brock'].map((address) => ({ address })));
  });
  afterAll(() => database.close());

  let now = NOW;
  const pays = vi.fn<OnEnd['pays']>(() => 0);
  const brings = vi.fn<OnEnd['brings']>(() => []);
  const onLeft = vi.fn();
  const onAiError = vi.fn();
  beforeEach(async () => {
    now = NOW;
    pays.mockReset().mockReturnValue(0);
    brings.mockReset().mockReturnValue([]);
    onLeft.mockClear();
    onAiError.mockClear();
    await free();
  });

  /** Who sits in a battle may begin another one. */
  const free = async () => {
    await database.db.update(battleSeats).set({ isOpen: false });
    await database.db.delete(walletBattles);
  };
  const ends = () => endsOf(database.db, { pays, brings }, { now: () => now, bus, onLeft });
  const deps = () => ({
    db: database.db,
    cache,
    now: () => now,
    bus,
    ends: ends(),
    onAiError,
  });
  const people = () => beginDealt(database.db, [sitting('ash'), sitting('misty')], { now: new Date(now) });
  const alone = (opponent = ONIX) =>
    beginDealt(database.db, [sitting('ash'), opponent], { now: new Date(now) });
  const request = (version: number, action: unknown) => ({ version, action }) as ActionRequest;
  const CONCEDE = { type: 'concede' };
  const END_TURN = { type: 'endTurn' };
  /** Acts by that wallet, and expects it to be done. */
  async function acts(wallet: string, { id, version }: { id: string; version: number }, action: unknown) {
    const done = await act(deps(), wallet, id, request(version, action));
    if (isStale(done) || isRefusal(done)) throw new Error(JSON.stringify(done));
    return done;
  }
  const place = async (wallet: string, battle: StoredBattle<'classic'>, seat: Seat) => {
    await acts(wallet, battle, firstMove(battle, seat));
    return stored(database.db, battle.id);
  };
  /** Two people past the setup, and whose turn it is. */
  async function begun() {
    const battle = await place('misty', await place('ash', await people(), 0), 1);
    const { current } = battle.battle.state;
    return {
      battle,
      current,
      wallet: current === 0 ? 'ash' : 'misty',
      other: current === 0 ? 'misty' : 'ash',
    };
  }
  const rowOf = async (id: string) => (await database.db.select().from(battles).where(eq(battles.id, id)))[0];
  const seatsOf = async (id: string) =>
    (
      await database.db
        .select()
        .from(battleSeats)
        .where(eq(battleSeats.battleId, id))
        .orderBy(asc(battleSeats.seat))
    ).map(({ isOpen }) => isOpen);
  const logOf = (id: string, since = 0) =>
    database.db
      .select()
      .from(battleActions)
      .where(and(eq(battleActions.battleId, id), gt(battleActions.version, since)))
      .orderBy(asc(battleActions.version));
  const everything = async (id: string) => [await rowOf(id), await seatsOf(id), await logOf(id, -1)];

  test('is written with what came of it, and answered to who took it', async () => {
    const battle = await people();
    const bystander = await beginDealt(database.db, [sitting('brock'), ONIX], { now: new Date(NOW) });
    const untouched = await everything(bystander.id);
    now += MINUTE;
    const move = firstMove(battle, 0);
    const update = await acts('ash', battle, move);
    expect(update).toMatchObject({ id: battle.id, version: 1, since: 0, aiNotice: null, result: null });
    expect(update.you.name).toBe('ash…ash');
    expect(update.turnMsLeft).toBe(TURN - MINUTE);
    const [entry, ...more] = await logOf(battle.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ version: 1, action: { ...move, seat: 0 }, at: new Date(now) });
    expect(entry?.events).toEqual(update.events);
    const row = await rowOf(battle.id);
    expect(row).toMatchObject({ version: 1, status: 'open', touchedAt: new Date(now), endedAt: null });
    expect(row?.turnEndsAt).toEqual(new Date(NOW + TURN));
    expect(row?.state.sides[0].active).not.toBeNull();
    expect(row?.recent.slice(-update.events.length)).toEqual(
      update.events.map((event) => ({ event, at: now })),
    );
    expect(await seatsOf(battle.id)).toEqual([true, true]);
    expect(pays).not.toHaveBeenCalled();
    expect(cache.hotBattles.get(battle.id)).toMatchObject({ version: 1 });
    expect(await everything(bystander.id)).toEqual(untouched);
  });

  test('by the other seat is that seat’s, whatever seat it names', async () => {
    const battle = await people();
    const placed = await acts('misty', battle, { ...firstMove(battle, 1), seat: 0 });
    expect(placed.view.seat).toBe(1);
    expect((await logOf(battle.id))[0]?.action).toMatchObject({ seat: 1 });
    // From what is remembered, too.
    const next = await acts('ash', placed, { ...firstMove(battle, 0), seat: 1 });
    expect(next.view.seat).toBe(0);
  });

  test('is answered by the AI’s whole turn, in the same write', async () => {
    const battle = await alone();
    const placed = await acts('ash', battle, firstMove(battle, 0));
    const { state } = (await stored(database.db, battle.id)).battle;
    const turn = state.current === 0 ? await acts('ash', placed, END_TURN) : placed;
    expect(turn.view).toMatchObject({ yourMove: true });
    const log = await logOf(battle.id, battle.version);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => battle.version + 1 + index));
    expect(log.some(({ action }) => action?.seat === 1)).toBe(true);
    expect(turn.version).toBe(log.at(-1)?.version);
    expect(turn.turnEndsAt).toBeNull();
    expect(onAiError).not.toHaveBeenCalled();
  });

  test('is answered by the AI with the chance of that version, so that asking twice gives the same moves', async () => {
    const entropy = new ScriptedEntropy();
    // Here the AI begins, and its moves do depend on its chance.
    entropy.script('battle-seed', Buffer.alloc(32, 1));
    const hand = 'Pikachu, Growlithe, Charmander, Onix, Bill, Potion, Switch, Machop';
    const lively = { ...ONIX, deck: listed(hand, 'Fire Energy') };
    const battle = await beginDealt(database.db, [sitting('ash'), lively], { now: new Date(now), entropy });
    const move = firstMove(battle, 0);
    const applied = applyAction(battle.battle, { ...move, seat: 0 } as Move);
    if (isRefusal(applied)) throw new Error(applied.code);
    await acts('ash', battle, move);
    const { steps } = playAiHere(battle, applied.battle, battle.version + 1);
    const [, ...answered] = await logOf(battle.id, battle.version);
    expect(answered.map(({ action }) => action)).toEqual(steps.map(({ action }) => action));
    expect(steps.length).toBeGreaterThan(1);
  });

  test('is answered also by an AI that cannot choose, which says so', async () => {
    const broken = { ...ONIX, level: 'none' as 'easy' };
    const battle = await alone(broken);
    const placed = await acts('ash', battle, firstMove(battle, 0));
    const turn =
      placed.view.current === 0 && placed.aiNotice === null ? await acts('ash', placed, END_TURN) : placed;
    expect(turn.aiNotice).toBe('error');
    expect(onAiError).toHaveBeenCalledWith(expect.any(Error), battle.id);
  });

  test('sent in copies is computed once: the AI gets each version one time, and the copies find it done', async () => {
    const battle = await alone();
    const asked: string[] = [];
    const held = gate();
    const thinking: Think = async (turn) => {
      asked.push(turn.seed);
      await held.opened;
      return think(turn);
    };
    const { version } = await acts('ash', battle, firstMove(battle, 0));
    const copies = Array.from({ length: 6 }, () =>
      act({ ...deps(), think: thinking }, 'ash', battle.id, request(version, END_TURN)),
    );
    await until(() => asked.length > 0);
    held.open();
    const [first, ...others] = await Promise.all(copies);
    expect(first).toMatchObject({ id: battle.id, view: { yourMove: true } });
    for (const other of others) expect(other).toMatchObject({ stale: { since: version } });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked[0]).toMatch(new RegExp(` ai ${version + 1}$`));
  });

  test('is refused at once when too many copies wait, for this wallet only', async () => {
    const battle = await people();
    const held = gate();
    const waiting = Array.from({ length: 12 }, () =>
      cache.inOrder(`${battle.id} ash`, async () => held.opened),
    );
    const late = await act(deps(), 'ash', battle.id, request(0, firstMove(battle, 0)));
    expect(late).toMatchObject({ code: 'too-many-requests', reason: 'at-once', retryAfterSeconds: 1 });
    await acts('misty', battle, firstMove(battle, 1));
    held.open();
    await Promise.all(waiting);
  });

  test('is refused when the AI has no time to answer, and the battle stays as it is', async () => {
    const battle = await alone();
    const placed = await acts('ash', battle, firstMove(battle, 0));
    const before = await everything(battle.id);
    const busy: Think = async () => refused('ai-busy', { retryAfterSeconds: 5 });
    const { version } = placed;
    const refusal = await act({ ...deps(), think: busy }, 'ash', battle.id, request(version, END_TURN));
    expect(refusal).toMatchObject({ code: 'ai-busy', retryAfterSeconds: 5 });
    expect(await everything(battle.id)).toEqual(before);
    expect(onAiError).not.toHaveBeenCalled();
    // The same action goes through once the AI has time.
    expect(await acts('ash', placed, END_TURN)).toMatchObject({ view: { yourMove: true }, aiNotice: null });
  });

  test('publishes the version to its watchers, by which this server finds the write', async () => {
    const battle = await people();
    const notes: string[] = [];
    const stop = bus.on(battleTopic(battle.id), (note) => notes.push(note));
    const update = await acts('ash', battle, firstMove(battle, 0));
    await until(() => notes.length > 0);
    expect(notes).toEqual(['1']);
    expect(cache.recentWrites.get(writeKey(battle.id, 1))).toMatchObject({
      from: 0,
      after: { id: battle.id, version: 1 },
      events: update.events,
    });
    expect(battleTopic(battle.id)).toBe(`battle:${battle.id}`);
    stop();
  });

  test('is for who sits there', async () => {
    const battle = await people();
    const before = await everything(battle.id);
    const by = (wallet: string, id = battle.id) => act(deps(), wallet, id, request(0, CONCEDE));
    expect(await by('ash', NO_BATTLE)).toEqual({ refused: true, code: 'battle-unknown' });
    expect(await by('brock')).toEqual({ refused: true, code: 'not-your-battle' });
    expect(await everything(battle.id)).toEqual(before);
    const { version } = await acts('ash', battle, firstMove(battle, 0));
    expect(cache.hotBattles.get(battle.id)?.version).toBe(version);
    expect(await act(deps(), 'brock', battle.id, request(version, CONCEDE))).toEqual({
      refused: true,
      code: 'not-your-battle',
    });
    expect(await seated({ db: database.db, cache }, 'misty', battle.id)).toMatchObject({
      seat: 1,
      stored: { version },
    });
    expect(await seated({ db: database.db, cache }, 'ash', battle.id)).toMatchObject({ seat: 0 });
    expect(seatOf(battle, 'brock')).toBeUndefined();
  });

  test('that the rules do not allow is refused in their words, and changes nothing', async () => {
    const battle = await people();
    const before = await everything(battle.id);
    const refusal = {
      refused: true,
      code: 'action-refused',
      title: expect.stringMatching(/\w/),
      reason: 'NOT_ACTIVE',
    };
    expect(await act(deps(), 'ash', battle.id, request(0, END_TURN))).toEqual(refusal);
    expect(await everything(battle.id)).toEqual(before);
    const { version } = await acts('ash', battle, firstMove(battle, 0));
    // Remembered by now.
    expect(await act(deps(), 'ash', battle.id, request(version, END_TURN))).toEqual(refusal);
  });

  test('is refused with what its sentence names', async () => {
    const sides = [
      { ...sitting('ash'), deck: listed('Charmander, Potion, Growlithe', 'Fire Energy') },
      sitting('misty'),
    ] as const;
    let battle = await place('ash', await beginDealt(database.db, sides, { now: new Date(now) }), 0);
    battle = await place('misty', battle, 1);
    if (battle.battle.state.current === 1) {
      await acts('misty', battle, END_TURN);
      battle = await stored(database.db, battle.id);
    }
    const potion = battle.battle.state.sides[0].hand.find(
      (card) => factsOf(battle.battle, card).name === 'Potion',
    );
    const played = { type: 'trainer', card: potion, target: null };
    expect(await act(deps(), 'ash', battle.id, request(battle.version, played))).toEqual({
      refused: true,
      code: 'action-refused',
      reason: 'TARGET_NEEDED',
      title: expect.stringMatching(/\w/),
      params: { card: 'Potion' },
    });
  });

  test('stands in the whole log with its moment, up to the state that is asked for', async () => {
    const { battle, wallet, current } = await begun();
    const before = await wholeLog(deps(), battle, current);
    expect(before.length).toBeGreaterThan(0);
    now += MINUTE;
    await acts(wallet, battle, END_TURN);
    expect(await wholeLog(deps(), battle, current)).toEqual(before);
    const after = await wholeLog(deps(), await stored(database.db, battle.id), current);
    expect(after.slice(-before.length)).toEqual(before);
    const more = after.slice(0, -before.length);
    expect(more.map(({ timestamp }) => timestamp)).toEqual(more.map(() => NOW + MINUTE));
    expect(more.length).toBeGreaterThan(0);
    expect(before.map(({ timestamp }) => timestamp)).toEqual(before.map(() => NOW));
  });

  test('on an older version is answered with what happened since', async () => {
    const { battle, wallet, other } = await begun();
    const { events: _, ...latest } = await acts(wallet, battle, END_TURN);
    // The other one could end its turn by now, but has not seen so.
    const late = await act(deps(), other, battle.id, request(1, END_TURN));
    if (!isStale(late)) throw new Error('it is late');
    expect(late.stale).toMatchObject({ since: 1, version: latest.version });
    const brought = late.stale.events.map(({ id }) => id);
    const logged = (await logOf(battle.id, 1)).flatMap(({ events }) => events.map(({ id }) => id));
    expect(brought).toEqual(logged);
    const future = await act(deps(), other, battle.id, request(99, END_TURN));
    if (!isStale(future)) throw new Error('version 99 was accepted');
    expect(future.stale.since).toBe(0);
    expect(future.stale.events.length).toBeGreaterThan(brought.length);
    cache.hotBattles.forget(battle.id);
    expect(await act(deps(), other, battle.id, request(1, END_TURN))).toEqual(late);
  });

  test('gets nothing of what was written after the state that it sees', async () => {
    const battle = await people();
    const one = await place('ash', battle, 0);
    await place('misty', one, 1);
    const update = await updateSince(deps(), one, 0, 0);
    expect(update).toMatchObject({ version: 1, since: 0 });
    expect(update.events).toEqual((await logOf(battle.id))[0]?.events);
    expect((await updateSince(deps(), one, 0, 1)).events).toEqual([]);
    const last = await stored(database.db, battle.id);
    expect((await updateSince(deps(), last, 0, last.version)).since).toBe(last.version);
  });

  test('that gives up ends the battle, frees both, and is the last', async () => {
    const { battle, other } = await begun();
    now += MINUTE;
    const over = await acts(other, battle, CONCEDE);
    expect(over).toMatchObject({ result: 'defeat', legal: [], turnEndsAt: null });
    expect(await rowOf(battle.id)).toMatchObject({
      status: 'ended',
      endedAt: new Date(now),
      touchedAt: new Date(now),
      turnEndsAt: null,
    });
    expect(await seatsOf(battle.id)).toEqual([false, false]);
    const after = expect.objectContaining({ id: battle.id, status: 'ended', endedAt: new Date(now) });
    expect(pays.mock.calls).toEqual([
      [after, 0],
      [after, 1],
    ]);
    expect(cache.hotBattles.get(battle.id)).toBeUndefined();
    const again = (version: number) => act(deps(), other, battle.id, request(version, CONCEDE));
    expect(await again(over.version)).toEqual({ refused: true, code: 'battle-over' });
    expect(await again(battle.version)).toMatchObject({ stale: { result: 'defeat', version: over.version } });
  });

  test('that ends the battle writes what belongs to its end, and no other does', async () => {
    const { battle, wallet } = await begun();
    const seen =
      (at: number): OnEnd['brings'] =>
      (_, points, { name }) => [
        named(
          'seen',
          sql`update wallets set last_seen_at = ${new Date(at + points).toISOString()}::timestamptz
            from ${name} as ended where address = ended.wallet`,
        ),
      ];
    pays.mockReturnValue(7);
    const lastSeen = async () =>
      (await database.db.select().from(wallets).where(eq(wallets.address, 'ash')))[0]?.lastSeenAt;
    const before = await lastSeen();
    brings.mockImplementation(seen(NOW - MINUTE));
    const { version } = await acts(wallet, battle, END_TURN);
    expect(await lastSeen()).toEqual(before);
    await acts(wallet, { ...battle, version }, CONCEDE);
    expect(await lastSeen()).toEqual(new Date(NOW - MINUTE + 7));
    // A write that comes too late for its battle is too late for this.
    const over = { ...battle.battle, state: { ...battle.battle.state, phase: 'ended' as const } };
    brings.mockImplementation(seen(NOW));
    expect(
      await advance({ db: database.db, cache }, battle, over, [], {
        now: new Date(now),
        bus,
        ends: ends(),
      }),
    ).toBeUndefined();
    expect(await lastSeen()).toEqual(new Date(NOW - MINUTE + 7));
  });

  test.each([-1, 1])('in a battle of other rules (%i) is refused, and so is a look at it', async (later) => {
    const { battle, wallet } = await begun();
    cache.hotBattles.forget(battle.id);
    cache.setups.forget(battle.id);
    const setup = { ...battle.setup, rulesVersion: battle.setup.rulesVersion + later };
    await database.db.update(battles).set({ setup }).where(eq(battles.id, battle.id));
    const before = await everything(battle.id);
    const refusal = { refused: true, code: 'battle-other-rules' };
    const tries = () => act(deps(), wallet, battle.id, request(battle.version, END_TURN));
    expect(await tries()).toEqual(refusal);
    expect(await seated({ db: database.db, cache }, wallet, battle.id)).toEqual(refusal);
    expect(await everything(battle.id)).toEqual(before);
    // Closed for it, it can be looked at, and its action still says why.
    const closed = { status: 'abandoned', abandonedBecause: 'other-rules' } as const;
    await database.db.update(battles).set(closed).where(eq(battles.id, battle.id));
    expect(await tries()).toEqual(refusal);
    expect(await seated({ db: database.db, cache }, wallet, battle.id)).toMatchObject({ stored: closed });
  });

  test('of a battle that was closed meanwhile is refused', async () => {
    const { battle, wallet } = await begun();
    await database.db.update(battles).set({ status: 'abandoned' }).where(eq(battles.id, battle.id));
    expect(await act(deps(), wallet, battle.id, request(battle.version, END_TURN))).toEqual({
      refused: true,
      code: 'battle-over',
    });
    expect((await rowOf(battle.id))?.version).toBe(battle.version);
  });

  test.each([
    ['remembered', (_: string) => {}],
    ['read', cache.hotBattles.forget],
  ])('sent twice at once is taken once, and the other gets its answer; %s', async (_, prepare) => {
    const { battle, wallet } = await begun();
    prepare(battle.id);
    const both = await Promise.all(
      [0, 1].map(() => act(deps(), wallet, battle.id, request(battle.version, END_TURN))),
    );
    expect(both.map((each) => isStale(each)).sort()).toEqual([false, true]);
    expect((await rowOf(battle.id))?.version).toBe(battle.version + 1);
    expect(await logOf(battle.id, battle.version)).toHaveLength(1);
  });

  describe('under the id of its request', () => {
    const ID = '00000000-0000-4000-8000-00000000000a';
    const asked = (version: number, action: unknown, requestId = ID) =>
      ({ ...request(version, action), requestId }) as ActionRequest;

    test.each([
      ['remembered', (_: string) => {}],
      ['read', cache.hotBattles.forget],
    ])('is done once, and answered with what it did as often as it is sent; %s', async (_, prepare) => {
      const { battle, wallet, other } = await begun();
      const send = () => act(deps(), wallet, battle.id, asked(battle.version, END_TURN));
      prepare(battle.id);
      const first = await send();
      expect(first).toMatchObject({ since: battle.version, version: battle.version + 1 });
      expect((await logOf(battle.id, battle.version))[0]?.requestId).toBe(ID);
      prepare(battle.id);
      expect(await send()).toEqual(first);
      // Also when others have moved since, and when it is over: with all that happened from there.
      const next = await acts(other, { ...battle, version: battle.version + 1 }, END_TURN);
      expect(await send()).toMatchObject({ since: battle.version, version: next.version });
      await acts(other, next, CONCEDE);
      expect(await send()).toMatchObject({ since: battle.version, result: 'victory' });
      expect(await logOf(battle.id, battle.version)).toHaveLength(3);
    });

    test('sent many times at once is done once, and all are answered with what it did', async () => {
      const { battle, wallet } = await begun();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => act(deps(), wallet, battle.id, asked(battle.version, END_TURN))),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ since: battle.version, version: battle.version + 1 });
      expect(await logOf(battle.id, battle.version)).toHaveLength(1);
    });

    test('is refused where it is another one than was done, and changes nothing', async () => {
      const { battle, wallet, other } = await begun();
      await act(deps(), wallet, battle.id, asked(battle.version, END_TURN));
      const before = await everything(battle.id);
      const reused = { refused: true, code: 'request-id-reused' };
      const tries: [string, number, unknown][] = [
        [wallet, battle.version, CONCEDE],
        [wallet, battle.version + 1, END_TURN],
        // The same, on a board before the one on which it was done.
        [wallet, battle.version - 1, END_TURN],
        [other, battle.version, END_TURN],
        // On the newest board, remembered and read: only the write can find out.
        [other, battle.version + 1, END_TURN],
        [other, battle.version + 1, CONCEDE],
      ];
      for (const prepare of [(_: string) => {}, cache.hotBattles.forget])
        for (const [who, version, action] of tries) {
          prepare(battle.id);
          expect(await act(deps(), who, battle.id, asked(version, action))).toEqual(
            // Whose turn it is not, the rules refuse before anything is written.
            version > battle.version && who === wallet
              ? expect.objectContaining({ refused: true, code: 'action-refused' })
              : reused,
          );
        }
      expect(await everything(battle.id)).toEqual(before);
    });

    test('that was not done is answered with what was done instead, and is free for another board', async () => {
      const { battle, wallet, other } = await begun();
      await acts(wallet, battle, END_TURN);
      const late = await act(deps(), other, battle.id, asked(battle.version, CONCEDE));
      expect(late).toMatchObject({ stale: { version: battle.version + 1 } });
      const done = await act(deps(), other, battle.id, asked(battle.version + 1, CONCEDE));
      expect(done).toMatchObject({ result: 'defeat', version: battle.version + 2 });
    });

    test('counts within its battle: another battle knows nothing of it', async () => {
      const { battle, wallet } = await begun();
      await act(deps(), wallet, battle.id, asked(battle.version, CONCEDE));
      const second = await begun();
      const done = await act(deps(), second.wallet, second.battle.id, asked(second.battle.version, CONCEDE));
      expect(done).toMatchObject({ result: 'defeat' });
    });
  });

  test('is answered with a move that another server made in the same moment', async ({ skip }) => {
    if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
    const { battle, wallet } = await begun();
    cache.hotBattles.forget(battle.id);
    const commit = await uncommitted(database.db, (tx) =>
      tx
        .update(battles)
        .set({ version: battle.version + 5 })
        .where(eq(battles.id, battle.id)),
    );
    const late = act(deps(), wallet, battle.id, request(battle.version, END_TURN));
    await waitsForLock(database.db, late);
    await commit();
    expect(await late).toMatchObject({ stale: { version: battle.version + 5, since: battle.version } });
    expect(cache.hotBattles.get(battle.id)).toBeUndefined();
  });

  test('of a battle that is gone in the same moment finds none', async ({ skip }) => {
    if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
    const { battle, wallet } = await begun();
    cache.hotBattles.forget(battle.id);
    const commit = await uncommitted(database.db, async (tx) => {
      await tx.delete(battleEffects).where(eq(battleEffects.battleId, battle.id));
      await tx.delete(battleActions).where(eq(battleActions.battleId, battle.id));
      await tx.delete(battleSeats).where(eq(battleSeats.battleId, battle.id));
      await tx.delete(battles).where(eq(battles.id, battle.id));
    });
    const late = act(deps(), wallet, battle.id, request(battle.version, END_TURN));
    await waitsForLock(database.db, late);
    await commit();
    expect(await late).toEqual({ refused: true, code: 'battle-unknown' });
  });

  test('is written on nothing but what it was decided on', async () => {
    const { battle } = await begun();
    const before = await everything(battle.id);
    const published = vi.spyOn(bus, 'publish');
    onTestFinished(() => published.mockRestore());
    const write = (from: StoredBattle) =>
      advance({ db: database.db, cache }, from, from.battle, [], { now: new Date(now), bus, ends: ends() });
    const key = writeKey(battle.id, battle.version);
    cache.recentWrites.forget(key);
    expect(await write({ ...battle, version: battle.version - 1 })).toBeUndefined();
    // A state that was put right under the same version has another moment.
    expect(await write({ ...battle, touchedAt: new Date(0) })).toBeUndefined();
    expect(await write({ ...battle, id: NO_BATTLE })).toBeUndefined();
    expect([cache.recentWrites.get(key), cache.hotBattles.get(NO_BATTLE)]).toEqual([undefined, undefined]);
    expect(published).not.toHaveBeenCalled();
    expect(cache.hotBattles.get(battle.id)).toBeUndefined();
    expect(await everything(battle.id)).toEqual(before);
    expect(await write(battle)).toMatchObject({ version: battle.version, status: 'open' });
    expect(cache.recentWrites.get(key)).toMatchObject({ from: battle.version, events: [] });
    expect(published.mock.calls).toEqual([[battleTopic(battle.id), String(battle.version)]]);
  });

  describe('of the clock', () => {
    const run = (id: string) => runOut(deps(), id);

    test('ends a turn at its last moment, and gives the next its full time', async () => {
      const { battle, current } = await begun();
      now = (battle.turnEndsAt?.getTime() ?? 0) - 1;
      expect(await run(battle.id)).toBe(0);
      now += 1;
      expect(await run(battle.id)).toBe(1);
      const after = await stored(database.db, battle.id);
      expect(after.battle.state.current).toBe(1 - current);
      expect(after.turnEndsAt).toEqual(new Date(now + TURN));
      expect((await logOf(battle.id, battle.version)).map(({ action }) => action)).toEqual([
        { type: 'timeOut', seat: current },
      ]);
      expect(await run(battle.id)).toBe(0);
    });

    test('places for both who have not', async () => {
      const battle = await people();
      now += TURN;
      expect(await run(battle.id)).toBe(2);
      expect((await stored(database.db, battle.id)).battle.state.phase).toBe('active');
    });

    test('has no business with an AI, a battle that is over, or none', async () => {
      const battle = await alone();
      await free();
      const { battle: over, wallet } = await begun();
      await acts(wallet, over, CONCEDE);
      now += 9 * TURN;
      expect([await run(battle.id), await run(over.id), await run(NO_BATTLE)]).toEqual([0, 0, 0]);
    });

    test('leaves a battle of other rules as it is', async () => {
      const { battle } = await begun();
      cache.hotBattles.forget(battle.id);
      cache.setups.forget(battle.id);
      const setup = { ...battle.setup, rulesVersion: battle.setup.rulesVersion + 1 };
      await database.db.update(battles).set({ setup }).where(eq(battles.id, battle.id));
      const before = await everything(battle.id);
      now += 2 * TURN;
      expect(await run(battle.id)).toBe(0);
      expect(await everything(battle.id)).toEqual(before);
    });

    test('does not count a turn that its player ended in the same moment', async ({ skip }) => {
      if (kind === 'pglite') skip('it has one connection: nothing happens at the same moment');
      const { battle } = await begun();
      now += TURN;
      const turnEndsAt = new Date(now + TURN);
      const commit = await uncommitted(database.db, (tx) =>
        tx
          .update(battles)
          .set({ turnEndsAt, version: battle.version + 1 })
          .where(eq(battles.id, battle.id)),
      );
      const running = run(battle.id);
      await waitsForLock(database.db, running);
      await commit();
      expect(await running).toBe(0);
    });
  });

  test('has its time by whose turn it is', async () => {
    const { battle: stands } = await begun();
    const battle = stands.battle;
    const at = new Date(now);
    const fresh = new Date(now + TURN);
    const ends = new Date(now + 7);
    const end = (
      before: { state?: Partial<typeof battle.state>; turnEndsAt?: Date | null } | null,
      state: Partial<typeof battle.state> = {},
      start: StoredBattle = stands,
    ) =>
      turnEnd(
        start,
        before && { turnEndsAt: ends, ...before, state: { ...battle.state, ...before.state } },
        { ...battle, state: { ...battle.state, ...state } },
        at,
      );
    expect(end(null)).toEqual(fresh);
    expect(end({ turnEndsAt: null })).toEqual(fresh);
    expect(end({})).toEqual(ends);
    expect(end({}, { turn: battle.state.turn + 1 })).toEqual(fresh);
    expect(end({}, { current: battle.state.current === 0 ? 1 : 0 })).toEqual(fresh);
    expect(end({}, { phase: 'ended' })).toBeNull();
    expect(end({}, { phase: 'setup', turn: 9 })).toEqual(ends);
    const [person, other] = stands.seats;
    expect(end({}, {}, { ...stands, seats: [person, { ...other, wallet: null }] })).toBeNull();
  });

  test('leaves the newest twelve events for the log', () => {
    type Event = Parameters<typeof logged>[1][number]['events'][number];
    const events = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({ id: from + index }) as unknown as Event);
    const entries = (from: number, to: number, at: number) =>
      events(from, to).map((event) => ({ event, at }));
    const steps = [{ events: events(10, 12) }, { events: events(12, 15) }];
    expect(logged(entries(0, 10, 1), steps, new Date(2))).toEqual([
      ...entries(3, 10, 1),
      ...entries(10, 15, 2),
    ]);
    expect(logged([], [{ events: events(0, 3) }], new Date(2))).toEqual(entries(0, 3, 2));
  });

  test('needs a battle with two seats', async () => {
    expect(await loadBattle({ db: database.db, cache }, NO_BATTLE)).toBeUndefined();
    const battle = await people();
    const row = await rowOf(battle.id);
    if (row === undefined) throw new Error('it was begun');
    const { winner: _, rulesVersion: __, ...facts } = row;
    const id = crypto.randomUUID();
    await database.db.insert(battles).values({ ...facts, id });
    await expect(loadBattle({ db: database.db, cache }, id)).rejects.toThrow(
      `battle ${id} has not two seats`,
    );
    const seat = { battleId: id, name: 'Joey', isOpen: false, level: null, trainerId: null } as const;
    await database.db
      .insert(battleSeats)
      .values({ ...seat, seat: 1, kind: 'ai', level: 'easy', trainerId: 'joey' });
    await expect(loadBattle({ db: database.db, cache }, id)).rejects.toThrow('has not two seats');
    await database.db.insert(battleSeats).values({ ...seat, seat: 0, kind: 'player', wallet: 'ash' });
    expect((await stored(database.db, id)).seats).toEqual([
      { wallet: 'ash', name: 'Joey', kind: 'player' },
      { wallet: null, name: 'Joey', kind: 'ai', level: 'easy', trainerId: 'joey' },
    ]);
  });
});
