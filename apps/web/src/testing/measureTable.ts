/** For component tests: what is cut, hidden, too small or in its neighbour's place on the battle table. */
import { cutText, isSeen, lettersOf, nameOf } from './measure.ts';

/** Parts of the table, none of which lies over another. */
const PARTS = ['.table-bar', '.side', '.mat', '.hand', '.prompt', '.pad', '.log-place'];
/** Whose children keep apart. */
const KEPT_APART = [
  '.bench',
  '.cells',
  '.pad',
  '.table-bar',
  '.spot-facts',
  '.spot-bench',
  '.hand-card',
  '.mat',
  ...[
    '.side-who',
    '.hand-cards',
    '.hand-sheet-head',
    '.on-it',
    '.active-attacks',
    '.this-turn',
    '.spot-signs',
  ],
];
/** What text stays inside of. */
const BOXES =
  '.spot, .hand-card, .cell, .stadium, .this-turn, .pad-button, .prompt, .table-bar, .side, .options';
/** What lies beyond their edge can be brought into sight. */
const SCROLLS = '.hand-cards, .bench[data-many], .log-lines, .card-beside, .options';
/** May end in dots: the card is read whole elsewhere. */
const MAY_END = '.stadium-text';

/** What is wrong, in words; nothing where all is well. `phone`: fingers press. */
export function problemsOfTable(
  board: Element,
  { minText, phone }: { minText: number; phone: boolean },
): string[] {
  const found = new Set<string>();
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.add(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  for (const element of board.querySelectorAll('*')) {
    const hidden = element.closest('.side-head, .prizes-label, .log-place, .hand-card-art');
    // A small card is a picture, whose words stand beside it.
    if (
      element.closest('svg, .card-body') !== null ||
      !isSeen(element) ||
      (hidden !== null && !isSeen(hidden))
    )
      continue;
    for (const problem of problemsOfText(element, minText)) found.add(`${problem} ${nameOf(element)}`);
    if (!phone || !element.matches('button')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 43.5 || height < 43.5)
      found.add(`target of ${Math.round(width)} × ${Math.round(height)} ${nameOf(element)}`);
  }
  const apart = (elements: readonly Element[]) => {
    for (const [at, one] of elements.entries())
      for (const other of elements.slice(at + 1)) {
        const covered = overlap(one, other);
        if (covered !== undefined) found.add(`overlap ${covered} ${nameOf(one)} / ${nameOf(other)}`);
      }
  };
  apart([...board.querySelectorAll(PARTS.join())].filter(isSeen));
  for (const parent of board.querySelectorAll(KEPT_APART.join()))
    apart(
      [...parent.children]
        .flatMap((child) => (child.matches('.half, .mat-middle') ? [...child.children] : [child]))
        .filter(
          (child) =>
            isSeen(child) && !child.matches('.spot-stage, .spot-damage, .spot-take-back, .mat-place'),
        ),
    );
  for (const part of board.querySelectorAll('.mat, .side, .options, .panel'))
    if (
      isSeen(part) &&
      part.scrollHeight > part.clientHeight + 1 &&
      getComputedStyle(part).overflowY !== 'auto'
    )
      found.add(`${part.scrollHeight} px in ${part.clientHeight} ${nameOf(part)}`);
  return [...found];
}

function* problemsOfText(element: Element, minText: number): Generator<string> {
  const text = lettersOf(element);
  if (text === undefined) return;
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  if (size < minText - 0.01) yield `text of ${size} px`;
  if (element.matches(MAY_END)) return;
  yield* cutText(element);
  if (element.closest(SCROLLS) !== null && element.closest('.hand-card') === null) return;
  const box = element.closest(BOXES)?.getBoundingClientRect();
  if (box === undefined) return;
  const beyond = [box.left - text.left, text.right - box.right, box.top - text.top, text.bottom - box.bottom];
  if (Math.max(...beyond) > 2) yield `leaves its box by ${beyond.map(Math.round)}`;
  const { innerWidth, innerHeight } = window;
  const isOut =
    text.left < -1 || text.right > innerWidth + 1 || text.top < -1 || text.bottom > innerHeight + 1;
  if (isOut && element.closest(SCROLLS) === null) yield 'outside of the window';
}

function overlap(one: Element, other: Element): string | undefined {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 1.5 && height > 1.5 ? `${Math.round(width)} × ${Math.round(height)}` : undefined;
}
