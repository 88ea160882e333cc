/** The battle that a wallet has not finished yet. */
import { aliasedTable, and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { battleSeats } from './tables.ts';

/** A battle that somebody searched for, or came back to. */
export type OpenBattle = { readonly battleId: string; readonly isMultiplayer: boolean };

export async function openBattleOf(db: Queryable, wallet: string): Promise<OpenBattle | undefined> {
  const opponent = aliasedTable(battleSeats, 'opponent');
  const [row] = await db
    .select({ battleId: battleSeats.battleId, opponent: opponent.wallet })
    .from(battleSeats)
    .innerJoin(
      opponent,
      and(eq(opponent.battleId, battleSeats.battleId), ne(opponent.seat, battleSeats.seat)),
    )
    .where(and(eq(battleSeats.wallet, wallet), eq(battleSeats.isOpen, true)));
  return row && { battleId: row.battleId, isMultiplayer: row.opponent !== null };
}
