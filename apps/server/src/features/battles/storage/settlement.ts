/**
 * What the end of a battle brings to its people: their lines of it, points and counters. The statement that ends it leaves an
 * effect for each; here each is written in the wallet's own place, once, by its server or another one, and however often.
 */
import type { Seat } from '@pokesol/engine';
import { and, asc, eq, min, sql } from 'drizzle-orm';
import type { Publisher } from '../../../platform/bus/bus.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { type NamedQuery, named, oneStatement, rowsOf } from '../../../platform/db/statement.ts';
import type { JobRound } from '../../../platform/jobs/jobs.ts';
import { notifyWallet } from '../../wallet/index.ts';
import { battleEffects, walletBattles } from '../tables.ts';
import { battleLine, type EndedLine, isEnded } from './battleLine.ts';
import type { StoredBattle } from './battleRow.ts';

export type OnEnd = {
  /** Poke Points for that seat; decided once, by the server that ends the battle. */
  pays(after: StoredBattle, seat: Seat): number;
  /**
   * What else is written with the wallet's line, in the same statement. The queries select from `ended`, which has the wallet
   * if it was this write that ended its line, and is empty otherwise.
   */
  brings(line: EndedLine, points: number, ended: NamedQuery): readonly NamedQuery[];
};

type EndsDeps = {
  readonly db: Queryable;
  readonly bus: Publisher;
  readonly now: () => number;
  readonly onEnd: OnEnd;
  /** Hears why an effect was left for later. */
  readonly onLeft: (error: unknown, battleId: string) => void;
};

export type BattleEnds = {
  readonly pays: OnEnd['pays'];
  /** Writes what that battle left, and answers whether all of it is written now. Never throws: what fails is left for the job. */
  apply(battleId: string): Promise<boolean>;
  /** A round of the job: what servers left that died, or could not write it. Throws when something cannot be written now either. */
  applyLeft(): Promise<JobRound>;
};

/** The server that ended a battle writes its effects within this; then the job comes. */
const LEFT_AFTER_MS = 2_000;
/** Battles that a round looks at. */
const A_ROUND = 100;

export function battleEnds({ db, bus, now, onEnd, onLeft }: EndsDeps): BattleEnds {
  async function applyAll(battleId: string): Promise<number> {
    const effects = await db
      .select()
      .from(battleEffects)
      .where(eq(battleEffects.battleId, battleId))
      .orderBy(asc(battleEffects.seat));
    for (const { seat, wallet, points } of effects) {
      const line = await battleLine(db, battleId, wallet);
      if (line === undefined || !isEnded(line))
        throw new Error(`battle ${battleId} left an effect and is not over`);
      const ended = endOfLine(line);
      const written = await db.execute(
        oneStatement([ended, ...onEnd.brings(line, points, ended)], sql`select wallet from ${ended.name}`),
      );
      if (rowsOf(written).length === 0) await sayAgain(db, line);
      await db
        .delete(battleEffects)
        .where(and(eq(battleEffects.battleId, battleId), eq(battleEffects.seat, seat)));
      // The wallet's list of battles has another one, and who won against a trainer has points.
      notifyWallet(bus, wallet, 'battles');
    }
    return effects.length;
  }

  return {
    pays: onEnd.pays,
    async apply(battleId) {
      try {
        await applyAll(battleId);
        return true;
      } catch (error) {
        onLeft(error, battleId);
        return false;
      }
    },
    async applyLeft() {
      const waiting = await db
        .select({ battleId: battleEffects.battleId, since: min(battleEffects.createdAt) })
        .from(battleEffects)
        .groupBy(battleEffects.battleId)
        .orderBy(min(battleEffects.createdAt))
        .limit(A_ROUND);
      const left = waiting.filter(({ since }) => (since?.getTime() ?? 0) < now() - LEFT_AFTER_MS);
      let written = 0;
      const failed: unknown[] = [];
      for (const { battleId } of left)
        try {
          written += await applyAll(battleId);
        } catch (error) {
          onLeft(error, battleId);
          failed.push(error);
        }
      if (failed.length > 0) throw new AggregateError(failed, `${failed.length} ends of battles wait still`);
      return {
        again: left.length === A_ROUND && written > 0,
        // The server that wrote them may have died just now.
        ...(left.length < waiting.length && { nextMs: LEFT_AFTER_MS }),
        ...(written > 0 ? { report: { effectsWritten: written } } : {}),
      };
    },
  };
}

/** Its end was written before: it says something else now where the battle was rebuilt since. Counters follow the line. */
const sayAgain = (db: Queryable, { wallet, battleId, result, turn, victoryCondition, endedAt }: EndedLine) =>
  db
    .update(walletBattles)
    .set({ result, turn, victoryCondition, endedAt })
    .where(and(eq(walletBattles.wallet, wallet), eq(walletBattles.battleId, battleId)));

/** For each of the people in battles that end without a winner, or whose end was written before and may have been another one. */
export const leaveNoPoints = (tx: Tx, battleIds: readonly string[], at: Date) =>
  tx.execute(sql`
    insert into battle_effects (battle_id, seat, wallet, points, created_at)
    select battle_id, seat, wallet, 0, ${at.toISOString()}::timestamptz from battle_seats
    where battle_id in ${[...battleIds]} and wallet is not null
    on conflict (battle_id, seat) do nothing`);

/** The line is there since the battle began, unless a claim was cleared behind a statement that took too long. */
const endOfLine = (line: EndedLine): NamedQuery =>
  named(
    'ended',
    sql`insert into wallet_battles as line
        (wallet, battle_id, mode, is_practice, is_guest, rules, format, opponent_wallet, opponent_name, opponent_kind, opponent_level, trainer_id,
          created_at, claimed_until, result, turn, victory_condition, ended_at)
      values (${line.wallet}, ${line.battleId}::uuid, ${line.mode}, ${line.isPractice}::boolean, ${line.isGuest}::boolean, ${line.rules}, ${line.format}, ${line.opponentWallet}, ${line.opponentName},
        ${line.opponentKind}, ${line.opponentLevel}, ${line.trainerId}, ${line.createdAt.toISOString()}::timestamptz,
        ${line.createdAt.toISOString()}::timestamptz, ${line.result}, ${line.turn}::integer, ${line.victoryCondition},
        ${line.endedAt.toISOString()}::timestamptz)
      on conflict (wallet, battle_id) do update set result = excluded.result, turn = excluded.turn,
        victory_condition = excluded.victory_condition, ended_at = excluded.ended_at
      where line.result is null
      returning wallet`,
  );
