/** The cards of a pack, dealt large and turned one by one; the last lies apart, face down. */
import type { CardJson } from '@pokesol/protocol';
import { type FocusEvent, type PointerEvent, useState } from 'react';
import { counted } from '../../platform/format.ts';
import { RevealCard } from './RevealCard.tsx';
import { everyCard, type RevealedCard } from './revealOrder.ts';
import './deal.css';
import './reveal.css';

type DealProps = {
  cards: readonly RevealedCard[];
  owned: ReadonlyMap<string, number> | undefined;
  /** How many are face up, from the first. */
  shown: number;
  /** How many of the last ones have the stage to themselves afterwards. */
  alone: number;
  /** Of cards that are not kept. */
  note: string | undefined;
  onPick: (card: CardJson) => void;
  onHurry: () => void;
};

/** What a deal of one booster has at most: more lie smaller, and scroll. */
const MOST_LARGE = 11;
const MOST_HUGE = 5;

export function Deal({ cards, owned, shown, alone, note, onPick, onHurry }: DealProps) {
  /** The card whose name the line below says, where cards are too small to carry theirs. */
  const [named, setNamed] = useState<number>();
  const size = cards.length <= MOST_HUGE ? 'huge' : cards.length <= MOST_LARGE ? 'large' : 'many';
  const nameIt = (event: FocusEvent | PointerEvent) => {
    const place = [...event.currentTarget.children].findIndex(
      (place) => event.target instanceof Node && place.contains(event.target),
    );
    if (place >= 0) setNamed(place);
  };
  const caption = cards[Math.min(named ?? shown - 1, shown - 1)];
  return (
    <div className="opening-stage deal-stage">
      <p role="status" className="sr-only">
        {counted(everyCard(cards).length, 'new card')}
      </p>
      <ul className="deal" data-size={size} onFocus={nameIt} onPointerOver={nameIt}>
        {cards.map((revealed, index) => (
          <RevealCard
            key={revealed.card.id}
            revealed={revealed}
            owned={owned}
            place={index + 1}
            shown={index < shown}
            isAlone={index >= cards.length - alone}
            onPick={onPick}
            onHurry={onHurry}
          />
        ))}
      </ul>
      {note !== undefined && <p className="deal-note">{note}</p>}
      <p aria-hidden className="deal-caption">
        {caption?.card.name}
      </p>
    </div>
  );
}
