/** The choice among the formats of a rule set; nothing where it has one alone. */
import { DECK_FORMATS, type DeckFormat, formatById } from '@pokesol/decks';
import { useId } from 'react';
import './formatSelect.css';

type FormatSelectProps = { format: DeckFormat; onFormat: (format: DeckFormat) => void };

export function FormatSelect({ format, onFormat }: FormatSelectProps) {
  const id = useId();
  const { rules, about } = formatById(format);
  const offered = DECK_FORMATS.filter((each) => each.rules === rules);
  if (offered.length === 1) return null;
  return (
    <div className="format-select">
      <label htmlFor={id}>Format</label>
      <select
        id={id}
        className="field"
        aria-describedby={`${id}-about`}
        value={format}
        onChange={({ target }) => {
          const chosen = offered.find((each) => each.id === target.value);
          if (chosen !== undefined) onFormat(chosen.id);
        }}
      >
        {offered.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <span id={`${id}-about`} className="small-hint">
        {about}
      </span>
    </div>
  );
}
