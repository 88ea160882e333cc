/** The rarest card of a pack, large and alone: its back for a moment, then its face in the light of its rarity. */
import { rarityClass } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { Card, CardBack } from '../card/index.ts';
import { OwnedNote } from './OwnedNote.tsx';
import { RarityShape } from './RarityShape.tsx';
import { type RevealedCard, revealStageOf } from './revealOrder.ts';
import './lastCard.css';

const TILT = 15;

type LastCardProps = {
  revealed: RevealedCard;
  owned: ReadonlyMap<string, number> | undefined;
  onPick: (card: CardJson) => void;
};

export function LastCard({ revealed, owned, onPick }: LastCardProps) {
  const { card, count, rarity } = revealed;
  const stage = revealStageOf(rarity);
  return (
    <div className={`last-card ${rarityClass(rarity)}`} data-stage={stage}>
      <div className="last-place">
        <span aria-hidden className="last-light" />
        <button type="button" className="last-face" onClick={() => onPick(card)}>
          <Card card={card} tilt={TILT} />
        </button>
        <CardBack className="last-cover" />
      </div>
      <div role="alert" className="last-card-words">
        <p className="last-rarity">
          <RarityShape stage={stage} />
          {rarity}
        </p>
        <h3 className="pixel-title last-name">{card.name}</h3>
        <p className="last-owned">
          {count > 1 && <span>×{count} in this pack</span>}
          <OwnedNote revealed={revealed} owned={owned} />
        </p>
      </div>
    </div>
  );
}
