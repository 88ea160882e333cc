/** A story's events down a line of time, the oldest on top; what is still to come stands at its end. */
import { cx } from '../../../ui/cx.ts';
import { momentText } from '../momentText.ts';
import type { StoryLine } from './eventMessages.ts';
import './timeline.css';

export const StoryTimeline = ({ events }: { events: readonly StoryLine[] }) => (
  <ol aria-label="What happened" className="can-shrink">
    {events.map(({ key, at, title, text, tone, reason, isAhead = false }) => (
      <li key={key} data-tone={tone} className={cx('timeline-event', isAhead && 'is-ahead')}>
        <span className="timeline-time">
          {at === undefined ? (
            isAhead ? (
              'Next'
            ) : (
              'Time not recorded'
            )
          ) : (
            <time dateTime={at} title={at}>
              {momentText(at)}
            </time>
          )}
        </span>
        <div className="can-shrink">
          <h3 className="timeline-title">{title}</h3>
          <p className="hint">{text}</p>
          {reason !== undefined && <q className="timeline-reason">{reason}</q>}
        </div>
      </li>
    ))}
  </ol>
);
