/** What an edit changed, as the audit keeps it: the fields that differ, before and after. */
import { isDeepStrictEqual } from 'node:util';

/**
 * `undefined` when nothing differs: then there is nothing to write down. A field that one side lacks stands on the
 * other side only.
 */
export function changedFields<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } | undefined {
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(after));
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !isDeepStrictEqual(was.get(name), is.get(name)),
  );
  if (changed.length === 0) return undefined;
  const only = (fields: Map<string, unknown>) =>
    Object.fromEntries(
      changed.filter((name) => fields.get(name) !== undefined).map((name) => [name, fields.get(name)]),
    ) as Partial<T>;
  return { before: only(was), after: only(is) };
}
