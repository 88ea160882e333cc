/** Decks and lists, one of them picked, and the ways to another: a pasted list, a theme deck. */
import { type DeckFormat, formatById } from '@pokesol/decks';
import { useId } from 'react';
import { Link } from 'wouter';
import { counted } from '../../platform/format.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { DeckFace, StepTitle } from '../battle/lobby/index.ts';
import { type Playable, themeDecksIn } from './practiceSides.ts';

type RowsProps = {
  format: DeckFormat;
  /** Names the group: of a heading. */
  titleId: string;
  decks: readonly Playable[];
  picked: string | undefined;
  onPick: (key: string) => void;
  /** Absent where no list can be pasted. */
  onPaste?: (() => void) | undefined;
  /** Absent where no theme deck can be chosen. */
  onBorrow?: (() => void) | undefined;
};

export function PlayableRows({ format, titleId, decks, picked, onPick, onPaste, onBorrow }: RowsProps) {
  const group = useId();
  const themes = themeDecksIn(format).length;
  return (
    <div className="practice-rows">
      {decks.length > 0 && (
        <div role="radiogroup" aria-labelledby={titleId} className="practice-rows">
          {decks.map(({ key, name, words, face }) => (
            <label key={key} className="deck-row practice-row" data-picked={key === picked || undefined}>
              <input
                type="radio"
                name={group}
                checked={key === picked}
                onChange={() => onPick(key)}
                aria-label={`${name}: ${words}`}
                className="pick"
              />
              <span className="practice-face" aria-hidden="true">
                <DeckFace card={face} />
              </span>
              <span className="deck-row-words">
                <span className="deck-row-name">{name}</span>
                <span className="deck-row-counts">{words}</span>
              </span>
              <PixelIcon name="star" className="deck-row-mark" />
            </label>
          ))}
        </div>
      )}
      {onPaste !== undefined && (
        <OtherRow sign="+" name="Paste a list" words="PTCGL, PTCGO, Limitless" onPress={onPaste} />
      )}
      {onBorrow !== undefined && themes > 0 && (
        <OtherRow
          sign="»"
          name="Choose a theme deck"
          words={`${counted(themes, 'deck')}, ready to play`}
          onPress={onBorrow}
        />
      )}
      {onBorrow !== undefined && themes === 0 && (
        <p className="practice-said">No theme deck is legal in {formatById(format).name}.</p>
      )}
    </div>
  );
}

type OtherRowProps = { sign: string; name: string; words: string; onPress: () => void };

const OtherRow = ({ sign, name, words, onPress }: OtherRowProps) => (
  <button type="button" className="deck-row practice-row practice-other" onClick={onPress}>
    <span aria-hidden="true" className="practice-sign">
      {sign}
    </span>
    <span className="deck-row-words">
      <span className="deck-row-name">{name}</span>
      <span className="deck-row-counts">{words}</span>
    </span>
  </button>
);

type PickerProps = Omit<RowsProps, 'titleId'> & {
  title: string;
  step: number;
  /** Those that the format does not take. */
  barred: readonly Playable[];
  format: DeckFormat;
};

export function PlayablePicker({ title, step, barred, format, ...rows }: PickerProps) {
  const id = useId();
  return (
    <div className="matchup-part">
      <StepTitle id={id} step={step}>
        {title}
      </StepTitle>
      <div className="deck-rows practice-scroll">
        <PlayableRows titleId={id} format={format} {...rows} />
      </div>
      {barred.length > 0 && (
        <p className="hint">
          Not for {formatById(format).name}: {barred.map(({ name }) => name).join(', ')}.{' '}
          <Link href="/deck-list" className="text-link">
            See why
          </Link>
        </p>
      )}
    </div>
  );
}
