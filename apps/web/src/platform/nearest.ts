/** Which of several things lies next to another one in a direction: how arrow keys go about on what is drawn. */
import { isVisible } from './isVisible.ts';

/** One step to the right or down is 1. */
export type Direction = { readonly x: number; readonly y: number };

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function nearest<Thing extends Element>(
  from: Element,
  things: readonly Thing[],
  { x, y }: Direction,
): Thing | undefined {
  const start = middleOf(from);
  return things
    .filter((each) => each !== from && isVisible(each))
    .map((each) => {
      const { left, top } = middleOf(each);
      const along = (left - start.left) * x + (top - start.top) * y;
      const aside = Math.abs((left - start.left) * y) + Math.abs((top - start.top) * x);
      return { each, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((a, b) => a.far - b.far)[0]?.each;
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
}
