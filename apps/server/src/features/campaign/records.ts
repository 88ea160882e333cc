/** How often a wallet won and lost against each trainer, counted from the battles themselves. */
import { aliasedTable, and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { battleSeats, battles } from '../battles/tables.ts';

export type TrainerRecord = { readonly victories: number; readonly defeats: number };

/** By trainer; none where no battle came to its end. Conceding is a defeat; a draw and an abandoned battle are nothing. */
export async function recordsOf(db: Db, wallet: string): Promise<ReadonlyMap<string, TrainerRecord>> {
  const trainer = aliasedTable(battleSeats, 'trainer');
  const count = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::integer`;
  const rows = await db
    .select({
      trainerId: trainer.trainerId,
      victories: count(sql`${battles.winner} = ${battleSeats.seat}`),
      defeats: count(sql`${battles.winner} <> ${battleSeats.seat}`),
    })
    .from(battleSeats)
    .innerJoin(battles, eq(battles.id, battleSeats.battleId))
    .innerJoin(trainer, and(eq(trainer.battleId, battles.id), ne(trainer.seat, battleSeats.seat)))
    .where(
      and(
        eq(battleSeats.wallet, wallet),
        eq(battles.mode, 'campaign'),
        eq(battles.status, 'ended'),
        isNotNull(battles.winner),
      ),
    )
    .groupBy(trainer.trainerId);
  return new Map(
    rows.flatMap(({ trainerId, ...record }) => (trainerId === null ? [] : [[trainerId, record]])),
  );
}

export const defeatedIn = (records: ReadonlyMap<string, TrainerRecord>): ReadonlySet<string> =>
  new Set([...records].filter(([, { victories }]) => victories > 0).map(([id]) => id));
