/** A card, small: its picture, its name and number, and how rare it is. */
import { rarityClass, rarityInitial } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { CardPicture } from './CardPicture.tsx';

type CardTileProps = { card: CardJson; quantity?: number };

export function CardTile({ card, quantity }: CardTileProps) {
  return (
    <article
      className={`${rarityClass(card.rarity)} pixel-frame @container flex h-full flex-col p-2.5 [--edge:var(--rarity)] [--fill:var(--color-night)] [--step:3px]`}
    >
      <div className="relative">
        <CardPicture card={card} />
        {quantity !== undefined && quantity > 1 && (
          <span className="absolute top-0 right-0 bg-ink px-2 py-1 font-pixel text-xs text-cream">
            ×{quantity}
          </span>
        )}
      </div>
      <h3 className="mt-2 px-0.5 text-xs leading-tight font-bold [overflow-wrap:anywhere] @min-[7rem]:text-sm @min-[9rem]:text-base">
        {card.name}
      </h3>
      <p className="mt-auto flex items-center justify-between gap-2 px-0.5 pt-2 text-sm text-mist">
        <span className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center bg-(--rarity) font-pixel text-xs text-ink"
          >
            {rarityInitial(card.rarity)}
          </span>
          <span className="sr-only truncate @min-[9.5rem]:not-sr-only">{card.rarity}</span>
        </span>
        <span>#{card.cardNumber}</span>
      </p>
    </article>
  );
}
