/** Calls of the campaign: so far, what a wallet has won. */
import { campaignStatsAnswer, walletAddress } from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Http } from '../../platform/http/server.ts';
import { pointsOf } from './points.ts';

export function campaignRoutes(app: Http, db: Db): void {
  app.get(
    '/api/users/:wallet/campaign/stats',
    {
      config: { access: 'owner' },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: campaignStatsAnswer } },
    },
    async (request) => ({
      pokePoints: await pointsOf(db, signedIn(request)),
      campaignVictories: 0,
      campaignDefeats: 0,
      currentCampaignStage: 1,
    }),
  );
}
