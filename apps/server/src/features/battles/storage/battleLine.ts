/** What a battle says of itself to one of its people: what that wallet's own line of it repeats. */
import type { BattleKind } from '@pokesol/engine';
import type { BattleResult } from '@pokesol/protocol';
import { aliasedTable, and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { battleSeats, battles, type walletBattles } from '../tables.ts';
import { resultFor } from './battleRow.ts';

export type BattleLine = Omit<typeof walletBattles.$inferSelect, 'claimedUntil'>;
/** Of a battle that is over. */
export type EndedLine = BattleLine & { readonly result: BattleResult; readonly endedAt: Date };

export const isEnded = (line: BattleLine): line is EndedLine => line.result !== null && line.endedAt !== null;

const isOfKind = (kind: BattleKind) => sql<boolean>`coalesce(${battles.setup}->>'kind' = ${kind}, false)`;
/** Of a battle's row, archived or not. */
export const KIND_COLUMNS = { isPractice: isOfKind('practice'), isGuest: isOfKind('guest') };

type SeatColumns = typeof battleSeats.$inferSelect;
type Opponent = Pick<SeatColumns, 'wallet' | 'name' | 'kind'> & {
  readonly [Column in 'level' | 'trainerId']?: SeatColumns[Column] | undefined;
};

/** Who sits opposite, as a line names them. */
export const opponentColumns = ({ wallet, name, kind, level = null, trainerId = null }: Opponent) => ({
  opponentWallet: wallet,
  opponentName: name,
  opponentKind: kind,
  opponentLevel: level,
  trainerId,
});

/** `undefined` where there is no such battle, or that wallet does not play it. */
export async function battleLine(
  db: Queryable,
  battleId: string,
  wallet: string,
): Promise<BattleLine | undefined> {
  const opponent = aliasedTable(battleSeats, 'opponent');
  const [row] = await db
    .select({
      mode: battles.mode,
      rules: battles.rules,
      status: battles.status,
      winner: battles.winner,
      createdAt: battles.createdAt,
      endedAt: battles.endedAt,
      seat: battleSeats.seat,
      opponent,
      ...KIND_COLUMNS,
      format: sql<string | null>`${battles.setup}->'format'->>'id'`,
      turn: sql<number>`(${battles.state}->>'turn')::integer`,
      victoryCondition: sql<
        string | null
      >`coalesce(${battles.state}->>'victoryCondition', ${battles.state}->>'ending')`,
    })
    .from(battles)
    .innerJoin(battleSeats, and(eq(battleSeats.battleId, battles.id), eq(battleSeats.wallet, wallet)))
    .innerJoin(opponent, and(eq(opponent.battleId, battles.id), ne(opponent.seat, battleSeats.seat)))
    .where(eq(battles.id, battleId));
  if (row === undefined) return undefined;
  const {
    mode,
    isPractice,
    isGuest,
    rules,
    format,
    status,
    winner,
    createdAt,
    endedAt,
    turn,
    victoryCondition,
  } = row;
  return {
    wallet,
    battleId,
    mode,
    isPractice,
    isGuest,
    rules: rules ?? 'classic',
    format,
    ...opponentColumns(row.opponent),
    createdAt,
    turn,
    victoryCondition,
    result: resultFor(status, winner === 0 || winner === 1 ? winner : null, row.seat),
    // Some that were closed before it was written down have none.
    endedAt: status === 'open' ? null : (endedAt ?? createdAt),
  };
}
