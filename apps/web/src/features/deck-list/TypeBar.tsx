/** How a deck's Pokémon divide among the types: one bar, and the same in signs and numbers. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { cx } from '../../ui/cx.ts';
import { typeClass, typeStyle } from '../card/cardType.ts';
import { TypeIcon } from '../card/TypeIcon.tsx';

export function TypeBar({
  pokemonTypes,
  energyTypes,
}: Pick<DeckSummaryJson, 'pokemonTypes' | 'energyTypes'>) {
  const isPokemon = pokemonTypes.length > 0;
  const types = isPokemon ? pokemonTypes : energyTypes;
  if (types.length === 0) return null;
  return (
    <div>
      <div aria-hidden className="type-bar">
        {types.map(({ type, count }) => (
          <span
            key={type}
            className={cx('type-bar-part', typeClass(typeStyle(type)))}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul aria-label={isPokemon ? 'Pokemon by type' : 'Energy by type'} className="type-bar-legend">
        {types.map(({ type, count }) => (
          <li key={type}>
            <TypeIcon type={type} /> {count}
          </li>
        ))}
      </ul>
    </div>
  );
}
