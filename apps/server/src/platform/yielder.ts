/** Lets requests that wait be answered in between, while something long is worked through piece by piece. */
import { setImmediate } from 'node:timers/promises';

/** No player notices a pause as short as this. */
const MOST_MS = 8;

/**
 * For one long work: to be called after each piece. It measures what the pieces cost, for a stranger decides how much
 * work lies in each.
 */
export function createYielder(clock: () => number = () => performance.now()): () => Promise<void> {
  let since = clock();
  return async () => {
    if (clock() - since < MOST_MS) return;
    await setImmediate();
    since = clock();
  };
}
