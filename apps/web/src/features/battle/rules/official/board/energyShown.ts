/** How the energy on a Pokémon is drawn: card by card while it is little, else counted by what it pays for. */
import type { PokemonView, Unit } from '@pokesol/engine/official';

/** So many units stand one by one. */
const ONE_BY_ONE = 4;

export type EnergyShown =
  | { readonly as: 'cards'; readonly cards: PokemonView['energy'] }
  | { readonly as: 'counts'; readonly counts: readonly { readonly unit: Unit; readonly count: number }[] };

export function energyShown(energy: PokemonView['energy']): EnergyShown {
  const units = unitsOf(energy);
  return units <= ONE_BY_ONE
    ? { as: 'cards', cards: energy }
    : { as: 'counts', counts: energyCounts(energy) };
}

export const unitsOf = (energy: PokemonView['energy']): number =>
  energy.reduce((sum, { provides }) => sum + provides.length, 0);

/** The most first. */
export function energyCounts(
  energy: PokemonView['energy'],
): readonly { readonly unit: Unit; readonly count: number }[] {
  const counts = new Map<string, { unit: Unit; count: number }>();
  for (const unit of energy.flatMap(({ provides }) => provides)) {
    const key = unit.join();
    counts.set(key, { unit, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** «Lightning», «Fire or Water», «any». */
export const unitName = (unit: Unit): string => (unit.length > 3 ? 'any' : unit.join(' or '));
