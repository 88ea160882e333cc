/** The few ways to pick from a list. */
import type { Random } from '@pokesol/engine';

/** Any of them, each equally likely. Throws RangeError on an empty list. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(Math.max(1, items.length))];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

/** The one with the highest score, the first of equals; `null` of an empty list. */
export function best<T>(items: readonly T[], scoreOf: (item: T) => number): T | null {
  let found: T | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const score = scoreOf(item);
    if (found !== null && score <= highest) continue;
    found = item;
    highest = score;
  }
  return found;
}
