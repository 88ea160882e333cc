/** Follows a press on a card of the hand: once it moves it drags the card, which is let go over a lit place, or goes back. */
type Point = { readonly clientX: number; readonly clientY: number };

export type DragPorts = {
  /** The press has become a drag. */
  readonly onLift: () => void;
  readonly onMove: (point: Point) => void;
  /** Let go over a lit place, or over the mat where no place is lit. */
  readonly onDrop: (place: HTMLElement) => void;
  /** Let go elsewhere, or Esc. */
  readonly onPutBack: () => void;
};

/** A hand that trembles still presses; a finger trembles more. */
const LIFT_PX = { mouse: 8, touch: 12 } as const;

const TARGET = '[data-target]';

/** Returns how to end it from outside; nothing is called then. */
export function followDrag(
  card: HTMLElement,
  down: PointerEvent,
  { onLift, onMove, onDrop, onPutBack }: DragPorts,
): () => void {
  const board = card.closest('[data-board]');
  const listeners = new AbortController();
  const { signal } = listeners;
  let isLifted = false;
  let over: Element | null = null;

  function placeAt({ clientX, clientY }: Point): HTMLElement | null {
    const under = document.elementFromPoint(clientX, clientY);
    if (under === null || board === null || !board.contains(under)) return null;
    const lit = under.closest<HTMLElement>(TARGET);
    return lit ?? (board.querySelector(TARGET) === null ? under.closest<HTMLElement>('.mat') : null);
  }
  function markOver(place: Element | null): void {
    if (place === over) return;
    over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    over = place;
  }
  function end(): void {
    listeners.abort();
    markOver(null);
  }
  const isLift = (event: PointerEvent): boolean => {
    const [x, y] = [Math.abs(event.clientX - down.clientX), Math.abs(event.clientY - down.clientY)];
    if (event.pointerType !== 'touch') return Math.hypot(x, y) >= LIFT_PX.mouse;
    // A finger that goes along the row scrolls it.
    return y >= LIFT_PX.touch && y > x;
  };
  const ofPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) act(event);
  };

  window.addEventListener(
    'pointermove',
    ofPointer((event) => {
      if (!isLifted) {
        if (!isLift(event)) return;
        isLifted = true;
        onLift();
      }
      onMove(event);
      markOver(placeAt(event));
    }),
    { signal },
  );
  window.addEventListener(
    'pointerup',
    ofPointer((event) => {
      const place = placeAt(event);
      end();
      if (!isLifted) return;
      if (place === null) onPutBack();
      else onDrop(place);
    }),
    { signal },
  );
  window.addEventListener(
    'pointercancel',
    ofPointer(() => {
      end();
      if (isLifted) onPutBack();
    }),
    { signal },
  );
  // Before the table takes a step back for it.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isLifted) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      onPutBack();
    },
    { signal, capture: true },
  );
  return end;
}
