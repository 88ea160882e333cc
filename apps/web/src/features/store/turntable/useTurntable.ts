/** Which pack is in front and whether it is picked, moved by hand, key or button alike. */
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { frontOf } from './carousel.ts';
import { atRest, dragBy, releaseDrag, showFront } from './motion.ts';

const SLOP = 6;

/** `first`: the pack that is in front at the beginning. */
export function useTurntable(count: number, first: number) {
  const [motion] = useState(() => atRest(first));
  const [front, setFront] = useState(first);
  const [picked, setPicked] = useState(false);
  const redraw = useRef(() => {});
  const hand = useRef<{ id: number; x: number; y: number; dragging: boolean }>(undefined);

  const show = useCallback(
    (index: number, pick: boolean) => {
      showFront(motion, index, count);
      motion.picked = pick;
      setFront(index);
      setPicked(pick);
      redraw.current();
    },
    [motion, count],
  );
  const step = (by: number) => show(frontOf(motion.front + by, count), false);

  function letGo(event: PointerEvent<HTMLElement>) {
    if (hand.current?.id !== event.pointerId) return;
    hand.current = undefined;
    releaseDrag(motion);
    motion.front = frontOf(motion.goal, count);
    setFront(motion.front);
    redraw.current();
  }

  return {
    motion,
    front,
    picked,
    show,
    step,
    onInvalidate: useCallback((invalidate: () => void) => {
      redraw.current = invalidate;
    }, []),
    keys: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'ArrowLeft') step(-1);
        else if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'Escape' && picked) show(front, false);
        else return;
        event.preventDefault();
      },
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        hand.current = { id: event.pointerId, x: event.clientX, y: event.clientY, dragging: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = hand.current;
        if (held?.id !== event.pointerId) return;
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
        if (!held.dragging && Math.hypot(dx, dy) < SLOP) return;
        // Only now, so that a plain click still reaches the pack under the pointer.
        if (!held.dragging) event.currentTarget.setPointerCapture(event.pointerId);
        hand.current = { id: held.id, x: event.clientX, y: event.clientY, dragging: true };
        const { width, height } = event.currentTarget.getBoundingClientRect();
        dragBy(motion, dx / width, dy / height, count);
        setFront(motion.front);
        redraw.current();
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
