/** «Choose cards»: the offered cards side by side, so many of them to be picked. */
import type { CardNo } from '@pokesol/engine';
import type { ChoiceOf } from '@pokesol/engine/classic';
import { useId, useState } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../card/index.ts';
import { usePicked } from '../../../choices/usePicked.ts';
import { PrintedText } from '../../../table/PrintedText.tsx';
import type { ChoiceScreenProps } from './screenProps.ts';

/** What shall happen to them, and how many: 'Choose 2 cards to discard'. */
export function pickTitle({
  min,
  max,
  purpose,
}: Pick<ChoiceOf<'pickCards'>, 'min' | 'max' | 'purpose'>): string {
  const many = min === max ? String(max) : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  const cards = max === 1 ? 'card' : 'cards';
  return `Choose ${many} ${cards} ${purpose === 'discard' ? 'to discard' : 'to take into your hand'}`;
}

export function PickCards({ choice, look, isBusy, onAnswer }: ChoiceScreenProps<'pickCards'>) {
  const { cards, min, max } = choice;
  const { picked, toggle } = usePicked<CardNo>(max);
  const offered = sorted(cards, look);
  const [looked, setLooked] = useState(offered[0]);
  const read = looked === undefined ? undefined : look(looked);
  const readingId = useId();
  // Plain energy says all by its face.
  const hasText = offered
    .map(look)
    .some((card) => card !== undefined && (card.hp !== undefined || card.text));
  const isEnough = picked.length >= min && picked.length <= max;

  return (
    <>
      <ul className="choice-cards" aria-label="Cards to choose from">
        {offered.map((card) => {
          const drawn = look(card);
          return (
            <li key={card}>
              <button
                type="button"
                className="choice-card"
                aria-pressed={picked.includes(card)}
                aria-label={drawn?.name ?? 'A hidden card'}
                aria-describedby={hasText && card === looked ? readingId : undefined}
                onFocus={() => setLooked(card)}
                onPointerEnter={() => setLooked(card)}
                onClick={() => toggle(card)}
              >
                <span aria-hidden="true">{drawn && <Card card={drawn} />}</span>
                <span className="choice-name" aria-hidden="true">
                  {drawn?.name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {hasText && (
        <div id={readingId} className="choice-reading" tabIndex={-1}>
          {read && <PrintedText card={read} />}
        </div>
      )}
      <div className="choice-buttons">
        <p role="status" className="choice-count">
          {picked.length} of {min === max ? max : `${min} to ${max}`} chosen
        </p>
        <Button busy={isBusy} disabled={!isEnough} onClick={() => onAnswer(picked)}>
          Confirm
        </Button>
      </div>
    </>
  );
}

/** Alike cards side by side. */
const sorted = (cards: readonly CardNo[], look: ChoiceScreenProps<'pickCards'>['look']): CardNo[] => {
  const nameOf = (card: CardNo) => `${look(card)?.attributes.supertype ?? ''} ${look(card)?.name ?? ''}`;
  return [...cards].sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a - b);
};
