/** What the packs on trial held, beside what was to be expected. */

import { BUCKETS } from '@pokesol/cards';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { BUCKET_COLORS, bucketName } from '../../packs/odds/BucketTable.tsx';
import { expected as average, oneIn } from '../../packs/odds/chances.ts';
import { hitChanceText } from './packMessages.ts';
import { PACKS_ON_TRIAL, type Trial } from './useSimulation.ts';

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
      <div className="grid gap-1.5">
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
        <p className="text-sm text-mist tabular-nums">{number(packs)} packs opened</p>
      </div>
    );
  const { cards, atLeastOne, expected } = result;
  return (
    <div ref={outcome} className="grid gap-3" data-old={isOld} data-testid="simulation-result">
      <p role="status" className={isOld ? 'font-bold text-rose' : 'text-mint'}>
        {isOld
          ? 'The form has changed since: simulate again to see what it gives now.'
          : `${number(packs)} packs opened on trial.`}
      </p>
      <div className="simulation-outcome">
        <ul className="simulation-hits">
          {(['legendary', 'epic'] as const).map((bucket) => (
            <li key={bucket}>
              <b>{hitChanceText(atLeastOne[bucket] / packs, bucket)}</b>
              {expected.atLeastOne[bucket] > 0 && (
                <span className="text-mist"> (expected: {oneIn(expected.atLeastOne[bucket])})</span>
              )}
            </li>
          ))}
        </ul>
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="sr-only">Cards per pack, expected and drawn</caption>
          <thead className="text-xs text-mist">
            <tr>
              <th scope="col" className="pb-1.5 text-left font-bold">
                Cards per pack
              </th>
              <th scope="col" className="px-2 pb-1.5 font-bold">
                Expected
              </th>
              <th scope="col" className="px-2 pb-1.5 font-bold">
                Drawn
              </th>
              <th scope="col" className="pb-1.5 font-bold">
                In all
              </th>
            </tr>
          </thead>
          <tbody>
            {BUCKETS.map((bucket) => (
              <tr key={bucket} className="border-t-2 border-dusk">
                <th scope="row" className="py-1.5 text-left font-bold text-cream">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden
                      className="size-3 shrink-0"
                      style={{ backgroundColor: BUCKET_COLORS[bucket] }}
                    />
                    {bucketName(bucket)}
                  </span>
                </th>
                <td className="px-2">{average(expected.cards[bucket])}</td>
                <td className="px-2 font-bold text-sun">{average(cards[bucket] / packs)}</td>
                <td>{number(cards[bucket])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
