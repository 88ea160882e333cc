/** The battle log: the ten newest events, the newest first, to be opened and closed; new ones are read out. */
import { LOG_SHOWN } from '@pokesol/protocol/constants';
import { useState } from 'react';
import { type LogLine, shownLines } from './logLines.ts';

export function LogPanel({ lines, lastShownEvent }: { lines: readonly LogLine[]; lastShownEvent: number }) {
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 1100px)').matches);
  const shown = shownLines(lines, lastShownEvent, LOG_SHOWN);
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
      <ol className={isOpen ? 'log-lines' : 'sr-only'} aria-live="polite" aria-relevant="additions">
        {shown.map(({ id, text, saying }) => (
          <li key={id}>
            {text}
            {saying !== undefined && <q className="log-saying">{saying}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
