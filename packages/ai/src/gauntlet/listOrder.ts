/** The order in which a gauntlet deals a list: the cards alone decide it, so that two writings of one list play the same battles. */

export type ListLine = { readonly cardId: string; readonly quantity: number };

/** Each copy by its card's id. */
export const listCopies = (lines: readonly ListLine[]): readonly string[] =>
  lines
    .flatMap(({ cardId, quantity }) => Array.from({ length: quantity }, () => cardId))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Whatever order and however many lines they are written in. */
export const isSameList = (one: readonly ListLine[], other: readonly ListLine[]): boolean =>
  listCopies(one).join() === listCopies(other).join();

/** The copies of the changed list; those of both lists keep their places, and what came in takes the places of what went out. */
export function changedCopies(lines: readonly ListLine[], changed: readonly ListLine[]): readonly string[] {
  const left = new Map(countOf(changed));
  const kept = listCopies(lines).map((id) => {
    const copies = left.get(id) ?? 0;
    left.set(id, copies - 1);
    return copies > 0 ? id : undefined;
  });
  const came = [...left].flatMap(([id, copies]) => Array.from({ length: Math.max(0, copies) }, () => id));
  const all = kept.flatMap((id) => id ?? came.shift() ?? []);
  return [...all, ...came];
}

export type Swap = { readonly out: readonly ListLine[]; readonly in: readonly ListLine[] };

/** What went out and what came in, by id. */
export function swapBetween(lines: readonly ListLine[], changed: readonly ListLine[]): Swap {
  const more = (these: readonly ListLine[], than: readonly ListLine[]): readonly ListLine[] => {
    const before = countOf(than);
    return [...countOf(these)]
      .map(([cardId, copies]) => ({ cardId, quantity: copies - (before.get(cardId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
  };
  return { out: more(lines, changed), in: more(changed, lines) };
}

function countOf(lines: readonly ListLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of listCopies(lines)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
