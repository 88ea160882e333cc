/** For tests: a storage that is empty at first and forgotten afterwards. */
import type { BrowserStore } from '../platform/storage.ts';

export function memoryStorage(): BrowserStore {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    outlives: () => true,
  };
}
