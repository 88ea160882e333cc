/** Keeps what a function made: the same value for the same key, made once. */
export function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, { readonly value: V }>();
  return (key) => {
    const entry = kept.get(key) ?? { value: make(key) };
    kept.set(key, entry);
    return entry.value;
  };
}
