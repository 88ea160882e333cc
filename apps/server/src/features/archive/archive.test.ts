/** An old battle moves into the archive whole or not at all, after its log was played again, and is read there as before. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginOfficial, QUICK_MOVES } from '../../../testing/battles/officialBattles.ts';
import { seriesIn } from '../../../testing/battles/series.ts';
import { TestAdmin } from '../../../testing/harness/admin.ts';
import {
  BattlePlayer,
  databasesFor,
  rowsOf,
  startTestServer,
  type TestServer,
} from '../../../testing/index.ts';
import { openMetrics } from '../../platform/metrics/metrics.ts';
import { createBattleCache } from '../battles/storage/battleCache.ts';
import { FROM_THE_DEAL, readLog } from '../battles/storage/battleLog.ts';
import { loadBattle } from '../battles/storage/battleRepository.ts';
import { rebuild } from '../battles/storage/rebuildState.ts';
import { type AnyState, battleActions, battleArchive, battles } from '../battles/tables.ts';
import { archiveBattle } from './archiveBattle.ts';
import { archiveMetrics } from './archiveMetrics.ts';
import { archivedIds, bringBack } from './bringBack.ts';
import { refusedBattles } from './oldBattles.ts';

const DAYS = 30;

describe.each(databasesFor('differing'))('the archive on %s', (kind) => {
  let server: TestServer;
  let player: BattlePlayer;
  beforeAll(async () => {
    server = await startTestServer({ kind, archiveAfterDays: DAYS });
    player = await BattlePlayer.create(server.base);
  });
  afterAll(() => server.close());
  /** What one test left is nothing to the next. */
  beforeEach(() => db().execute(sql`update battles set touched_at = now() where not is_archived`));

  const db = () => server.database.db;
  const row = async (id: string) => {
    const [found] = await db().select().from(battles).where(eq(battles.id, id));
    if (found === undefined) throw new Error(`there is no battle ${id}`);
    return found;
  };
  const set = (id: string, values: Partial<typeof battles.$inferInsert>) =>
    db().update(battles).set(values).where(eq(battles.id, id));
  const age = (id: string, days: number) =>
    db().execute(
      sql`update battles set touched_at = now() - ${days}::integer * interval '1 day' where id = ${id}`,
    );
  const archive = (id: string) =>
    archiveBattle(db(), id, { now: new Date(), breathe: () => Promise.resolve() });
  const actionsOf = async (id: string) =>
    (await db().select().from(battleActions).where(eq(battleActions.battleId, id))).length;

  /** Over, and touched so many days ago. */
  async function classic(days = DAYS + 1): Promise<string> {
    const battle = await player.sit(db(), 'lively');
    await player.act(battle, { type: 'concede' });
    await age(battle.id, days);
    return battle.id;
  }
  async function official(): Promise<string> {
    const id = await beginOfficial(db(), 'quick', [player.wallet.address]);
    let { version } = await player.look(id);
    for (const action of QUICK_MOVES)
      ({ version } = await player.wallet.ok('POST', `/api/battles/${id}/actions`, { version, action }));
    await age(id, DAYS + 1);
    return id;
  }

  test('takes what is over for long, by either rules, from a day after the first server that reads it on', async () => {
    const old = [await classic(), await official()];
    const young = await classic(DAYS - 1);
    const { id: open } = await player.sit(db(), 'lively');
    await age(open, DAYS + 1);
    const { database, chain } = server;
    // Of the same database; it has never seen the battles.
    const other = await startTestServer({ kind, database, chain });
    const admin = await TestAdmin.enter(server.base);
    /** Every page that shows a battle, as text. */
    const pages = ({ base }: TestServer) => {
      const { address, cookie } = player.wallet;
      const asAdmin = { authorization: `Bearer ${admin.token}` };
      const each = ['', '/log', '/replay'].flatMap((page) =>
        [...old, young].map((id) => [`/api/battles/${id}${page}`, { cookie }] as const),
      );
      const lists = [
        [`/api/users/${address}/battles`, { cookie }],
        [`/api/admin/support/wallets/${address}/battles`, asAdmin],
        [`/api/admin/support/wallets/${address}`, asAdmin],
      ] as const;
      const answers = [...each, ...lists].map(async ([path, headers]) => {
        const answer = await fetch(base + path, { headers });
        expect([path, answer.status]).toEqual([path, 200]);
        return answer.text();
      });
      return Promise.all(answers);
    };
    const before = await pages(server);
    expect(await server.runJob('archive')).toEqual({});
    await db().execute(sql`update abilities set since = since - interval '24 hours'`);
    expect(await server.runJob('archive')).toEqual({ report: { archived: 2, refused: 0 } });
    const archived = await db().select().from(battles).where(eq(battles.isArchived, true));
    expect(archived.map(({ id }) => id).sort()).toEqual([...old].sort());
    for (const id of old) expect(await actionsOf(id)).toBe(0);
    expect(await pages(server)).toEqual(before);
    expect(await pages(other)).toEqual(before);
    await other.close();
    await player.act(await player.look(open), { type: 'concede' });
    expect(await server.runJob('archive')).toEqual({});
  });

  test('is one move: cut off in its middle, nothing has happened, and the next round does it', async () => {
    const id = await classic();
    const before = await rowsOf(db(), id);
    await db().execute(sql`
      create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`);
    // Its last part: by then the row is written, and the document.
    await db().execute(sql`create trigger cut_off after delete on battle_actions execute function cut_off()`);
    await expect(server.runJob('archive')).rejects.toThrow();
    expect(await rowsOf(db(), id)).toEqual(before);
    expect(await db().select().from(battleArchive).where(eq(battleArchive.battleId, id))).toEqual([]);
    await db().execute(sql`drop function cut_off cascade`);
    expect(await server.runJob('archive')).toEqual({ report: { archived: 1, refused: 0 } });
  });

  // The rest is the same on both.
  if (!databasesFor('behaviour').includes(kind)) return;

  test('is done once by two at a time, and a log is found that moves while it is read', async () => {
    const id = await classic();
    const read = await loadBattle({ db: db(), cache: createBattleCache() }, id);
    if (read === undefined) throw new Error('it is there');
    const log = () => readLog(db(), read, FROM_THE_DEAL, ['action', 'events', 'at']);
    const before = await log();
    const done = await Promise.all([archive(id), archive(id)]);
    expect(done.map(({ outcome }) => outcome).sort()).toEqual(['archived', 'changed']);
    expect(await log()).toEqual(before);
    expect(before).toHaveLength(read.version + 1);
  });

  test('gives back what it took', async () => {
    const id = await classic();
    await db().update(battleActions).set({ requestId: null }).where(eq(battleActions.battleId, id));
    const before = await rowsOf(db(), id);
    await archive(id);
    const all = [];
    for await (const each of archivedIds(db())) all.push(each);
    expect(all).toContain(id);
    expect(await Promise.all([bringBack(db(), id), bringBack(db(), id)])).toContain(true);
    expect(await rowsOf(db(), id)).toEqual(before);
    expect(await bringBack(db(), id)).toBe(false);
    expect(await archive(id)).toEqual({ outcome: 'archived' });
  });

  test('leaves what it cannot prove where it is, says why, and tries it no more until it is mended', async () => {
    const ids = [await classic(), await classic(), await classic(), await classic(), await classic()];
    const [missing, forged, embellished, changed, earlier] = ids as [string, string, string, string, string];
    const last = and(
      eq(battleActions.battleId, forged),
      eq(battleActions.version, (await row(forged)).version),
    );
    const bad = { type: 'attack', seat: 0, pokemon: 999, attack: 0 } as never;
    await db()
      .delete(battleActions)
      .where(and(eq(battleActions.battleId, missing), eq(battleActions.version, 1)));
    await db().update(battleActions).set({ action: bad }).where(last);
    await db().execute(sql`
      update battle_actions set events = jsonb_set(events, '{0,seat}', '7') where battle_id = ${embellished} and version = 0`);
    await set(changed, { state: { ...(await row(changed)).state, turn: 40 } as AnyState });
    const { setup } = await row(earlier);
    await set(earlier, { setup: { ...setup, rulesVersion: setup.rulesVersion - 1 } });
    for (const id of ids) await age(id, DAYS + 1);
    const before = await Promise.all(ids.map(actionsOf));
    expect(await server.runJob('archive')).toEqual({ report: { archived: 0, refused: 4 } });
    expect(await server.runJob('archive')).toEqual({});
    const reasons = await Promise.all(ids.map(async (id) => (await row(id)).notArchivedBecause));
    expect(reasons).toEqual(['log-broken', 'unplayable', 'other-events', 'other-board', null]);
    const becauses = new Map((await refusedBattles(db())).map(({ id, because }) => [id, because]));
    expect(ids.map((id) => becauses.get(id) ?? null)).toEqual(reasons);
    expect(await Promise.all(ids.map(actionsOf))).toEqual(before);

    const metrics = openMetrics();
    archiveMetrics(metrics, { db: db(), now: Date.now, days: DAYS });
    const counted = seriesIn(await metrics.text()).filter(
      ({ name }) => name === 'pokesol_battles_not_archived',
    );
    expect(Object.fromEntries(counted.map(({ labels, value }) => [labels.reason, value]))).toEqual({
      waiting: 0,
      'other-rules': 1,
      'log-broken': 1,
      unplayable: 1,
      'other-events': 1,
      'other-board': 1,
    });

    expect(await rebuild(db(), changed)).toMatchObject({ outcome: 'mended' });
    await age(changed, DAYS + 1);
    expect(await server.runJob('archive')).toEqual({ report: { archived: 1, refused: 0 } });
  });

  test('shows nothing wrong of a document that is damaged or gone', async () => {
    const [one, two] = [await classic(), await classic()];
    const { version } = await row(one);
    for (const id of [one, two]) expect(await archive(id)).toEqual({ outcome: 'archived' });
    expect(await rebuild(db(), one)).toMatchObject({ outcome: 'same', version });
    await db().execute(sql`
      update battle_archive set document = set_byte(document, 9, get_byte(document, 9) # 1) where battle_id = ${one}`);
    await db().delete(battleArchive).where(eq(battleArchive.battleId, two));
    expect(await rebuild(db(), one)).toEqual({
      outcome: 'unplayable',
      reason: `the archive of battle ${one} cannot be read; a backup may have it`,
    });
    expect(await rebuild(db(), two)).toMatchObject({ outcome: 'unplayable' });
    const replay = await player.wallet.call('GET', `/api/battles/${two}/replay`);
    expect(replay.status).toBe(500);
  });
});
