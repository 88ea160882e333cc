/** The campaign as it is played: locked trainers, a victory paid once, a defeat kept, one door opening after another. */
import { ROSTER } from '@pokesol/campaign';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from '../../../testing/battles/campaignPlayer.ts';
import { endBattle } from '../../../testing/battles/endBattle.ts';
import { untilLastBlow } from '../../../testing/battles/lastBlow.ts';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { systemEntropy } from '../../platform/entropy.ts';
import { onCampaignEnd } from './pay.ts';

describe.each(databasesFor('behaviour'))('the campaign on %s', (kind) => {
  let server: TestServer;
  let ended: (id: string, winner: 0 | 1 | null) => Promise<number>;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    ended = (id, winner) =>
      endBattle(server.database.db, id, { winner, onEnd: onCampaignEnd(systemEntropy), now: new Date() });
  });
  afterAll(() => server.close());
  const newcomer = () => CampaignPlayer.create(server.base, server.database.db);

  test('a newcomer beats the first trainer, is paid once, and finds the second door open', async () => {
    const player = await newcomer();
    const before = await player.opponents();
    expect(before.map(({ id }) => id)).toEqual(ROSTER.map(({ id }) => id));
    expect(before.filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id)).toEqual(['joey']);
    expect(before.every((opponent) => !('userProgress' in opponent))).toBe(true);
    expect(before[2]).toMatchObject({ name: 'Brock', unlockedBy: ['Youngster Joey', 'Lass Janice'] });
    const none = { pokePoints: 0, campaignVictories: 0, campaignDefeats: 0, currentCampaignStage: 1 };
    expect(await player.stats()).toEqual(none);

    const { battle, move } = await untilLastBlow(server, player, 'newcomer');
    expect(battle).toMatchObject({
      mode: 'campaign',
      isMultiplayer: false,
      opponent: { name: 'Youngster Joey', kind: 'ai', level: 'easy', trainerId: 'joey' },
    });
    const won = await player.act(battle, move);
    expect(won.result).toBe('victory');
    // Paid before the page said anything: its call below only asks.
    const paid = await player.stats();
    expect(paid).toMatchObject({ pokePoints: 50, campaignVictories: 1, currentCampaignStage: 2 });
    for (let call = 0; call < 3; call += 1)
      expect(await player.claim(won, 'joey')).toMatchObject({
        status: 200,
        body: { success: true, pointsAwarded: 50 },
      });
    expect(await player.stats()).toEqual(paid);

    const lost = await player.concede(await player.challenge('janice'));
    expect(lost.result).toBe('defeat');
    expect(await player.claim(lost, 'janice', { result: 'defeat', pointsAwarded: 0 })).toMatchObject({
      status: 200,
      body: { success: true, pointsAwarded: 0 },
    });
    expect(await player.stats()).toEqual({ ...paid, campaignDefeats: paid.campaignDefeats + 1 });
    const [joey, janice, brock] = await player.opponents();
    expect(joey).toMatchObject({ isUnlocked: true, userProgress: { isDefeated: true, victories: 1 } });
    expect(janice).toMatchObject({
      isUnlocked: true,
      unlockedBy: [],
      userProgress: { isDefeated: false, victories: 0, defeats: 1 },
    });
    expect(brock).toMatchObject({ isUnlocked: false, unlockedBy: ['Lass Janice'] });
  });

  test('every door opens in its order, and the sum of all rewards is the balance', async () => {
    const player = await newcomer();
    for (const [index, trainer] of ROSTER.entries()) {
      for (const later of ROSTER.slice(index + 1))
        expect(await player.tryChallenge(later.id)).toMatchObject({
          status: 403,
          body: { code: 'opponent-locked' },
        });
      const opponents = await player.opponents();
      expect(opponents.filter(({ isUnlocked }) => isUnlocked)).toHaveLength(index + 1);
      const battle = await player.challenge(trainer.id);
      expect(battle.opponent).toEqual({
        name: trainer.name,
        kind: 'ai',
        level: trainer.difficulty,
        trainerId: trainer.id,
      });
      await ended(battle.id, 0);
      const expected = ROSTER.slice(0, index + 1).reduce((sum, { victoryReward }) => sum + victoryReward, 0);
      expect(await player.stats()).toEqual({
        pokePoints: expected,
        campaignVictories: index + 1,
        campaignDefeats: 0,
        currentCampaignStage: Math.min(index + 2, 9),
      });
    }
  });

  test('a trainer beaten again pays again; a draw and an abandoned battle are nothing', async () => {
    const player = await newcomer();
    for (const winner of [0, 0, null, 1] as const) await ended((await player.challenge('joey')).id, winner);
    expect(await player.stats()).toMatchObject({
      pokePoints: 100,
      campaignVictories: 2,
      campaignDefeats: 1,
    });
  });

  test('what one wallet won opens nothing for another', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await ended((await one.challenge('joey')).id, 0);
    expect((await one.tryChallenge('janice')).status).toBe(201);
    expect((await other.tryChallenge('janice')).status).toBe(403);
    expect(await other.stats()).toMatchObject({ pokePoints: 0, currentCampaignStage: 1 });
  });
});
