/** Limits expensive work to a few tasks at a time; the rest wait in a queue of bounded length. */

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** `atOnce` work, `waiting` stand in line in the order they came; further callers get 'busy' at once. */
export function boundedQueue(atOnce: number, waiting: number): BoundedQueue {
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
