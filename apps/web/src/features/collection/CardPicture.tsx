/** What a card shows in its window: its own artwork where that loads, else a drawing of ours. */
import type { CardJson } from '@pokesol/protocol';
import { useState } from 'react';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { pixelPath } from '../../ui/pixels.ts';
import { typeClass, typeStyle } from '../card/cardType.ts';
import { creatureRows } from './creature.ts';

function Creature({ id }: { id: string }) {
  const rows = creatureRows(id);
  return (
    <svg viewBox="-2 -2 16 14" className="h-full" shapeRendering="crispEdges" aria-hidden="true">
      <path fill="#0e0a22" opacity="0.35" d="M1 11h10v1h-10z" />
      <path fill="var(--type)" d={pixelPath(rows, '#')} />
      <path fill="color-mix(in srgb, var(--type), #0e0a22 45%)" d={pixelPath(rows, 'o')} />
      <path fill="#fff3d6" d={pixelPath(rows, 'w')} />
      <path fill="#0e0a22" d={pixelPath(rows, 'e')} />
    </svg>
  );
}

export function CardPicture({ card }: { card: CardJson }) {
  const [broken, setBroken] = useState(false);
  const picture = broken ? undefined : (card.images?.small ?? card.artworkUrl);
  return (
    <div
      className={`${typeClass(card.pokemonType === undefined ? 'trainer' : typeStyle(card.pokemonType))} grid aspect-4/3 place-items-center overflow-hidden bg-[linear-gradient(to_bottom,var(--type-dark)_0_72%,var(--color-ink)_72%)]`}
    >
      {picture !== undefined && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
      {picture === undefined && card.pokemonType !== undefined && <Creature id={card.id} />}
      {picture === undefined && card.pokemonType === undefined && (
        <PixelIcon
          name={card.attributes.supertype === 'Energy' ? 'coin' : 'pack'}
          className="h-3/5 text-mist"
        />
      )}
    </div>
  );
}
