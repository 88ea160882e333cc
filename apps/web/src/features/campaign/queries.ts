/** What the campaign screens read and write, and what is asked anew when a battle has been recorded. */
import type { AnyRules } from '@pokesol/engine';
import type {
  AnyBattleBegun,
  CampaignBattleAnswer,
  CampaignBattleRequest,
  CampaignOpponent,
  DeckSummaryJson,
  OpponentDeckJson,
  ResolveDeckAnswer,
} from '@pokesol/protocol';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { post } from '../../platform/api.ts';
import { battlesKey, beginBattle } from '../battle/data/index.ts';
import { decksKey } from '../deck/index.ts';
import { campaignStatsKey } from '../wallet/index.ts';

export const opponentsKey = (address: string) => ['/api/users', address, 'campaign/opponents'];

/** Asked anew each time the screen opens: a battle may have ended on another device. */
export const useOpponents = (address: string) =>
  useQuery<CampaignOpponent[]>({ queryKey: opponentsKey(address), staleTime: 0 });

/** The decks as they are now, not as some screen once saw them. */
export const decksNow = (client: QueryClient, address: string): Promise<DeckSummaryJson[]> =>
  client.fetchQuery({ queryKey: decksKey(address), staleTime: 0 });

export const fetchResolvedDeck = (opponentDeck: OpponentDeckJson): Promise<ResolveDeckAnswer> =>
  post('/api/campaign/deck/resolve', { opponentDeck, useAPIFirst: true });

export const challengeTrainer = (
  deckId: string,
  opponentId: string,
  rules: AnyRules,
): Promise<AnyBattleBegun> => beginBattle({ mode: 'campaign', deckId, opponentId, rules });

export const postRecord = (claim: CampaignBattleRequest): Promise<CampaignBattleAnswer> =>
  post('/api/campaign/battle', claim);

/** Progress is made of opponents and stats, so these are all; the caller does not wait for the answers. */
export function recordChanged(client: QueryClient, address: string): void {
  for (const queryKey of [opponentsKey(address), campaignStatsKey(address), battlesKey(address)])
    void client.invalidateQueries({ queryKey });
}
