/** Shares dear reads: of many who ask for the same at once, most get what the next one reads. */

/**
 * Reads one key once at a time. Callers that ask while a read runs share the next one, which begins after all of them asked: so
 * no caller gets an answer older than its question, and a thousand callers cost two reads.
 */
export function oneAtATime<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<T>>();

  function begin(key: string): Promise<T> {
    const reading = read(key);
    running.set(key, reading);
    const end = (): void => {
      if (running.get(key) === reading) running.delete(key);
    };
    reading.then(end, end);
    return reading;
  }

  return (key) => {
    const current = running.get(key);
    if (current === undefined) return begin(key);
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const follow = (): Promise<T> => {
      next.delete(key);
      return begin(key);
    };
    const following = current.then(follow, follow);
    next.set(key, following);
    return following;
  };
}
