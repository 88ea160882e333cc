/** Answers what a campaign battle paid, to a page that names its result: the result itself stands since its end. */
import { isRefusal, otherSeat } from '@pokesol/engine';
import type { CampaignBattleAnswer, CampaignBattleRequest } from '@pokesol/protocol';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { type BattleEnds, type BattleStore, resultFor, seated } from '../battles/index.ts';
import { causeOf } from './pay.ts';
import { pointEntries } from './tables.ts';

/**
 * Changes nothing, whatever is claimed; the same call has the same answer. What the end brings and a server that died did not
 * write is written first.
 */
export async function recorded(
  { ends, ...store }: BattleStore & { readonly ends: Pick<BattleEnds, 'apply'> },
  wallet: string,
  claim: CampaignBattleRequest,
): Promise<CampaignBattleAnswer | CallRefusal> {
  const found = await seated(store, wallet, claim.battleId);
  if (isRefusal(found)) return found;
  const { stored, seat } = found;
  if (stored.mode !== 'campaign') return refused('not-a-campaign-battle');
  if (stored.seats[otherSeat(seat)].trainerId !== claim.opponentId) return refused('opponent-mismatch');
  const result = resultFor(stored.status, stored.battle.state.winner, seat);
  if (result === null) return refused('battle-not-over');
  if (result !== claim.result) return refused('result-mismatch', { params: { result } });
  // Not yet is not none: a page that gets no points would say so.
  if (!(await ends.apply(stored.id))) return refused('database-unreachable');
  const pointsAwarded = await paidFor(store.db, wallet, stored.id);
  if (claim.pointsAwarded !== undefined && claim.pointsAwarded !== pointsAwarded)
    return refused('points-mismatch', { params: { pointsAwarded } });
  return { success: true, pointsAwarded };
}

async function paidFor(db: Db, wallet: string, battleId: string): Promise<number> {
  const [entry] = await db
    .select({ points: pointEntries.points })
    .from(pointEntries)
    .where(and(eq(pointEntries.wallet, wallet), eq(pointEntries.cause, causeOf(battleId))));
  return entry?.points ?? 0;
}
