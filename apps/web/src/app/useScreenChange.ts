/** A new screen starts at its top, for the eye and for the screen reader. */
import { type RefObject, useEffect, useRef } from 'react';
import { whenThere } from './whenThere.ts';

export function useScreenChange(path: string, main: RefObject<HTMLElement | null>) {
  const firstPath = useRef<string>(path);

  useEffect(() => {
    const frame = main.current;
    if (path === firstPath.current || frame === null) return;
    firstPath.current = '';
    window.scrollTo(0, 0);
    frame.focus({ preventScroll: true });
    // Until it arrives the frame has the focus.
    return whenThere(frame, 'h1:not([aria-busy] *)', (heading) => {
      // Focus that is already somewhere else stays there.
      if (document.activeElement !== frame) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path, main]);
}
