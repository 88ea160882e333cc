/** A side's active place, with the Pokémon in it or without. */
import type { SideView } from '@pokesol/engine';
import { EmptySpot } from './EmptySpot.tsx';
import { PokemonSpot } from './PokemonSpot.tsx';

export function ActiveSpot({ side, isOwn }: { side: SideView; isOwn: boolean }) {
  const label = isOwn ? 'Your active' : "Opponent's active";
  return (
    <div className="active-place" data-place={isOwn ? 'your-active' : 'opponent-active'}>
      {side.active === null ? (
        <EmptySpot slot="active" label={`${label}: empty`} isOwn={isOwn} />
      ) : (
        <PokemonSpot key={side.active.id} pokemon={side.active} place="active" label={label} />
      )}
    </div>
  );
}
