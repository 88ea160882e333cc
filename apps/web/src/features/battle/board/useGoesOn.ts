/** Whether more cards lie in a row than can be seen of it. */
import { type RefObject, useEffect, useState } from 'react';

export function useGoesOn(list: RefObject<HTMLElement | null>, cards: readonly number[]): boolean {
  const [goesOn, setGoesOn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards need other room
  useEffect(() => {
    const row = list.current;
    if (row === null) return setGoesOn(false);
    // Answers first for the row as it is, once the page is laid out.
    const sizes = new ResizeObserver(() => setGoesOn(row.scrollWidth > row.clientWidth + 1));
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [list, cards]);
  return goesOn;
}
