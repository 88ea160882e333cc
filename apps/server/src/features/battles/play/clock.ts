/** What time does to battles: it ends turns between people, and closes what cannot or does not go on. */
import { RULE_SETS } from '@pokesol/engine';
import { type AbandonedBecause, BATTLE_RULES } from '@pokesol/protocol';
import { and, eq, gt, inArray, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { JobRound } from '../../../platform/jobs/jobs.ts';
import { battleTopic, TURN_SECONDS } from '../storage/battleRepository.ts';
import { type BattleEnds, leaveNoPoints } from '../storage/settlement.ts';
import { battleSeats, battles } from '../tables.ts';
import { type ActDeps, runOut } from './act.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a turn: a battle that is played is touched within it. */
const LATER_RULES_MS = 2 * TURN_SECONDS * 1000;
/** Battles a round looks at; when there are more, the next round begins at once. */
const A_ROUND = 100;
/** A battle whose turn could not be ended is tried again after this. */
const AGAIN_MS = 1_000;

/** Asks to be called again when the next turn ends; until then none can, as one that begins meanwhile lasts longer. */
export async function endTurns(deps: ActDeps): Promise<JobRound> {
  const rows = await deps.db
    .select({ id: battles.id, endsAt: battles.turnEndsAt })
    .from(battles)
    .where(and(eq(battles.status, 'open'), isOfVersion(eq), isNotNull(battles.turnEndsAt)))
    .orderBy(battles.turnEndsAt)
    .limit(A_ROUND);
  const leftMs = rows.map(({ endsAt }) => (endsAt?.getTime() ?? Number.POSITIVE_INFINITY) - deps.now());
  const due = rows.filter((_, index) => (leftMs[index] ?? 1) <= 0);
  let ended = 0;
  let isStuck = false;
  for (const { id } of due) {
    const turns = await runOut(deps, id);
    ended += turns;
    isStuck ||= turns === 0;
  }
  const nextMs = isStuck ? AGAIN_MS : leftMs.find((ms) => ms > 0);
  return {
    again: due.length === A_ROUND && ended > 0,
    ...(nextMs !== undefined && { nextMs }),
    ...(ended > 0 ? { report: { turnsEnded: ended } } : {}),
  };
}

type ClosingDeps = Pick<ActDeps, 'bus' | 'now'> & {
  readonly db: Db;
  readonly ends: Pick<BattleEnds, 'apply'>;
};

/** Closed without a winner: its players are free for another. */
export async function closeAbandoned({ now, ...deps }: ClosingDeps): Promise<JobRound> {
  return close(deps, new Date(now()), 'untouched', lte(battles.touchedAt, new Date(now() - A_DAY_MS)));
}

/**
 * Closes what was begun under other rules. Battles of later rules are left to the servers that play by them, as long as
 * those do: while an update goes on, both kinds of server run.
 */
export async function closeOtherRules({ now, ...deps }: ClosingDeps): Promise<JobRound> {
  const isLeft = lte(battles.touchedAt, new Date(now() - LATER_RULES_MS));
  const isOther = or(isOfVersion(lt), and(isOfVersion(gt), isLeft));
  return close(deps, new Date(now()), 'other-rules', isOther);
}

/** Servers of other versions play none of each other's battles, and so cannot end their turns. */
export const RULES_VERSIONS = BATTLE_RULES.map((rules) => `${rules}-${RULE_SETS[rules].version}`).join(' ');

/** Compared with the version that this server plays the battle's rules by. */
export const isOfVersion = (compare: typeof eq | typeof lt | typeof gt): SQL | undefined =>
  or(
    ...BATTLE_RULES.map((rules) =>
      and(eq(battles.rules, rules), compare(battles.rulesVersion, RULE_SETS[rules].version)),
    ),
  );

async function close(
  { db, bus, ends }: Omit<ClosingDeps, 'now'>,
  now: Date,
  because: AbandonedBecause,
  which: SQL | undefined,
): Promise<JobRound> {
  const isOver = and(eq(battles.status, 'open'), which);
  const closed = await db.transaction(async (tx) => {
    const over = tx.select({ id: battles.id }).from(battles).where(isOver).limit(A_ROUND);
    const gone = await tx
      .update(battles)
      .set({ status: 'abandoned', abandonedBecause: because, endedAt: now, turnEndsAt: null })
      // Asked again of the row itself: a player may have acted since it was listed.
      .where(and(inArray(battles.id, over), isOver))
      .returning({ id: battles.id });
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return ids;
    await leaveNoPoints(tx, ids, now);
    await tx.update(battleSeats).set({ isOpen: false }).where(inArray(battleSeats.battleId, ids));
    return ids;
  });
  for (const id of closed) {
    await ends.apply(id);
    bus.publish(battleTopic(id));
  }
  const abandoned = closed.length;
  return { again: abandoned === A_ROUND, ...(abandoned > 0 ? { report: { abandoned } } : {}) };
}
