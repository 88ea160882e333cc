/** Which cards came since the binder was last looked at in this browser. */
import { useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../platform/storage.ts';
import type { CollectionEntry } from './entries.ts';

const keyOf = (address: string) => `pokesol-binder-seen-${address}`;
const NONE: ReadonlySet<string> = new Set();

/** `entries` are absent while they load. At the first look nothing is new: all would be. */
export function useNewCards(
  address: string,
  entries: readonly CollectionEntry[] | undefined,
): ReadonlySet<string> {
  // By the server's clock, as the cards have it; what comes while the binder is open is new in it, too.
  const [seen] = useState(() => browserStorage.read(keyOf(address)));
  useEffect(() => {
    if (entries === undefined) return;
    const latest =
      entries
        .map(({ firstOwnedAt }) => firstOwnedAt)
        .sort()
        .at(-1) ?? '';
    browserStorage.write(keyOf(address), latest);
  }, [address, entries]);
  return useMemo(
    () =>
      seen === null || entries === undefined
        ? NONE
        : new Set(entries.filter(({ firstOwnedAt }) => firstOwnedAt > seen).map(({ id }) => id)),
    [seen, entries],
  );
}
