/** The door of `archive`: what other features may use. */
export { archiveMetrics } from './archiveMetrics.ts';
export { ARCHIVE_EVERY_MS, archiveOld } from './archiveOld.ts';
export { archivedIds, bringBack } from './bringBack.ts';
export { refusedBattles } from './oldBattles.ts';
