/** The browser's storage, which may be full, forbidden or absent: then we remember nothing and say so in the log. */
export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};

export const browserStorage: KeyValueStore = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      console.warn('Cannot read from browser storage', error);
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      console.warn('Cannot write to browser storage', error);
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch (error) {
      console.warn('Cannot write to browser storage', error);
    }
  },
};
