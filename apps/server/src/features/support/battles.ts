/** Battles as the desk lists them: who sat at them, when, how they ended, what they paid. */
import type { SupportBattle } from '@pokesol/protocol';
import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { battleSeats, battles, KIND_COLUMNS, modeOf, resultFor } from '../battles/index.ts';
import { causeOf, pointEntries } from '../campaign/index.ts';

/** In the order of `ids`, without those that are not there. Nothing of a board, a deck or a seed. */
export async function battlesById(db: Queryable, ids: readonly string[]): Promise<SupportBattle[]> {
  if (ids.length === 0) return [];
  const { id, mode, rules, status, winner, version, createdAt, endedAt } = battles;
  const facts = await db
    .select({ id, mode, ...KIND_COLUMNS, rules, status, winner, version, createdAt, endedAt })
    .from(battles)
    .where(inArray(id, [...ids]));
  const seats = await db
    .select()
    .from(battleSeats)
    .where(inArray(battleSeats.battleId, [...ids]))
    .orderBy(battleSeats.seat);
  const players = seats.flatMap(({ wallet }) => (wallet === null ? [] : [wallet]));
  const paid =
    players.length === 0
      ? []
      : await db
          .select({ cause: pointEntries.cause, points: pointEntries.points })
          .from(pointEntries)
          .where(and(inArray(pointEntries.wallet, players), inArray(pointEntries.cause, ids.map(causeOf))));
  const points = new Map(paid.map((entry) => [entry.cause, entry.points]));
  const byId = new Map(
    facts.map((battle) => [
      battle.id,
      {
        id: battle.id,
        mode: modeOf(battle),
        rules: battle.rules ?? 'classic',
        status: battle.status,
        createdAt: battle.createdAt.toISOString(),
        ...(battle.endedAt !== null && { endedAt: battle.endedAt.toISOString() }),
        actions: battle.version,
        seats: seats
          .filter(({ battleId }) => battleId === battle.id)
          .map(({ name, kind, wallet, seat }) => ({
            name,
            kind,
            ...(wallet !== null && { wallet }),
            result: resultFor(battle.status, battle.winner as 0 | 1 | null, seat),
          })),
        points: points.get(causeOf(battle.id)) ?? 0,
      } satisfies SupportBattle,
    ]),
  );
  return ids.flatMap((each) => byId.get(each) ?? []);
}
