/** A new screen starts at its top, for the eye and for the screen reader. */
import { type RefObject, useEffect, useRef } from 'react';

/** Its heading may arrive later than the screen: after this long the frame keeps the focus. */
const HEADING_WAIT_MS = 10_000;

export function useScreenChange(path: string, main: RefObject<HTMLElement | null>) {
  const firstPath = useRef<string>(path);

  useEffect(() => {
    const frame = main.current;
    if (path === firstPath.current || frame === null) return;
    firstPath.current = '';
    window.scrollTo(0, 0);
    frame.focus({ preventScroll: true });
    return whenHeading(frame, (heading) => {
      // Somebody who is already somewhere else stays there.
      if (document.activeElement !== frame) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path, main]);
}

function whenHeading(frame: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const find = () => frame.querySelector<HTMLElement>('h1');
  const here = find();
  if (here !== null) {
    then(here);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    stop();
    then(heading);
  });
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(frame, { childList: true, subtree: true });
  return stop;
}
