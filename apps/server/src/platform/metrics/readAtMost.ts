/** Reads that a scrape asks for: not more often than they are worth, and no longer than a scrape can wait. */
import { setTimeout as delay } from 'node:timers/promises';

type Read<T> = {
  read: () => Promise<T>;
  /** What was read holds for so long; that it could not be read, a quarter of it. */
  everyMs: number;
  /** One that takes longer is not waited for; the next who asks gets what it answered. */
  longestMs: number;
  now: () => number;
};

/** `undefined` when the read failed or takes too long: the figure is not known. */
export function readAtMost<T>({ read, everyMs, longestMs, now }: Read<T>): () => Promise<T | undefined> {
  let nextAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<T | undefined> = Promise.resolve(undefined);
  let isReading = false;

  return () => {
    if (!isReading && now() >= nextAt) {
      const begunAt = now();
      nextAt = begunAt + everyMs;
      isReading = true;
      latest = begin(read)
        .catch(() => {
          nextAt = begunAt + everyMs / 4;
          return undefined;
        })
        .finally(() => {
          isReading = false;
        });
    }
    return Promise.race([latest, delay(longestMs, undefined, { ref: false })]);
  };
}

const begin = async <T>(read: () => Promise<T>): Promise<T> => read();
