/** A side's active place, with the Pokémon in it, the one that still lies face down, or none. */
import type { SideView } from '@pokesol/engine/classic';
import { memo } from 'react';
import { CardBack } from '../../../../card/index.ts';
import { useWhose } from '../../../board/whose.ts';
import { EmptyPlace } from './EmptyPlace.tsx';
import { PokemonSpot } from './PokemonSpot.tsx';

type ActiveSpotProps = { side: SideView; isOwn: boolean; isSetup: boolean };

export const ActiveSpot = memo(function ActiveSpot({ side, isOwn, isSetup }: ActiveSpotProps) {
  const label = `${useWhose()(isOwn)} active`;
  return (
    <div className="active-place" data-place={isOwn ? 'your-active' : 'opponent-active'}>
      {side.active !== null ? (
        <PokemonSpot key={side.active.id} pokemon={side.active} place="active" label={label} />
      ) : isSetup && side.placed ? (
        <div className="spot spot-active" role="img" aria-label={`${label}: face down`}>
          <span className="spot-card">
            <CardBack className="spot-back" />
          </span>
          <span className="spot-facts" aria-hidden="true">
            <span className="spot-name">Face down</span>
          </span>
        </div>
      ) : (
        <EmptyPlace slot="active" label={`${label}: empty`} isOwn={isOwn} />
      )}
    </div>
  );
});
