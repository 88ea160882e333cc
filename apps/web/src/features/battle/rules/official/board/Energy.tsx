/** The energy on a Pokémon: a sign for each unit, or a sign and a number for each kind. */
import type { PokemonView, Unit } from '@pokesol/engine/official';
import { memo } from 'react';
import { keyed, TypeSign } from '../../../../card/index.ts';
import { energyShown, unitName, unitsOf } from './energyShown.ts';

/** On small places so many kinds stand, on the narrow ones of a wide Bench one; the rest is a number. */
const KINDS = 2;

export const Energy = memo(function Energy({ pokemon: { energy } }: { pokemon: PokemonView }) {
  const shown = energyShown(energy);
  return (
    <span className="pips" data-units={unitsOf(energy)} aria-hidden="true">
      {energy.length === 0 && (
        <>
          <span className="pip-none" />
          <span className="pip-word">no Energy</span>
        </>
      )}
      {shown.as === 'cards'
        ? shown.cards.map(({ card, provides }) => (
            <span key={card} className="energy-card" data-frame={provides.length > 1 || undefined}>
              {keyed(provides, unitName).map(([key, unit]) => (
                <UnitSign key={key} unit={unit} />
              ))}
            </span>
          ))
        : shown.counts.map(({ unit, count }) => (
            <span key={unitName(unit)} className="pip-count">
              <UnitSign unit={unit} />
              {count}
            </span>
          ))}
      {shown.as === 'counts' && shown.counts.length > KINDS && (
        <span className="energy-more">+{beyond(shown.counts, KINDS)}</span>
      )}
      {shown.as === 'counts' && shown.counts.length > 1 && (
        <span className="energy-rest">+{beyond(shown.counts, 1)}</span>
      )}
    </span>
  );
});

/** How many units the kinds that are not shown have together. */
const beyond = (counts: readonly { readonly count: number }[], shown: number): number =>
  counts.slice(shown).reduce((sum, { count }) => sum + count, 0);

const BANDS = 4;

/** What may pay for several types wears them side by side. */
export function UnitSign({ unit }: { unit: Unit }) {
  const [first = 'Colorless', ...others] = unit.slice(0, BANDS);
  if (others.length === 0) return <TypeSign type={first} className="pip" />;
  const types = [first, ...others];
  return (
    <span className="energy-bands">
      {types.map((type, at) => (
        <span
          key={type}
          className="energy-band"
          style={{
            clipPath: `inset(0 ${100 - (100 * (at + 1)) / types.length}% 0 ${(100 * at) / types.length}%)`,
          }}
        >
          <TypeSign type={type} className="pip" />
        </span>
      ))}
    </span>
  );
}
