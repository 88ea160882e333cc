/** A side's places on the mat: the Active Spot and the Bench, with who stands there, lies face down, or could come. */
import { OFFICIAL, type SideView } from '@pokesol/engine/official';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { CardBack } from '../../../../card/index.ts';
import { type BoardSlot, EmptySpot } from '../../../board/EmptySpot.tsx';
import { useGoesOn } from '../../../board/useGoesOn.ts';
import { useWhose } from '../../../board/whose.ts';
import { useOfficialTable } from './boardContext.ts';
import { InPlay } from './InPlay.tsx';
import { placeName } from './spoken.ts';

type PlacesProps = { side: SideView; isOwn: boolean };

/** What lies face down during the setup: the first is the Active one. */
const faceDown = ({ placed, active, bench }: SideView): number =>
  Math.max(0, placed - bench.length - (active === null ? 0 : 1));

export const ActivePlace = memo(function ActivePlace({ side, isOwn }: PlacesProps) {
  const label = placeName(useWhose()(isOwn), 'active');
  return (
    <div className="active-place" data-place={isOwn ? 'your-active' : 'opponent-active'}>
      {side.active !== null ? (
        <InPlay key={side.active.id} pokemon={side.active} isOwn={isOwn} place="active" />
      ) : faceDown(side) > 0 ? (
        <FaceDown label={label} className="spot spot-active" />
      ) : (
        <Empty slot="active" label={label} isOwn={isOwn} />
      )}
    </div>
  );
});

export const BenchPlaces = memo(function BenchPlaces({ side, isOwn }: PlacesProps) {
  const whose = useWhose()(isOwn);
  const hidden = Math.max(0, faceDown(side) - (side.active === null ? 1 : 0));
  const places = Math.max(OFFICIAL.benchSize, side.bench.length);
  const row = useRef<HTMLUListElement>(null);
  const standing = useMemo(() => side.bench.map(({ id }) => id), [side.bench]);
  const goesOn = useGoesOn(row, standing);
  return (
    <ul
      ref={row}
      className="bench"
      aria-label={`${whose} Bench`}
      data-place={isOwn ? 'your-bench' : 'opponent-bench'}
      data-many={places > OFFICIAL.benchSize || undefined}
      // A row that scrolls, as on a short phone, must be reachable by keyboard.
      tabIndex={goesOn ? 0 : undefined}
      style={{ '--open': places } as CSSProperties}
    >
      {Array.from({ length: places }, (_, at) => {
        const pokemon = side.bench[at];
        const label = placeName(whose, [at + 1, places]);
        return (
          <li key={pokemon === undefined ? `place ${at}` : pokemon.id}>
            {pokemon !== undefined ? (
              <InPlay pokemon={pokemon} isOwn={isOwn} place={[at + 1, places]} />
            ) : at < side.bench.length + hidden ? (
              <FaceDown label={label} className="spot spot-bench" />
            ) : (
              <Empty slot="bench" label={label} isOwn={isOwn} />
            )}
          </li>
        );
      })}
    </ul>
  );
});

const FaceDown = ({ label, className }: { label: string; className: string }) => (
  <div className={className} data-face-down role="img" aria-label={`${label}: face down`}>
    <CardBack className="spot-back" />
  </div>
);

type EmptyProps = { slot: BoardSlot; label: string; isOwn: boolean };

function Empty({ slot, label, isOwn }: EmptyProps) {
  const { interaction } = useOfficialTable();
  return (
    <EmptySpot
      slot={slot}
      label={`${label}: empty`}
      sign={isOwn ? (slot === 'active' ? 'Active' : 'Bench') : 'empty'}
      isTarget={isOwn && (interaction?.slots.has(slot) ?? false)}
      onSlot={isOwn ? interaction?.onSlot : undefined}
    />
  );
}
