/** Keeps no more than so much in memory: where a map is full, what was put there first makes room. */
export function putWithin<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  map.delete(key);
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
  return {
    get: (key) => map.get(key),
    put: (key, value) => putWithin(map, most, key, value),
    forget: (key) => void map.delete(key),
  };
}
