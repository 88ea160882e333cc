/** The printed rules of a card in short: ability, attacks, weakness, resistance and retreat, or what a trainer does. */

import { classify } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import { keyed } from './cardFacts.ts';
import { TypeSign } from './TypeIcon.tsx';

const NAMES = { pokemon: 'Pokémon', trainer: 'Trainer', energy: 'Energy' };
const RETREAT = 'Colorless';

export function CardRules({ card }: { card: CardJson }) {
  const { ability, retreatCost, supertype, subtypes } = card.attributes;
  if (card.pokemonType === undefined) {
    const kind = classify({ ...card.attributes, name: card.name });
    return (
      <div className="card-rules">
        <span className="card-kind">{[...subtypes, supertype || NAMES[kind]].join(' ')}</span>
        {card.text && <p className="card-text">{card.text}</p>}
      </div>
    );
  }
  return (
    <div className="card-rules">
      <div className="card-moves">
        {ability && (
          <div className="card-ability">
            <b>{ability.kind}</b> {ability.name}
          </div>
        )}
        {keyed(card.attacks, ({ name }) => name).map(([key, { name, damage, cost, text }]) => (
          <div key={key} className="card-attack">
            <span className="card-cost">
              {keyed(cost, (type) => type).map(([place, type]) => (
                <TypeSign key={place} type={type} />
              ))}
            </span>
            <span className="card-attack-name">{name}</span>
            <span className="card-damage">{damage}</span>
            {text && <span className="card-attack-text">{text}</span>}
          </div>
        ))}
      </div>
      <div className="card-odds">
        <Mark name="weak">{card.weakness && <TypeSign type={card.weakness} />}</Mark>
        <Mark name="resist">{card.resistance && <TypeSign type={card.resistance} />}</Mark>
        <Mark name="retreat">
          {retreatCost > 0 &&
            keyed(Array<string>(retreatCost).fill(RETREAT), (type) => type).map(([place, type]) => (
              <TypeSign key={place} type={type} />
            ))}
        </Mark>
      </div>
    </div>
  );
}

function Mark({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <span className="card-mark">
      {name}
      <span className="card-cost">{children || '–'}</span>
    </span>
  );
}
