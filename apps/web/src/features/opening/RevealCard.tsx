/** One card of a pack: its back until its turn, then its face, which opens everything there is to know about it. */
import { isHolographic, rarityClass } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { memo } from 'react';
import { Card, CardBack } from '../card/index.ts';
import { OwnedNote } from './OwnedNote.tsx';
import { isRare } from './openingState.ts';
import type { RevealedCard } from './revealOrder.ts';

const TILT = 15;

type RevealCardProps = {
  revealed: RevealedCard;
  owned: ReadonlyMap<string, number> | undefined;
  /** From 1. */
  place: number;
  shown: boolean;
  /** It has the stage to itself afterwards, and lies apart. */
  isAlone?: boolean;
  onPick: (card: CardJson) => void;
  onHurry?: () => void;
};

export const RevealCard = memo(function RevealCard(props: RevealCardProps) {
  const { revealed, owned, place, shown, isAlone = false, onPick, onHurry } = props;
  const { card, count } = revealed;
  const { name, rarity, cardNumber } = card;
  return (
    <li
      className={`reveal-card ${rarityClass(rarity)}`}
      data-shown={shown || undefined}
      data-alone={isAlone || undefined}
      data-stack={(shown && count > 1) || undefined}
      data-rare={isRare(card) || undefined}
      data-holo={isHolographic(rarity) || undefined}
    >
      {shown ? (
        <button type="button" className="reveal-face" onClick={() => onPick(card)}>
          <Card card={card} tilt={TILT} className="is-picture" />
        </button>
      ) : (
        <button
          type="button"
          className="reveal-back"
          tabIndex={-1}
          aria-label={`Card ${place}, face down`}
          onClick={onHurry}
        />
      )}
      <CardBack className="reveal-cover" />
      {shown && (
        <>
          {/* All of it stands on the card. */}
          <div className="sr-only">
            {rarity}
            <h3>{name}</h3>#{cardNumber}
          </div>
          {count > 1 && (
            <span className="reveal-count">
              ×{count}
              <span className="sr-only"> in this pack</span>
            </span>
          )}
          <OwnedNote revealed={revealed} owned={owned} />
        </>
      )}
    </li>
  );
});
