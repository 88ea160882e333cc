/** The switch between the two rules that a deck may be for; with a verdict on each where one is given. */
import { formatById } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { useId } from 'react';
import './formatSwitch.css';

type Verdict = { readonly text: string; readonly isLegal: boolean };

type FormatSwitchProps = {
  /** What is chosen here, for those who do not see it. */
  legend: string;
  rules: AnyRules;
  onRules: (rules: AnyRules) => void;
  verdictOf?: (rules: AnyRules) => Verdict;
};

export function FormatSwitch({ legend, rules, onRules, verdictOf }: FormatSwitchProps) {
  const group = useId();
  return (
    <fieldset className="format-switch">
      <legend className="sr-only">{legend}</legend>
      {BATTLE_RULES.map((each) => {
        const verdict = verdictOf?.(each);
        const { name } = formatById(each);
        return (
          <label
            key={each}
            className="format-option"
            data-picked={each === rules || undefined}
            data-legal={verdict?.isLegal}
            title={verdict?.text}
          >
            <input
              type="radio"
              name={group}
              checked={each === rules}
              onChange={() => onRules(each)}
              className="format-radio"
              aria-label={verdict === undefined ? name : `${name}: ${verdict.text}`}
            />
            <span className="format-name">{name}</span>
            {verdict !== undefined && <span className="format-verdict">{verdict.text}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
