/** One action of an admin; it opens where it changed something. */
import type { AuditAction, AuditEntry } from '@pokesol/protocol';
import { momentText } from '../momentText.ts';
import { DiffTable } from './DiffTable.tsx';
import { diffOf } from './diff.ts';

export function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const lines = diffOf(entry.before, entry.after);
  if (lines.length === 0)
    return (
      <div className="admin-entry">
        <Headline entry={entry} />
      </div>
    );
  return (
    <details className="admin-entry">
      <summary>
        <Headline entry={entry} />
      </summary>
      <DiffTable lines={lines} />
    </details>
  );
}

function Headline({ entry: { at, action, subject, reason, sessionId, address } }: { entry: AuditEntry }) {
  return (
    <span className="admin-headline">
      <time dateTime={at} title={at}>
        {momentText(at)}
      </time>
      <span className="can-shrink">
        <b>{ACTION_MESSAGES[action] ?? action}</b>
        {subject !== undefined && <code className="admin-subject">{subject}</code>}
      </span>
      <span className="admin-who">
        session <code>{sessionId}</code> from <code>{address}</code>
      </span>
      {reason !== undefined && <q className="admin-why">{reason}</q>}
    </span>
  );
}

/** What an audit entry is called. */
export const ACTION_MESSAGES: Readonly<Record<AuditAction, string>> = {
  'admin.login': 'Entered the admin area',
  'admin.logout': 'Locked the admin area',
  'seed-data': 'Seeded sample data',
  'card-set.create': 'Created a set',
  'card-set.edit': 'Changed a set',
  'card.create': 'Created a card',
  'card.edit': 'Changed a card',
  'cards.bulk': 'Imported cards from a file',
  'pack-type.create': 'Created a pack type',
  'pack-type.edit': 'Changed a pack type',
  'set.import': 'Imported a set',
  'support.look-again': 'Looked at the chain again',
  'support.open-pack': 'Opened a stuck pack',
  'support.compare-points': 'Compared points with the ledger',
};
