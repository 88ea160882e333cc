/** A line of words that is pressed together where its place is too narrow: names are never cut. */
import { useLayoutEffect, useRef } from 'react';

/** Below this letters run into each other; the rest is cut. */
const NARROWEST = 0.6;

/** Its parent must be a block of its own width; of its own height where the words run downwards. */
export function Fit({ children }: { children: string }) {
  const line = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are measured anew
  useLayoutEffect(() => {
    const element = line.current;
    const place = element?.parentElement;
    if (!element || !place) return;
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom, writingMode } = getComputedStyle(place);
      if (writingMode.startsWith('vertical')) {
        const height = place.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        const share = height / Math.max(1, element.offsetHeight);
        element.style.transform = share < 1 ? `scaleY(${Math.max(share, NARROWEST)})` : '';
        return;
      }
      const room = place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const share = room / Math.max(1, element.offsetWidth);
      element.style.transform = share < 1 ? `scaleX(${Math.max(share, NARROWEST)})` : '';
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(place);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [children]);
  return (
    <span ref={line} className="fit">
      {children}
    </span>
  );
}
