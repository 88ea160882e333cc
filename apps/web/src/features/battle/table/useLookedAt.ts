/** Which card of the table is looked at: the mouse rests on it, or the keys have led to it. */
import { type RefObject, useEffect, useState } from 'react';
import { browserClock, type Clock } from '../../../platform/clock.ts';

/** A mouse that only passes by shows nothing. */
export const REST_MS = 300;

const PLACES = '[data-hand-card], [data-pokemon]';

/** The place on the board, where there is one; it may have left the board since. */
export function useLookedAt(
  board: RefObject<HTMLElement | null>,
  clock: Clock = browserClock,
): HTMLElement | undefined {
  const [hovered, setHovered] = useState<HTMLElement>();
  const [focused, setFocused] = useState<HTMLElement>();
  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    let under: HTMLElement | undefined;
    let stop = () => {};
    function rest(next: HTMLElement | undefined) {
      if (next === under) return;
      under = next;
      stop();
      stop = next === undefined ? () => {} : clock.after(REST_MS, () => setHovered(next));
      if (next === undefined) setHovered(undefined);
    }
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') rest(placeOf(target));
    };
    const onLeave = () => rest(undefined);
    const onFocus = ({ target }: FocusEvent) =>
      setFocused(target instanceof Element && target.matches(':focus-visible') ? placeOf(target) : undefined);
    const onBlur = () => setFocused(undefined);
    root.addEventListener('pointerover', onOver);
    root.addEventListener('pointerleave', onLeave);
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    return () => {
      stop();
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('pointerleave', onLeave);
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  }, [board, clock]);
  return hovered?.isConnected ? hovered : focused;
}

const placeOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(PLACES) : null) ?? undefined;
