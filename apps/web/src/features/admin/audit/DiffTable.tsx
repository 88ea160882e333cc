/** What changed, field by field: before on the left, after on the right. */
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { DiffLine } from './diff.ts';
import './audit.css';

/** An import may have changed a thousand cards. */
const AT_FIRST = 50;

export function DiffTable({ lines }: { lines: readonly DiffLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const isChange = lines.some(({ before }) => before !== undefined);
  const shown = isWhole ? lines : lines.slice(0, AT_FIRST);
  return (
    <>
      <table className="admin-diff" data-change={isChange}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {isChange && <th scope="col">Before</th>}
            <th scope="col">{isChange ? 'After' : 'Value'}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field === '' ? 'All of it' : field}</th>
              {isChange && <td className="admin-was">{before}</td>}
              <td className="admin-is">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <div className="diff-more">
          <Button tone="secondary" onClick={() => setWhole(true)}>
            Show all {lines.length} lines
          </Button>
        </div>
      )}
    </>
  );
}
