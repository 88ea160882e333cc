/** The turntable as a picture: the front pack and its neighbours on the board, until the packs are there in 3D, or instead. */
import type { PackType } from '@pokesol/protocol';
import { PackArt } from '../../packs/index.ts';

/** Places from the front one, those behind first: what comes later lies over it. */
const PLACES = [-2, 2, -1, 1, 0];

type StillPacksProps = { packTypes: readonly PackType[]; front: number };

export function StillPacks({ packTypes, front }: StillPacksProps) {
  const count = packTypes.length;
  // Of a few packs none stands in two places.
  const places = PLACES.filter((place) => count > 2 * Math.abs(place) || place === 0);
  return (
    <div className="still">
      <span className="still-board" />
      {places.map((place) => {
        const pack = packTypes[(front + place + count) % count];
        return pack && <PackArt key={place} art={pack} className={`still-pack ${STANDS[place]}`} />;
      })}
    </div>
  );
}

const STANDS: Readonly<Record<number, string>> = {
  '-2': 'is-far-left',
  '-1': 'is-left',
  0: 'is-front',
  1: 'is-right',
  2: 'is-far-right',
};
