/** An admin who acts at the desk, and why. */
import type { AdminIdentity } from '../../platform/http/access.ts';

export type SupportCase = { readonly admin: AdminIdentity; readonly now: Date; readonly reason: string };
