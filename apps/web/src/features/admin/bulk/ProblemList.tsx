/** Everything that is wrong in a file, by line and field; to copy, or to keep beside the file while it is mended. */
import type { BulkProblem } from '@pokesol/protocol';
import { useId } from 'react';
import { keyed } from '../../card/cardFacts.ts';
import { problemPlaceOf, problemText } from './reportMessages.ts';
import { TextButtons } from './TextButtons.tsx';

type ProblemListProps = { problems: readonly BulkProblem[]; count: number };

export function ProblemList({ problems, count }: ProblemListProps) {
  const titleId = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={titleId} className="font-bold">
          What to mend
        </h3>
        <TextButtons what="the problems" fileName="problems.txt" text={problemText(problems)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
      <section className="bulk-problems" aria-labelledby={titleId} tabIndex={0}>
        <ol>
          {keyed(problems, problemPlaceOf).map(([key, problem]) => (
            <li key={key}>
              <span className="bulk-place">{problemPlaceOf(problem)}</span>
              <span className="[overflow-wrap:anywhere]">{problem.message}</span>
            </li>
          ))}
        </ol>
        {count > problems.length && (
          <p className="p-3 text-sm text-mist">
            …and {(count - problems.length).toLocaleString('en')} more. Mend these first and check again.
          </p>
        )}
      </section>
    </div>
  );
}
