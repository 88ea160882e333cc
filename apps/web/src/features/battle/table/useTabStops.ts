/** One stop of the Tab key for each part of the table: board, hand, options, pad, log, piles; arrows go on from there. */
import { type RefObject, useEffect } from 'react';
import { browserClock } from '../../../platform/clock.ts';
import { isVisible } from '../../../platform/isVisible.ts';

/** What marks a part of the table, with its name as the value. */
const PARTS = '[data-tab-stop]';
/** What can have the focus within a part; the log's lines are scrolled by keys, a rule is followed. */
export const STOPS = 'button, .log-box, .rule-link';

/**
 * The stop of a part is where the focus was in it last; before, where something can be done. A part's buttons may come and
 * go and be hidden by the window's width, so it is looked at with every change and once more when Tab is pressed.
 */
export function useTabStops(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    const last = new Map<Element, HTMLElement>();
    const arrange = () => {
      for (const part of root.querySelectorAll<HTMLElement>(PARTS)) arrangePart(part, last.get(part));
    };
    function remember({ target }: FocusEvent) {
      const part = target instanceof HTMLElement ? target.closest(PARTS) : null;
      if (part === null || !(target instanceof HTMLElement)) return;
      last.set(part, target);
      arrange();
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') arrange();
    };
    arrange();
    let waiting = false;
    // What is seen is asked once the board is laid out and painted: before, the browser would lay it out for each change.
    const changes = new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        browserClock.after(0, () => {
          waiting = false;
          arrange();
        });
      });
    });
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ['data-target'] });
    root.addEventListener('focusin', remember);
    document.addEventListener('keydown', onKey, true);
    return () => {
      changes.disconnect();
      root.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [board]);
}

function arrangePart(part: HTMLElement, last: HTMLElement | undefined): void {
  const all = [...part.querySelectorAll<HTMLElement>(STOPS)];
  const seen = all.filter(isVisible);
  const stop = stopOf(part, seen, last);
  for (const each of all) {
    const index = each === stop ? 0 : -1;
    if (each.tabIndex !== index) each.tabIndex = index;
  }
}

function stopOf(
  part: HTMLElement,
  seen: readonly HTMLElement[],
  last: HTMLElement | undefined,
): HTMLElement | undefined {
  const has = (selector: string) => seen.find((each) => each.matches(selector));
  // A box that scrolls must be reached by Tab; the arrows lead from its upper end to its button.
  const box = has('.log-box');
  if (box !== undefined) return box;
  const isLast = last !== undefined && seen.includes(last);
  if (isLast && last === part.ownerDocument.activeElement) return last;
  const target = has('[data-target]');
  if (target !== undefined && !(isLast && last.matches('[data-target]'))) return target;
  // The pad's first button ends the turn: Tab must not reach that one by accident.
  return isLast ? last : (has('[data-pad="do"]') ?? seen[0]);
}
