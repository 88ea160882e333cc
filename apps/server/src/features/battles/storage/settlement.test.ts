/** What the end of a battle brings reaches each of its people once, whichever server writes it and whatever was lost in between. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BRINGS_NOTHING, endsOf, failing } from '../../../../testing/battles/battleEnds.ts';
import { beginDealt, sitting } from '../../../../testing/battles/dealtBattles.ts';
import { endBattle } from '../../../../testing/battles/endBattle.ts';
import { databasesFor, freshDatabase } from '../../../../testing/databases/databases.ts';
import { until } from '../../../../testing/harness/until.ts';
import { type Bus, openBus } from '../../../platform/bus/bus.ts';
import { memoryLines } from '../../../platform/bus/memoryLine.ts';
import type { Database } from '../../../platform/db/database.ts';
import { named } from '../../../platform/db/statement.ts';
import { wallets } from '../../auth/tables.ts';
import { walletTopic } from '../../wallet/changes.ts';
import { battleActions, battleEffects, battleSeats, battles, walletBattles } from '../tables.ts';
import type { EndedLine } from './battleLine.ts';
import { battlesOf } from './battleQueries.ts';
import { openBattleOf } from './openBattle.ts';
import type { OnEnd } from './settlement.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = NOW.getTime() + 2_001;

describe.each(databasesFor('behaviour'))('the end of a battle on %s', (kind) => {
  let database: Database;
  let bus: Bus;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    bus = await openBus(memoryLines());
    await database.db.insert(wallets).values([{ address: 'ash' }, { address: 'misty' }]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [battleEffects, battleActions, battleSeats, battles, walletBattles])
      await database.db.delete(table);
  });

  const begin = async () =>
    (await beginDealt(database.db, [sitting('ash'), sitting('misty')], { now: NOW })).id;
  const lines = () => database.db.select().from(walletBattles).orderBy(walletBattles.wallet);
  const effects = () => database.db.select().from(battleEffects).orderBy(battleEffects.seat);
  /** Ended by a server that is gone before it could write more. */
  async function endAndDie(id: string, pays: OnEnd['pays'] = () => 0): Promise<void> {
    const onEnd = failing({ ...BRINGS_NOTHING, pays });
    await endBattle(database.db, id, { winner: 1, onEnd, onLeft: () => {}, now: NOW });
  }
  /** Each call of `brings`, as it was asked. */
  function counting() {
    const brought: [EndedLine['result'], string, number][] = [];
    const onEnd: OnEnd = {
      ...BRINGS_NOTHING,
      brings(line, points) {
        brought.push([line.result, line.wallet, points]);
        return [];
      },
    };
    return { brought, onEnd };
  }

  test('is a line with a result for each, and leaves nothing behind', async () => {
    const id = await begin();
    const { brought, onEnd } = counting();
    await endBattle(database.db, id, { winner: 1, onEnd, now: NOW });
    const ended = { battleId: id, endedAt: NOW, victoryCondition: 'opponent_conceded', turn: 0 };
    expect(await lines()).toMatchObject([
      { ...ended, wallet: 'ash', result: 'defeat', opponentWallet: 'misty' },
      { ...ended, wallet: 'misty', result: 'victory', opponentWallet: 'ash' },
    ]);
    expect(await effects()).toEqual([]);
    expect(brought).toEqual([
      ['defeat', 'ash', 0],
      ['victory', 'misty', 0],
    ]);
  });

  test('is written by the job where its server is gone, with what that one decided, and its people are notified', async () => {
    const id = await begin();
    await endAndDie(id, (_, seat) => 10 + seat);
    expect(await effects()).toMatchObject([
      { battleId: id, seat: 0, wallet: 'ash', points: 10 },
      { battleId: id, seat: 1, wallet: 'misty', points: 11 },
    ]);
    expect((await lines()).map(({ result }) => result)).toEqual([null, null]);
    const notes: string[] = [];
    bus.on(walletTopic('ash'), (note) => void notes.push(note));
    const { brought, onEnd } = counting();
    const job = (now: number) => endsOf(database.db, onEnd, { now: () => now, bus }).applyLeft();
    expect(await job(NOW.getTime() + 2_000)).toEqual({ again: false, nextMs: 2_000 });
    expect(await job(LATER)).toEqual({ again: false, report: { effectsWritten: 2 } });
    expect(await job(LATER)).toEqual({ again: false });
    await until(() => notes.length > 0);
    expect(notes).toEqual(['battles']);
    expect(brought).toEqual([
      ['defeat', 'ash', 10],
      ['victory', 'misty', 11],
    ]);
    expect((await battlesOf(database.db, 'misty')).map(({ result }) => result)).toEqual(['victory']);
  });

  test('that cannot be written fails the round, holds up no other one, and is tried again', async () => {
    const broken = await begin();
    await endAndDie(broken);
    await database.db.delete(walletBattles);
    const whole = await begin();
    await endAndDie(whole);
    const left: string[] = [];
    const onLeft = (_: unknown, id: string) => left.push(id);
    const onEnd: OnEnd = {
      ...BRINGS_NOTHING,
      brings: (...end) => (end[0].battleId === broken ? failing().brings(...end) : []),
    };
    const ends = endsOf(database.db, onEnd, { now: () => LATER, onLeft });
    await expect(ends.applyLeft()).rejects.toThrow('1 ends of battles wait still');
    expect(left).toEqual([broken]);
    expect((await effects()).map(({ battleId }) => battleId)).toEqual([broken, broken]);
    expect(await endsOf(database.db, BRINGS_NOTHING, { now: () => LATER }).applyLeft()).toMatchObject({
      report: { effectsWritten: 2 },
    });
  });

  test('comes once where several servers write it at once, and one stopped in between', async () => {
    const id = await begin();
    await endAndDie(id);
    const left = await effects();
    const total: string[] = [];
    const onEnd: OnEnd = {
      ...BRINGS_NOTHING,
      // Counted by the database: a query that reads the line that was ended.
      brings: (_, __, ended) => [
        named(
          'counted',
          sql`update wallets set last_seen_at = coalesce(last_seen_at, ${NOW.toISOString()}::timestamptz) + interval '1 s'
            from ${ended.name} as ended where address = ended.wallet`,
        ),
      ],
    };
    await database.db.update(wallets).set({ lastSeenAt: NOW });
    const servers = [0, 1, 2].map(() => endsOf(database.db, onEnd));
    await Promise.all(servers.map(({ apply }) => apply(id)));
    // As one leaves it that died between the line and the effect.
    await database.db.insert(battleEffects).values(left);
    await servers[0]?.apply(id);
    expect(await effects()).toEqual([]);
    const seen = await database.db.select().from(wallets).orderBy(wallets.address);
    for (const { address, lastSeenAt } of seen) total.push(`${address} ${lastSeenAt?.getTime()}`);
    expect(total).toEqual([`ash ${NOW.getTime() + 1_000}`, `misty ${NOW.getTime() + 1_000}`]);
  });

  test('is in the list of a player whose line was lost', async () => {
    const id = await begin();
    await database.db.delete(walletBattles).where(eq(walletBattles.wallet, 'ash'));
    await endBattle(database.db, id, { winner: 0, onEnd: BRINGS_NOTHING, now: NOW });
    expect(await battlesOf(database.db, 'ash')).toMatchObject([
      { id, result: 'victory', isMultiplayer: true },
    ]);
  });

  test('stands in the list behind the open battle, also where another clock began that', async () => {
    const over = await begin();
    await endBattle(database.db, over, { winner: 0, onEnd: BRINGS_NOTHING, now: NOW });
    const open = await begin();
    const earlier = { createdAt: new Date(NOW.getTime() - 1_000) };
    await database.db.update(walletBattles).set(earlier).where(eq(walletBattles.battleId, open));
    expect((await battlesOf(database.db, 'ash')).map(({ id }) => id)).toEqual([open, over]);
  });

  test('is said by the battle until it is written, and the wallet is free', async () => {
    const id = await begin();
    await endAndDie(id);
    expect(await battlesOf(database.db, 'ash')).toMatchObject([{ id, result: 'defeat' }]);
    expect(await openBattleOf(database.db, 'ash')).toBeUndefined();
  });
});
