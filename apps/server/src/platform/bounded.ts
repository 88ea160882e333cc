/** Keeps no more than so much in memory: where a map is full, what was put there first makes room. */
export function putWithin<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  map.delete(key);
  if (map.size >= most)
    for (const oldest of map.keys()) {
      if (map.size < most) break;
      map.delete(oldest);
    }
  map.set(key, value);
}

/** A map by text that holds no more than `most`. */
export type Bounded<Value> = {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
  forget(key: string): void;
};

export function bounded<Value>(most: number): Bounded<Value> {
  const map = new Map<string, Value>();
  // What is behind it is gone: to read from the start again would pass thousands of keys that were removed.
  let reading = map.keys();
  const forgetOldest = () => {
    const { done, value: oldest } = reading.next();
    if (done === true) reading = map.keys();
    else map.delete(oldest);
  };
  return {
    get: (key) => map.get(key),
    put(key, value) {
      map.delete(key);
      while (map.size > 0 && map.size >= most) forgetOldest();
      map.set(key, value);
    },
    forget: (key) => void map.delete(key),
  };
}
