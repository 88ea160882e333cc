/** A wallet's battles, and the replay of an ended one. */
import { type Seat, stateHash } from '@pokesol/engine';
import { type AnyReplayAnswer, BATTLES_LISTED, type BattleSummary } from '@pokesol/protocol';
import { aliasedTable, and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { opponentJson, resultFor } from './answer.ts';
import { readLog } from './readLog.ts';
import { type BattleStore, loadBattle, seatRow } from './stored.ts';
import { battleSeats, battles } from './tables.ts';

/** An open battle first, then the newest. */
export async function battlesOf(db: Db, wallet: string): Promise<BattleSummary[]> {
  const opponent = aliasedTable(battleSeats, 'opponent');
  const rows = await db
    .select({
      id: battles.id,
      mode: battles.mode,
      rules: battles.rules,
      status: battles.status,
      createdAt: battles.createdAt,
      endedAt: battles.endedAt,
      seat: battleSeats.seat,
      opponent,
      turn: sql<number>`(${battles.state}->>'turn')::integer`,
      winner: sql<Seat | null>`(${battles.state}->>'winner')::integer`,
      victoryCondition: sql<
        string | null
      >`coalesce(${battles.state}->>'victoryCondition', ${battles.state}->>'ending')`,
    })
    .from(battleSeats)
    .innerJoin(battles, eq(battles.id, battleSeats.battleId))
    .innerJoin(opponent, and(eq(opponent.battleId, battles.id), ne(opponent.seat, battleSeats.seat)))
    .where(eq(battleSeats.wallet, wallet))
    .orderBy(desc(battleSeats.isOpen), desc(battles.createdAt), desc(battles.id))
    .limit(BATTLES_LISTED);
  return rows.map((row) => ({
    id: row.id,
    mode: row.mode,
    rules: row.rules ?? 'classic',
    isMultiplayer: row.opponent.wallet !== null,
    opponent: opponentJson(seatRow(row.opponent)),
    turn: row.turn,
    result: resultFor(row.status, row.winner, row.seat),
    victoryCondition: row.victoryCondition,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

/** Everything of a battle that is over, its seed too: nothing is hidden any more. */
export async function replayOf(store: BattleStore, id: string): Promise<AnyReplayAnswer | CallRefusal> {
  const stored = await loadBattle(store, id);
  if (stored === undefined) return refused('battle-unknown');
  if (stored.status === 'open') return refused('battle-running');
  const steps = await readLog(store.db, stored, 0, ['action', 'at']);
  const { battle } = stored;
  const replay = {
    id,
    mode: stored.mode,
    players: [opponentJson(stored.seats[0]), opponentJson(stored.seats[1])],
    record: { ...stored.setup, actions: steps.map(({ action }) => action) },
    times: steps.map(({ at }) => at.toISOString()),
    setupHash: stored.setupHash,
    finalHash: stateHash(battle),
    winner: battle.state.winner,
    victoryCondition: battle.rules === 'official' ? battle.state.ending : battle.state.victoryCondition,
    createdAt: stored.createdAt.toISOString(),
    endedAt: (stored.endedAt ?? stored.createdAt).toISOString(),
  };
  // The actions are those of the setup's rules.
  return replay as unknown as AnyReplayAnswer;
}
