/** Keeps work that is dear to a few at a time, and turns away who would wait too long. */

export type Turns = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** `atOnce` work, `waiting` stand in line in the order they came; further callers get 'busy' at once. */
export function turns(atOnce: number, waiting: number): Turns {
  let working = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (working < atOnce) working += 1;
    else if (line.length < waiting) await new Promise<void>((called) => line.push(called));
    else return 'busy';
    try {
      return await work();
    } finally {
      // The place is handed over, never free in between.
      const next = line.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
