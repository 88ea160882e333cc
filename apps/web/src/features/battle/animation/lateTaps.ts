/** Catches taps that were made on a key while it was still there, and reach the page only when it is gone. */

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const PRESSES = ['pointerdown', 'pointerup', 'click'] as const;

/**
 * Swallows what was pressed within the box before `until`, a moment of `performance.now()`. The moment of the press
 * counts, not that of its arrival: a slow phone may be busy for longer than anything would wait. Ends with the first press
 * that is later, or by calling what it answers.
 */
export function catchLateTaps(page: Window, box: Box, until: number): () => void {
  /** Of the press under way: its end belongs to it, however late that comes. */
  let isCaught = false;
  const isWithin = ({ clientX, clientY }: MouseEvent) =>
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;

  function onPress(event: MouseEvent) {
    const begins = event.type === 'pointerdown';
    if (event.timeStamp >= until && (begins || !isCaught)) return stop();
    // A key of the keyboard clicks without having pressed anywhere.
    const isTap = event.type !== 'click' || event.detail > 0;
    if (!isTap || !isWithin(event)) return;
    isCaught = event.type !== 'click';
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function stop() {
    for (const type of PRESSES) page.removeEventListener(type, onPress, { capture: true });
  }
  for (const type of PRESSES) page.addEventListener(type, onPress, { capture: true });
  return stop;
}
