/** Draws any card at any size: it fills its container's width and shows as much as there is room for. */
import { effectLevel, rarityClass } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { CardArtwork } from './CardArtwork.tsx';
import { CardFace } from './CardFace.tsx';
import { spokenName } from './cardFacts.ts';
import { typeClass, typeStyle } from './cardType.ts';
import { useTilt } from './useTilt.ts';

type CardProps = {
  card: CardJson;
  /** The most degrees it leans towards the pointer; 0 or absent for none. */
  tilt?: number;
  className?: string;
};

/** A picture to assistive technology; put it into a button or link where it can be opened. */
export function Card({ card, tilt = 0, className }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  useTilt(root, tilt);
  const type =
    card.pokemonType ?? (card.attributes.supertype === 'Energy' ? card.attributes.types[0] : undefined);
  return (
    <div
      ref={root}
      role="img"
      aria-label={spokenName(card)}
      data-effect={effectLevel(card.rarity)}
      className={cx(
        'card',
        typeClass(type === undefined ? 'trainer' : typeStyle(type)),
        rarityClass(card.rarity),
        className,
      )}
    >
      <div className="card-body">
        <CardFace card={card} />
        <CardArtwork card={card} />
      </div>
    </div>
  );
}
