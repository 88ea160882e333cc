/** A Pokémon in play: large in the active place, small on the bench. One button when it is played with. */
import type { PokemonView } from '@pokesol/engine/classic';
import type { CardJson } from '@pokesol/protocol';
import { stageText } from '../../../../card/index.ts';
import { Art } from '../../../board/Art.tsx';
import { nameIn } from '../../../board/cardLook.ts';
import { Fit } from '../../../board/Fit.tsx';
import { HpBar, HpNumber } from '../../../board/Hp.tsx';
import { turnedBy } from '../../../board/turnedBy.ts';
import { useHold } from '../../../board/useHold.ts';
import { useBoard } from './boardContext.ts';
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
  const name = nameIn(view, pokemon.card);
  const hold = useHold(
    () => interaction?.onRead(pokemon.card),
    ({ nativeEvent }) =>
      interaction?.onPokemon(
        pokemon.id,
        nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch',
      ),
  );
  const picture = (
    <span className="spot-card" aria-hidden="true" data-turned={turnedBy(pokemon.statuses)}>
      <Art card={card} />
      <span className="spot-stage">{stageLetter(card)}</span>
      {pokemon.damage > 0 && <span className="spot-damage">−{pokemon.damage}</span>}
    </span>
  );
  const content =
    place === 'bench' ? (
      <>
        {picture}
        <span className="spot-name" aria-hidden="true">
          <Fit>{name}</Fit>
        </span>
        <HpNumber hp={pokemon.currentHp} maxHp={pokemon.maxHp} />
        <HpBar hp={pokemon.currentHp} maxHp={pokemon.maxHp} />
        <EnergyPips pokemon={pokemon} />
        <StatusBadges pokemon={pokemon} />
      </>
    ) : (
      <>
        {picture}
        <span className="spot-facts" aria-hidden="true">
          <span className="spot-name">
            <Fit>{name}</Fit>
          </span>
          <span className="spot-sub">{card === undefined ? '' : subText(card)}</span>
          <span className="spot-hp">
            <HpBar hp={pokemon.currentHp} maxHp={pokemon.maxHp} />
            <HpNumber hp={pokemon.currentHp} maxHp={pokemon.maxHp} />
          </span>
          <EnergyPips pokemon={pokemon} />
          <StatusBadges pokemon={pokemon} />
          <SpotExtras pokemon={pokemon} />
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
      data-pointed={(isTarget && interaction.pointed === pokemon.id) || undefined}
      onPointerEnter={({ pointerType }) =>
        isTarget && pointerType === 'mouse' && interaction.onPoint(pokemon.id)
      }
      onFocus={({ target }) =>
        isTarget && target.matches(':focus-visible') && interaction.onPoint(pokemon.id)
      }
      {...hold}
    >
      {content}
    </button>
  );
}

/** 'B', '1', '2'. */
function stageLetter(card: CardJson | undefined): string {
  const stage = card === undefined ? '' : stageText(card);
  return stage.startsWith('Stage ') ? stage.slice('Stage '.length) : stage.slice(0, 1);
}

const subText = (card: CardJson): string =>
  [stageText(card), card.pokemonType].filter((part) => part !== undefined && part !== '').join(' · ');
