/** A line of words that is pressed together where its place is too narrow: names are never cut. */
import { memo, useLayoutEffect, useRef } from 'react';

/** Below this letters run into each other; the rest is cut. */
const NARROWEST = 0.6;

/** Its parent must be a block of its own width; of its own height where the words run downwards. */
export const Fit = memo(function Fit({ children }: { children: string }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const place = element?.parentElement;
    if (!element || !place) return;
    lineIn.set(place, element);
    sizes ??= new ResizeObserver(press);
    sizes.observe(place);
    sizes.observe(element);
    return () => {
      sizes?.unobserve(place);
      sizes?.unobserve(element);
    };
  }, []);
  return (
    <span ref={line} className="fit">
      {children}
    </span>
  );
});

const lineIn = new WeakMap<Element, HTMLElement>();

/**
 * One for all lines. It is asked once the page is laid out and before it is painted, also for what has just come: so no line
 * makes the browser lay out the page for its sake.
 */
let sizes: ResizeObserver | undefined;

/** All are measured before the first is changed. */
function press(entries: readonly ResizeObserverEntry[]): void {
  const lines = new Set(entries.map(({ target }) => lineIn.get(target) ?? (target as HTMLElement)));
  const pressed = [...lines].map((line) => [line, pressedTo(line)] as const);
  for (const [{ style }, transform] of pressed)
    if (style.transform !== transform) style.transform = transform;
}

function pressedTo(line: HTMLElement): string {
  const place = line.parentElement;
  if (place === null) return '';
  const { paddingLeft, paddingRight, paddingTop, paddingBottom, writingMode } = getComputedStyle(place);
  const isUpright = writingMode.startsWith('vertical');
  const padding = isUpright ? [paddingTop, paddingBottom] : [paddingLeft, paddingRight];
  const inner = padding.reduce(
    (room, each) => room - Number.parseFloat(each),
    isUpright ? place.clientHeight : place.clientWidth,
  );
  const share = inner / Math.max(1, isUpright ? line.offsetHeight : line.offsetWidth);
  return share < 1 ? `${isUpright ? 'scaleY' : 'scaleX'}(${Math.max(share, NARROWEST)})` : '';
}
