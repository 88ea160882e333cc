/** What is picked of a question for several things; one more than allowed takes the place of the one picked first. */
import { useState } from 'react';

export function usePicked<Item>(most: number, first: readonly Item[] = []) {
  const [picked, setPicked] = useState<readonly Item[]>(first);
  const toggle = (item: Item): readonly Item[] => {
    const next = picked.includes(item)
      ? picked.filter((other) => other !== item)
      : [...picked, item].slice(-most);
    setPicked(next);
    return next;
  };
  return { picked, toggle };
}
