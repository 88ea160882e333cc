/** One row of bars with its axes, for the eye; the words and the table beside it tell the same to everybody else. */

import { axisEnd, axisLabel, type Day, shortDay } from './figures.ts';

type DayBarsProps = {
  days: readonly Day[];
  of: 'packs' | 'poke';
  title: string;
  /** The day that is looked at, -1 for none. */
  at: number;
  onLook: (day: string) => void;
};

/** Every so many days one is named, counted back from today. */
const NAMED = 7;

export function DayBars({ days, of, title, at, onLook }: DayBarsProps) {
  const end = axisEnd(Math.max(...days.map((day) => day[of])));
  return (
    <div aria-hidden className="admin-bars" data-of={of}>
      <p className="admin-bars-title">{title}</p>
      <div className="admin-axis">
        {[end, end / 2, 0].map((value) => (
          <span key={value}>{axisLabel(value)}</span>
        ))}
      </div>
      <div className="admin-field-of-bars">
        {days.map((day, index) => (
          <div
            key={day.day}
            className="admin-day"
            data-looked={index === at}
            onPointerEnter={() => onLook(day.day)}
            onPointerDown={() => onLook(day.day)}
          >
            <span
              className="admin-bar-of-day"
              data-some={day[of] > 0}
              style={{ blockSize: `${(day[of] / end) * 100}%` }}
            />
            {(days.length - 1 - index) % NAMED === 0 && (
              <span className="admin-day-name">{shortDay(day.day)}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
