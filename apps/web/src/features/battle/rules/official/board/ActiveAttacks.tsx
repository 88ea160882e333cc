/** On a large plate: what the Pokémon attacks with, whether it can be paid, and what it is weak to, resists and retreats for. */
import { otherSeat } from '@pokesol/engine';
import { type Forecast, forecastOf, type PokemonView } from '@pokesol/engine/official';
import { useMemo } from 'react';
import { keyed, TypeSign } from '../../../../card/index.ts';
import { factsIn } from '../../../board/cardLook.ts';
import { Fit } from '../../../board/Fit.tsx';
import { useOfficialTable } from './boardContext.ts';
import { bodyOf } from './body.ts';
import { Sign } from './Sign.tsx';

export function ActiveAttacks({ pokemon, isOwn }: { pokemon: PokemonView; isOwn: boolean }) {
  const { view, table } = useOfficialTable();
  const body = bodyOf(factsIn(view, pokemon.card));
  const seat = isOwn ? view.seat : otherSeat(view.seat);
  const { active } = table.state.sides[seat];
  const { turn } = view;
  const attacks = useMemo(
    () => (turn === 0 || active === null ? [] : forecastOf(table, seat, active)),
    [table, turn, seat, active],
  );
  return (
    <>
      <span className="active-attacks">
        {attacks.map((attack) => (
          <Attack key={attack.attack} attack={attack} />
        ))}
      </span>
      {body !== undefined && (
        <span className="active-matchups">
          {body.weaknesses.map(({ type, times, plus }) => (
            <Matchup key={type} word="Weak" type={type} much={plus > 0 ? `+${plus}` : `×${times}`} />
          ))}
          {body.resistances.map(({ type, minus }) => (
            <Matchup key={type} word="Resists" type={type} much={`−${minus}`} />
          ))}
          <span className="active-matchup">
            Retreat
            {pokemon.retreatCost === 0
              ? ' free'
              : keyed(
                  Array.from({ length: pokemon.retreatCost }, () => 'Colorless'),
                  (type) => type,
                ).map(([key, type]) => <TypeSign key={key} type={type} className="pip" />)}
          </span>
        </span>
      )}
    </>
  );
}

function Attack({ attack: { name, cost, missing, least, most } }: { attack: Forecast }) {
  const damage = least === most ? most : `${least}–${most}`;
  return (
    <span className="active-attack" data-off={missing > 0 || undefined}>
      <span className="active-attack-cost">
        {keyed(cost, (type) => type).map(([key, type]) => (
          <TypeSign key={key} type={type} className="pip" />
        ))}
      </span>
      <span className="active-attack-name">
        <Fit>{name}</Fit>
      </span>
      {most > 0 && <span className="active-attack-damage">{damage}</span>}
      <Sign name={missing > 0 ? 'lock' : 'check'} />
    </span>
  );
}

const Matchup = ({ word, type, much }: { word: string; type: string; much: string }) => (
  <span className="active-matchup">
    {word}
    <TypeSign type={type} className="pip" />
    {much}
  </span>
);
