/** Makes special energy of what its text says, and that of it again. */
import type { EnergyMeaning } from '@pokesol/cards/official';
import type { Type } from '@pokesol/engine';
import type { PokemonFilter, Unit } from '@pokesol/engine/official';
import { same } from '../grammar/template.ts';
import type { Held } from '../language/abilities.ts';
import type { EnergySaid } from '../language/energies.ts';
import { Disagreement } from './assemble.ts';
import { heldSaid, holdsOf } from './held.ts';
import { atLeastOne, upTo } from './upTo.ts';

/** Names are given already. @throws {@link Disagreement} */
export function assembleEnergy(all: readonly EnergySaid[]): EnergyMeaning {
  const held: Held[] = [];
  const provided: Extract<EnergySaid, { part: 'provides' }>[] = [];
  let onto: PokemonFilter | undefined;
  let price: EnergyMeaning['price'];
  let returns: EnergyMeaning['returns'];
  for (const part of all) {
    if ('do' in part) held.push(part);
    else if (part.part === 'provides') provided.push(part);
    else if (part.part === 'onto') {
      // Said again, of the same Pokémon or of a part of what makes them so.
      if (onto !== undefined && !isPartOf(part.onto, onto)) throw new Disagreement('two kinds of Pokémon');
      onto ??= part.onto;
    } else if (part.part === 'energyPrice') {
      price = part.steps;
    } else if (part.part === 'returns') {
      returns = true;
    } else held.push(part);
  }
  const [first, second, ...others] = provided;
  if (first === undefined || others.length > 0) throw new Disagreement('what it provides');
  // The second sentence says what it provides in play.
  if (second !== undefined && (!first.always || second.always)) throw new Disagreement('provided twice');
  const { units } = second ?? first;
  return atLeastOne({
    provides: units,
    type: first.always ? typeOf(first.units) : null,
    holds: holdsOf(held),
    ...(onto !== undefined && { onto }),
    ...(price !== undefined && { price }),
    ...(returns === true && { returns }),
  });
}

/** Whether all of it stands in the other. */
const isPartOf = (part: PokemonFilter, whole: PokemonFilter): boolean =>
  Object.entries(part).every(([key, value]) => same(value, Reflect.get(whole, key)));

/** One unit of one type, and what is Colorless is of none that a text asks for. */
function typeOf(units: readonly Unit[]): Type | null {
  const [unit, ...others] = units;
  const [type, ...more] = unit ?? [];
  return others.length > 0 || more.length > 0 || type === undefined || type === 'Colorless' ? null : type;
}

/** What a text says of it. */
export function energySaid(meaning: EnergyMeaning): readonly EnergySaid[] {
  const { provides, type, holds, onto, price, returns } = upTo(meaning);
  return [
    ...(onto === undefined ? [] : [{ part: 'onto', onto } as const]),
    ...(price === undefined ? [] : [{ part: 'energyPrice', steps: price } as const]),
    { part: 'provides', units: provides, always: type !== null },
    ...heldSaid(holds),
    ...(returns === undefined ? [] : [{ part: 'returns' } as const]),
  ];
}
