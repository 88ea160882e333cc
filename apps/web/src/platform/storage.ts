/** The browser's storages, which may be full, forbidden or absent: then the page remembers for as long as it lives. */
export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};

export type BrowserStore = KeyValueStore & {
  /** Whether what stands at a key outlives the page. */
  outlives(key: string): boolean;
};

/** `storage` may throw, or answer `null` as Firefox does where storage is switched off. */
export function browserStore(storage: () => Storage | null): BrowserStore {
  /** What the browser did not take. */
  const carried = new Map<string, string>();

  function use<Answer>(what: (storage: Storage) => Answer): { answer: Answer } | undefined {
    try {
      const found = storage();
      if (found === null) throw new Error('There is none');
      return { answer: what(found) };
    } catch (error) {
      console.warn('The browser storage is closed', error);
      return undefined;
    }
  }

  return {
    read: (key) => carried.get(key) ?? use((found) => found.getItem(key))?.answer ?? null,
    write(key, value) {
      if (use((found) => found.setItem(key, value)) === undefined) carried.set(key, value);
      else carried.delete(key);
    },
    remove(key) {
      carried.delete(key);
      use((found) => found.removeItem(key));
    },
    outlives: (key) => !carried.has(key),
  };
}

export const browserStorage = browserStore(() => localStorage);

/** The tab's own: it outlives a reload, and other tabs know nothing of it. */
export const tabStorage = browserStore(() => sessionStorage);
