/** The calls of the battle arena. */
import type { AnyRules } from '@pokesol/engine';
import type {
  ActionRequest,
  AnyBattleAnswer,
  AnyBattleBegun,
  BattleAnswer,
  BattleLogAnswer,
  BattleRequest,
  BattleSummary,
  BattleUpdate,
  MatchmakingAnswer,
} from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { get, post, request } from '../../../platform/api.ts';
import { battleCommitments } from './commitments.ts';

export const battlePath = (id: string): string => `/api/battles/${encodeURIComponent(id)}`;

declare const noted: unique symbol;
/** A battle whose setup's hash this browser has kept: only such a one comes to the table, so no move is shown before. */
export type NotedBattle<R extends AnyRules> = BattleAnswer<R> & { readonly [noted]: true };
export type AnyNotedBattle = { readonly [R in AnyRules]: NotedBattle<R> }[AnyRules];

/** An ended battle's replay shows its setup to everybody: a hash first seen then is no commitment. */
export function noteBattle<Battle extends AnyBattleAnswer>(
  battle: Battle,
): Battle & { readonly [noted]: true } {
  if (battle.result === null) battleCommitments.note(battle.id, battle.setupHash);
  return battle as Battle & { readonly [noted]: true };
}

/** A battle that this page dealt by itself: the server committed to nothing. */
export const dealtHere = <Battle extends AnyBattleAnswer>(battle: Battle) =>
  battle as Battle & { readonly [noted]: true };

export const fetchBattle = async (id: string): Promise<AnyNotedBattle> =>
  noteBattle(await get<AnyBattleAnswer>(battlePath(id)));

export const fetchLog = <R extends AnyRules>(id: string): Promise<BattleLogAnswer<R>> =>
  get(`${battlePath(id)}/log`);

/** Always as it stands now: a kept answer would be an old board. */
export const useOpenBattle = (id: string) =>
  useQuery({ queryKey: [battlePath(id)], queryFn: () => fetchBattle(id), staleTime: 0, gcTime: 0 });

export const postAction = <R extends AnyRules>(
  id: string,
  request: ActionRequest,
): Promise<BattleUpdate<R>> => post(`${battlePath(id)}/actions?lean=true`, request);

/** Against a chosen opponent, or a trainer of the campaign: without a search. */
export async function beginBattle(asked: BattleRequest): Promise<AnyBattleBegun> {
  const begun = await post<AnyBattleBegun>('/api/battles', asked);
  noteBattle(begun);
  return begun;
}

/** Finds a player who searches by the same rules, in the same format. */
export const searchOpponent = (asked: {
  readonly deckId: string;
  readonly rules: AnyRules;
  readonly format?: string | undefined;
}): Promise<MatchmakingAnswer> => post('/api/matchmaking', asked);

export const cancelSearch = (): Promise<{ cancelled: boolean }> => request('DELETE', '/api/matchmaking');

export const battlesKey = (address: string) => ['/api/users', address, 'battles'];

/** Asked anew each time a screen opens: a battle may have ended on another device. */
export const useBattles = (address: string) =>
  useQuery<BattleSummary[]>({ queryKey: battlesKey(address), staleTime: 0 });
