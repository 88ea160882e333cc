/** Escape takes one step back at the table, where no window above it has its own use for the key. */
import { useEffect } from 'react';

export function useEscape(isOn: boolean, cancel: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"]') === null) cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, cancel]);
}
