/** On a large plate: what the Pokémon attacks with and whether it could, and what it is weak to and resists. */
import { type PokemonView, RULES } from '@pokesol/engine/classic';
import { TypeSign } from '../../../../card/index.ts';
import { factsIn } from '../../../board/cardLook.ts';
import { Fit } from '../../../board/Fit.tsx';
import { useBoard } from './boardContext.ts';

export function SpotExtras({ pokemon }: { pokemon: PokemonView }) {
  const { view } = useBoard();
  const facts = factsIn(view, pokemon.card);
  if (facts?.kind !== 'pokemon') return null;
  const rules = RULES[view.rules];
  const { name, damage } = facts.attacks[0] ?? { name: 'Basic Attack', damage: rules.basicAttackDamage };
  const isPaid = pokemon.energy.length >= rules.energyToAttack;
  const isUsed = pokemon.actedThisTurn;
  const state = isUsed ? 'used' : isPaid ? '✓' : `needs ${rules.energyToAttack}`;
  return (
    <span className="spot-extras" aria-hidden="true">
      <span className="spot-attack" data-off={!isPaid || isUsed || undefined}>
        <span className="spot-attack-name">
          <Fit>{name}</Fit>
        </span>
        <span className="spot-attack-damage">{damage}</span>
        <span className="spot-paid">{state}</span>
      </span>
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
