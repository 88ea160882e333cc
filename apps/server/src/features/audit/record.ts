/** Writes down what an admin changed, in the transaction that changes it. */
import type { AuditAction } from '@pokesol/protocol';
import type { Tx } from '../../platform/db/database.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { auditEntries } from './tables.ts';

export type AdminAction = {
  action: AuditAction;
  /** The id of the set, card, pack type, purchase or offer; the wallet or the transaction. */
  subject?: string;
  /** Why, in the admin's own words. */
  reason?: string;
  /** Of something that was changed: only the fields that differ. */
  before?: object;
  after?: object;
};

/** `tx` is the transaction of the change itself: neither is ever there without the other. */
export async function recordAudit(
  tx: Tx,
  admin: AdminIdentity,
  at: Date,
  action: AdminAction,
): Promise<void> {
  await tx.insert(auditEntries).values({ ...admin, at, ...action });
}
