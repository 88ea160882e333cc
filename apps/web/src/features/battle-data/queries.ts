/** The calls of the battle arena. */
import type {
  BattleAnswer,
  BattleSummary,
  BattleUpdate,
  MatchmakingAnswer,
  PlayerActionJson,
} from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { get, post, request } from '../../platform/api.ts';
import { battleCommitments } from './commitments.ts';

export const battlePath = (id: string): string => `/api/battles/${encodeURIComponent(id)}`;

export const fetchBattle = async (id: string): Promise<BattleAnswer> => {
  const battle = await get<BattleAnswer>(battlePath(id));
  battleCommitments.note(battle.id, battle.setupHash);
  return battle;
};

export const postAction = (id: string, version: number, action: PlayerActionJson): Promise<BattleUpdate> =>
  post(`${battlePath(id)}/actions?lean=true`, { version, action });

export const searchOpponent = (deckId: string): Promise<MatchmakingAnswer> =>
  post('/api/matchmaking', { deckId });

export const cancelSearch = (): Promise<{ cancelled: boolean }> => request('DELETE', '/api/matchmaking');

export const battlesKey = (address: string) => ['/api/users', address, 'battles'];

/** Asked anew each time a screen opens: a battle may have ended on another device. */
export const useBattles = (address: string) =>
  useQuery<BattleSummary[]>({ queryKey: battlesKey(address), staleTime: 0 });
