/** Battles by the official rules, from the call that begins one to its replay. */
import { isRefusal, RULE_SETS, SEATS, seedRandom, stateHash } from '@pokesol/engine';
import type {
  AnyBattleAnswer,
  AnyReplayAnswer,
  BattleAnswer,
  BattleBegunAnswer,
  BattleLogAnswer,
  BattleSummary,
  BattleUpdate,
  RefusalBody,
  ReplayAnswer,
  StaleAnswer,
} from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginOfficial, QUICK_MOVES } from '../../../testing/battles/officialBattles.ts';
import {
  BattlePlayer,
  databasesFor,
  startTestServer,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import { rebuild } from './storage/rebuildState.ts';
import { battles } from './tables.ts';

type Official = BattleAnswer<'official'>;
const REQUEST = '3f0c6a52-7f0e-4f8b-9c7f-0d1c2b3a4f5e';
/** A random player gives up after so many actions. */
const LONGEST = 60;

describe.each(databasesFor('behaviour'))('official battles on %s', (kind) => {
  let now = Date.parse('2026-11-24T12:00:00Z');
  let server: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => now, searchTime: { minMs: 30_000, maxMs: 30_000 } });
    [maya, theo] = await Promise.all([BattlePlayer.create(server.base), BattlePlayer.create(server.base)]);
  });
  afterAll(() => server.close());

  const look = async (player: BattlePlayer, id: string): Promise<Official> => {
    const battle: AnyBattleAnswer = await player.wallet.ok('GET', `/api/battles/${id}`);
    if (battle.rules !== 'official') throw new Error(`${id} is played by ${battle.rules} rules`);
    return battle;
  };
  const act = <T = BattleUpdate<'official'>>(
    player: BattlePlayer,
    { id, version }: Pick<Official, 'id' | 'version'>,
    action: unknown,
    requestId?: string,
  ) => player.wallet.call<T>('POST', `/api/battles/${id}/actions`, { version, action, requestId });
  const done = async (player: BattlePlayer, battle: Official, action: unknown) => {
    const { status, body } = await act(player, battle, action);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const begun = async (more: object): Promise<BattleBegunAnswer<'official'>> =>
    maya.wallet.ok('POST', '/api/battles', {
      mode: 'match',
      deckId: maya.deckId,
      rules: 'official',
      ...more,
    });
  /** Of this wallet, or both; the first battle of a test is the only one. */
  const quick = async (): Promise<Official> =>
    look(
      maya,
      await beginOfficial(server.database.db, 'quick', [maya.wallet.address], { now: new Date(now) }),
    );
  const replayOf = async (id: string): Promise<ReplayAnswer<'official'>> => {
    const replay = (await (await fetch(`${server.base}/api/battles/${id}/replay`)).json()) as AnyReplayAnswer;
    if (replay.record.rules !== 'official') throw new Error('a replay of other rules');
    return replay as ReplayAnswer<'official'>;
  };

  test('begin against a level, are played by what is allowed, and replay to the same end', async () => {
    let battle: Official = await begun({ opponent: { kind: 'level', level: 'easy' } });
    expect(battle.opponent).toMatchObject({ kind: 'ai', level: 'easy' });
    expect(battle.setupHash).toMatch(/^[0-9a-f]{64}$/);
    const random = seedRandom('official');
    for (let acted = 0; battle.result === null; acted += 1) {
      const move = battle.legal[random.below(battle.legal.length)];
      battle = await done(maya, battle, acted < LONGEST ? move : { type: 'concede' });
      expect(battle.battleLog.every(({ description }) => description.length > 0)).toBe(true);
    }
    const replay = await replayOf(battle.id);
    const steps = RULE_SETS.official.replay(replay.record);
    if (isRefusal(steps)) throw new Error(steps.message);
    const end = steps.at(-1)?.battle;
    expect(end && stateHash(end)).toBe(replay.finalHash);
    expect(replay.victoryCondition).toBe(end?.state.ending);
    const [row] = await server.database.db.select().from(battles).where(eq(battles.id, battle.id));
    expect(row).toMatchObject({ rules: 'official', rulesVersion: RULE_SETS.official.version });
    const [listedFirst] = await maya.wallet.ok<BattleSummary[]>(
      'GET',
      `/api/users/${maya.wallet.address}/battles`,
    );
    expect(listedFirst).toMatchObject({
      id: battle.id,
      rules: 'official',
      victoryCondition: end?.state.ending,
    });
  });

  test('are won in few actions, sent lean, logged, and rebuilt from their log', async () => {
    let battle = await quick();
    expect(battle.view.choice).toMatchObject({ kind: 'yesNo', about: 'goFirst' });
    for (const move of QUICK_MOVES) battle = await done(maya, battle, move);
    expect(battle).toMatchObject({ result: 'victory', view: { winner: 0, ending: 'opponent_no_pokemon' } });
    const { entries } = await maya.wallet.ok<BattleLogAnswer<'official'>>(
      'GET',
      `/api/battles/${battle.id}/log`,
    );
    expect(entries[0]?.description).toContain('You win');
    expect(await rebuild(server.database.db, battle.id)).toMatchObject({ outcome: 'same' });
    await server.database.db
      .update(battles)
      .set({ version: 1, status: 'open' })
      .where(eq(battles.id, battle.id));
    expect(await rebuild(server.database.db, battle.id)).toMatchObject({ outcome: 'mended' });
  });

  test('refuse an action with its sentence and the number of its rule, and one of Classic as no action', async () => {
    let battle = await quick();
    const early = await act<RefusalBody>(maya, battle, { type: 'endTurn' });
    expect(early).toMatchObject({ status: 422, body: { code: 'action-refused', reason: 'SETUP' } });
    const wrong = await act<RefusalBody>(maya, battle, { type: 'play', card: 0, to: 'active' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'action-refused', reason: 'MALFORMED_ACTION', message: 'That is not an action' },
    });
    expect(wrong.body.params).toEqual({ rule: '12.1' });
    for (const move of QUICK_MOVES.slice(0, 4)) battle = await done(maya, battle, move);
    const first = await act<RefusalBody>(maya, battle, { type: 'attack', attack: 0 });
    expect(first.body).toMatchObject({
      code: 'action-refused',
      reason: 'FIRST_TURN_ATTACK',
      params: { rule: '3.7' },
      message: 'The player who goes first does not attack on the first turn',
    });
    const other = await act<RefusalBody>(maya, battle, { type: 'bench', card: 'x' });
    expect(other.status).toBe(400);
    await done(maya, battle, { type: 'concede' });
  });

  test('begun under earlier rules are closed without a winner, cannot be continued and are not rebuilt', async () => {
    const battle = await quick();
    const [row] = await server.database.db.select().from(battles).where(eq(battles.id, battle.id));
    if (row === undefined) throw new Error('it was begun');
    const before = RULE_SETS.official.version - 1;
    await server.database.db
      .update(battles)
      .set({ setup: { ...row.setup, rulesVersion: before } })
      .where(eq(battles.id, battle.id));
    expect(await server.runJob('otherRules')).toMatchObject({ report: { abandoned: 1 } });
    const refused = await act<RefusalBody>(maya, battle, QUICK_MOVES[0]);
    expect(refused.body).toMatchObject({ code: 'battle-other-rules' });
    const [closed] = await server.database.db.select().from(battles).where(eq(battles.id, battle.id));
    expect(closed).toMatchObject({ status: 'abandoned', abandonedBecause: 'other-rules', winner: null });
    expect(await rebuild(server.database.db, battle.id)).toMatchObject({ outcome: 'other-rules' });
    const next = await quick();
    expect(next.result).toBeNull();
    await done(maya, next, { type: 'concede' });
  });

  test('answer an action that is too late with the board, and a request said twice with what it did', async () => {
    const battle = await quick();
    const first = await act(maya, battle, QUICK_MOVES[0], REQUEST);
    const again = await act(maya, battle, QUICK_MOVES[0], REQUEST);
    expect(again).toMatchObject({
      status: 200,
      body: { version: first.body.version, events: first.body.events },
    });
    const late = await act<StaleAnswer<'official'>>(maya, battle, QUICK_MOVES[0]);
    expect(late).toMatchObject({ status: 409, body: { current: { rules: 'official' } } });
    await done(maya, first.body, { type: 'concede' });
  });

  test('refuse the expert in Classic alone, and say what to change in a deck', async () => {
    const expert = { opponent: { kind: 'level', level: 'expert' } };
    const body = { mode: 'match', deckId: maya.deckId, ...expert };
    const classic = await maya.wallet.call<RefusalBody>('POST', '/api/battles', body);
    expect(classic).toMatchObject({ status: 422, body: { code: 'level-official-only' } });
    const { id } = await maya.wallet.ok<{ id: string }>('POST', `/api/users/${maya.wallet.address}/decks`, {
      name: 'Short',
      cards: [{ cardId: 'base1-98', quantity: 59 }],
    });
    const official = { ...body, deckId: id, rules: 'official' };
    const short = await maya.wallet.call<RefusalBody>('POST', '/api/battles', official);
    expect(short).toMatchObject({ status: 422, body: { code: 'deck-not-valid', reason: 'official' } });
    expect(short.body.message).toContain('60');
    expect(short.body.message).toContain('Pokemon');
  });

  test('find people of the same rules alone, and the clock ends a turn in the middle of a question', async () => {
    const classic = await TestWallet.create(server.base);
    const other = await BattlePlayer.createFor(classic);
    const searches = (player: BattlePlayer, rules: string) =>
      player.wallet.call<{ battleId: string; isMultiplayer: boolean }>('POST', '/api/matchmaking', {
        deckId: player.deckId,
        rules,
      });
    const left = searches(other, 'classic');
    const found = await Promise.all([searches(maya, 'official'), searches(theo, 'official')]);
    expect(found.map(({ body }) => body.isMultiplayer)).toEqual([true, true]);
    await other.wallet.ok('DELETE', '/api/matchmaking');
    expect(await left).toMatchObject({ status: 409, body: { code: 'search-cancelled' } });

    const id = found[0]?.body.battleId ?? '';
    const before = await Promise.all([maya, theo].map((player) => look(player, id)));
    const asked = before.findIndex(({ view }) => view.choice !== null);
    expect(before[asked]?.turnMsLeft).toBe(300_000);
    now += 300_000;
    expect(await server.runJob('turns')).toMatchObject({ report: { turnsEnded: 1 } });
    const after = await Promise.all([maya, theo].map((player) => look(player, id)));
    expect(after[asked]?.version).toBe((before[asked]?.version ?? 0) + 1);
    expect(after[asked]?.view.you.timeouts).toBe(1);
    // The next question has the full time.
    expect(after[asked]?.turnMsLeft).toBe(300_000);
    const [one] = after;
    if (one === undefined) throw new Error('there is a battle');
    await done(maya, one, { type: 'concede' });
    expect(SEATS).toContain((await look(theo, id)).view.winner);
  });
});
