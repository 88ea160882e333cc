/** Sessions: a cookie's hash, the wallet behind it, seven days; one that ran out is refused until the upkeep removes it. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notificationBus.ts';
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
  await db.transaction(async (tx) => {
    await tx
      .insert(wallets)
      .values({ address, createdAt: now, lastSeenAt: now })
      .onConflictDoUpdate({ target: wallets.address, set: { lastSeenAt: now } });
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      address,
      createdAt: now,
      expiresAt: sql`${now.toISOString()}::timestamptz + make_interval(days => ${SESSION_DAYS})`,
    });
  });
  return token;
}

export async function walletOfSession(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [session] = await db
    .select({ address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return session?.address;
}

/** Ends the session, and with it whatever lives on it, on every server. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    await notify(tx, sessionTopic(token));
  });
}

/** Woken when the session ends. */
export const sessionTopic = (token: string): string => `session:${hashToken(token)}`;
