/** The cards of a pack, dealt face down and turned one by one; the window follows them until the player scrolls. */
import type { CardJson } from '@pokesol/protocol';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { RevealCard } from './RevealCard.tsx';
import type { RevealedCard } from './revealOrder.ts';

type RevealProps = {
  cards: readonly RevealedCard[];
  owned: ReadonlyMap<string, number> | undefined;
  /** How many are face up, from the first. */
  shown: number;
  /** Those of several packs, all at once. */
  isMany: boolean;
  onPick: (card: CardJson) => void;
  onHurry: () => void;
};

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

export function Reveal({ cards, owned, shown, isMany, onPick, onHurry }: RevealProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(shown);
  const led = useRef(true);

  useEffect(() => {
    const letGo = () => {
      led.current = false;
    };
    for (const event of BY_HAND) window.addEventListener(event, letGo, { passive: true });
    return () => {
      for (const event of BY_HAND) window.removeEventListener(event, letGo);
    };
  }, []);

  useEffect(() => {
    const inTurn = shown === before.current + 1;
    before.current = shown;
    if (inTurn && led.current)
      list.current?.children[shown - 1]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [shown]);

  return (
    <ul ref={list} className={cx('reveal-grid', isMany && 'is-many')}>
      {cards.map((revealed, index) => (
        <RevealCard
          key={revealed.card.id}
          revealed={revealed}
          owned={owned}
          place={index + 1}
          shown={index < shown}
          onPick={onPick}
          onHurry={onHurry}
        />
      ))}
    </ul>
  );
}
