/** Whether more cards lie in a row than can be seen of it. */
import { type RefObject, useEffect, useState } from 'react';

export function useGoesOn(list: RefObject<HTMLElement | null>, cards: readonly number[]): boolean {
  const [goesOn, setGoesOn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards need other room
  useEffect(() => {
    const row = list.current;
    if (row === null) return setGoesOn(false);
    const measure = () => setGoesOn(row.scrollWidth > row.clientWidth + 1);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [list, cards]);
  return goesOn;
}
