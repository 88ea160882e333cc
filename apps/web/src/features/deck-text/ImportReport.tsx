/** Shows what became of every line of a pasted list, in words, sign and colour. */
import type { ImportEntry, ImportStatus } from '@pokesol/decks';
import { pixelPath } from '@pokesol/pixel-art';
import { memo, useId, useState } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { short } from './summary.ts';
import './deckText.css';

/** More than any deck has; a longer text's rest is shown on demand. */
const AT_FIRST = 150;

export const DeckImportReport = memo(function DeckImportReport({
  report,
}: {
  report: readonly ImportEntry[];
}) {
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const [most, setMost] = useState(AT_FIRST);
  const titleId = useId();
  const asked = onlyTrouble
    ? report.filter(({ status }) => status !== 'understood' && status !== 'ignored')
    : report;
  const shown = asked.slice(0, most);
  const rest = asked.length - shown.length;
  return (
    <div>
      <div className="import-report-head">
        <h3 id={titleId} className="hint">
          Line by line
        </h3>
        <label className="import-report-filter">
          <input
            type="checkbox"
            checked={onlyTrouble}
            onChange={(event) => setOnlyTrouble(event.target.checked)}
            className="choice-box"
          />
          Only lines to check
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
      <section className="import-report" aria-labelledby={titleId} tabIndex={0}>
        {shown.length === 0 && <p className="import-report-empty">No line needs checking.</p>}
        <ol>
          {shown.map((entry) => (
            <Line key={entry.lineNumber} entry={entry} />
          ))}
        </ol>
        {rest > 0 && (
          <button
            type="button"
            onClick={() => setMost(most + 10 * AT_FIRST)}
            className="text-button import-more"
          >
            Show more lines ({formatNumber(rest)} left)
          </button>
        )}
      </section>
    </div>
  );
});

const Line = memo(function Line({ entry }: { entry: ImportEntry }) {
  const { lineNumber, text, status, message, missing, isOther, isNamesake } = entry;
  const { word, rows } = STATUS_SIGNS[status];
  const said =
    status === 'ignored' ? message : [message, missing > 0 && short(missing)].filter(Boolean).join(' · ');
  return (
    <li className="import-line" data-status={status}>
      <span className="import-number" aria-hidden>
        {lineNumber}
      </span>
      <svg viewBox="0 0 8 8" className="import-sign" shapeRendering="crispEdges" aria-hidden="true">
        <path fill="currentColor" d={pixelPath(rows, '#')} />
      </svg>
      <span className="import-text">{text.trim() === '' ? <i>Empty line</i> : text}</span>
      <span className="import-said">
        <b>{isNamesake ? 'A card of the same name' : isOther ? 'Another printing of it' : word}</b>
        {said !== '' && `: ${said}`}
      </span>
    </li>
  );
});

/** A word, a sign in pixels and a colour for everything that may become of a line. */
type StatusSign = { readonly word: string; readonly rows: readonly string[] };

const STATUS_SIGNS: Readonly<Record<ImportStatus, StatusSign>> = {
  understood: {
    word: 'In this game',
    rows: ['........', '......##', '.....##.', '##..##..', '.####...', '..##....', '........', '........'],
  },
  mended: {
    word: 'Mended',
    rows: ['...##...', '...##...', '..####..', '######.#', '#.######', '..####..', '...##...', '...##...'],
  },
  'not-owned': {
    word: 'In this game, not owned',
    rows: ['.######.', '.#....#.', '.#.##.#.', '.#..#.#.', '.#....#.', '.#.#..#.', '.#....#.', '.######.'],
  },
  'not-here': {
    word: 'Not in this game',
    rows: ['........', '.##..##.', '.######.', '..####..', '..####..', '.######.', '.##..##.', '........'],
  },
  unreadable: {
    word: 'Not a card line',
    rows: ['##....##', '###..###', '.######.', '..####..', '..####..', '.######.', '###..###', '##....##'],
  },
  ignored: {
    word: 'Ignored',
    rows: ['........', '........', '........', '.######.', '.######.', '........', '........', '........'],
  },
};
