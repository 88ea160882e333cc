/** Which pocket a key leads to from another: rows by up and down, the ends by Home and End. */

/** The place to go to, from 0; undefined when the key leads nowhere or no pocket has the focus (`at` below 0). */
export function pocketAfter(key: string, at: number, count: number, columns: number): number | undefined {
  if (at < 0) return undefined;
  const to = { ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: count - 1 }[key];
  return to !== undefined && to >= 0 && to < count ? to : undefined;
}

/** How many of them stand in the first row. The places are asked: a card in the focus rises above its row. */
export function columnsOf(pockets: readonly HTMLElement[]): number {
  const tops = pockets.map((pocket) => pocket.closest('li')?.offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
