/** One action of an admin; it opens where it changed something. */
import type { AuditEntry } from '@pokesol/protocol';
import { DiffTable } from './DiffTable.tsx';
import { diffOf } from './diff.ts';
import { ACTION_MESSAGES, momentText } from './messages.ts';

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

function Headline({ entry: { at, action, subject, sessionId, address } }: { entry: AuditEntry }) {
  return (
    <span className="admin-headline">
      <time dateTime={at} title={at}>
        {momentText(at)}
      </time>
      <span className="min-w-0">
        <b>{ACTION_MESSAGES[action] ?? action}</b>
        {subject !== undefined && <code className="admin-subject">{subject}</code>}
      </span>
      <span className="admin-who">
        session <code>{sessionId}</code> from <code>{address}</code>
      </span>
    </span>
  );
}
