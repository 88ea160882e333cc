/** What somebody has just made stands before them, wherever its place in the list will be. */
export function madeFirst<Item extends { id: string }>(
  items: readonly Item[],
  madeId: string | undefined,
): readonly Item[] {
  const made = items.find(({ id }) => id === madeId);
  return made === undefined ? items : [made, ...items.filter((item) => item !== made)];
}
