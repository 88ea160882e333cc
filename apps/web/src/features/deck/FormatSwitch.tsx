/** The switch between the two rules that a deck may be for; with a verdict on each where one is given. */
import type { DeckFormat } from '@pokesol/decks';
import { useId } from 'react';
import { FORMATS } from './deckFormat.ts';
import './formatSwitch.css';

type Verdict = { readonly text: string; readonly isLegal: boolean };

type FormatSwitchProps = {
  /** What is chosen here, for those who do not see it. */
  legend: string;
  format: DeckFormat;
  onFormat: (format: DeckFormat) => void;
  verdictOf?: (format: DeckFormat) => Verdict;
};

export function FormatSwitch({ legend, format, onFormat, verdictOf }: FormatSwitchProps) {
  const group = useId();
  return (
    <fieldset className="format-switch">
      <legend className="sr-only">{legend}</legend>
      {FORMATS.map((each) => {
        const verdict = verdictOf?.(each.format);
        return (
          <label
            key={each.format}
            className="format-option"
            data-picked={each.format === format || undefined}
            data-legal={verdict?.isLegal}
            title={verdict?.text}
          >
            <input
              type="radio"
              name={group}
              checked={each.format === format}
              onChange={() => onFormat(each.format)}
              className="format-radio"
              aria-label={verdict === undefined ? each.name : `${each.name}: ${verdict.text}`}
            />
            <span className="format-name">{each.name}</span>
            {verdict !== undefined && <span className="format-verdict">{verdict.text}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
