/** Which signs of an attack's cost nothing pays for: as few as can be, Colorless ones rather than others. */
import type { Type } from '@pokesol/engine';
import type { Unit } from '@pokesol/engine/official';

type Cost = readonly Type[];

/** The places in the cost that are unpaid. */
export function lackingIn(units: readonly Unit[], cost: Cost): ReadonlySet<number> {
  const typed = cost.flatMap((type, at) => (type === 'Colorless' ? [] : [at]));
  const paid = bestPaid(units, cost, typed, new Set());
  const left = units.length - paid.length;
  const colorless = cost.flatMap((type, at) => (type === 'Colorless' ? [at] : []));
  return new Set([...typed.filter((at) => !paid.includes(at)), ...colorless.slice(Math.max(0, left))]);
}

/** As many of the typed signs as the units can pay, each unit once. */
function bestPaid(
  units: readonly Unit[],
  cost: Cost,
  places: readonly number[],
  used: ReadonlySet<number>,
): readonly number[] {
  const [first, ...others] = places;
  if (first === undefined) return [];
  const type = cost[first];
  let best = bestPaid(units, cost, others, used);
  units.forEach((unit, at) => {
    if (used.has(at) || type === undefined || !unit.includes(type)) return;
    const with_ = [first, ...bestPaid(units, cost, others, new Set([...used, at]))];
    if (with_.length > best.length) best = with_;
  });
  return best;
}

/** «1 Lightning and 2 Colorless are missing.»; the empty text where nothing is. */
export function lackingText(units: readonly Unit[], cost: Cost): string {
  const missing = lackingIn(units, cost);
  const counts = new Map<string, number>();
  for (const at of missing) counts.set(cost[at] ?? '', (counts.get(cost[at] ?? '') ?? 0) + 1);
  const kinds = [...counts].map(([type, count]) => `${count} ${type}`);
  if (kinds.length === 0) return '';
  return `${kinds.join(' and ')} Energy ${missing.size === 1 ? 'is' : 'are'} missing.`;
}
