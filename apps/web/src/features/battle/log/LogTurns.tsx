/** A battle's log: the newest on top for the eye, in the order of play for a screen reader. */
import { useMemo } from 'react';
import { headingText, type LogLine, logTurns } from './logTurns.ts';
import './battleLog.css';

export function LogTurns({ lines }: { lines: readonly LogLine[] }) {
  const turns = useMemo(() => logTurns(lines), [lines]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups lines and no fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="log-box" tabIndex={0} role="group" aria-label="What happened, turn by turn">
      <ol className="log-turns">
        {turns.map(({ id, heading, lines: under }) => (
          <li key={id} className="log-turn">
            {heading !== undefined && (
              <h3 className="log-heading" data-now={heading.isNow || undefined}>
                {headingText(heading)}
                {heading.saying !== undefined && <q className="log-saying">{heading.saying}</q>}
              </h3>
            )}
            {under.length > 0 && (
              <ol className="log-lines">
                {under.map((line) => (
                  <li key={line.id} data-now={line.isNow || undefined}>
                    {line.text}
                    {line.saying !== undefined && <q className="log-saying">{line.saying}</q>}
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
