/** All that is printed on a card, in words, and what Classic battles do not play of it. */
import type { CardJson } from '@pokesol/protocol';
import { classicPlayOf, keyed, stageText, TypeSign } from '../../card/index.ts';
import './cardBeside.css';

export function PrintedText({ card }: { card: CardJson }) {
  const classic = classicPlayOf(card);
  const { ability, retreatCost, supertype } = card.attributes;
  const isPokemon = card.pokemonType !== undefined;
  const kind = [isPokemon ? stageText(card) : supertype, card.pokemonType, card.hp && `${card.hp} HP`];
  return (
    <div className="card-beside-words">
      <p className="card-beside-name">{card.name}</p>
      <p className="card-beside-kind">{kind.filter((part) => part).join(' · ')}</p>
      {ability && (
        <p>
          {ability.kind}: {ability.name}
        </p>
      )}
      {keyed(card.attacks, ({ name }) => name).map(([key, { name, damage, cost, text }]) => (
        <div key={key}>
          <p className="card-beside-attack">
            {keyed(cost, (type) => type).map(([place, type]) => (
              <TypeSign key={place} type={type} className="pip" />
            ))}
            {name} <b>{damage}</b>
          </p>
          {text && <p className="card-beside-text">{text}</p>}
        </div>
      ))}
      {card.text && <p className="card-beside-text">{card.text}</p>}
      {card.weakness !== undefined && <p>Weak to {card.weakness}</p>}
      {card.resistance !== undefined && <p>Resists {card.resistance}</p>}
      {isPokemon && <p>Retreat {retreatCost}</p>}
      {classic.useless !== undefined && <p className="card-beside-text">{classic.useless}</p>}
      {classic.notes.map((note) => (
        <p key={note} className="card-beside-text">
          {note}
        </p>
      ))}
    </div>
  );
}
