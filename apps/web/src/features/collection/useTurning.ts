/** Turns pages by arrow keys and swipes, and moves the focus between pockets by rows. */
import { type RefObject, useEffect } from 'react';

/** Where the arrow keys have a meaning of their own. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="slider"], [role="menu"]';
const SWIPE_PX = 48;

export function useTurning(
  binder: RefObject<HTMLElement | null>,
  page: number,
  goTo: (page: number) => void,
) {
  useEffect(() => {
    const root = binder.current;
    if (root === null) return;
    let start: Touch | undefined;

    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(event.target instanceof Element) || event.target.closest(TAKEN) !== null) return;
      if (event.key === 'ArrowLeft') return goTo(page - 1);
      if (event.key === 'ArrowRight') return goTo(page + 1);
      const pockets = [...(root?.querySelectorAll<HTMLElement>('[data-pocket]') ?? [])];
      const at = document.activeElement instanceof HTMLElement ? pockets.indexOf(document.activeElement) : -1;
      const next = pocketAfter(event.key, at, pockets.length, columnsOf(pockets));
      if (next === undefined) return;
      event.preventDefault();
      pockets[next]?.focus();
    }
    function onTouchStart(event: TouchEvent) {
      start = event.touches.length === 1 ? event.touches[0] : undefined;
    }
    function onTouchEnd(event: TouchEvent) {
      const end = event.changedTouches[0];
      if (start === undefined || end === undefined) return;
      const across = end.clientX - start.clientX;
      const along = Math.abs(end.clientY - start.clientY);
      start = undefined;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * along) goTo(page - Math.sign(across));
    }

    window.addEventListener('keydown', onKey);
    root.addEventListener('touchstart', onTouchStart, { passive: true });
    root.addEventListener('touchend', onTouchEnd, { passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      root.removeEventListener('touchstart', onTouchStart);
      root.removeEventListener('touchend', onTouchEnd);
    };
  }, [binder, page, goTo]);
}

/** The place to go to, from 0; undefined when the key leads nowhere or no pocket has the focus (`at` below 0). */
export function pocketAfter(key: string, at: number, count: number, columns: number): number | undefined {
  if (at < 0) return undefined;
  const to = { ArrowUp: at - columns, ArrowDown: at + columns, Home: 0, End: count - 1 }[key];
  return to !== undefined && to >= 0 && to < count ? to : undefined;
}

/** How many of them stand in the first row. The places are asked: a card in the focus rises above its row. */
function columnsOf(pockets: readonly HTMLElement[]): number {
  const tops = pockets.map((pocket) => pocket.closest('li')?.offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
