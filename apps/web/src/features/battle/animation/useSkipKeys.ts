/** The keys that skip what is being shown: in a battle and in a replay, wherever the focus is. */
import { useEffect } from 'react';

/** What has its own use for Space while an animation goes on: a field that is written in, a window over the table. */
const TAKES_SPACE =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="dialog"], .animation-skip';

/** Space and Escape skip from everywhere: what is pressed while something is shown is pressed by Enter. */
export function useSkipKeys(playing: boolean, skip: () => void) {
  useEffect(() => {
    if (!playing) return;
    function onEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      skip();
    }
    function onSpace(event: KeyboardEvent) {
      const { key, target } = event;
      if (key !== ' ' || (target instanceof Element && target.closest(TAKES_SPACE) !== null)) return;
      event.preventDefault();
      event.stopPropagation();
      skip();
    }
    document.addEventListener('keydown', onEscape);
    // Before the button that has the focus handles it.
    document.addEventListener('keydown', onSpace, { capture: true });
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('keydown', onSpace, { capture: true });
    };
  }, [playing, skip]);
}
