/** What time does to battles: it ends turns between people, and closes what nobody touched for a day. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import { notify } from '../../platform/db/notificationBus.ts';
import type { Round } from '../../platform/jobs.ts';
import { type ActDeps, runOut } from './act.ts';
import { battleTopic } from './stored.ts';
import { battleSeats, battles } from './tables.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
/** Battles a round looks at; when there are more, the next round begins at once. */
const A_ROUND = 100;

export async function endTurns(deps: ActDeps): Promise<Round> {
  const due = await deps.db
    .select({ id: battles.id })
    .from(battles)
    .where(and(eq(battles.status, 'open'), lte(battles.turnEndsAt, new Date(deps.now()))))
    .orderBy(battles.turnEndsAt)
    .limit(A_ROUND);
  let ended = 0;
  for (const { id } of due) ended += await runOut(deps, id);
  return {
    again: due.length === A_ROUND && ended > 0,
    ...(ended > 0 ? { report: { turnsEnded: ended } } : {}),
  };
}

/** An abandoned battle has no winner; its players are free for another. */
export async function closeAbandoned({ db, now }: Pick<ActDeps, 'db' | 'now'>): Promise<Round> {
  const today = new Date(now());
  const isIdle = and(
    eq(battles.status, 'open'),
    lte(battles.touchedAt, new Date(today.getTime() - A_DAY_MS)),
  );
  const closed = await db.transaction(async (tx) => {
    const idle = tx.select({ id: battles.id }).from(battles).where(isIdle).limit(A_ROUND);
    const gone = await tx
      .update(battles)
      .set({ status: 'abandoned', endedAt: today, turnEndsAt: null })
      // Asked again of the row itself: somebody may have acted since it was listed.
      .where(and(inArray(battles.id, idle), isIdle))
      .returning({ id: battles.id });
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0)
      await tx.update(battleSeats).set({ isOpen: false }).where(inArray(battleSeats.battleId, ids));
    for (const id of ids) await notify(tx, battleTopic(id));
    return ids.length;
  });
  return { again: closed === A_ROUND, ...(closed > 0 ? { report: { abandoned: closed } } : {}) };
}
