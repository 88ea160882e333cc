/** What is picked of a question for several things; one more than allowed takes the place of the one picked first. */
import { useContext, useState } from 'react';
import { PicksContext } from './keptPicks.ts';

export function usePicked<Item>(most: number, first: readonly Item[] = []) {
  const kept = useContext(PicksContext);
  // The same question had the same things to pick from.
  const [picked, setPicked] = useState((kept?.before as readonly Item[] | undefined) ?? first);
  const toggle = (item: Item): readonly Item[] => {
    const next = picked.includes(item)
      ? picked.filter((other) => other !== item)
      : [...picked, item].slice(-most);
    setPicked(next);
    kept?.keep(next);
    return next;
  };
  return { picked, toggle };
}
