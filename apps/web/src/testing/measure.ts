/** For component tests that measure what is shown: what is in sight, whether its text is whole, and how a finding names it. */

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

/** Where an element's own letters lie; nothing without any. */
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

/** Text keeps inside of these also where they would let it out. */
const HOLDS_ITS_TEXT = 'button, .button, .badge, .prompt, .selection, .refused';

/** Of the text of an element itself: what lies outside of its box, or is taken away by an edge that nothing scrolls to. */
export function* cutText(element: Element): Generator<string> {
  const letters = lettersOf(element);
  if (letters === undefined) return;
  // What ends in dots by its sheet ends there on purpose.
  if (getComputedStyle(element).webkitLineClamp !== 'none') return;
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, clipPath, display, paddingLeft, paddingRight } = getComputedStyle(box);
    // Read out, and not shown; or scrolled to.
    if (clipPath === 'inset(50%)' || SCROLLS.has(overflowX) || SCROLLS.has(overflowY)) return;
    const holds = box.matches(HOLDS_ITS_TEXT);
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const isItsBlock = box === element && display === 'block';
    // Text that is too wide for a button begins at its padding and ends beyond it.
    const [before, after] =
      holds && box === element ? [paddingLeft, paddingRight].map(Number.parseFloat) : [0, 0];
    const beside = Math.max(left + (before ?? 0) - letters.left, letters.right - right + (after ?? 0));
    const above = Math.max(top - letters.top, letters.bottom - bottom);
    if (beside > 1 && (holds || isItsBlock || overflowX !== 'visible'))
      return yield `cut by ${Math.round(beside)} at the side`;
    if (above > 1 && (holds || overflowY !== 'visible')) return yield `cut by ${Math.round(above)} in height`;
  }
}

/** What is cut of all that is seen inside of these. */
export const cutIn = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} *`)]
    .filter((element) => element.closest('svg, .card-body') === null && isSeen(element))
    .flatMap((element) => [...cutText(element)].map((cut) => `${cut} ${nameOf(element)}`));

const SCROLLS = new Set(['auto', 'scroll']);

/** Where the letters of each line lie: a face's box is higher than they are. */
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
    // Both faces of these tests, and nearly the pixel face, have three quarters of their box above the line.
    const line = top + (bottom - top) * ASCENT;
    return { left, right, top: Math.max(top, line - 0.75 * em), bottom: Math.min(bottom, line + 0.25 * em) };
  });
}

const ASCENT = 1.011 / (1.011 + 0.353);
