/** A Pokémon in play: the large plate of an active one, or a small card on the bench. One button when it is played with. */
import type { PokemonView } from '@pokesol/engine';
import { Card } from '../card/Card.tsx';
import { useBoard } from './boardContext.ts';
import { nameIn } from './cardLook.ts';
import { EnergyPips, StatusBadges } from './PokemonTags.tsx';
import { SpotExtras } from './SpotExtras.tsx';
import { pokemonText } from './spoken.ts';

type PokemonSpotProps = {
  pokemon: PokemonView;
  place: 'active' | 'bench';
  /** 'Your active', 'Opponent bench 2'. */
  label: string;
};

export function PokemonSpot({ pokemon, place, label }: PokemonSpotProps) {
  const { view, look, interaction } = useBoard();
  const card = look(pokemon.card);
  const isTarget = interaction?.targets.has(pokemon.id) ?? false;
  const words = `${label}: ${pokemonText(view, pokemon)}`;
  const content = (
    <>
      <span className="spot-card" aria-hidden="true">
        {card && <Card card={card} />}
        {pokemon.damage > 0 && <span className="spot-damage">-{pokemon.damage}</span>}
      </span>
      <span className="spot-facts" aria-hidden="true">
        <span className="spot-name">{nameIn(view, pokemon.card)}</span>
        <HpBar pokemon={pokemon} />
        <EnergyPips pokemon={pokemon} />
        <StatusBadges pokemon={pokemon} />
        {place === 'active' && <SpotExtras pokemon={pokemon} />}
      </span>
    </>
  );
  const shared = {
    className: place === 'active' ? 'spot spot-active' : 'spot spot-bench',
    'data-pokemon': pokemon.id,
    'data-acted': pokemon.actedThisTurn || undefined,
  };
  if (interaction === undefined)
    return (
      <div {...shared} role="img" aria-label={words}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      {...shared}
      data-target={isTarget || undefined}
      aria-label={isTarget ? `${words}, can be chosen` : words}
      onClick={() => interaction.onPokemon(pokemon.id)}
    >
      {content}
    </button>
  );
}

/** How much HP a Pokémon has left, as a bar that turns from mint to sun to rose. Read out with the Pokémon's name. */
function HpBar({ pokemon: { currentHp, maxHp } }: { pokemon: PokemonView }) {
  const share = maxHp === 0 ? 0 : currentHp / maxHp;
  const tone = share > 0.5 ? 'mint' : share > 0.25 ? 'sun' : 'rose';
  return (
    <span className="hp" data-tone={tone} aria-hidden="true">
      <span className="hp-track">
        <span className="hp-fill" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="hp-number">
        {currentHp}
        <span className="hp-of">/{maxHp}</span>
      </span>
    </span>
  );
}
