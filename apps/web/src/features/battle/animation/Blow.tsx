/** What an attack sends at its target: the sign of its Pokémon's type, in a movement of that type's own. */
import type { CardJson } from '@pokesol/protocol';
import type { CSSProperties } from 'react';
import { emblemPath, kindOf, typeClass } from '../../card/index.ts';
import type { Flown } from './stage.ts';
import './blow.css';

type Kind = ReturnType<typeof kindOf>;

/** Each type moves in a way of its own: colour alone says too little. */
const MOTIONS: Partial<Record<Kind, string>> = {
  fire: 'rise',
  water: 'arc',
  grass: 'spin',
  electric: 'fall',
  psychic: 'close',
  fighting: 'dash',
  dark: 'sweep',
  steel: 'drill',
  dragon: 'circle',
  fairy: 'float',
};

type BlowProps = {
  card: CardJson | undefined;
  flight: Flown | undefined;
  time: CSSProperties;
  /** Several, one after the other. */
  isLoud: boolean;
};

export function Blow({ card, flight, time, isLoud }: BlowProps) {
  if (card === undefined || flight === undefined) return null;
  const { start, end } = flight;
  const kind = kindOf(card);
  const style = {
    ...time,
    left: start.x,
    top: start.y,
    '--dx': `${Math.round(end.x - start.x)}px`,
    '--dy': `${Math.round(end.y - start.y)}px`,
  } as CSSProperties;
  return (
    <div
      className={`animation-blow ${typeClass(kind)}`}
      style={style}
      data-blow={kind}
      data-motion={MOTIONS[kind] ?? 'throw'}
    >
      {(isLoud ? [0, 1, 2] : [0]).map((nth) => (
        <svg
          key={nth}
          viewBox="-1 -1 12 12"
          shapeRendering="crispEdges"
          style={{ '--nth': nth } as CSSProperties}
          aria-hidden="true"
        >
          <path d={emblemPath(kind)} />
        </svg>
      ))}
    </div>
  );
}
