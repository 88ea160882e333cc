/** What a battle pays, to whom and how often, and what is answered about it: against the tables, without a server. */
import { otherSeat, SEATS, type Seat } from '@pokesol/engine';
import type { CampaignBattleRequest } from '@pokesol/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginBattle, endsOf, failing } from '../../../testing/battles/battleEnds.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { listed } from '../../../testing/openings/decks.ts';
import type { Database } from '../../platform/db/database.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { wallets } from '../auth/tables.ts';
import { type BattleSide, type DealtMode, person } from '../battles/play/deal.ts';
import { createBattleCache } from '../battles/storage/battleCache.ts';
import { loadBattle } from '../battles/storage/battleRepository.ts';
import type { StoredBattle } from '../battles/storage/battleRow.ts';
import { battleSeats, walletBattles } from '../battles/tables.ts';
import { onCampaignEnd } from './pay.ts';
import { pointsOf } from './points.ts';
import { recorded } from './recorded.ts';
import { defeatedIn, recordsOf } from './records.ts';
import { pointBalances, pointEntries, trainerRecords } from './tables.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const REWARD = 50;
const DECK = listed('Charmander', 'Fire Energy');
const JOEY: BattleSide<'classic'> = {
  wallet: null,
  name: 'Youngster Joey',
  kind: 'ai',
  level: 'easy',
  trainerId: 'joey',
  deck: DECK,
  order: 'asListed',
};
const { trainerId: _, ...NO_TRAINER } = JOEY;

describe.each(databasesFor('behaviour'))('Poke Points on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    await database.db.insert(wallets).values([{ address: 'ash' }, { address: 'misty' }]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [pointEntries, pointBalances, trainerRecords, walletBattles])
      await database.db.delete(table);
    await database.db.update(battleSeats).set({ isOpen: false });
  });

  const onEnd = onCampaignEnd(systemEntropy);
  const store = () => ({ db: database.db, cache: createBattleCache(), ends: endsOf(database.db, onEnd) });
  const begin = async (mode: DealtMode = 'campaign', opponent = JOEY, wallet = 'ash'): Promise<string> => {
    const sides = [{ ...person(wallet, DECK), order: 'asListed' }, opponent] as const;
    return beginBattle(database.db, { mode, rules: 'classic' }, sides, { now: NOW });
  };
  const end = (id: string, winner: Seat | null, times = 1) =>
    endBattle(database.db, id, { winner, onEnd, now: NOW, times });
  const play = async (winner: Seat | null, ...how: Parameters<typeof begin>): Promise<string> => {
    const id = await begin(...how);
    await end(id, winner);
    return id;
  };
  const entries = () => database.db.select().from(pointEntries);
  const points = (wallet = 'ash') => pointsOf(database.db, wallet);

  test('are paid for a victory over a trainer, once, however many servers see its end', async () => {
    const id = await begin();
    expect(await end(id, 0, 3)).toBe(1);
    expect(await entries()).toEqual([
      { id: expect.any(String), wallet: 'ash', points: REWARD, cause: `battle:${id}`, createdAt: NOW },
    ]);
  });

  test.each<[string, Seat | null, DealtMode, BattleSide<'classic'>]>([
    ['a defeat', 1, 'campaign', JOEY],
    ['a draw', null, 'campaign', JOEY],
    ['a victory outside the campaign', 0, 'match', JOEY],
    ['a victory over no trainer', 0, 'campaign', NO_TRAINER],
    ['a trainer who is no longer listed', 0, 'campaign', { ...JOEY, trainerId: 'unlisted' }],
  ])('are not paid for %s', async (_, winner, mode, opponent) => {
    const id = await play(winner, mode, opponent);
    expect((await loadBattle(store(), id))?.status).toBe('ended');
    expect(await entries()).toEqual([]);
  });

  test('are not paid while a battle goes on, and where the trainer’s own side won', async () => {
    const stored = await loadBattle(store(), await begin());
    if (stored === undefined) throw new Error('it was begun');
    const won = (winner: Seat): StoredBattle => ({
      ...stored,
      battle: { ...stored.battle, state: { ...stored.battle.state, winner } } as StoredBattle['battle'],
    });
    const { pays } = onEnd;
    expect(SEATS.map((seat) => pays(stored, seat))).toEqual([0, 0]);
    expect(SEATS.map((seat) => pays(won(0), seat))).toEqual([REWARD, 0]);
    const [person, trainer] = stored.seats;
    expect(pays({ ...won(1), seats: [{ ...person, trainerId: 'joey' }, trainer] }, 0)).toBe(0);
    expect(SEATS.map((seat) => pays({ ...won(1), seats: [trainer, person] }, seat))).toEqual([0, REWARD]);
  });

  test('leave the battle its end where its cause was paid before', async () => {
    const id = await begin();
    const earlier = {
      id: crypto.randomUUID(),
      wallet: 'ash',
      points: 7,
      cause: `battle:${id}`,
      createdAt: NOW,
    };
    await database.db.insert(pointEntries).values(earlier);
    expect(await end(id, 0)).toBe(1);
    expect(await entries()).toEqual([earlier]);
  });

  test('are the sum of the wallet’s own entries', async () => {
    expect(await points()).toBe(0);
    await play(0);
    await play(0);
    await play(0, 'campaign', JOEY, 'misty');
    expect([await points(), await points('misty')]).toEqual([2 * REWARD, REWARD]);
    expect(await points('brock')).toBe(0);
  });

  test('come with a result against each trainer, of both sides where both have one', async () => {
    await play(0);
    await play(0);
    await play(1);
    await play(1, 'campaign', { ...JOEY, trainerId: 'janice' });
    await play(0, 'campaign', JOEY, 'misty');
    const NONE = { classic: { victories: 0, defeats: 0 }, official: { victories: 0, defeats: 0 } };
    const records = await recordsOf(database.db, 'ash');
    expect(records).toEqual(
      new Map([
        ['joey', { ...NONE, classic: { victories: 2, defeats: 1 } }],
        ['janice', { ...NONE, classic: { victories: 0, defeats: 1 } }],
      ]),
    );
    expect([...defeatedIn(records)]).toEqual(['joey']);
    const both = [
      { ...person('ash', DECK), order: 'asListed', trainerId: 'janice' },
      { ...JOEY, wallet: 'misty' },
    ] as const;
    await end(await beginBattle(database.db, { mode: 'campaign', rules: 'classic' }, both, { now: NOW }), 0);
    expect((await recordsOf(database.db, 'ash')).get('joey')?.classic).toEqual({ victories: 3, defeats: 1 });
    expect((await recordsOf(database.db, 'misty')).get('janice')?.classic).toEqual({
      victories: 0,
      defeats: 1,
    });
  });

  const claim = (battleId: string, more: Partial<CampaignBattleRequest> = {}, wallet = 'ash') =>
    recorded(store(), wallet, {
      battleId,
      userId: wallet,
      opponentId: 'joey',
      result: 'victory',
      battleDuration: 60_000,
      ...more,
    });

  test('are answered to the winner, as often as it asks', async () => {
    await play(0);
    const id = await play(0);
    const paid = { success: true, pointsAwarded: REWARD };
    expect(await claim(id)).toEqual(paid);
    expect(await claim(id, { pointsAwarded: REWARD })).toEqual(paid);
    expect(await points()).toBe(2 * REWARD);
    const lost = await play(1);
    expect(await claim(lost, { result: 'defeat' })).toEqual({ success: true, pointsAwarded: 0 });
    expect(await claim(lost, { result: 'defeat', pointsAwarded: 0 })).toMatchObject({ success: true });
  });

  test('are not answered as none while they could not be written', async () => {
    const id = await begin();
    const broken = { onEnd: failing(onEnd), onLeft: () => {} };
    await endBattle(database.db, id, { winner: 0, now: NOW, ...broken });
    const ends = endsOf(database.db, broken.onEnd, broken);
    const asked = { userId: 'ash', opponentId: 'joey', result: 'victory', battleDuration: 60_000 } as const;
    expect(await recorded({ ...store(), ends }, 'ash', { battleId: id, ...asked })).toMatchObject({
      refused: true,
      code: 'database-unreachable',
    });
    expect(await claim(id)).toEqual({ success: true, pointsAwarded: REWARD });
  });

  test('are refused to a claim that is not what happened', async () => {
    const won = await play(0);
    expect(await claim(crypto.randomUUID())).toEqual({ refused: true, code: 'battle-unknown' });
    expect(await claim(won, {}, 'misty')).toEqual({ refused: true, code: 'not-your-battle' });
    expect(await claim(await play(0, 'match'))).toEqual({ refused: true, code: 'not-a-campaign-battle' });
    expect(await claim(won, { opponentId: 'giovanni' })).toEqual({
      refused: true,
      code: 'opponent-mismatch',
    });
    expect(await claim(await begin())).toEqual({ refused: true, code: 'battle-not-over' });
    expect(await claim(won, { result: 'defeat' })).toEqual({
      refused: true,
      code: 'result-mismatch',
      params: { result: 'victory' },
    });
    expect(await claim(won, { pointsAwarded: 51 })).toEqual({
      refused: true,
      code: 'points-mismatch',
      params: { pointsAwarded: 50 },
    });
  });

  test('are answered from the seat of the caller', async () => {
    const id = await begin('campaign', { ...JOEY, wallet: 'misty' });
    await end(id, otherSeat(0));
    const claimed = { opponentId: 'joey', result: 'defeat' } as const;
    expect(await claim(id, claimed)).toMatchObject({ success: true });
    expect(await claim(id, claimed, 'misty')).toEqual({ refused: true, code: 'opponent-mismatch' });
  });
});
