/** The door of `audit`: what other features may use. */
export { auditRoutes } from './routes.ts';
export { recordAudit, type AdminAction } from './record.ts';
export { revisionOf, isStaleRevision } from './revision.ts';
export { changedFields } from './changedFields.ts';
export { auditEntries } from './tables.ts';
