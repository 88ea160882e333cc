/** Which tile an arrow leads to: rows by up and down, the ends by Home and End. */

/** From 0; undefined when the key leads nowhere. */
export function tileAfter(key: string, at: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }[key];
  return to !== undefined && to >= 0 && to < count && to !== at ? to : undefined;
}

/** What a key means for the card that has the focus. */
export function moveOf(key: string): 'add' | 'remove' | 'look' | undefined {
  if (key === '+' || key === '=') return 'add';
  if (key === '-' || key === '_') return 'remove';
  return key === 'i' || key === 'I' ? 'look' : undefined;
}
