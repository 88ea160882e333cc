/** Battles of the lobby against a chosen level or an own deck: who may be asked for, and that no victory in them pays or counts. */
import { randomUUID } from 'node:crypto';
import type { BattleAnswer, DeckJson, RefusalBody } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from '../../../testing/battles/campaignPlayer.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { onCampaignEnd } from './pay.ts';

describe.each(databasesFor('behaviour'))('a chosen opponent on %s', (kind) => {
  let server: TestServer;
  let player: CampaignPlayer;
  let stranger: CampaignPlayer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    [player, stranger] = (await Promise.all(
      [1, 2].map(() => CampaignPlayer.create(server.base, server.database.db)),
    )) as [CampaignPlayer, CampaignPlayer];
  });
  afterAll(() => server.close());

  const ask = (opponent: object, more: object = {}) =>
    player.wallet.call<BattleAnswer<'classic'> & RefusalBody>('POST', '/api/battles', {
      mode: 'match',
      deckId: player.deckId,
      opponent,
      ...more,
    });
  const win = (id: string) =>
    endBattle(server.database.db, id, {
      winner: 0,
      onEnd: onCampaignEnd(systemEntropy),
      now: new Date(),
    });

  test.for([
    [{ kind: 'level', level: 'hard' }, /^Champion /],
    [{ kind: 'practice', level: 'easy', deckId: 'own' }, /^Practice partner$/],
  ] as const)(
    '%j plays as strong as asked for, and losing to the player pays nothing',
    async ([choice, name]) => {
      const opponent = 'deckId' in choice ? { ...choice, deckId: player.deckId } : choice;
      const before = { stats: await player.stats(), opponents: await player.opponents() };
      const { status, body } = await ask(opponent);
      expect(status).toBe(201);
      const sits = { kind: 'ai', level: choice.level, name: expect.stringMatching(name) };
      const mode = choice.kind === 'practice' ? 'practice' : 'match';
      expect(body).toMatchObject({ mode, isMultiplayer: false, opponent: sits });
      expect(body.opponent).not.toHaveProperty('trainerId');
      await win(body.id);
      expect({ stats: await player.stats(), opponents: await player.opponents() }).toEqual(before);
      for (const opponentId of ['joey', 'giovanni'])
        expect(
          await player.wallet.call('POST', '/api/campaign/battle', {
            battleId: body.id,
            userId: player.wallet.address,
            opponentId,
            result: 'victory',
            battleDuration: 1,
            pointsAwarded: 1000,
          }),
        ).toMatchObject({ status: 409, body: { code: 'not-a-campaign-battle' } });
      expect(await player.stats()).toEqual(before.stats);
    },
  );

  test('holds only decks that the asking wallet could play itself', async () => {
    const empty = await player.wallet.ok<DeckJson>('POST', `/api/users/${player.wallet.address}/decks`, {
      name: 'Empty',
    });
    for (const [deckId, code] of [
      [stranger.deckId, 'deck-unknown'],
      [randomUUID(), 'deck-unknown'],
      [empty.id, 'deck-not-valid'],
    ])
      expect(await ask({ kind: 'practice', level: 'easy', deckId })).toMatchObject({ body: { code } });
  });

  test.for([
    [{ kind: 'level', level: 'champion' }, {}],
    [{ kind: 'level', level: 'easy', trainerId: 'joey' }, {}],
    [{ kind: 'practice', level: 'easy' }, {}],
    [{ kind: 'trainer', trainerId: 'joey' }, {}],
    [
      { kind: 'level', level: 'easy' },
      { mode: 'campaign', opponentId: 'joey' },
    ],
    [{ kind: 'level', level: 'easy' }, { pointsAwarded: 1000 }],
  ] as const)('is no wish for more than a level and a deck: %j %j', async ([opponent, more]) => {
    expect(await ask(opponent, more)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});
