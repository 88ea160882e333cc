/** The calls of the battle arena. */
import type {
  ActionRequest,
  BattleAnswer,
  BattleBegunAnswer,
  BattleLogAnswer,
  BattleRequest,
  BattleSummary,
  BattleUpdate,
  MatchmakingAnswer,
} from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { get, post, request } from '../../platform/api.ts';
import { battleCommitments } from './commitments.ts';

export const battlePath = (id: string): string => `/api/battles/${encodeURIComponent(id)}`;

declare const noted: unique symbol;
/** A battle whose setup's hash this browser has kept: only such a one comes to the table, so no move is shown before. */
export type NotedBattle = BattleAnswer & { readonly [noted]: true };

/** An ended battle's replay tells its setup to everybody: a hash that is heard then was promised to nobody. */
export function noteBattle(battle: BattleAnswer): NotedBattle {
  if (battle.result === null) battleCommitments.note(battle.id, battle.setupHash);
  return battle as NotedBattle;
}

export const fetchBattle = async (id: string): Promise<NotedBattle> =>
  noteBattle(await get<BattleAnswer>(battlePath(id)));

export const fetchLog = (id: string): Promise<BattleLogAnswer> => get(`${battlePath(id)}/log`);

/** Always as it stands now: a kept answer would be an old board. */
export const useOpenBattle = (id: string) =>
  useQuery({ queryKey: [battlePath(id)], queryFn: () => fetchBattle(id), staleTime: 0, gcTime: 0 });

export const postAction = (id: string, request: ActionRequest): Promise<BattleUpdate> =>
  post(`${battlePath(id)}/actions?lean=true`, request);

/** Against a chosen opponent, or a trainer of the campaign: without a search. */
export async function beginBattle(asked: BattleRequest): Promise<BattleBegunAnswer> {
  const begun = await post<BattleBegunAnswer>('/api/battles', asked);
  noteBattle(begun);
  return begun;
}

export const searchOpponent = (deckId: string): Promise<MatchmakingAnswer> =>
  post('/api/matchmaking', { deckId });

export const cancelSearch = (): Promise<{ cancelled: boolean }> => request('DELETE', '/api/matchmaking');

export const battlesKey = (address: string) => ['/api/users', address, 'battles'];

/** Asked anew each time a screen opens: a battle may have ended on another device. */
export const useBattles = (address: string) =>
  useQuery<BattleSummary[]>({ queryKey: battlesKey(address), staleTime: 0 });
