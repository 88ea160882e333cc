/** Compares a battle's cached state with what is true of it, its setup and its actions, and writes it again from them. */
import { isDeepStrictEqual } from 'node:util';
import { type AnyRules, isRefusal, stateHash, type TypeOf, verbsOf } from '@pokesol/engine';
import { asc, eq } from 'drizzle-orm';
import type { Db, Queryable } from '../../../platform/db/database.ts';
import { createYielder } from '../../../platform/yielder.ts';
import { type AnyState, battleActions, battleSeats, battles } from '../tables.ts';
import { expectArchived, keptInRow, type WholeBattle } from './archiveDocument.ts';
import { logged } from './battleRepository.ts';
import { asStored, type Difference, differenceOf } from './compareWithReplay.ts';
import { leaveNoPoints } from './settlement.ts';

/** `same`: the cache was right. `mended`: it was not, and is now. Otherwise why the log cannot be played. */
export type Rebuilt =
  | { readonly outcome: 'same' | 'mended'; readonly version: number; readonly hash: string }
  | { readonly outcome: 'unknown' | 'other-rules' | 'unplayable'; readonly reason: string };

type BattleRow = typeof battles.$inferSelect;
type Unplayable = { readonly outcome: 'other-rules' | 'unplayable'; readonly reason: string };

/** What the log comes to. A log of other rules is left alone: it would play differently now. */
async function playLog(db: Queryable, { id, setup, ...row }: BattleRow) {
  const verbs = verbsOf<AnyRules>(setup);
  if (setup.rulesVersion !== verbs.version) return otherRules(setup);
  const log = await db
    .select()
    .from(battleActions)
    .where(eq(battleActions.battleId, id))
    .orderBy(asc(battleActions.version));
  const actions = log.flatMap(({ action }) => (action === null ? [] : [action]));
  const steps = verbs.replay({ ...setup, actions } as TypeOf<AnyRules, 'record'>);
  if (isRefusal(steps)) return unplayable('unplayable', steps.message);
  const last = steps.at(-1);
  if (last === undefined) return unplayable('unplayable', 'the log is empty');
  const hash = stateHash(last.battle);
  const version = actions.length;
  const isSame = row.version === version && stateHash({ ...last.battle, state: row.state }) === hash;
  return { outcome: 'played' as const, log, state: last.battle.state as AnyState, version, hash, isSame };
}

/** Its document is read, played again, and never written. */
export async function isArchivedAsPlayed(db: Queryable, row: BattleRow): Promise<Rebuilt> {
  const { id, version } = row;
  let whole: WholeBattle;
  let difference: Difference | null;
  try {
    whole = await expectArchived(db, id);
    difference = await differenceOf(whole, createYielder());
  } catch (error) {
    return unplayable('unplayable', error instanceof Error ? error.message : String(error));
  }
  const { setup, state, log } = whole;
  if (difference === 'other-rules') return otherRules(setup);
  if (difference !== null || log.length !== version + 1)
    return unplayable(
      'unplayable',
      `its archived log is not what the rules say: ${difference ?? 'log-broken'}`,
    );
  if (!isDeepStrictEqual({ setup: row.setup, state: row.state }, asStored(keptInRow(whole))))
    return unplayable('unplayable', 'its row does not say what its archived board does');
  const { battleOf } = verbsOf<AnyRules>(setup);
  return { outcome: 'same', version, hash: stateHash(battleOf(setup, state)) };
}

const otherRules = ({ rulesVersion }: { readonly rulesVersion: number }) =>
  unplayable('other-rules', `begun under version ${rulesVersion} of the rules`);

const unplayable = (outcome: Unplayable['outcome'], reason: string): Unplayable => ({ outcome, reason });

/** Of one that is not archived, whether the board is what the log comes to; changes nothing. */
export async function isAsPlayed(db: Queryable, row: BattleRow): Promise<boolean | Unplayable> {
  const played = await playLog(db, row);
  return played.outcome === 'played' ? played.isSame : played;
}

/** No player can act on the battle meanwhile. */
export async function rebuild(db: Db, id: string): Promise<Rebuilt> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(battles).where(eq(battles.id, id)).for('update');
    if (row === undefined) return { outcome: 'unknown', reason: 'there is no such battle' };
    if (row.isArchived) return isArchivedAsPlayed(tx, row);
    const played = await playLog(tx, row);
    if (played.outcome !== 'played') return played;
    const { log, state, version, hash, isSame } = played;
    if (isSame) return { outcome: 'same', version, hash };
    const ended = state.phase === 'ended';
    const status = ended ? 'ended' : row.status === 'abandoned' ? 'abandoned' : 'open';
    const lastAt = log.at(-1)?.at ?? row.touchedAt;
    const recent = log.reduce<ReturnType<typeof logged>>(
      (before, { events, at }) => logged(before, [{ events }], at),
      [],
    );
    await tx
      .update(battles)
      .set({
        state,
        recent,
        version,
        status,
        notArchivedBecause: null,
        // A writer that decided on the old state changes nothing any more.
        touchedAt: new Date(),
        ...(ended ? { turnEndsAt: null, endedAt: row.endedAt ?? lastAt } : {}),
      })
      .where(eq(battles.id, id));
    if (ended) {
      await leaveNoPoints(tx, [id], new Date());
      await tx.update(battleSeats).set({ isOpen: false }).where(eq(battleSeats.battleId, id));
    }
    return { outcome: 'mended', version, hash };
  });
}
