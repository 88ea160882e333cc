/** Opens packs on trial a few at a time, so that the page stays at hand while it reckons. */
import { type PackDefinition, type PackSimulation, simulatePacks } from '@pokesol/packs';
import { useCallback, useEffect, useRef, useState } from 'react';

export const PACKS_ON_TRIAL = 10_000;
/** Cards drawn in one go: some hundredths of a second on a slow phone. */
const CARDS_AT_A_TIME = 2_000;

export type Trial = {
  /** What was opened; compare it with what the form holds now. */
  readonly definition: PackDefinition;
  readonly result: PackSimulation | undefined;
  readonly isRunning: boolean;
};

export function useSimulation() {
  const [trial, setTrial] = useState<Trial>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const run = useCallback((definition: PackDefinition) => {
    stop.current();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const chunk = Math.max(1, Math.floor(CARDS_AT_A_TIME / definition.cardCount));
    const packs = simulatePacks(definition, PACKS_ON_TRIAL, seed, chunk);
    setTrial({ definition, result: undefined, isRunning: true });
    let timer = setTimeout(step);
    stop.current = () => clearTimeout(timer);
    function step() {
      const { value } = packs.next();
      if (value === undefined) return;
      const isRunning = value.packs < PACKS_ON_TRIAL;
      setTrial({ definition, result: value, isRunning });
      if (isRunning) timer = setTimeout(step);
    }
  }, []);

  return { trial, run };
}
