/** Limits how much work runs at once per key; refuses work when too much of that key waits. */
import { type BoundedQueue, boundedQueue } from './boundedQueue.ts';

export type BoundedQueues = <T>(key: string, work: () => Promise<T>) => Promise<T | 'busy'>;

/** Per key, `atOnce` run at a time and up to `waiting` more wait in the order they came; further ones get 'busy' at once. */
export function boundedQueues(atOnce: number, waiting: number): BoundedQueues {
  const lines = new Map<string, { readonly take: BoundedQueue; inside: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { take: boundedQueue(atOnce, waiting), inside: 0 };
    lines.set(key, line);
    line.inside += 1;
    try {
      return await line.take(work);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(key);
    }
  };
}
