/** Pays a victory over a trainer: within the very statement that ends the battle, so that neither is without the other. */
import { trainerById } from '@pokesol/campaign';
import { otherSeat } from '@pokesol/engine';
import { type SQL, sql } from 'drizzle-orm';
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { OnEnd } from '../battles/stored.ts';

/** What a ledger's entry for a battle is given for; the ledger takes each cause once. */
export const causeOf = (battleId: string): string => `battle:${battleId}`;

/** Nothing where there is nothing to pay: no trainer, a defeat, a draw. */
export const payVictory =
  (entropy: Entropy): OnEnd =>
  ({ id, mode, seats, battle, endedAt }): SQL | null => {
    const { winner } = battle.state;
    if (mode !== 'campaign' || winner === null || endedAt === null) return null;
    const { wallet } = seats[winner];
    const trainer = trainerById(seats[otherSeat(winner)].trainerId ?? '');
    if (wallet === null || trainer === undefined) return null;
    return sql`
    insert into point_entries (id, wallet, points, cause, created_at)
    select ${newId(entropy)}::uuid, ${wallet}::text, ${trainer.victoryReward}::integer, ${causeOf(id)}::text,
      ${endedAt.toISOString()}::timestamptz
    from moved
    on conflict (cause) do nothing`;
  };
