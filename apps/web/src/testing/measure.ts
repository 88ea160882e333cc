/** For component tests that measure what is shown: what is visible, whether its text is cut, and how a finding names it. */

export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return (
    width > 1 &&
    height > 1 &&
    style.visibility !== 'hidden' &&
    style.clipPath !== 'inset(50%)' &&
    element.closest('.sr-only') === null &&
    element.checkVisibility()
  );
};

export const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').join('.')} «${(element.textContent ?? '').trim().slice(0, 24)}»`;

export const hasOwnText = (element: Element): boolean => textsIn(element).length > 0;

/** The box around an element's own letters; undefined without any. */
export function lettersOf(element: Element): Box | undefined {
  const lines = textsIn(element).flatMap(linesOf);
  if (lines.length === 0) return undefined;
  return {
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
  };
}

type Box = { left: number; right: number; top: number; bottom: number };

const textsIn = (element: Element): Node[] =>
  [...element.childNodes].filter(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
  );

/** Text must stay inside these elements, even when their `overflow` would let it out. */
const HOLDS_ITS_TEXT = 'button, .button, .badge, .prompt, .selection, .refused';

/** Yields how an element's own text is cut: where it leaves its box, or an edge that cannot be scrolled hides it. */
export function* cutText(element: Element): Generator<string> {
  const letters = lettersOf(element);
  if (letters === undefined) return;
  // Text that the stylesheet ends in dots is cut on purpose.
  if (getComputedStyle(element).webkitLineClamp !== 'none') return;
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, clipPath, display, paddingLeft, paddingRight } = getComputedStyle(box);
    // Only for screen readers, or scrollable.
    if (clipPath === 'inset(50%)' || SCROLLS.has(overflowX) || SCROLLS.has(overflowY)) return;
    const holds = box.matches(HOLDS_ITS_TEXT);
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const isItsBlock = box === element && display === 'block';
    // Text that is too wide for a button starts at its padding and runs beyond it.
    const [before, after] =
      holds && box === element ? [paddingLeft, paddingRight].map(Number.parseFloat) : [0, 0];
    const beside = Math.max(left + (before ?? 0) - letters.left, letters.right - right + (after ?? 0));
    const above = Math.max(top - letters.top, letters.bottom - bottom);
    if (beside > 1 && (holds || isItsBlock || overflowX !== 'visible'))
      return yield `cut by ${Math.round(beside)} at the side`;
    if (above > 1 && (holds || overflowY !== 'visible')) return yield `cut by ${Math.round(above)} in height`;
  }
}

/** The cut texts among everything visible inside elements that match `selector`. */
export const cutIn = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} *`)]
    .filter((element) => element.closest('svg, .card-body') === null && isSeen(element))
    .flatMap((element) => [...cutText(element)].map((cut) => `${cut} ${nameOf(element)}`));

const SCROLLS = new Set(['auto', 'scroll']);

/** The boxes of the letters of each line; the face's own box is taller. */
function linesOf(text: Node): Box[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const parent = text.parentElement;
  if (parent === null) return [];
  const { fontSize, writingMode } = getComputedStyle(parent);
  const em = Number.parseFloat(fontSize);
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
    if (writingMode !== 'horizontal-tb') {
      const middle = (left + right) / 2;
      return { left: Math.max(left, middle - em / 2), right: Math.min(right, middle + em / 2), top, bottom };
    }
    // Both faces of these tests, and roughly the pixel face, have three quarters of an em above the baseline.
    const line = top + (bottom - top) * ASCENT;
    return { left, right, top: Math.max(top, line - 0.75 * em), bottom: Math.min(bottom, line + 0.25 * em) };
  });
}

const ASCENT = 1.011 / (1.011 + 0.353);
