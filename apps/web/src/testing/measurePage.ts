/** For component tests: what is too small to read or to press, or is cut, on a screen. */
import { cutText, hasOwnText, isSeen, nameOf } from './measure.ts';

const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 44;

/** Pictures have their words beside them; what is in a line of text is as high as the line. */
const PICTURES = 'svg, canvas, .card-body';

/** What is wrong, in words; nothing where all is well. `phone`: fingers press. */
export function problemsOfPage({ phone }: { phone: boolean }): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll('#root *')) {
    if (element.closest(PICTURES) !== null || !isSeen(element)) continue;
    const { fontSize } = getComputedStyle(element);
    if (hasOwnText(element)) {
      if (Number.parseFloat(fontSize) < SMALLEST_TEXT - 0.01)
        found.add(`text of ${fontSize} ${nameOf(element)}`);
      for (const cut of cutText(element)) found.add(`${cut} ${nameOf(element)}`);
    }
    if (!phone || !element.matches('button, a[href], input, select, summary')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < SMALLEST_TARGET - 0.5)
      found.add(`target of ${Math.round(width)} × ${Math.round(height)} ${nameOf(element)}`);
  }
  return [...found];
}
