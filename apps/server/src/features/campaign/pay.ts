/** What the end of a campaign battle brings: points for a victory and the trainer's record, written with the wallet's line of it. */
import { trainerById } from '@pokesol/campaign';
import { otherSeat } from '@pokesol/engine';
import { sql } from 'drizzle-orm';
import { type NamedQuery, named } from '../../platform/db/statement.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { EndedLine, OnEnd } from '../battles/index.ts';

/** What a ledger's entry for a battle is given for; the ledger takes each cause once. */
export const causeOf = (battleId: string): string => `battle:${battleId}`;

/** Nothing of a battle outside the campaign, or of a draw. */
export const onCampaignEnd = (entropy: Entropy): OnEnd => ({
  pays({ mode, seats, battle }, seat) {
    if (mode !== 'campaign' || battle.state.winner !== seat) return 0;
    return trainerById(seats[otherSeat(seat)].trainerId ?? '')?.victoryReward ?? 0;
  },
  brings(line, points, ended) {
    if (line.mode !== 'campaign') return [];
    return [
      ...(points > 0 ? payment(line, { points, entryId: newId(entropy) }, ended) : []),
      ...record(line, ended),
    ];
  },
});

function payment(
  { battleId, endedAt }: EndedLine,
  { points, entryId }: { readonly points: number; readonly entryId: string },
  ended: NamedQuery,
): readonly NamedQuery[] {
  const paid = named(
    'paid',
    sql`insert into point_entries (id, wallet, points, cause, created_at)
      select ${entryId}::uuid, wallet, ${points}::integer, ${causeOf(battleId)}::text, ${endedAt.toISOString()}::timestamptz
      from ${ended.name}
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

/** Of who sat opposite a trainer, apart by the rules. */
function record({ trainerId, rules, result }: EndedLine, ended: NamedQuery): readonly NamedQuery[] {
  if (trainerId === null || (result !== 'victory' && result !== 'defeat')) return [];
  const won = result === 'victory' ? 1 : 0;
  const counts = sql`${won}::integer, ${1 - won}::integer`;
  const none = sql`0, 0`;
  const [classic, official] = rules === 'classic' ? [counts, none] : [none, counts];
  const counted = named(
    'counted',
    sql`insert into trainer_records as kept
        (wallet, trainer_id, victories, defeats, official_victories, official_defeats)
      select wallet, ${trainerId}::text, ${classic}, ${official} from ${ended.name}
      on conflict (wallet, trainer_id) do update set
        victories = kept.victories + excluded.victories,
        defeats = kept.defeats + excluded.defeats,
        official_victories = kept.official_victories + excluded.official_victories,
        official_defeats = kept.official_defeats + excluded.official_defeats`,
  );
  return [counted];
}
