/** Asks before unsaved changes are left behind: by a link, by the back button, by closing the page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { guardBack, leave as leaveBackwards } from '../../platform/backButton.ts';

/** `unsaved`: changes the server does not hold, or a save that is still under way. */
export function useLeaveGuard(unsaved: boolean) {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const [pending, setPending] = useState<() => void>();
  const goingBack = useRef(false);

  /** Does it at once when nothing is unsaved, else when the person has agreed. */
  const ask = (leave: () => void) => {
    if (unsaved) setPending(() => leave);
    else leave();
  };

  useEffect(() => {
    if (!unsaved) return;
    // A step back that was agreed to may have come after its listener had gone.
    goingBack.current = false;
    const here = query === '' ? path : `${path}?${query}`;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    function onClick(event: MouseEvent) {
      const to = addressBehind(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setPending(() => () => navigate(to));
    }

    function back() {
      goingBack.current = true;
      leaveBackwards();
    }

    // The browser has gone back already: the address is put in place again before any other listener runs.
    function onPop(event: PopStateEvent) {
      const agreed = goingBack.current;
      goingBack.current = false;
      if (agreed) return;
      event.stopImmediatePropagation();
      window.history.pushState(null, '', here);
      setPending(() => back);
    }

    window.addEventListener('beforeunload', onUnload);
    const unguard = guardBack(onPop);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      unguard();
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved, path, query, navigate]);

  const stay = useCallback(() => setPending(undefined), []);
  const leave = useCallback(() => {
    setPending(undefined);
    pending?.();
  }, [pending]);

  // The save came through while the question stood there: nothing is left to ask about.
  useEffect(() => {
    if (!unsaved && pending !== undefined) leave();
  }, [unsaved, pending, leave]);
  return { asking: pending !== undefined, ask, stay, leave };
}

/** Where a plain click on a link of ours leads to, if that is another address. */
function addressBehind(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return undefined;
  const to = link.pathname + link.search;
  return to === window.location.pathname + window.location.search ? undefined : to;
}
