/** Pays a victory and counts a result: within the very statement that ends the battle, so that none is without the others. */
import { trainerById } from '@pokesol/campaign';
import { otherSeat, SEATS } from '@pokesol/engine';
import { type SQL, sql } from 'drizzle-orm';
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { OnEnd } from '../battles/stored.ts';
import type { StoredBattle } from '../battles/storedBattle.ts';

/** What a ledger's entry for a battle is given for; the ledger takes each cause once. */
export const causeOf = (battleId: string): string => `battle:${battleId}`;

/** Nothing of a battle outside the campaign, or of a draw. */
export const onCampaignEnd =
  (entropy: Entropy): OnEnd =>
  (after): SQL | null => {
    if (after.mode !== 'campaign' || after.battle.state.winner === null || after.endedAt === null)
      return null;
    const written = [payment(after, newId(entropy)), record(after)].filter((part) => part !== null);
    return written.length === 0 ? null : sql.join(written, sql`, `);
  };

/** Nothing where there is nothing to pay: no trainer, a defeat. */
function payment({ id, seats, battle, endedAt }: StoredBattle, entryId: string): SQL | null {
  const { winner } = battle.state;
  if (winner === null || endedAt === null) return null;
  const { wallet } = seats[winner];
  const trainer = trainerById(seats[otherSeat(winner)].trainerId ?? '');
  if (wallet === null || trainer === undefined) return null;
  return sql`paid as (
      insert into point_entries (id, wallet, points, cause, created_at)
      select ${entryId}::uuid, ${wallet}::text, ${trainer.victoryReward}::integer, ${causeOf(id)}::text,
        ${endedAt.toISOString()}::timestamptz
      from moved
      on conflict (cause) do nothing
      returning wallet, points
    ), balanced as (
      insert into point_balances as kept (wallet, points)
      select wallet, points from paid
      on conflict (wallet) do update set points = kept.points + excluded.points
    )`;
}

/** Of everybody who sat opposite a trainer. */
function record({ seats, battle }: StoredBattle): SQL | null {
  const results = SEATS.flatMap((seat) => {
    const { wallet } = seats[seat];
    const { trainerId } = seats[otherSeat(seat)];
    if (wallet === null || trainerId === undefined) return [];
    const won = battle.state.winner === seat ? 1 : 0;
    return [sql`(${wallet}::text, ${trainerId}::text, ${won}::integer, ${1 - won}::integer)`];
  });
  if (results.length === 0) return null;
  return sql`counted as (
      insert into trainer_records as kept (wallet, trainer_id, victories, defeats)
      select result.* from moved, (values ${sql.join(results, sql`, `)}) as result
      on conflict (wallet, trainer_id) do update set
        victories = kept.victories + excluded.victories, defeats = kept.defeats + excluded.defeats
    )`;
}
