/** Draws any card at any size: it fills its container's width and shows as much as there is room for. */
import { effectLevel, rarityClass } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { shownPicture } from '../../platform/foreignPictures.ts';
import { cx } from '../../ui/cx.ts';
import { frameKind, kindOf } from './art/portrait.ts';
import { CardFace } from './CardFace.tsx';
import { isFullArt, spokenName } from './cardFacts.ts';
import { typeClass } from './cardType.ts';
import { useTilt } from './useTilt.ts';

type CardProps = {
  card: CardJson;
  /** The most degrees it leans towards the pointer, for one that is looked at alone; 0 or absent for none. */
  tilt?: number;
  className?: string;
  /** Stands in the place of the drawn face, and is read out: a `ReadableFace`. */
  face?: ReactNode;
};

/** A picture to assistive technology; put it into a button or link where it can be opened. */
export function Card({ card, tilt = 0, className, face }: CardProps) {
  const root = useRef<HTMLDivElement>(null);
  useTilt(root, tilt);
  const effect = effectLevel(card.rarity);
  const named = { role: face === undefined ? 'img' : 'group', 'aria-label': spokenName(card) };
  return (
    <div
      ref={root}
      {...named}
      data-effect={effect}
      data-full-art={(face === undefined && isFullArt(card)) || undefined}
      data-frame={frameKind(card)}
      className={cx(
        'card',
        typeClass(kindOf(card)),
        rarityClass(card.rarity),
        face !== undefined && 'is-readable',
        className,
      )}
    >
      <div className="card-body">
        {face ?? <CardFace card={card} isLarge={tilt > 0} />}
        <CardArtwork card={card} />
        {effect !== 'basic' && <div className="card-foil" />}
        {(effect === 'ultra' || effect === 'rainbow') && <div className="card-sparkle" />}
        {tilt > 0 && <div className="card-glare" />}
      </div>
    </div>
  );
}

/** The card's own artwork over our drawn face: it fades in once it is there, and is gone for good when it breaks. */
function CardArtwork({ card }: { card: CardJson }) {
  const source = shownPicture(card.artworkUrl ?? card.images?.large ?? card.images?.small);
  const [state, setState] = useState<{ source: string; shown: boolean }>();
  if (source === undefined) return null;
  const known = state?.source === source ? state : undefined;
  if (known?.shown === false) return null;
  const small = shownPicture(card.images?.small);
  return (
    <img
      src={source}
      {...(small !== undefined &&
        small !== source && { srcSet: `${small} 245w, ${source} 734w`, sizes: 'auto, 240px' })}
      alt=""
      loading="lazy"
      decoding="async"
      className="card-artwork"
      data-shown={known?.shown ?? false}
      onLoad={() => setState({ source, shown: true })}
      onError={() => setState({ source, shown: false })}
    />
  );
}
