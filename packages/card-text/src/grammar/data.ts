/** Meanings are data: what every walk through them needs. */

/** Objects and lists alike. */
export const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same value with each object in it, from the innermost, as `change` leaves it; a list stays a list. */
export function mapped<T>(value: T, change: (object: Readonly<Record<string, unknown>>) => object): T {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside);
    if (!isNode(part)) return part;
    return change(Object.fromEntries(Object.entries(part).map(([key, each]) => [key, inside(each)])));
  };
  // What is changed stays what it was: a step a step, a selector a selector.
  return inside(value) as T;
}
