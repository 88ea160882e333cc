/** Removes what is no longer needed: what ran out, what counted in a minute that is over, unpaid offers. */
import { and, exists, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { requestCounts } from '../../platform/http/tables.ts';
import type { JobRound } from '../../platform/jobs/jobs.ts';
import { jobLeases } from '../../platform/jobs/tables.ts';
import { adminLoginAttempts, adminSessions } from '../admin/index.ts';
import { sessions, signInChallenges } from '../auth/index.ts';
import { battles, matchTickets } from '../battles/index.ts';
import { friendChallenges } from '../friendChallenges/index.ts';
import { purchaseIntents, purchases } from '../packs/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Rows of one kind that one round removes; when there are more, the next round begins at once. */
const A_ROUND = 1_000;

/**
 * The sweep looks for a burn until seven days after the last moment at which it could count. A report of its
 * transaction later than that is still sold what was promised, for a month.
 */
const OFFERS_KEPT_DAYS = 30;

type Forgotten = {
  name: string;
  table: PgTable;
  /** What distinguishes its rows. */
  key: readonly PgColumn[];
  isOver(db: Queryable, now: Date): SQL | undefined;
};

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Looked up by an index, or in a small table: asked for often. */
const SHORT_LIVED: readonly Forgotten[] = [
  {
    name: 'challenges',
    table: signInChallenges,
    key: [signInChallenges.nonce],
    isOver: (_, now) => lt(signInChallenges.expiresAt, now),
  },
  {
    name: 'friendChallenges',
    table: friendChallenges,
    key: [friendChallenges.wallet, friendChallenges.id],
    // The link says for a day what became of it.
    isOver: (_, now) => lt(friendChallenges.expiresAt, ago(now, DAY_MS)),
  },
  {
    name: 'sessions',
    table: sessions,
    key: [sessions.tokenHash],
    isOver: (_, now) => lt(sessions.expiresAt, now),
  },
  {
    name: 'adminSessions',
    table: adminSessions,
    key: [adminSessions.tokenHash],
    isOver: (_, now) => lt(adminSessions.expiresAt, now),
  },
  // Both count by the minute. Another server's clock may be a little behind.
  {
    name: 'adminLoginAttempts',
    table: adminLoginAttempts,
    key: [adminLoginAttempts.address, adminLoginAttempts.at],
    isOver: (_, now) => lt(adminLoginAttempts.at, ago(now, 2 * MINUTE_MS)),
  },
  {
    name: 'requestCounts',
    table: requestCounts,
    key: [requestCounts.windowStart, requestCounts.limit, requestCounts.network],
    isOver: (_, now) => lt(requestCounts.windowStart, ago(now, 2 * MINUTE_MS)),
  },
  {
    name: 'jobLeases',
    table: jobLeases,
    key: [jobLeases.name],
    // Of builds that are gone.
    isOver: (_, now) => lt(jobLeases.until, ago(now, DAY_MS)),
  },
  {
    name: 'searches',
    table: matchTickets,
    key: [matchTickets.wallet],
    // Found, but the answer was lost: while that battle goes on, a new search learns of it by the ticket.
    isOver: (db, now) =>
      and(
        lt(matchTickets.expiresAt, ago(now, 10 * MINUTE_MS)),
        or(
          isNull(matchTickets.battleId),
          // Asked of each by its key: a list of all battles that are over would be read whole.
          exists(
            db
              .select({ one: sql`1` })
              .from(battles)
              .where(sql`${battles.id} = ${matchTickets.battleId} and ${battles.status} <> 'open'`),
          ),
        ),
      ),
  },
];

/** Reads the whole table. */
const OFFERS: readonly Forgotten[] = [
  {
    name: 'offers',
    table: purchaseIntents,
    key: [purchaseIntents.wallet, purchaseIntents.id],
    isOver: (db, now) =>
      and(
        isNull(purchaseIntents.nextSweepAt),
        lt(purchaseIntents.expiresAt, ago(now, OFFERS_KEPT_DAYS * DAY_MS)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(purchases)
            .where(
              sql`${purchases.wallet} = ${purchaseIntents.wallet} and ${purchases.intentId} = ${purchaseIntents.id}`,
            ),
        ),
      ),
  },
];

type Deps = { db: Queryable; now: () => number; most?: number };

export const deleteShortLived = (deps: Deps): Promise<JobRound> => forget(deps, SHORT_LIVED);
export const deleteExpiredOffers = (deps: Deps): Promise<JobRound> => forget(deps, OFFERS);

async function forget({ db, now, most = A_ROUND }: Deps, kinds: readonly Forgotten[]): Promise<JobRound> {
  const removed: Record<string, number> = {};
  let again = false;
  for (const kind of kinds) {
    const { name } = kind;
    const rows = await removeSome(db, kind, { isOver: kind.isOver(db, new Date(now())), most });
    if (rows > 0) removed[name] = rows;
    if (rows === most) again = true;
  }
  return { again, ...(Object.keys(removed).length > 0 ? { report: removed } : {}) };
}

/** What another server is removing, or using, is left to it; no job waits for another. */
async function removeSome(
  db: Queryable,
  { table, key }: Forgotten,
  { isOver, most }: { readonly isOver: SQL | undefined; readonly most: number },
): Promise<number> {
  const own = sql.join([...key], sql`, `);
  const found = sql.join(
    key.map(({ name }) => sql`old.${sql.identifier(name)}`),
    sql`, `,
  );
  const answer = await db.execute(sql`
    with old as materialized (
      select ${own} from ${table} where ${isOver} limit ${most} for update of ${table} skip locked
    ), gone as (
      delete from ${table} using old where (${own}) = (${found}) returning 1
    )
    select count(*)::integer as removed from gone`);
  const [counted] = rowsOf<{ removed: number }>(answer);
  return counted?.removed ?? 0;
}
