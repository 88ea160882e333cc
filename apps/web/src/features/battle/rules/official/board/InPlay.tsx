/** A Pokémon in play: large in the Active Spot, small on the Bench. One button where something can be done. */
import type { PokemonView } from '@pokesol/engine/official';
import { Art } from '../../../board/Art.tsx';
import { factsIn, nameIn } from '../../../board/cardLook.ts';
import { Fit } from '../../../board/Fit.tsx';
import { HpBar, HpNumber } from '../../../board/Hp.tsx';
import { turnedBy } from '../../../board/turnedBy.ts';
import { useHold } from '../../../board/useHold.ts';
import { useWhose } from '../../../board/whose.ts';
import { ActiveFacts } from './ActiveFacts.tsx';
import { useOfficialTable } from './boardContext.ts';
import { bodyOf, prizesOf } from './body.ts';
import { Energy } from './Energy.tsx';
import { STAGE_NAMES } from './look.ts';
import { Sign } from './Sign.tsx';
import { hpLeft, placeName, spokenPokemon } from './spoken.ts';

type InPlayProps = {
  pokemon: PokemonView;
  isOwn: boolean;
  place: Parameters<typeof placeName>[1];
};

export function InPlay({ pokemon, isOwn, place }: InPlayProps) {
  const { view, interaction, onReadPokemon } = useOfficialTable();
  const { id } = pokemon;
  const whose = useWhose()(isOwn);
  const read = () => (interaction?.onReadPokemon ?? onReadPokemon)?.(id);
  const hold = useHold(read, ({ nativeEvent }) =>
    interaction === undefined
      ? read()
      : interaction.onPokemon(id, nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'),
  );
  const words = `${placeName(whose, place)}: ${spokenPokemon(view, pokemon)}`;
  const shared = {
    className: place === 'active' ? 'spot spot-active' : 'spot spot-bench',
    'data-pokemon': id,
  };
  const content =
    place === 'active' ? (
      <>
        <Picture pokemon={pokemon} />
        <ActiveFacts pokemon={pokemon} isOwn={isOwn} />
      </>
    ) : (
      <Benched pokemon={pokemon} />
    );
  if (interaction === undefined)
    return onReadPokemon === undefined ? (
      <div {...shared} role="img" aria-label={words}>
        {content}
      </div>
    ) : (
      <button type="button" {...shared} aria-haspopup="dialog" aria-label={`${words}. Read.`} {...hold}>
        {content}
      </button>
    );
  const { selected, targets, pointed, chosen, ready, takesBack } = interaction;
  const isTarget = targets.has(id);
  const isSelected = selected?.kind === 'pokemon' && selected.pokemon === id;
  const isChosen = isSelected || chosen.has(id);
  const isLaidOut = takesBack.has(id);
  const canDo = isTarget
    ? ', can be chosen'
    : isLaidOut
      ? ', can be taken back'
      : ready.has(id)
        ? ', ready'
        : '';
  const abilities = interaction.abilities.get(id) ?? [];
  const announced = abilities.map(({ name, now }) => `, Ability ${name}: ${now}`).join('');
  const isDim = targets.size > 0 && !isTarget && !isChosen;
  return (
    <button
      type="button"
      {...shared}
      data-target={isTarget || undefined}
      data-pointed={(isTarget && pointed === id) || undefined}
      data-chosen={isChosen || undefined}
      data-ready={ready.has(id) || undefined}
      data-dim={isDim || undefined}
      aria-pressed={isChosen}
      aria-disabled={isDim || undefined}
      aria-label={`${words}${announced}${canDo}.`}
      onPointerEnter={({ pointerType }) => isTarget && pointerType === 'mouse' && interaction.onPoint(id)}
      onFocus={({ target }) => isTarget && target.matches(':focus-visible') && interaction.onPoint(id)}
      {...hold}
    >
      {content}
      {isLaidOut && (
        <span className="spot-take-back" aria-hidden="true">
          <Sign name="retreat" />
          <span className="spot-take-back-word">take back</span>
        </span>
      )}
    </button>
  );
}

function Picture({ pokemon }: { pokemon: PokemonView }) {
  const { view, look } = useOfficialTable();
  const facts = factsIn(view, pokemon.card);
  const body = bodyOf(facts);
  const prizes = prizesOf(facts);
  return (
    <span
      className="spot-card"
      aria-hidden="true"
      data-turned={turnedBy(pokemon.statuses)}
      data-below={Math.min(2, pokemon.cards.length - 1) || undefined}
    >
      <Art card={look(pokemon.card)} />
      {body !== undefined && <span className="spot-stage">{STAGE_NAMES[body.stage][2]}</span>}
      {prizes > 1 && (
        <span className="spot-prizes">
          <Sign name="prize" />
          {prizes}
        </span>
      )}
      {pokemon.damage > 0 && <span className="spot-damage">−{pokemon.damage}</span>}
    </span>
  );
}

function Benched({ pokemon }: { pokemon: PokemonView }) {
  const { view, interaction } = useOfficialTable();
  const isAbilityReady = interaction?.abilities.get(pokemon.id)?.some(({ now }) => now === 'ready') ?? false;
  return (
    <>
      <Picture pokemon={pokemon} />
      <span className="spot-name" aria-hidden="true">
        <Fit>{nameIn(view, pokemon.card)}</Fit>
      </span>
      <HpNumber hp={hpLeft(pokemon)} maxHp={pokemon.maxHp} />
      <HpBar hp={hpLeft(pokemon)} maxHp={pokemon.maxHp} />
      <Energy pokemon={pokemon} />
      <span className="spot-signs" aria-hidden="true">
        {isAbilityReady && <Sign name="ability" className="is-ready" />}
        {pokemon.attached.length > 0 && <Sign name="tool" />}
        {pokemon.effects.length > 0 && <Sign name="marker" />}
      </span>
    </>
  );
}
