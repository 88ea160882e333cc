/** What the check of a file found: figures, the first cards as they were read, and every problem by its line. */
import type { BulkReport } from '@pokesol/protocol';
import { RarityBadge } from '../../card/RarityBadge.tsx';
import { ProblemList } from './ProblemList.tsx';
import { bulkHeadlineOf } from './reportMessages.ts';

export function CheckReport({ report }: { report: BulkReport }) {
  const { rows, created, unchanged, problems, problemCount, sample } = report;
  const isWrong = problemCount > 0;
  return (
    <section aria-label="Check" className="grid gap-3">
      <p role="status" className="bulk-headline" data-wrong={isWrong || undefined}>
        {bulkHeadlineOf(report)}
      </p>
      <dl className="bulk-figures">
        <Figure name="Cards in the file" count={rows} />
        <Figure name="New" count={created} />
        <Figure name="Here already" count={unchanged} />
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
                <td className="[overflow-wrap:anywhere]">{name}</td>
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
      <dd>{count.toLocaleString('en')}</dd>
    </div>
  );
}
