/** Calls of the campaign: the trainers, what a wallet has won, a battle's record, a trainer's deck. */
import { isRefusal } from '@pokesol/engine';
import {
  campaignBattleAnswer,
  campaignBattleRequest,
  campaignOpponentsAnswer,
  campaignStatsAnswer,
  resolveDeckAnswer,
  resolveDeckRequest,
  walletAddress,
} from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { signedIn } from '../../platform/http/access.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import type { BattleEnds, BattleStore } from '../battles/index.ts';
import { campaignStatsOf, opponentsFor } from './progress.ts';
import { recorded } from './recorded.ts';
import { type ExternalCards, resolveDeck } from './resolveDeck.ts';

export type CampaignDeps = {
  db: Db;
  battles: BattleStore & { readonly ends: BattleEnds };
  /** For one deck at a time: how many cards of it are asked for elsewhere is bounded. */
  externalCards?: () => ExternalCards;
};

const ofWallet = z.object({ wallet: walletAddress });
const owner = { config: { access: 'owner' as const } };
const session = { config: { access: 'session' as const } };

export function campaignRoutes(app: Http, { db, battles, externalCards }: CampaignDeps): void {
  app.get(
    '/api/users/:wallet/campaign/opponents',
    { ...owner, schema: { params: ofWallet, response: { 200: campaignOpponentsAnswer } } },
    (request) => opponentsFor(db, signedIn(request)),
  );

  app.get(
    '/api/users/:wallet/campaign/stats',
    { ...owner, schema: { params: ofWallet, response: { 200: campaignStatsAnswer } } },
    (request) => campaignStatsOf(db, signedIn(request)),
  );

  app.post(
    '/api/campaign/battle',
    { ...session, schema: { body: campaignBattleRequest, response: { 200: campaignBattleAnswer } } },
    async (request, reply) => {
      const answer = await recorded(battles, signedIn(request), request.body);
      return isRefusal(answer) ? refuse(reply, answer) : answer;
    },
  );

  app.post(
    '/api/campaign/deck/resolve',
    { ...session, schema: { body: resolveDeckRequest, response: { 200: resolveDeckAnswer } } },
    (request) => resolveDeck(db, request.body.opponentDeck, externalCards?.()),
  );
}
