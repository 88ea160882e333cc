/** What an import did, or would do: figures first, then every card that needs a word. */

import type { ImportReport } from '@pokesol/protocol';
import { formatNumber } from '../../../platform/format.ts';
import { TextFigures } from '../texts/TextFigures.tsx';
import { ReportLines } from './ReportLines.tsx';
import { importHeadlineOf, remarksOf } from './reportMessages.ts';
import './report.css';

export function ReportView({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, unreadCount, noteCount } = report;
  return (
    <div className="stack-16">
      <p className="report-headline">{importHeadlineOf(report)}</p>
      <dl className="import-figures">
        <Figure name={report.dryRun ? 'To add' : 'Added'} tone="mint" count={added} />
        <Figure name={report.dryRun ? 'To change' : 'Changed'} tone="sun" count={changed} />
        <Figure name="Unchanged" tone="mist" count={unchanged} />
        <Figure name="Unread" tone="rose" count={unreadCount} />
      </dl>
      {report.texts && <TextFigures texts={report.texts} isDry={report.dryRun} />}
      {remarksOf(report).map((remark) => (
        <p key={remark} className="import-remark">
          {remark}
        </p>
      ))}
      <ReportLines
        title="Cards that cannot be read"
        lines={report.unread}
        count={unreadCount}
        tone="rose"
        isOpen
      />
      <ReportLines
        title={report.dryRun ? 'What would change' : 'What changed'}
        lines={report.changes}
        count={added + changed}
        tone="sun"
        isOpen={report.dryRun}
      />
      <ReportLines title="Read with a guess" lines={report.notes} count={noteCount} tone="sky" />
    </div>
  );
}

function Figure({ name, tone, count }: { name: string; tone: string; count: number }) {
  return (
    <div className="import-figure" data-tone={tone} data-none={count === 0 || undefined}>
      <dt>{name}</dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}
