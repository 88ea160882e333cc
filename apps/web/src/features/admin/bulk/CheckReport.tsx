/** What the check of a file found: figures, the first cards as they were read, and every problem by its line. */
import type { BulkProblem, BulkReport } from '@pokesol/protocol';
import { useId } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { keyed, RarityBadge } from '../../card/index.ts';
import { bulkHeadlineOf, problemPlaceOf, problemText } from './reportMessages.ts';
import { TextButtons } from './TextButtons.tsx';
import './bulk.css';

export function CheckReport({ report }: { report: BulkReport }) {
  const { rows, created, unchanged, problems, problemCount, sample } = report;
  const isWrong = problemCount > 0;
  return (
    <section aria-label="Check" className="stack-12">
      <p role="status" className="bulk-headline" data-wrong={isWrong || undefined}>
        {bulkHeadlineOf(report)}
      </p>
      <dl className="bulk-figures">
        <Figure name="Cards in the file" count={rows} />
        <Figure name="New" count={created} />
        <Figure name="Already here" count={unchanged} />
        <Figure name="Problems" count={problemCount} />
      </dl>
      {isWrong && <ProblemList problems={problems} count={problemCount} />}
      {!isWrong && sample.length > 0 && (
        <table className="bulk-sample">
          <caption>The first cards, as they were read</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Name</th>
              <th scope="col">Number</th>
              <th scope="col">Rarity</th>
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, name, cardNumber, rarity }) => (
              <tr key={line}>
                <td>{line}</td>
                <td className="any-break">{name}</td>
                <td>#{cardNumber}</td>
                <td>
                  <RarityBadge rarity={rarity} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div data-none={count === 0 || undefined}>
      <dt>{name}</dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}

type ProblemListProps = { problems: readonly BulkProblem[]; count: number };

/** Everything that is wrong in a file, by line and field; to copy, or to keep beside the file while it is mended. */
function ProblemList({ problems, count }: ProblemListProps) {
  const titleId = useId();
  return (
    <div>
      <div className="check-report-head">
        <h3 id={titleId} className="is-strong">
          What to fix
        </h3>
        <TextButtons what="the problems" fileName="problems.txt" text={problemText(problems)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
      <section className="bulk-problems" aria-labelledby={titleId} tabIndex={0}>
        <ol>
          {keyed(problems, problemPlaceOf).map(([key, problem]) => (
            <li key={key}>
              <span className="bulk-place">{problemPlaceOf(problem)}</span>
              <span className="any-break">{problem.message}</span>
            </li>
          ))}
        </ol>
        {count > problems.length && (
          <p className="list-empty">
            …and {formatNumber(count - problems.length)} more. Fix these first and check again.
          </p>
        )}
      </section>
    </div>
  );
}
