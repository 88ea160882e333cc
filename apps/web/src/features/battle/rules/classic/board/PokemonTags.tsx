/** What clings to a Pokémon: its energies as signs, its conditions and the trainers on it in words. */
import type { Status } from '@pokesol/engine';
import type { PokemonView } from '@pokesol/engine/classic';
import { keyed, TypeSign } from '../../../../card/index.ts';
import { factsIn } from '../../../board/cardLook.ts';
import { useBoard } from './boardContext.ts';
import { energyType } from './spoken.ts';

const WORDS: Readonly<Record<Status, readonly [word: string, short: string]>> = {
  poison: ['Poisoned', 'PSN'],
  burn: ['Burned', 'BRN'],
  paralysis: ['Paralyzed', 'PAR'],
  sleep: ['Asleep', 'SLP'],
  confusion: ['Confused', 'CNF'],
};

/** So many stand one by one; more are counted by their type. */
const ONE_BY_ONE = 4;

export function EnergyPips({ pokemon }: { pokemon: PokemonView }) {
  const { view } = useBoard();
  const types = pokemon.energy.map((card) => energyType(factsIn(view, card)));
  return (
    <span className="pips" data-units={types.length} aria-hidden="true">
      {types.length === 0 && (
        <>
          <span className="pip-none" />
          <span className="pip-word">no energy</span>
        </>
      )}
      {types.length <= ONE_BY_ONE
        ? keyed(types, (type) => type).map(([key, type]) => (
            <TypeSign key={key} type={type} className="pip" />
          ))
        : [...counted(types)].map(([type, count]) => (
            <span key={type} className="pip-count">
              <TypeSign type={type} className="pip" />
              {count}
            </span>
          ))}
    </span>
  );
}

function counted(types: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

export function StatusBadges({ pokemon }: { pokemon: PokemonView }) {
  if (pokemon.statuses.length === 0 && pokemon.attached.length === 0) return null;
  return (
    <span className="conditions" aria-hidden="true">
      {pokemon.statuses.map((status) => (
        <span key={status} className="condition" data-status={status}>
          <span className="condition-word">{WORDS[status][0]}</span>
          <span className="condition-short">{WORDS[status][1]}</span>
        </span>
      ))}
      {pokemon.attached.map(({ card, changes, amount }) => (
        <span key={card} className="condition" data-status={changes}>
          {amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`}
          <span className="condition-word"> damage{changes === 'damageDealt' ? '' : ' taken'}</span>
        </span>
      ))}
    </span>
  );
}
