/** Sessions: a cookie's hash, the wallet behind it, seven days; one that ran out is refused until the upkeep removes it. */
import { eq, sql } from 'drizzle-orm';
import type { Publisher } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/db/database.ts';
import { fixedStatement, rowsOf } from '../../platform/db/statement.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import { sessions, wallets } from './tables.ts';

export const SESSION_DAYS = 7;

/** Opens a session for a wallet that has proved itself, and answers its secret token. */
export async function openSession(
  db: Db,
  { address, now, entropy }: { address: string; now: Date; entropy: Entropy },
): Promise<string> {
  const token = newToken(entropy);
  // Two places, and no transaction over both: a wallet without the session does no harm, and signs in again.
  await db
    .insert(wallets)
    .values({ address, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: wallets.address, set: { lastSeenAt: now } });
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    address,
    createdAt: now,
    expiresAt: sql`${now.toISOString()}::timestamptz + make_interval(days => ${SESSION_DAYS})`,
  });
  return token;
}

/** Every call of a signed-in wallet asks this first. */
const openSessionOf = fixedStatement<{ tokenHash: string; now: string }>(
  (value) => sql`select address from ${sessions}
    where token_hash = ${value('tokenHash')} and expires_at > ${value('now')}`,
);

export async function walletOfSession(db: Db, token: string, now: Date): Promise<string | undefined> {
  const asked = openSessionOf({ tokenHash: hashToken(token), now: now.toISOString() });
  const [session] = rowsOf<{ address: string }>(await db.execute(asked));
  return session?.address;
}

/** Ends the session, and with it whatever lives on it, on every server. */
export async function closeSession(
  { db, bus }: { readonly db: Db; readonly bus: Publisher },
  token: string,
): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  bus.publish(sessionTopic(token));
}

/** Published when the session ends. */
export const sessionTopic = (token: string): string => `session:${hashToken(token)}`;
