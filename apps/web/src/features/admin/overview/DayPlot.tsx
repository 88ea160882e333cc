/** Packs and POKE per day of the last 30: two rows of bars over the same days, and one day's figures in words. */
import { useState } from 'react';
import { counted, formatNumber } from '../../../platform/format.ts';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { DayBars } from './DayBars.tsx';
import { type Day, inFull, longDay } from './figures.ts';
import './overview.css';

export function DayPlot({ days, hasSold }: { days: readonly Day[]; hasSold: boolean }) {
  // A day's date, not its place: at midnight the days move on.
  const [looked, setLooked] = useState<string>();
  const at = days.findIndex(({ day }) => day === looked);
  const total = { packs: sum(days, 'packs'), poke: sum(days, 'poke') };
  const day = days[at];

  return (
    <section aria-labelledby="admin-days" className="admin-box">
      <div className="admin-plot-head">
        <h2 id="admin-days" className="pixel-title panel-title">
          The last 30 days
        </h2>
        {total.packs > 0 && (
          <p className="admin-readout" data-testid="day-readout">
            <b className="bright">{day === undefined ? 'In all' : longDay(day.day)}</b>
            <span className="good">{counted((day ?? total).packs, 'pack')}</span>
            <span className="ember">{inFull((day ?? total).poke)}</span>
          </p>
        )}
      </div>
      {total.packs === 0 ? (
        <div className="day-plot-empty">
          <PixelIcon name="pack" className="day-plot-icon" />
          <p className="pixel-title small-title is-bright">
            {hasSold ? 'No pack was sold in the last 30 days' : 'No pack was sold yet'}
          </p>
          <p className="quiet">A bar grows here for every day on which a player buys one.</p>
        </div>
      ) : (
        <>
          <div
            className="admin-plots"
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setLooked(undefined)}
          >
            <DayBars days={days} of="packs" title="Packs" at={at} onLook={setLooked} />
            <DayBars days={days} of="poke" title="POKE" at={at} onLook={setLooked} />
            <input
              type="range"
              className="admin-day-range"
              aria-label="Day"
              min={0}
              max={days.length - 1}
              value={at === -1 ? days.length - 1 : at}
              aria-valuetext={spoken(day ?? days.at(-1))}
              onFocus={() => setLooked((now) => now ?? days.at(-1)?.day)}
              onBlur={() => setLooked(undefined)}
              onChange={(event) => setLooked(days[event.target.valueAsNumber]?.day)}
            />
          </div>
          <DayTable days={days} />
        </>
      )}
    </section>
  );
}

const sum = (days: readonly Day[], of: 'packs' | 'poke') => days.reduce((total, day) => total + day[of], 0);
const spoken = (day: Day | undefined) =>
  day && `${longDay(day.day)}: ${counted(day.packs, 'pack')}, ${inFull(day.poke)}`;

/** The same days as a table, for readers who prefer it or cannot see bars. */
function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <details className="admin-day-table">
      <summary>Show as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">Packs</th>
            <th scope="col">POKE burned</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, packs, poke }) => (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <td>{formatNumber(packs)}</td>
              <td>{inFull(poke)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
