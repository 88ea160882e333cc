/** Whether there is room for one panel only. */
import { useSyncExternalStore } from 'react';

const PHONE = '(width < 768px)';

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
