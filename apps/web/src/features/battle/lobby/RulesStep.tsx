/** The choice of the rules and the format that a battle is played by, in a player's words. */
import { type DeckFormat, formatById } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { type Ref, useId } from 'react';
import { Link } from 'wouter';
import { FormatSelect } from '../../deck/index.ts';
import { formatNamed } from '../data/formats.ts';
import { RULES_NAMES } from '../data/rules.ts';
import { StepTitle } from './StepTitle.tsx';

const RULES_WORDS: Readonly<Record<AnyRules, string>> = {
  classic: 'A short game of our own: basic Pokémon, one Energy for any attack, until one side has none left.',
  official:
    'The printed card game: evolve, pay for attacks, take a Prize for each knock-out. Six Prizes win.',
};

type RulesStepProps = {
  rules: AnyRules;
  /** Absent where the challenger has chosen them. */
  onRules: ((rules: AnyRules) => void) | undefined;
  /** Absent where a battle has none, as in the campaign. */
  format?: DeckFormat | undefined;
  /** Absent where another player has chosen it. */
  onFormat?: ((format: DeckFormat) => void) | undefined;
  heading: Ref<HTMLHeadingElement>;
};

export function RulesStep({ rules, onRules, format, onFormat, heading }: RulesStepProps) {
  const id = useId();
  return (
    <div className="rules-step">
      <div className="rules-choice">
        <StepTitle ref={heading} id={`${id}-title`} step={1}>
          Rules
        </StepTitle>
        {onRules === undefined ? (
          <p className="rules-options is-fixed">
            <span className="rules-option" data-picked>
              <span className="rules-name">{formatNamed(rules, format)}</span>
              <span className="rules-words">{RULES_WORDS[rules]}</span>
              {format !== undefined && <span className="rules-words">{formatById(format).about}</span>}
            </span>
          </p>
        ) : (
          <div role="radiogroup" aria-labelledby={`${id}-title`} className="rules-options">
            {BATTLE_RULES.map((each) => (
              <label key={each} className="rules-option" data-picked={each === rules || undefined}>
                <input
                  type="radio"
                  name={`${id}-rules`}
                  checked={each === rules}
                  onChange={() => onRules(each)}
                  aria-label={RULES_NAMES[each]}
                  aria-describedby={`${id}-${each}`}
                  className="pick"
                />
                <span className="rules-name">{RULES_NAMES[each]}</span>
                <span id={`${id}-${each}`} className="rules-words">
                  {RULES_WORDS[each]}
                </span>
              </label>
            ))}
          </div>
        )}
      </div>
      {format !== undefined && onFormat !== undefined && <FormatSelect format={format} onFormat={onFormat} />}
      <RulesLinks isAsked={rules === 'official'} />
    </div>
  );
}

/** Links to the printed game's rules; on a phone only on request. */
const RulesLinks = ({ isAsked }: { isAsked: boolean }) => (
  <p className="rules-links" data-asked={isAsked || undefined}>
    <Link href="/rules" className="text-link">
      The rules, with pictures
    </Link>
    <Link href="/learn" className="text-link">
      New to the printed game? Learn it in ten minutes
    </Link>
  </p>
);
