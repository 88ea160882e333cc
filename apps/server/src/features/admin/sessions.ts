/** Admin sessions: a token's hash, thirty minutes, ended by locking the gate or by another password. */
import { ADMIN_SESSION_MINUTES } from '@pokesol/protocol';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import { recordAudit } from '../audit/index.ts';
import { adminSessions } from './tables.ts';

export type OpenedSession = { token: string; expiresAt: Date };

export async function openAdminSession(
  db: Db,
  asked: { address: string; passwordTag: string; now: Date; entropy: Entropy },
): Promise<OpenedSession> {
  const { address, passwordTag, now, entropy } = asked;
  const token = newToken(entropy);
  const id = newToken(entropy).slice(0, 12);
  const expiresAt = new Date(now.getTime() + ADMIN_SESSION_MINUTES * 60_000);
  await db.transaction(async (tx) => {
    await tx
      .insert(adminSessions)
      .values({ tokenHash: hashToken(token), id, passwordTag, address, createdAt: now, expiresAt });
    await recordAudit(tx, { sessionId: id, address }, now, { action: 'admin.login' });
  });
  return { token, expiresAt };
}

/** Whose token it is; `undefined` for one that is unknown, over, or of a password that is no longer the one. */
export async function adminOfToken(
  db: Db,
  { token, passwordTag, now }: { token: string; passwordTag: string; now: Date },
): Promise<{ sessionId: string } | undefined> {
  const [session] = await db
    .select({ sessionId: adminSessions.id })
    .from(adminSessions)
    .where(
      and(
        eq(adminSessions.tokenHash, hashToken(token)),
        eq(adminSessions.passwordTag, passwordTag),
        gt(adminSessions.expiresAt, now),
      ),
    );
  return session;
}

export async function closeAdminSession(db: Db, admin: AdminIdentity, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const closed = await tx
      .delete(adminSessions)
      .where(eq(adminSessions.id, admin.sessionId))
      .returning({ id: adminSessions.id });
    // Two clicks at once: it was locked once.
    if (closed.length > 0) await recordAudit(tx, admin, now, { action: 'admin.logout' });
  });
}
