/** What the packs on trial held, beside what was to be expected. */
import { BUCKETS } from '@pokesol/cards';
import { useEffect, useRef } from 'react';
import { counted, formatNumber } from '../../../platform/format.ts';
import { expected as average, BUCKET_COLORS, bucketName, oneIn } from '../../packs/index.ts';
import { hitChanceText } from './packMessages.ts';
import { PACKS_ON_TRIAL, type Trial } from './useSimulation.ts';
import './simulation.css';

const number = (value: number) => formatNumber(value);

/** `isOld`: the form has changed since. */
export function SimulationResult({ trial: { result, isRunning }, isOld }: { trial: Trial; isOld: boolean }) {
  const packs = result?.packs ?? 0;
  const outcome = useRef<HTMLDivElement>(null);
  // It grows below the key that was pressed, often out of sight.
  useEffect(() => {
    if (!isRunning) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);

  if (isRunning || result === undefined)
    return (
      <div className="stack-6">
        <div
          role="progressbar"
          aria-label="Packs opened on trial"
          aria-valuemin={0}
          aria-valuemax={PACKS_ON_TRIAL}
          aria-valuenow={packs}
          className="simulation-progress"
        >
          <span style={{ width: `${(100 * packs) / PACKS_ON_TRIAL}%` }} />
        </div>
        <p className="simulation-result-note">{counted(packs, 'pack')} opened</p>
      </div>
    );
  const { cards, atLeastOne, expected } = result;
  return (
    <div ref={outcome} className="stack-12" data-old={isOld} data-testid="simulation-result">
      <p role="status" className={isOld ? 'bad is-strong' : 'good'}>
        {isOld
          ? 'The form has changed since: simulate again to see what it gives now.'
          : `${counted(packs, 'pack')} opened on trial.`}
      </p>
      <div className="simulation-outcome">
        <ul className="simulation-hits">
          {(['legendary', 'epic'] as const).map((bucket) => (
            <li key={bucket}>
              <b>{hitChanceText(atLeastOne[bucket] / packs, bucket)}</b>
              {expected.atLeastOne[bucket] > 0 && (
                <span className="quiet"> (expected: {oneIn(expected.atLeastOne[bucket])})</span>
              )}
            </li>
          ))}
        </ul>
        <table className="figure-table">
          <caption className="sr-only">Cards per pack, expected and drawn</caption>
          <thead className="small-hint">
            <tr>
              <th scope="col" className="simulation-first-column">
                Cards per pack
              </th>
              <th scope="col" className="simulation-column">
                Expected
              </th>
              <th scope="col" className="simulation-column">
                Drawn
              </th>
              <th scope="col" className="simulation-last-column">
                In all
              </th>
            </tr>
          </thead>
          <tbody>
            {BUCKETS.map((bucket) => (
              <tr key={bucket} className="simulation-row">
                <th scope="row" className="simulation-bucket">
                  <span className="line-8">
                    <span
                      aria-hidden
                      className="simulation-swatch"
                      style={{ backgroundColor: BUCKET_COLORS[bucket] }}
                    />
                    {bucketName(bucket)}
                  </span>
                </th>
                <td className="simulation-expected">{average(expected.cards[bucket])}</td>
                <td className="simulation-drawn">{average(cards[bucket] / packs)}</td>
                <td>{number(cards[bucket])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
