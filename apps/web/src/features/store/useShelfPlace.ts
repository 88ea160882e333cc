/** Which era, which pack, which search and which filter the store's address names, and the ways to change it. */
import { useSearchParams } from 'wouter';
import { readFilter, type ShelfFilter, writeFilter } from './shelfFilter.ts';
import { NARROWING } from './useIsNarrowed.ts';

const [ERA, PACK] = ['era', 'pack'];
const { find: FIND } = NARROWING;

/** A search shows cards in rows, whatever the view. */
export function useShelfPlace() {
  const [params, setParams] = useSearchParams();
  const [find, filter] = [params.get(FIND), readFilter(params)];
  return {
    era: params.get(ERA),
    find,
    filter,
    /** As the pack in front changes, without a step to go back to. */
    turnTo(packId: string) {
      setParams(
        (now) => {
          now.set(PACK, packId);
          return now;
        },
        { replace: true },
      );
    },
    search(text: string) {
      setParams((now) => {
        const next = new URLSearchParams();
        writeFilter(next, readFilter(now));
        if (text !== '') next.set(FIND, text);
        return next;
      });
    },
    /** Choices follow one another: they leave one step to go back. */
    narrow(chosen: ShelfFilter) {
      setParams(
        (now) => {
          writeFilter(now, chosen);
          return now;
        },
        { replace: true },
      );
    },
    /** Back to the whole shelf. */
    clear: () => setParams({}),
  };
}

export const eraHref = (key: string): string => `/?${ERA}=${encodeURIComponent(key)}`;
