/** Lays the attributes that an admin typed over those that somebody else has saved meanwhile, name by name. */
import type { AdminCard } from '@pokesol/protocol';

type Attributes = AdminCard['formAttributes'];

export type Merged = {
  readonly attributes: Attributes;
  /** Names that both changed, each to something else: what was typed here stands. */
  readonly contested: readonly string[];
};

/** `seen` is what both began from. Names keep the order in which they were typed; new ones of theirs come last. */
export function mergeAttributes(seen: Attributes, mine: Attributes, theirs: Attributes): Merged {
  const isSame = (one: Attributes, other: Attributes, name: string) =>
    JSON.stringify(one[name]) === JSON.stringify(other[name]);
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const of = (name: string) => (isSame(seen, mine, name) ? theirs : mine);
  return {
    attributes: Object.fromEntries(
      names.flatMap((name) => {
        const value = of(name)[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    contested: names.filter(
      (name) => of(name) === mine && !isSame(seen, theirs, name) && !isSame(mine, theirs, name),
    ),
  };
}
