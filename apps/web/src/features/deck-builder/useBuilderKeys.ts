/** Keys that work anywhere in the builder: undo, redo, and «/» to the search box. */
import { type Dispatch, useEffect } from 'react';
import type { WorkbenchAction } from './workbench.ts';

export const SEARCH_ID = 'builder-search';

export function useBuilderKeys(dispatch: Dispatch<WorkbenchAction>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // A text field undoes its own typing, and a dialog has the keys to itself.
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('[role=dialog]')) return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (command && !event.altKey && (key === 'z' || key === 'y'))
        dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
      else if (!command && !event.altKey && key === '/') document.getElementById(SEARCH_ID)?.focus();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
