/** What energy is worth where it lies: the units that a cost still lacks, types counted. */
import { type Frozen, factsOf, type Type } from '@pokesol/engine';
import type { Battle, Pokemon, Unit } from '@pokesol/engine/official';

/** What the attached cards print. */
export function unitsOn(battle: Battle, { energy }: Frozen<Pokemon>): readonly Unit[] {
  return energy.flatMap((card) => {
    const facts = factsOf(battle, card);
    if (facts.kind === 'energy') return facts.provides;
    return facts.kind === 'pokemon' ? (facts.asEnergy?.provides ?? []) : [];
  });
}

/** Units that have to come before the cost can be paid. */
export function missingFor(units: readonly Unit[], cost: readonly Type[]): number {
  const left = [...units];
  let [missing, colorless] = [0, 0];
  for (const type of cost) {
    if (type === 'Colorless') {
      colorless += 1;
      continue;
    }
    const place = left.findIndex((unit) => unit.includes(type));
    if (place < 0) missing += 1;
    else left.splice(place, 1);
  }
  return missing + Math.max(0, colorless - left.length);
}
