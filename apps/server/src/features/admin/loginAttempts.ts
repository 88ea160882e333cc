/** Limits guesses of the admin password: five wrong ones in a minute from one network, eight times as many from its site, counted over all servers. */
import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { lockLoginAttempts } from '../../platform/db/locks.ts';
import { countedFor, networkOf, widestOf } from '../../platform/http/network.ts';
import { adminLoginAttempts } from './tables.ts';

export const MAX_LOGIN_ATTEMPTS = 5;
const WINDOW_MS = 60_000;

type From = { address: string; now: Date };
export type LoginOutcome = 'right' | 'wrong' | 'busy' | { retryAfterSeconds: number };

/**
 * Counts a guess before it looks at it, and takes it back when it was right: no more than five are ever looked at in a
 * minute, however many come at once, and no transaction waits for the slow look. What a server that dies was looking at
 * stays counted.
 */
export async function attemptLogin(
  db: Db,
  { address, now }: From,
  isRight: () => Promise<boolean | 'busy'>,
): Promise<LoginOutcome> {
  const from = { address: networkOf(address), now };
  const counted = await countGuess(db, from);
  if (counted !== 'counted') return counted;
  const answer = await isRight();
  if (answer === false) return 'wrong';
  for (const { key } of countedFor(from.address)) await takeBack(db, { address: key, now });
  return answer === 'busy' ? 'busy' : 'right';
}

/** A row for the network, and one for the site around it. */
async function countGuess(
  db: Db,
  { address, now }: From,
): Promise<'counted' | { retryAfterSeconds: number }> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const counted = countedFor(address);
  return db.transaction(async (tx) => {
    // All networks of a site share one lock.
    await lockLoginAttempts(tx, widestOf(address));
    for (const { key, times } of counted) {
      const [before] = await tx
        .select({ guesses: count(), first: min(adminLoginAttempts.at) })
        .from(adminLoginAttempts)
        .where(and(eq(adminLoginAttempts.address, key), gt(adminLoginAttempts.at, since)));
      if (before === undefined || before.guesses < MAX_LOGIN_ATTEMPTS * times) continue;
      const waitMs = (before.first?.getTime() ?? now.getTime()) + WINDOW_MS - now.getTime();
      return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    for (const { key } of counted) await tx.insert(adminLoginAttempts).values({ address: key, at: now });
    return 'counted';
  });
}

/** One guess of this network and moment: they are all alike. */
async function takeBack(db: Db, { address, now }: From): Promise<void> {
  const one = db
    .select({ row: sql`ctid` })
    .from(adminLoginAttempts)
    .where(and(eq(adminLoginAttempts.address, address), eq(adminLoginAttempts.at, now)))
    .limit(1)
    .for('update', { skipLocked: true });
  await db.delete(adminLoginAttempts).where(sql`ctid = (${one})`);
}
