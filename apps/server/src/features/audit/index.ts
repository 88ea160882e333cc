/** The door of `audit`: what other features may use. */

export { changedFields } from './changedFields.ts';
export { type AdminAction, recordAudit } from './record.ts';
export { isStaleRevision, revisionOf } from './revision.ts';
export { registerAudit } from './routes.ts';
export { auditEntries } from './tables.ts';
