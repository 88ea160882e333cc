/** Moves a guest's battle to the battles of a wallet: the server deals and plays it again before it keeps it. */
import type { GuestBattleAnswer, GuestBattleRequest } from '@pokesol/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { post } from '../../platform/api.ts';
import { battlesKey } from '../battle/data/index.ts';
import type { GuestBattle } from './guestBattle.ts';

/** Answers its id there; the same battle again is the same one. @throws ApiError when it is not kept */
export async function sendGuestBattle(
  client: QueryClient,
  address: string,
  { rules, level, trainerId, seed, deal, actions }: GuestBattle,
): Promise<string> {
  if (deal === null) throw new Error('A battle that was never dealt is not over');
  const { rulesVersion } = deal;
  const asked: GuestBattleRequest = { rules, rulesVersion, level, trainerId, seed, actions: [...actions] };
  const { battleId } = await post<GuestBattleAnswer>('/api/guest-battles', asked);
  void client.invalidateQueries({ queryKey: battlesKey(address) });
  return battleId;
}
