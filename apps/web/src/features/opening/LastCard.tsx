/** The rarest card of a pack, large and alone in the middle: its back for a moment, then its face in the light of its rarity. */
import { rarityClass } from '@pokesol/cards';
import type { CardJson, OddsAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { Card, CardBack, kindOf, SceneWindow } from '../card/index.ts';
import { cardChance, oddsQuery } from '../packs/index.ts';
import { OwnedNote } from './OwnedNote.tsx';
import { RarityShape } from './RarityShape.tsx';
import { type RevealedCard, revealStageOf } from './revealOrder.ts';
import './lastCard.css';
import './lastLights.css';

const TILT = 15;
/** Stars beside a card, each at a place of its own. */
const SPARKS = ['a', 'b', 'c'];

type LastCardProps = {
  revealed: RevealedCard;
  owned: ReadonlyMap<string, number> | undefined;
  /** Whose odds say how rare it is. */
  packTypeId: string | undefined;
  onPick: (card: CardJson) => void;
};

export function LastCard({ revealed, owned, packTypeId, onPick }: LastCardProps) {
  const { card, count, rarity } = revealed;
  const stage = revealStageOf(rarity);
  return (
    <div className={`opening-stage last-card ${rarityClass(rarity)}`} data-stage={stage}>
      <span aria-hidden className="last-lights">
        {stage === 'special' && (
          <SceneWindow card={card} kind={kindOf(card)} className="last-room">
            {null}
          </SceneWindow>
        )}
        <span className="last-light" />
        {stage === 'special' && <span className="last-dots" />}
      </span>
      <p aria-hidden className="last-rarity">
        <RarityShape stage={stage} />
        {rarity}
      </p>
      <div className="last-place">
        <span aria-hidden className="last-frame" />
        {stage === 'rare' &&
          SPARKS.map((spark) => (
            <span key={spark} aria-hidden className="last-spark">
              <RarityShape stage="rare" />
            </span>
          ))}
        <button type="button" className="last-face" onClick={() => onPick(card)}>
          <Card card={card} tilt={TILT} />
        </button>
        <CardBack className="last-cover" />
      </div>
      <div role="alert" className="last-card-words">
        <h3 className="pixel-title last-name">{card.name}</h3>
        <p className="last-owned">
          <span className="sr-only">{rarity}</span>
          {count > 1 && <span>×{count} in this pack</span>}
          <OwnedNote revealed={revealed} owned={owned} />
          {packTypeId !== undefined && <Chance packTypeId={packTypeId} cardId={card.id} />}
        </p>
      </div>
    </div>
  );
}

/** Nothing until the odds are there, and nothing without them: they are published in the store as well. */
function Chance({ packTypeId, cardId }: { packTypeId: string; cardId: string }) {
  const { data } = useQuery({
    ...oddsQuery(packTypeId),
    select: (answer: OddsAnswer) => cardChance(answer, cardId),
  });
  return data === undefined ? null : <span>{data}</span>;
}
