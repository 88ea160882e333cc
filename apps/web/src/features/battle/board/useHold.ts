/** A finger that stays, or the right button: both read what they lie on, and what is let go acts on nothing. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { browserClock } from '../../../platform/clock.ts';

const HOLD_MS = 350;

/** The properties of the thing that is held; `onPress` runs where it was not. */
export function useHold(onHold: () => void, onPress: (event: MouseEvent) => void) {
  const held = useRef(false);
  const stop = useRef(() => {});
  const hold = () => {
    stop.current();
    if (!held.current) onHold();
    held.current = true;
  };
  const letGo = () => stop.current();
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      held.current = false;
      stop.current();
      if (pointerType === 'touch') stop.current = browserClock.after(HOLD_MS, hold);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold();
    },
    onClick: (event: MouseEvent) => {
      stop.current();
      const wasHeld = held.current;
      held.current = false;
      if (!wasHeld) onPress(event);
    },
  };
}
