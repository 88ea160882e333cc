/** The face we draw for a card ourselves: frame, creature, name, and as much of the rest as there is room for. */
import { rarityInitial } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { pixelPath } from '../../ui/pixels.ts';
import { creatureRows } from '../collection/creature.ts';
import { numberOf } from './cardFacts.ts';

export function CardFace({ card }: { card: CardJson }) {
  return (
    <div className="card-face">
      <div className="card-head">
        <span className="card-name">{card.name}</span>
        {card.hp !== undefined && <span className="card-hp">{card.hp}</span>}
      </div>
      <div className="card-window">
        {card.pokemonType === undefined ? (
          <PixelIcon name="pack" className="h-3/5" />
        ) : (
          <Creature id={card.id} />
        )}
      </div>
      <div className="card-foot">
        <span className="card-number">{numberOf(card)}</span>
        <span className="card-rarity">{rarityInitial(card.rarity)}</span>
      </div>
    </div>
  );
}

function Creature({ id }: { id: string }) {
  const rows = creatureRows(id);
  return (
    <svg viewBox="-2 -2 16 14" className="h-full" shapeRendering="crispEdges" aria-hidden="true">
      <path fill="var(--type)" d={pixelPath(rows, '#')} />
      <path fill="color-mix(in srgb, var(--type), #0e0a22 45%)" d={pixelPath(rows, 'o')} />
      <path fill="#fff3d6" d={pixelPath(rows, 'w')} />
      <path fill="#0e0a22" d={pixelPath(rows, 'e')} />
    </svg>
  );
}
