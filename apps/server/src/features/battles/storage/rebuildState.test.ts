/** A battle's cache is written again from its log: whatever was wrong with it, and never under other rules. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  databasesFor,
  rowsOf,
  startTestServer,
  type TestServer,
} from '../../../../testing/index.ts';
import { type AnyState, battleActions, battles, walletBattles } from '../tables.ts';
import { rebuild } from './rebuildState.ts';

describe.each(databasesFor('behaviour'))('rebuilding a battle on %s', (kind) => {
  let server: TestServer;
  let player: BattlePlayer;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    player = await BattlePlayer.create(server.base);
    ({ id } = await player.sit(db(), 'lively'));
  });

  const db = () => server.database.db;
  const set = (values: Partial<typeof battles.$inferInsert>) =>
    db().update(battles).set(values).where(eq(battles.id, id));
  const row = async () => {
    const [found] = await db().select().from(battles).where(eq(battles.id, id));
    if (found === undefined) throw new Error(`there is no battle ${id}`);
    return found;
  };

  test('leaves alone what is right', async () => {
    const before = await rowsOf(db(), id);
    const { version } = await row();
    expect(await rebuild(db(), id)).toMatchObject({ outcome: 'same', version });
    expect(await rowsOf(db(), id)).toEqual(before);
  });

  test('mends a state that was tampered with, and the battle goes on from the mended one', async () => {
    const right = await row();
    const [one, two] = right.state.sides;
    await set({
      state: {
        ...right.state,
        turn: 40,
        sides: [
          { ...one, hand: [] },
          { ...two, deck: [] },
        ],
      } as AnyState,
    });
    expect(await rebuild(db(), id)).toMatchObject({ outcome: 'mended', version: right.version });
    expect((await row()).state).toEqual(right.state);
    const now = await player.look(id);
    const moved = await player.act(now, { type: 'concede' });
    expect(moved).toMatchObject({ result: 'defeat', view: { turn: right.state.turn } });
    expect(await rebuild(db(), id)).toMatchObject({ outcome: 'same', version: moved.version });
  });

  test('brings a cache that fell behind to its log, and with it the battle log and the seats', async () => {
    const behind = await row();
    await player.act(await player.look(id), { type: 'concede' });
    const right = await row();
    const { state, version, recent } = behind;
    await set({ state, version, recent, status: 'open', endedAt: null });
    expect(await rebuild(db(), id)).toMatchObject({ outcome: 'mended', version: right.version });
    const { touchedAt: _, ...mended } = await row();
    const { touchedAt: __, ...expected } = right;
    expect(mended).toEqual(expected);
    expect((await player.begin()).result).toBeNull();
  });

  test('brings the list of its people to what the log says of its end', async () => {
    await player.act(await player.look(id), { type: 'concede' });
    const right = await row();
    const lines = () => db().select().from(walletBattles).where(eq(walletBattles.battleId, id));
    const before = await lines();
    expect(before).toMatchObject([{ result: 'defeat' }]);
    // Its board was wrong when its end was written.
    await set({ state: { ...right.state, winner: 0, turn: 40 } as AnyState });
    await db()
      .update(walletBattles)
      .set({ result: 'victory', turn: 40 })
      .where(eq(walletBattles.battleId, id));
    expect(await rebuild(db(), id)).toMatchObject({ outcome: 'mended' });
    await db().execute(sql`update battle_effects set created_at = now() - interval '1 minute'`);
    await server.runJob('battleEffects');
    expect(await lines()).toEqual(before);
  });

  test('refuses a battle of other rules, and touches nothing', async () => {
    const { setup } = await row();
    await set({ setup: { ...setup, rulesVersion: setup.rulesVersion - 1 } });
    const before = await rowsOf(db(), id);
    expect(await rebuild(db(), id)).toEqual({
      outcome: 'other-rules',
      reason: `begun under version ${setup.rulesVersion - 1} of the rules`,
    });
    expect(await rowsOf(db(), id)).toEqual(before);
  });

  test('refuses a log that the rules do not allow, and a battle that is not there', async () => {
    const { version } = await row();
    const forged = { type: 'attack', seat: 0, pokemon: 999, attack: 0 } as never;
    await db().update(battleActions).set({ action: forged }).where(eq(battleActions.version, version));
    const before = await rowsOf(db(), id);
    expect(await rebuild(db(), id)).toMatchObject({ outcome: 'unplayable' });
    expect(await rowsOf(db(), id)).toEqual(before);
    expect(await rebuild(db(), crypto.randomUUID())).toMatchObject({ outcome: 'unknown' });
  });
});
