/** Which signs of an attack's cost nothing pays for: as few as can be, Colorless ones rather than others. */
import type { Type } from '@pokesol/engine';
import type { Unit } from '@pokesol/engine/official';

type Cost = readonly Type[];

/** The places in the cost that are unpaid. */
export function missingIn(units: readonly Unit[], cost: Cost): ReadonlySet<number> {
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

/** «Needs 1 more Fire Energy and 2 more of any type.»; the empty text where nothing is missing. */
export function missingEnergyText(units: readonly Unit[], cost: Cost): string {
  const counts = new Map<Type | undefined, number>();
  for (const at of missingIn(units, cost)) counts.set(cost[at], (counts.get(cost[at]) ?? 0) + 1);
  // Any Energy pays for a Colorless sign, so that name would send people to look for one.
  const any = counts.get('Colorless') ?? 0;
  counts.delete('Colorless');
  const typed = [...counts].map(([type, count]) => `${count} more ${type} Energy`);
  const anyText = any === 0 ? [] : [`${any} more${typed.length === 0 ? ' Energy' : ''} of any type`];
  const kinds = [...typed, ...anyText];
  return kinds.length === 0 ? '' : `Needs ${kinds.join(' and ')}.`;
}
