/** A guest's battle is kept as the rules play it, once, by the wallet that asks, and brings nothing but its replay. */
import { createHash } from 'node:crypto';
import { type AnyRules, isRefusal, stateHash, type TypeOf, verbsOf } from '@pokesol/engine';
import {
  type AnyReplayAnswer,
  type BattleSummary,
  GUEST_ACTIONS,
  GUEST_BATTLES_KEPT,
  type GuestBattleAnswer,
  type GuestBattleRequest,
  type RefusalBody,
} from '@pokesol/protocol';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  conceded,
  guestBattle,
  guestSetup,
  playedGuestBattle,
} from '../../../../testing/battles/guestBattles.ts';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../../testing/index.ts';
import { rowsOf } from '../../../platform/db/statement.ts';
import { battles, walletBattles } from '../tables.ts';

const PATH = '/api/guest-battles';
const PLAYED = playedGuestBattle({ seed: 'a whole battle', level: 'medium' });
const OFFICIAL = playedGuestBattle({ seed: 'an official one', rules: 'official' });

describe.each(databasesFor('behaviour'))('a guest battle on %s', (kind) => {
  let server: TestServer;
  let wallet: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    wallet = await TestWallet.create(server.base);
    await wallet.signIn();
  });

  const ask = (body: object, by = wallet) => by.call<GuestBattleAnswer & RefusalBody>('POST', PATH, body);
  const keep = (body: GuestBattleRequest, by = wallet) => by.ok<GuestBattleAnswer>('POST', PATH, body);
  const listed = (by = wallet) => by.ok<BattleSummary[]>('GET', `/api/users/${by.address}/battles`);
  const stored = async (by = wallet) =>
    rowsOf<{ battles: number }>(
      await server.database.db.execute(
        sql`select count(*)::integer as battles from battle_seats where wallet = ${by.address}`,
      ),
    )[0]?.battles;

  test.for([PLAYED, OFFICIAL])('is listed as a guest’s, and its replay plays again', async (played) => {
    const { battleId } = await keep(played);
    const [line, ...more] = await listed();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ id: battleId, mode: 'guest', rules: played.rules, isMultiplayer: false });
    expect(line?.result).not.toBeNull();
    const replay = await wallet.ok<AnyReplayAnswer>('GET', `/api/battles/${battleId}/replay`);
    expect(replay).toMatchObject({ mode: 'guest', record: { kind: 'guest', actions: played.actions } });
    const verbs = verbsOf<AnyRules>(replay.record);
    const setup = guestSetup(played);
    expect(replay.setupHash).toBe(createHash('sha256').update(verbs.commitmentPreimage(setup)).digest('hex'));
    const steps = verbs.replay(replay.record as TypeOf<AnyRules, 'record'>);
    if (isRefusal(steps)) throw new Error(steps.code);
    const last = steps.at(-1);
    expect(last && stateHash(last.battle)).toBe(replay.finalHash);
  });

  test('against a trainer it pays no points and is no battle of the campaign', async () => {
    const seed = await seedThatWins('joey');
    const { battleId } = await keep(playedGuestBattle({ seed, trainerId: 'joey' }));
    expect(await listed()).toMatchObject([
      { id: battleId, mode: 'guest', result: 'victory', opponent: { trainerId: 'joey' } },
    ]);
    for (const table of ['point_entries', 'point_balances', 'trainer_records', 'battle_effects'])
      expect(
        rowsOf(
          await server.database.db.execute(
            sql`select * from ${sql.identifier(table)} where wallet = ${wallet.address}`,
          ),
        ),
      ).toEqual([]);
    const beaten = await wallet.call('POST', '/api/campaign/battle', {
      opponentId: 'joey',
      battleId,
      result: 'victory',
    });
    expect(beaten.status).toBeGreaterThanOrEqual(400);
  });

  test('kept twice, at once or later, it is one; another wallet has its own', async () => {
    const answers = await Promise.all([keep(PLAYED), keep(PLAYED), keep(PLAYED)]);
    answers.push(await keep(PLAYED));
    expect(new Set(answers.map(({ battleId }) => battleId)).size).toBe(1);
    expect(await stored()).toBe(1);
    expect(await listed()).toHaveLength(1);
    const other = await TestWallet.create(server.base);
    await other.signIn();
    const theirs = await keep(PLAYED, other);
    expect(theirs.battleId).not.toBe(answers[0]?.battleId);
    expect(await stored()).toBe(1);
  });

  test('the same deal played otherwise is refused, and the kept one stays', async () => {
    const { battleId } = await keep(PLAYED);
    expect(await ask(conceded({ seed: PLAYED.seed, level: 'medium' }))).toMatchObject({
      status: 422,
      body: { code: 'request-id-reused' },
    });
    const replay = await wallet.ok<AnyReplayAnswer>('GET', `/api/battles/${battleId}/replay`);
    expect(replay.record.actions).toEqual(PLAYED.actions);
  });

  const fresh = { seed: 'refused' };
  test.for<[string, object, string, string?]>([
    ['another seed', { ...PLAYED, seed: 'of my own' }, 'guest-battle-unkept'],
    ['another opponent', { ...PLAYED, trainerId: 'misty' }, 'guest-battle-unkept'],
    ['an unknown trainer', { ...conceded(fresh), trainerId: 'no-such-trainer' }, 'guest-battle-unkept'],
    ['a move that the rules refuse', { ...PLAYED, actions: PLAYED.actions.slice(1) }, 'guest-battle-unkept'],
    ['no action', { ...conceded(fresh), actions: [{ type: 'dance', seat: 0 }] }, 'guest-battle-unkept'],
    [
      'an action with more in it',
      { ...conceded(fresh), actions: [{ type: 'concede', seat: 0, note: 'hello' }] },
      'guest-battle-unkept',
    ],
    [
      'an AI that gives up',
      { ...conceded(fresh), actions: [{ type: 'concede', seat: 1 }] },
      'guest-battle-unkept',
    ],
    [
      'a clock that ends a turn',
      { ...conceded(fresh), actions: [{ type: 'timeOut', seat: 1 }] },
      'guest-battle-unkept',
    ],
    [
      'more after its end',
      { ...PLAYED, actions: [...PLAYED.actions, { type: 'concede', seat: 0 }] },
      'guest-battle-unkept',
    ],
    ['a battle that goes on', guestBattle(fresh), 'guest-battle-unkept', 'not-over'],
    ['other rules', { ...conceded(fresh), rulesVersion: 1 }, 'guest-battle-unkept', 'other-rules'],
  ])('refuses %s, and writes nothing', async ([, body, code, reason]) => {
    expect(await ask(body)).toMatchObject({ status: 422, body: { code, ...(reason && { reason }) } });
    expect(await stored()).toBe(0);
  });

  test.for<[string, object]>([
    ['more actions than any battle has', { actions: Array(GUEST_ACTIONS + 1).fill({}) }],
    ['decks of one’s own', { decks: [[], []] }],
    ['a level that no guest meets', { level: 'expert' }],
  ])('does not look at %s', async ([, more]) => {
    expect((await ask({ ...conceded(fresh), ...more })).status).toBe(400);
  });

  test('a body without measure is not read', async () => {
    const actions = Array(GUEST_ACTIONS).fill({ type: 'x'.repeat(200) });
    expect((await ask({ ...conceded(fresh), actions })).status).toBe(413);
  });

  test('a wallet keeps so many, and the first ones stay', async () => {
    const { battleId } = await keep(conceded({ seed: 'number 0' }));
    const [line] = await server.database.db
      .select()
      .from(walletBattles)
      .where(and(eq(walletBattles.wallet, wallet.address), eq(walletBattles.battleId, battleId)));
    if (line === undefined) throw new Error('The battle is not listed');
    await server.database.db
      .insert(walletBattles)
      .values(
        Array.from({ length: GUEST_BATTLES_KEPT - 1 }, () => ({ ...line, battleId: crypto.randomUUID() })),
      );
    expect(await ask(conceded({ seed: 'one more' }))).toMatchObject({
      status: 409,
      body: { code: 'guest-battles-full', params: { most: GUEST_BATTLES_KEPT } },
    });
    expect(await keep(conceded({ seed: 'number 0' }))).toEqual({ battleId });
  });

  test('is kept beside a battle that goes on', async () => {
    await keep(conceded(fresh));
    const [battle] = await server.database.db
      .select({ status: battles.status, version: battles.version })
      .from(battles)
      .innerJoin(walletBattles, eq(walletBattles.battleId, battles.id))
      .where(eq(walletBattles.wallet, wallet.address));
    expect(battle).toEqual({ status: 'ended', version: 1 });
    expect(
      (
        await wallet.call('POST', '/api/battles', {
          mode: 'practice',
          deck: { themeDeckId: 'base1-zap' },
          rules: 'official',
          opponent: { level: 'easy', deck: { themeDeckId: 'base1-zap' } },
        })
      ).status,
    ).toBe(201);
    await keep(conceded({ seed: 'meanwhile' }));
    expect(await listed()).toHaveLength(3);
  });
});

/** A seed by which the guest wins, so that there would be something to pay. */
async function seedThatWins(trainerId: string): Promise<string> {
  for (let number = 1; number <= 40; number += 1) {
    const seed = `win ${number}`;
    const played = playedGuestBattle({ seed, trainerId });
    const steps = verbsOf<AnyRules>(played).replay({
      ...guestSetup(played),
      actions: played.actions,
    } as TypeOf<AnyRules, 'record'>);
    if (!isRefusal(steps) && steps.at(-1)?.battle.state.winner === 0) return seed;
  }
  throw new Error('The guest never wins');
}
