/** Whether the store's address narrows its packs, by a search or a filter. */
import { useSearch } from 'wouter';

/** The parts of the address that do. */
export const NARROWING = { find: 'find', plays: 'plays', wished: 'wished', most: 'most' } as const;

/** Such packs stand as cards in rows, whatever the view. */
export function useIsNarrowed(): boolean {
  const params = new URLSearchParams(useSearch());
  return Object.values(NARROWING).some((name) => params.has(name));
}
