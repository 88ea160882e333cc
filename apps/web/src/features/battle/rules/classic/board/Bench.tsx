/** A side's bench: six places as the screen draws them, of which the rules fill five. */
import { RULES, type SideView } from '@pokesol/engine/classic';
import { type CSSProperties, memo } from 'react';
import { useWhose } from '../../../board/whose.ts';
import { useBoard } from './boardContext.ts';
import { EmptyPlace } from './EmptyPlace.tsx';
import { PokemonSpot } from './PokemonSpot.tsx';

const PLACES = [1, 2, 3, 4, 5, 6] as const;

export const Bench = memo(function Bench({ side, isOwn }: { side: SideView; isOwn: boolean }) {
  const { view } = useBoard();
  const whose = useWhose()(isOwn);
  const { benchSize } = RULES[view.rules];
  return (
    <ul
      className="bench"
      aria-label={`${whose} bench`}
      data-place={isOwn ? 'your-bench' : 'opponent-bench'}
      style={{ '--open': benchSize } as CSSProperties}
    >
      {PLACES.map((place) => {
        const pokemon = side.bench[place - 1];
        const label = `${whose} bench ${place}`;
        return (
          <li key={pokemon === undefined ? `place ${place}` : pokemon.id}>
            {pokemon === undefined ? (
              <EmptyPlace
                slot="bench"
                label={`${label}: ${place > benchSize ? 'locked' : 'empty'}`}
                isOwn={isOwn}
                isLocked={place > benchSize}
              />
            ) : (
              <PokemonSpot pokemon={pokemon} place="bench" label={label} />
            )}
          </li>
        );
      })}
    </ul>
  );
});
