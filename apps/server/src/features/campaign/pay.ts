/** Pays a victory and counts a result: within the very statement that ends the battle, so that none is without the others. */
import { trainerById } from '@pokesol/campaign';
import { otherSeat, SEATS, type Seat } from '@pokesol/engine';
import { sql } from 'drizzle-orm';
import { type NamedQuery, named } from '../../platform/db/statement.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { OnEnd } from '../battles/stored.ts';
import type { StoredBattle } from '../battles/storedBattle.ts';

/** What a ledger's entry for a battle is given for; the ledger takes each cause once. */
export const causeOf = (battleId: string): string => `battle:${battleId}`;

/** Nothing of a battle outside the campaign, or of a draw. */
export const onCampaignEnd =
  (entropy: Entropy): OnEnd =>
  (after, moved) => {
    const { endedAt } = after;
    const { winner } = after.battle.state;
    if (after.mode !== 'campaign' || winner === null || endedAt === null) return [];
    return [
      ...payment(after, { winner, endedAt, entryId: newId(entropy) }, moved),
      ...record(after, winner, moved),
    ];
  };

type Payment = { readonly winner: Seat; readonly endedAt: Date; readonly entryId: string };

/** Nothing where there is nothing to pay: no trainer, a defeat. */
function payment(
  { id, seats }: StoredBattle,
  { winner, endedAt, entryId }: Payment,
  moved: NamedQuery,
): readonly NamedQuery[] {
  const { wallet } = seats[winner];
  const trainer = trainerById(seats[otherSeat(winner)].trainerId ?? '');
  if (wallet === null || trainer === undefined) return [];
  const paid = named(
    'paid',
    sql`insert into point_entries (id, wallet, points, cause, created_at)
      select ${entryId}::uuid, ${wallet}::text, ${trainer.victoryReward}::integer, ${causeOf(id)}::text,
        ${endedAt.toISOString()}::timestamptz
      from ${moved.name}
      on conflict (wallet, cause) do nothing
      returning wallet, points`,
  );
  const balanced = named(
    'balanced',
    sql`insert into point_balances as kept (wallet, points)
      select wallet, points from ${paid.name}
      on conflict (wallet) do update set points = kept.points + excluded.points`,
  );
  return [paid, balanced];
}

/** Of everybody who sat opposite a trainer, apart by the rules. */
function record({ seats, setup }: StoredBattle, winner: Seat, moved: NamedQuery): readonly NamedQuery[] {
  const results = SEATS.flatMap((seat) => {
    const { wallet } = seats[seat];
    const { trainerId } = seats[otherSeat(seat)];
    if (wallet === null || trainerId === undefined) return [];
    const won = winner === seat ? 1 : 0;
    const result = sql`${won}::integer, ${1 - won}::integer`;
    const none = sql`0, 0`;
    const [classic, official] = setup.rules === 'classic' ? [result, none] : [none, result];
    return [sql`(${wallet}::text, ${trainerId}::text, ${classic}, ${official})`];
  });
  if (results.length === 0) return [];
  const counted = named(
    'counted',
    sql`insert into trainer_records as kept
        (wallet, trainer_id, victories, defeats, official_victories, official_defeats)
      select result.* from ${moved.name}, (values ${sql.join(results, sql`, `)}) as result
      on conflict (wallet, trainer_id) do update set
        victories = kept.victories + excluded.victories,
        defeats = kept.defeats + excluded.defeats,
        official_victories = kept.official_victories + excluded.official_victories,
        official_defeats = kept.official_defeats + excluded.official_defeats`,
  );
  return [counted];
}
