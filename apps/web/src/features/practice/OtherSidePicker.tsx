/** What the other side plays: a trainer's deck, a theme deck, an own one, a list, the same as the player, or a friend's; and the AI's level. */
import { ROSTER } from '@pokesol/campaign';
import { type DeckFormat, formatById } from '@pokesol/decks';
import type { OpponentLevel } from '@pokesol/protocol';
import { useId } from 'react';
import { levelsOf } from '../battle/data/index.ts';
import { Levels, StepTitle, Trainers } from '../battle/lobby/index.ts';
import { PlayableRows } from './PlayablePicker.tsx';
import { AGAINST_NAMES, type Against, type Playable, waysIn } from './practiceSides.ts';

type OtherSidePickerProps = {
  format: DeckFormat;
  against: Against;
  onAgainst: (against: Against) => void;
  trainerId: string;
  onTrainer: (trainerId: string) => void;
  choices: readonly Playable[];
  picked: string | undefined;
  onPick: (key: string) => void;
  onPaste: () => void;
  onBorrow: () => void;
  level: OpponentLevel;
  onLevel: (level: OpponentLevel) => void;
  /** Absent where the other side has no deck that the player can take. */
  onSwap: (() => void) | undefined;
};

export function OtherSidePicker(props: OtherSidePickerProps) {
  const { format, against, onAgainst, choices, picked, onPick, level, onLevel, onSwap } = props;
  const { rules } = formatById(format);
  const id = useId();
  return (
    <>
      <StepTitle id={id} step={3}>
        The other side plays
      </StepTitle>
      <div role="radiogroup" aria-labelledby={id} className="practice-against">
        {waysIn(format).map((each) => (
          <label key={each} className="practice-way" data-picked={each === against || undefined}>
            <input
              type="radio"
              name={`${id}-against`}
              checked={each === against}
              onChange={() => onAgainst(each)}
              className="pick"
            />
            {AGAINST_NAMES[each]}
          </label>
        ))}
      </div>
      {against === 'trainer' && (
        <Trainers label="Whose deck" trainers={ROSTER} chosen={props.trainerId} onTrainer={props.onTrainer} />
      )}
      {against === 'mirror' && <p className="practice-said">The AI plays your deck, card for card.</p>}
      {against === 'friend' && (
        <p className="practice-said">
          You get a link. The player who opens it agrees to any cards and brings a deck; neither of you has to
          own the cards.
        </p>
      )}
      {against === 'mine' && choices.length === 0 && (
        <p className="practice-said">No saved deck of yours fits {formatById(format).name}.</p>
      )}
      {(against === 'mine' || against === 'list' || against === 'theme') && (
        <PlayableRows
          format={format}
          titleId={id}
          decks={choices}
          picked={picked}
          onPick={onPick}
          onPaste={against === 'list' ? props.onPaste : undefined}
          onBorrow={against === 'theme' ? props.onBorrow : undefined}
        />
      )}
      {onSwap !== undefined && (
        <button type="button" className="text-button practice-swap" onClick={onSwap}>
          Swap sides
        </button>
      )}
      {against !== 'friend' && (
        <div className="practice-level">
          <StepTitle id={`${id}-level`} step={4}>
            Level
          </StepTitle>
          <Levels rules={rules} levels={levelsOf(rules)} level={level} onLevel={onLevel} />
        </div>
      )}
    </>
  );
}
