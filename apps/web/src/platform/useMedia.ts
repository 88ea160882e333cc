/** Whether a media query holds, as the stylesheets write it: '(width >= 48em)'. */
import { useCallback, useSyncExternalStore } from 'react';
import { scaledQuery } from './textScale.ts';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(scaledQuery(query));
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => holds(query));
}

/** Whether it holds at this moment. */
const holds = (query: string): boolean => matchMedia(scaledQuery(query)).matches;
