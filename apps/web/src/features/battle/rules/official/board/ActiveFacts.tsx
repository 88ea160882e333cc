/** What stands beside the picture of an Active Pokémon: name, HP, energy, what is on it, and what it could do. */
import type { PokemonView } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';
import { factsIn, nameIn } from '../../../board/cardLook.ts';
import { Fit } from '../../../board/Fit.tsx';
import { HpBar, HpNumber } from '../../../board/Hp.tsx';
import { ActiveAttacks } from './ActiveAttacks.tsx';
import { useOfficialTable } from './boardContext.ts';
import { bodyOf, prizesOf } from './body.ts';
import { Energy } from './Energy.tsx';
import { kindNames } from './look.ts';
import { markerText, untilText } from './markerText.ts';
import { Sign } from './Sign.tsx';
import { conditionText, hpLeft } from './spoken.ts';
import './onActive.css';

export function ActiveFacts({ pokemon, isOwn }: { pokemon: PokemonView; isOwn: boolean }) {
  const { view } = useOfficialTable();
  const facts = factsIn(view, pokemon.card);
  const prizes = prizesOf(facts);
  const sub = [
    kindNames(facts)[0],
    ...(bodyOf(facts)?.types ?? []),
    ...(prizes > 1 ? [counted(prizes, 'Prize')] : []),
  ];
  return (
    <span className="spot-facts" aria-hidden="true">
      <span className="spot-name">
        <Fit>{nameIn(view, pokemon.card)}</Fit>
      </span>
      <span className="spot-sub">{sub.join(' · ')}</span>
      <span className="spot-hp">
        <HpBar hp={hpLeft(pokemon)} maxHp={pokemon.maxHp} />
        <HpNumber hp={hpLeft(pokemon)} maxHp={pokemon.maxHp} />
      </span>
      <Energy pokemon={pokemon} />
      <OnIt pokemon={pokemon} />
      <Abilities pokemon={pokemon} />
      <ActiveAttacks pokemon={pokemon} isOwn={isOwn} />
    </span>
  );
}

/** What works by itself has a name alone; of what is announced the player reads whether that may be done now. */
function Abilities({ pokemon: { id, card } }: { pokemon: PokemonView }) {
  const { view, interaction } = useOfficialTable();
  const announced = interaction?.abilities.get(id) ?? [];
  return bodyOf(factsIn(view, card))?.abilities.map(({ name }) => {
    const now = announced.find((ability) => ability.name === name)?.now;
    return (
      <span key={name} className="active-ability" data-now={now}>
        <Sign name="ability" />
        <span className="active-ability-name">
          <Fit>{name}</Fit>
        </span>
        {now !== undefined && <span className="active-ability-now">{now}</span>}
      </span>
    );
  });
}

/** So many stand in words where there is little room. */
const MOST = 3;

/** Conditions, tools and markers, in this order; where there is no room for Abilities, signs of those that are announced. */
function OnIt({ pokemon: { id, afflictions, attached, effects } }: { pokemon: PokemonView }) {
  const { view, interaction } = useOfficialTable();
  const announced = interaction?.abilities.get(id) ?? [];
  if (afflictions.length + attached.length + effects.length + announced.length === 0) return null;
  return (
    <span
      className="on-it"
      data-crowded={afflictions.length + attached.length + effects.length > MOST || undefined}
    >
      {afflictions.map((affliction) => (
        <span key={affliction.status} className="on-it-tag is-condition">
          <Sign name={affliction.status} />
          <span className="on-it-word">{conditionText(affliction)}</span>
        </span>
      ))}
      {announced.map(({ name, now }) => (
        <span key={name} className="on-it-tag is-ability" data-now={now}>
          <Sign name="ability" />
          <span className="on-it-word">{now}</span>
        </span>
      ))}
      {attached.map((card) => (
        <span key={card} className="on-it-tag is-tool">
          <Sign name="tool" />
          <span className="on-it-word">{nameIn(view, card)}</span>
        </span>
      ))}
      {effects.map((effect) => (
        <span key={`${effect.from} ${JSON.stringify(effect.modifier)}`} className="on-it-tag is-marker">
          <Sign name="marker" />
          <span className="on-it-word">
            {markerText(effect)}
            <span className="on-it-until"> · {untilText(effect, view)}</span>
          </span>
        </span>
      ))}
    </span>
  );
}
