/** On a large plate: what the Pokémon attacks with, and what it is weak to and resists. Its name's words leave it out. */
import type { PokemonView } from '@pokesol/engine';
import { TypeSign } from '../card/TypeIcon.tsx';
import { useBoard } from './boardContext.ts';
import { factsIn } from './cardLook.ts';

export function SpotExtras({ pokemon }: { pokemon: PokemonView }) {
  const { view } = useBoard();
  const facts = factsIn(view, pokemon.card);
  if (facts?.kind !== 'pokemon') return null;
  const [attack] = facts.attacks;
  return (
    <span className="spot-extras" aria-hidden="true">
      {attack && (
        <span className="spot-attack">
          {attack.name} <b>{attack.damage}</b>
        </span>
      )}
      <span className="spot-matchups">
        <Matchup name="weak" types={facts.weaknesses} />
        <Matchup name="resists" types={facts.resistances} />
      </span>
    </span>
  );
}

function Matchup({ name, types }: { name: string; types: readonly string[] | null }) {
  if (types === null || types.length === 0) return null;
  return (
    <span className="spot-matchup">
      {name}
      {types.map((type) => (
        <TypeSign key={type} type={type} className="pip" />
      ))}
    </span>
  );
}
