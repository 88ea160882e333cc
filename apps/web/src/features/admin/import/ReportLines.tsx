/** Cards of a report that need a word, each with its own. */

import type { ImportReport } from '@pokesol/protocol';
import { useId } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import './report.css';

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
              <b>{name || 'Nameless'}</b> <code className="small-hint">{id}</code>
              <span className="report-line-note">{note}</span>
            </li>
          ))}
        </ul>
        {count > lines.length && (
          <p className="list-empty">…and {formatNumber(count - lines.length)} more of the same kind.</p>
        )}
      </section>
    </details>
  );
}
