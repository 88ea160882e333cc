/** Cards of a report that need a word, each with its own. */

import type { ImportReport } from '@pokesol/protocol';
import { useId } from 'react';
import { formatNumber } from '../../../platform/format.ts';

type Line = ImportReport['notes'][number];
type ReportLinesProps = {
  title: string;
  lines: readonly Line[];
  count: number;
  tone: string;
  isOpen?: boolean;
};

export function ReportLines({ title, lines, count, tone, isOpen = false }: ReportLinesProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <details open={isOpen} className="import-details">
      <summary id={titleId}>
        {title} ({formatNumber(count)})
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
      <section className="import-lines" data-tone={tone} aria-labelledby={titleId} tabIndex={0}>
        <ul>
          {lines.map(({ id, name, note }) => (
            <li key={`${id} ${note}`}>
              <b>{name || 'Nameless'}</b> <code className="text-xs text-mist">{id}</code>
              <span className="block text-mist">{note}</span>
            </li>
          ))}
        </ul>
        {count > lines.length && (
          <p className="p-3 text-sm text-mist">
            …and {formatNumber(count - lines.length)} more of the same kind.
          </p>
        )}
      </section>
    </details>
  );
}
