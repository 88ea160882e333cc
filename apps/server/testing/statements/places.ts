/** Which columns of a statement are equal to which, and to which of its values: what its conditions say, and nothing else. */

/** `$1`, a constant as `=text`, or `?` for what the statement works out from its values. */
export type Value = string;

export type Place = {
  parent: Place | undefined;
  readonly values: Set<Value>;
};

/** What a row has, in order. */
export type Columns = readonly { readonly name: string; readonly place: Place }[];

export const newPlace = (...values: readonly Value[]): Place => ({
  parent: undefined,
  values: new Set(values),
});

export function rootOf(place: Place): Place {
  let root = place;
  while (root.parent !== undefined) root = root.parent;
  return root;
}

/** From now on these are one. */
export function join(one: Place, other: Place): void {
  const kept = rootOf(one);
  const gone = rootOf(other);
  if (kept === gone) return;
  gone.parent = kept;
  for (const value of gone.values) kept.values.add(value);
}

/** Column by column. */
export function joinAll(ones: readonly Place[], others: readonly Place[]): void {
  ones.forEach((one, index) => {
    const other = others[index];
    if (other !== undefined) join(one, other);
  });
}
