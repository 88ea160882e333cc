/** Lets a card of the hand be dragged: what follows the pointer lies over the page, and moves by its transform alone. */
import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { followDrag } from './followDrag.ts';

type HandDragPorts = {
  /** Only what can be played leaves the hand. */
  readonly canLift: boolean;
  readonly onLift: () => void;
  readonly onDrop: (place: HTMLElement) => void;
  readonly onPutBack: () => void;
};

type Lifted = { readonly width: number; readonly height: number; readonly from: string };

const at = (x: number, y: number): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`;

export function useHandDrag(ports: HandDragPorts) {
  const latest = useRef(ports);
  useLayoutEffect(() => {
    latest.current = ports;
  });
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    wasDragged.current = false;
    stop.current();
    const card = event.currentTarget;
    const isSpread = card.closest('[data-spread]') !== null;
    if (event.button !== 0 || !event.isPrimary || isSpread || !latest.current.canLift) return;
    const { left, top, width, height } = card.getBoundingClientRect();
    const [dx, dy] = [left - event.clientX, top - event.clientY];
    stop.current = followDrag(card, event.nativeEvent, {
      onLift: () => {
        wasDragged.current = true;
        // Where it may go is lit before it is let go.
        flushSync(() => {
          setLifted({ width, height, from: at(left, top) });
          latest.current.onLift();
        });
      },
      onMove: ({ clientX, clientY }) => {
        if (shown.current !== null) shown.current.style.transform = at(clientX + dx, clientY + dy);
      },
      onDrop: (place) => {
        setLifted(null);
        latest.current.onDrop(place);
      },
      onPutBack: () => {
        setLifted(null);
        latest.current.onPutBack();
      },
    });
  }

  const dragged = (face: ReactNode, className: string): ReactNode =>
    lifted !== null &&
    createPortal(
      <div
        ref={shown}
        className="hand-dragged"
        style={{ width: lifted.width, height: lifted.height, transform: lifted.from }}
        aria-hidden="true"
      >
        <div className={className} data-playable>
          {face}
        </div>
      </div>,
      document.body,
    );

  return { onPointerDown, dragged, isDragged: lifted !== null, wasDragged: () => wasDragged.current };
}
