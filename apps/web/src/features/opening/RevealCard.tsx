/** One card of a pack: its back until its turn, then its face, which opens everything there is to know about it. */
import { isHolographic, rarityClass, rarityInitial } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { memo } from 'react';
import { Card, CardBack } from '../card/index.ts';
import { OwnedNote } from './OwnedNote.tsx';
import { isRare } from './openingState.ts';
import { RarityShape } from './RarityShape.tsx';
import { type RevealedCard, revealStageOf } from './revealOrder.ts';

const TILT = 15;

type RevealCardProps = {
  revealed: RevealedCard;
  owned: ReadonlyMap<string, number> | undefined;
  /** From 1. */
  place: number;
  shown: boolean;
  onPick: (card: CardJson) => void;
  onHurry: () => void;
};

export const RevealCard = memo(function RevealCard(props: RevealCardProps) {
  const { revealed, owned, place, shown, onPick, onHurry } = props;
  const { card, count } = revealed;
  const { name, rarity, cardNumber } = card;
  return (
    <li
      className={`reveal-card ${rarityClass(rarity)}`}
      data-shown={shown || undefined}
      data-stack={count > 1 || undefined}
      data-rare={isRare(card) || undefined}
      data-holo={isHolographic(rarity) || undefined}
    >
      {shown ? (
        <button type="button" className="reveal-face" onClick={() => onPick(card)}>
          <Card card={card} tilt={TILT} />
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
      <div className="reveal-label">
        {shown && (
          <>
            <span title={rarity} className="reveal-initial">
              <span aria-hidden>{rarityInitial(rarity)}</span>
              <RarityShape stage={revealStageOf(rarity)} />
              <span className="sr-only">{rarity}</span>
            </span>
            <h3 className="reveal-name">{name}</h3>
            <span className="reveal-number">#{cardNumber}</span>
            {count > 1 && (
              <span className="reveal-count">
                ×{count}
                <span className="sr-only"> in this pack</span>
              </span>
            )}
            <OwnedNote revealed={revealed} owned={owned} />
          </>
        )}
      </div>
    </li>
  );
});
