/** Guards typed input against a reload, a closed tab and the back button. */
import { useEffect, useEffectEvent } from 'react';
import { guardBack } from '../../../platform/backGuard.ts';

/** A reload is asked about by the browser; a step back is undone, and `ask` asks. */
export function useUnsavedInput(isDirty: boolean, ask: () => void): void {
  const onBack = useEffectEvent(ask);
  useEffect(() => {
    if (!isDirty) return;
    const here = window.location.href;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    // The browser has gone back already: the address is put in place again before the router hears of it.
    const unguard = guardBack((event) => {
      event.stopImmediatePropagation();
      window.history.pushState(null, '', here);
      onBack();
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      unguard();
    };
  }, [isDirty]);
}
