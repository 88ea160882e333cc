/** Gives the focus back to where it was before a window opened, also when one window made way for another. */
import { useState } from 'react';

const openedFrom = new WeakMap<Element, readonly HTMLElement[]>();

/** For a window that is opened without a trigger of its own: radix gives the focus back to triggers only. */
export function useReturnFocus() {
  const [from] = useState(trailOfFocus);
  return {
    opened(window: HTMLElement | null) {
      if (window !== null) openedFrom.set(window, from);
    },
    giveBack(event: Event) {
      event.preventDefault();
      // A window that closes by leading to another screen leaves the focus there.
      if (document.activeElement !== document.body) return;
      const last = from.find((element) => element.isConnected && element !== document.body);
      (last ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    },
  };
}

/** What has the focus now; within a window also what that window was opened from. */
function trailOfFocus(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return [];
  const around = active.closest('[role="dialog"]');
  return [active, ...((around !== null && openedFrom.get(around)) || [])];
}
