/** The arena as a picture behind whatever stands in it: drawn by code, without meaning for a screen reader. */
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { ARENA_HEIGHT, ARENA_WIDTH, type Place, SCENE, skyOf } from './arenaScene.ts';
import './arenaBackdrop.css';

type ArenaBackdropProps = {
  /** Decides the sky; a board's places have the same names. */
  place?: Place;
  className?: string;
};

const CROWDS = ['mist', 'ember', 'sky'] as const;

/** Fills the nearest positioned element; what is in front needs an `isolation` of its own and no more. */
export const ArenaBackdrop = memo(function ArenaBackdrop({ place = 'dusk', className }: ArenaBackdropProps) {
  return (
    <svg
      viewBox={`0 0 ${ARENA_WIDTH} ${ARENA_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      shapeRendering="crispEdges"
      className={cx('arena-backdrop', className)}
      aria-hidden="true"
    >
      {skyOf(place).map(({ color, path }) => (
        <path key={color} fill={color} d={path} />
      ))}
      <path className="arena-stars" d={SCENE.stars} />
      <path className="arena-masts" d={SCENE.masts} />
      <path className="arena-lights" d={SCENE.lights} />
      <path className="arena-lamps" d={SCENE.lamps} />
      <path className="arena-stands" d={SCENE.stands} />
      {CROWDS.map((name, index) => (
        <path key={name} className={`arena-crowd arena-crowd-${name}`} d={SCENE.crowds[index]} />
      ))}
      <path className="arena-rails" d={SCENE.rails} />
      <path className="arena-floor" d={SCENE.floor} />
      <path className="arena-edge" d={SCENE.edge} />
      <path className="arena-lines" d={SCENE.lines} />
    </svg>
  );
});
