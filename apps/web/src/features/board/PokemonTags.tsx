/** What clings to a Pokémon: its energies as pips, its conditions and the trainers on it as badges. */
import type { PokemonView, Status } from '@pokesol/engine';
import { keyed } from '../card/cardFacts.ts';
import { TypeSign } from '../card/TypeIcon.tsx';
import { useBoard } from './boardContext.ts';
import { factsIn } from './cardLook.ts';
import { energyType } from './spoken.ts';

const SIGNS: Readonly<Record<Status, string>> = {
  poison: 'PSN',
  burn: 'BRN',
  paralysis: 'PAR',
  sleep: 'SLP',
  confusion: 'CNF',
};

export function EnergyPips({ pokemon }: { pokemon: PokemonView }) {
  const { view } = useBoard();
  if (pokemon.energy.length === 0) return null;
  const types = pokemon.energy.map((card) => energyType(factsIn(view, card)));
  return (
    <span className="pips" aria-hidden="true">
      {keyed(types, (type) => type).map(([key, type]) => (
        <TypeSign key={key} type={type} className="pip" />
      ))}
    </span>
  );
}

export function StatusBadges({ pokemon }: { pokemon: PokemonView }) {
  if (pokemon.statuses.length === 0 && pokemon.attached.length === 0) return null;
  return (
    <span className="conditions" aria-hidden="true">
      {pokemon.statuses.map((status) => (
        <span key={status} className="condition" data-status={status}>
          {SIGNS[status]}
        </span>
      ))}
      {pokemon.attached.map(({ card, changes, amount }) => (
        <span key={card} className="condition" data-status={changes}>
          {changes === 'damageDealt' ? 'ATK' : 'DEF'} {amount > 0 ? `+${amount}` : amount}
        </span>
      ))}
    </span>
  );
}
