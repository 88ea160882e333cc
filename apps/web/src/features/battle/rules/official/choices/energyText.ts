/** Energy in words and as what it provides: «2 Lightning, 1 Colorless». */
import type { CardNo } from '@pokesol/engine';
import type { PokemonView } from '@pokesol/engine/official';

type Units = PokemonView['energy'][number]['provides'];

/** Of a unit that can be of several types the first stands for it; one that can be any says so. */
export const unitType = (unit: Units[number]): string =>
  unit.length > 2 ? 'Colorless' : (unit[0] ?? 'Colorless');

export function unitsText(units: Units): string {
  const counts = new Map<string, number>();
  for (const unit of units) {
    const type = unit.length > 2 ? 'any type' : unit.join(' or ');
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
}

export const unitsOn = ({ energy }: PokemonView, without: readonly CardNo[] = []): Units =>
  energy.filter(({ card }) => !without.includes(card)).flatMap(({ provides }) => provides);
