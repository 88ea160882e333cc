/** A card, small: its picture or its type's field, name, number and how rare it is. */
import { rarityClass, rarityInitial } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { useState } from 'react';
import { PixelIcon } from '../../ui/PixelIcon.tsx';

type CardTileProps = { card: CardJson; quantity?: number };

export function CardTile({ card, quantity }: CardTileProps) {
  const [broken, setBroken] = useState(false);
  const picture = broken ? undefined : (card.images?.small ?? card.artworkUrl);
  return (
    <article
      className={`${rarityClass(card.rarity)} pixel-frame flex h-full flex-col p-3 [--edge:var(--rarity)] [--fill:var(--color-night)] [--step:3px]`}
    >
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden bg-dusk">
        {picture === undefined ? (
          <PixelIcon name="grass" className="size-3/5 text-(--rarity) opacity-80" />
        ) : (
          <img
            src={picture}
            alt=""
            loading="lazy"
            className="size-full object-cover"
            onError={() => setBroken(true)}
          />
        )}
        {quantity !== undefined && quantity > 1 && (
          <span className="absolute right-0 bottom-0 bg-ink px-2 py-1 font-pixel text-[0.625rem] text-cream">
            ×{quantity}
          </span>
        )}
      </div>
      <h3 className="mt-2 leading-tight font-semibold">{card.name}</h3>
      <p className="mt-auto flex items-center justify-between gap-2 pt-2 text-sm text-mist">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="grid size-6 place-items-center bg-(--rarity) font-pixel text-[0.625rem] text-ink"
          >
            {rarityInitial(card.rarity)}
          </span>
          {card.rarity}
        </span>
        <span>#{card.cardNumber}</span>
      </p>
    </article>
  );
}
