/** The battle log beside or over the table, to be opened and closed, and the voice that reads each line out once. */
import { memo, useMemo, useState } from 'react';
import { LogTurns } from '../log/LogTurns.tsx';
import type { LogLine } from '../log/logTurns.ts';
import { spokenLines } from '../session/logLines.ts';

type LogProps = {
  lines: readonly LogLine[];
  /** An animation lags behind what is known: later lines are not shown yet. */
  lastShownEvent: number;
};

const useShown = ({ lines, lastShownEvent }: LogProps) =>
  useMemo(() => lines.filter(({ id }) => id <= lastShownEvent), [lines, lastShownEvent]);

export const LogPanel = memo(function LogPanel(props: LogProps) {
  const shown = useShown(props);
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="log" aria-label="Battle log" data-open={isOpen || undefined}>
      <button
        type="button"
        className="log-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        Battle Log
        <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
      </button>
      {isOpen && <LogTurns lines={shown} />}
    </section>
  );
});

/** Everything that happens from now on, in the order of play; what the list says already is not read again. */
export const LogVoice = memo(function LogVoice(props: LogProps) {
  const shown = useShown(props);
  const [since] = useState(props.lastShownEvent);
  return (
    <div className="sr-only" aria-live="polite" aria-relevant="additions" data-voice>
      {spokenLines(shown, since).map(({ id, text, saying }) => (
        <p key={id}>{saying === undefined ? text : `${text} «${saying}»`}</p>
      ))}
    </div>
  );
});
