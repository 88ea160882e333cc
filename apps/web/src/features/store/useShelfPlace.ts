/** Which era, which pack and which search the store's address names, and the ways to change it. */
import { useSearchParams } from 'wouter';

const [ERA, PACK, FIND] = ['era', 'pack', 'find'];

/** A search shows cards in rows, whatever the view. */
export function useShelfPlace() {
  const [params, setParams] = useSearchParams();
  return {
    era: params.get(ERA),
    find: params.get(FIND),
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
      setParams(text === '' ? {} : { [FIND]: text });
    },
  };
}

export const eraHref = (key: string): string => `/?${ERA}=${encodeURIComponent(key)}`;
