/** Keeps no more than so much in memory: where a map is full, what was put there first makes room. */
export function putWithin<Key, Value>(map: Map<Key, Value>, most: number, key: Key, value: Value): void {
  map.delete(key);
  for (const oldest of map.keys()) {
    if (map.size < most) break;
    map.delete(oldest);
  }
  map.set(key, value);
}
