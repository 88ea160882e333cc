/** Everything a player may try and not get in the campaign: each refused by its code, and nothing is changed. */
import { ROSTER } from '@pokesol/campaign';
import type { CampaignBattleRequest } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from '../../../testing/battles/campaignPlayer.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { compilerOfServer } from '../cardText/version.ts';
import { challenge } from './challenge.ts';
import { onCampaignEnd } from './pay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databasesFor('behaviour'))('what the campaign refuses on %s', (kind) => {
  let server: TestServer;
  let now = Date.now();
  let player: CampaignPlayer;
  let stranger: CampaignPlayer;
  let won: { id: string };
  let lost: { id: string };
  let drawn: { id: string };
  let abandoned: { id: string };
  let ordinary: { id: string };
  let running: { id: string };

  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => now });
    const { db } = server.database;
    player = await CampaignPlayer.create(server.base, db);
    stranger = await CampaignPlayer.create(server.base, db);
    const ended = async (winner: 0 | 1 | null) => {
      const battle = await player.challenge('joey');
      await endBattle(db, battle.id, { winner, onEnd: onCampaignEnd(systemEntropy), now: new Date(now) });
      return battle;
    };
    won = await ended(0);
    lost = await ended(1);
    drawn = await ended(null);
    abandoned = await player.challenge('joey');
    now += DAY_MS + 1;
    await server.runJob('abandoned');
    const match = await player.wallet.ok<Parameters<typeof player.concede>[0]>('POST', '/api/battles', {
      mode: 'match',
      deckId: player.deckId,
    });
    ordinary = await player.concede(match);
    running = await player.challenge('joey');
  });
  afterAll(() => server.close());

  /** Everything the campaign could have changed. */
  const everything = async (): Promise<unknown> => {
    const rows = async (table: string) =>
      (
        (await server.database.db.execute(sql.raw(`select * from ${table} order by 1, 2`))) as {
          rows: unknown[];
        }
      ).rows;
    return [await rows('point_entries'), await rows('battles'), await rows('battle_seats')];
  };

  type Claim = Partial<CampaignBattleRequest> & Record<string, unknown>;
  const CLAIMS: readonly (readonly [
    what: string,
    battle: () => { id: string },
    claim: Claim,
    status: number,
    code: string,
    params: object | undefined,
  ])[] = [
    ['a battle that is still running', () => running, {}, 409, 'battle-not-over', undefined],
    ['a victory where it lost', () => lost, {}, 409, 'result-mismatch', { result: 'defeat' }],
    ['a defeat where it won', () => won, { result: 'defeat' }, 409, 'result-mismatch', { result: 'victory' }],
    ['a victory where neither won', () => drawn, {}, 409, 'result-mismatch', { result: 'draw' }],
    ['a victory in a battle it left', () => abandoned, {}, 409, 'result-mismatch', { result: 'abandoned' }],
    [
      'a defeat in a battle it left',
      () => abandoned,
      { result: 'defeat' },
      409,
      'result-mismatch',
      { result: 'abandoned' },
    ],
    ['another trainer’s reward', () => won, { opponentId: 'giovanni' }, 409, 'opponent-mismatch', undefined],
    [
      'a trainer that does not exist',
      () => won,
      { opponentId: 'unlisted' },
      409,
      'opponent-mismatch',
      undefined,
    ],
    [
      'a battle outside the campaign',
      () => ordinary,
      { result: 'defeat' },
      409,
      'not-a-campaign-battle',
      undefined,
    ],
    [
      'more points than it paid',
      () => won,
      { pointsAwarded: 51 },
      409,
      'points-mismatch',
      { pointsAwarded: 50 },
    ],
    [
      'no points where it paid some',
      () => won,
      { pointsAwarded: 0 },
      409,
      'points-mismatch',
      { pointsAwarded: 50 },
    ],
    [
      'points for a defeat',
      () => lost,
      { result: 'defeat', pointsAwarded: 50 },
      409,
      'points-mismatch',
      { pointsAwarded: 0 },
    ],
    [
      'a battle that does not exist',
      () => ({ id: crypto.randomUUID() }),
      {},
      404,
      'battle-unknown',
      undefined,
    ],
    [
      'something that is no result',
      () => won,
      { result: 'draw' } as unknown as Claim,
      400,
      'bad-request',
      undefined,
    ],
    ['unknown fields', () => won, { points: 1_000 }, 400, 'bad-request', undefined],
    ['a battle id that is none', () => ({ id: 'mine' }), {}, 400, 'bad-request', undefined],
  ];

  test.each(CLAIMS)('%s', async (_, battle, claim, status, code, params) => {
    const before = await everything();
    const { opponentId = 'joey', ...more } = claim;
    expect(await player.claim(battle(), opponentId, more)).toMatchObject({
      status,
      body: { code, ...(params === undefined ? {} : { params }) },
    });
    expect(await everything()).toEqual(before);
  });

  test('another’s victory, in one’s own name and in the other’s', async () => {
    const before = await everything();
    expect(await stranger.claim(won, 'joey')).toMatchObject({
      status: 403,
      body: { code: 'not-your-battle' },
    });
    expect(await stranger.claim(won, 'joey', { userId: player.wallet.address })).toMatchObject({
      status: 403,
      body: { code: 'not-your-wallet' },
    });
    expect(await everything()).toEqual(before);
  });

  test('a locked trainer, with the spec’s words', async () => {
    const before = await everything();
    expect(await stranger.tryChallenge('giovanni')).toMatchObject({
      status: 403,
      body: {
        code: 'opponent-locked',
        title: 'Opponent Locked',
        message: 'Complete previous challenges to unlock this opponent.',
        params: { trainers: 'sabrina' },
      },
    });
    expect(await everything()).toEqual(before);
  });

  test('an unknown trainer, an unknown deck, a second battle beside the first, a challenge without a trainer', async () => {
    const before = await everything();
    expect(await stranger.tryChallenge('unlisted')).toMatchObject({
      status: 404,
      body: { code: 'trainer-unknown' },
    });
    const post = (body: object) => stranger.wallet.call('POST', '/api/battles', body);
    const campaign = { mode: 'campaign', deckId: crypto.randomUUID() };
    expect(await post({ ...campaign, opponentId: 'joey' })).toMatchObject({
      status: 404,
      body: { code: 'deck-unknown' },
    });
    expect(await post(campaign)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await player.tryChallenge('joey')).toMatchObject({
      status: 409,
      body: { code: 'battle-open', params: { battleId: running.id } },
    });
    expect(await everything()).toEqual(before);
  });

  test('a trainer that takes no challenges', async () => {
    const roster = ROSTER.map((trainer) => ({ ...trainer, isActive: trainer.id !== 'joey' }));
    const { db } = server.database;
    const { address } = stranger.wallet;
    const deps = { db, compilerNow: compilerOfServer() };
    const asked = (trainerId: string) => ({ trainerId, rules: 'classic' }) as const;
    expect(await challenge(deps, address, asked('joey'), roster)).toMatchObject({
      refused: true,
      code: 'trainer-inactive',
    });
    expect(await challenge(deps, address, asked('janice'), roster)).toMatchObject({ trainerId: 'janice' });
  });
});
