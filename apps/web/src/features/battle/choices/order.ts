/** Moving one thing of a list up or down. */

/** The list with the thing at `from` at the place `to`; places beyond the ends change nothing. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}
