/** For tests only: the report of an import into which nothing went wrong. */
import type { ImportReport } from '@pokesol/protocol';

export const sampleReport = (facts: Partial<ImportReport> = {}): ImportReport => ({
  cardsImported: 102,
  setName: 'Base',
  dryRun: false,
  added: 0,
  changed: 0,
  unchanged: 0,
  unread: [],
  unreadCount: 0,
  notes: [],
  noteCount: 0,
  changes: [],
  packsBehind: [],
  ...facts,
});
