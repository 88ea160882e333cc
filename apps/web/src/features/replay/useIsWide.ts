/** Whether the board has its panel beside it; under it there is no room for a hand that belongs to the table. */
import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 1100px)');

function subscribe(changed: () => void) {
  const list = wide();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches);
