/** Takes the chosen trainer out of the hand-off when the arena opens. */
import { useLayoutEffect, useState } from 'react';
import { type HandOff, takeHandOff } from './campaignHandOff.ts';

/** `undefined` where nobody was chosen. Known before anything is painted. */
export function useHandOff(): HandOff | undefined {
  const [handOff, setHandOff] = useState<HandOff>();
  // Not while rendering: what is rendered twice must not read twice.
  useLayoutEffect(() => {
    const taken = takeHandOff();
    if (taken !== undefined) setHandOff(taken);
  }, []);
  return handOff;
}
