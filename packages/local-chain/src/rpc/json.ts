/** JSON as a node writes it: u64 values as integer literals, however large. */

// An object can only have this shape if we made it: no answer contains a client's own objects.
const MARKED_INTEGER = /\{"\$integer":"(-?\d+)"\}/g;

export function stringifyJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'bigint' ? { $integer: item.toString() } : item,
  );
  return text.replace(MARKED_INTEGER, '$1');
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
