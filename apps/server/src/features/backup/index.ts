/** The door of `backup`: what other features may use. */

export { backUp } from './backUp.ts';
export { registerBackup } from './backupMetrics.ts';
export { type Checked, checkConsistency } from './consistency.ts';
export { BackupError } from './manifest.ts';
export { restoreBackup } from './restore.ts';
