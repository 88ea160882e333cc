/** For component tests: drags a thing with a mouse or finger, event by event, as a browser sends them. */

type DragOptions = {
  readonly pointerType?: 'mouse' | 'touch';
  /** Before it is let go. */
  readonly before?: () => void;
};

const middleOf = (element: Element): { readonly clientX: number; readonly clientY: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** `to` is looked for once it has been lifted: what it may go to is lit by then. */
export function drag(thing: Element, to: () => Element, options: DragOptions = {}): void {
  const { pointerType = 'mouse', before } = options;
  const send = (on: EventTarget, type: string, at: { clientX: number; clientY: number }) =>
    on.dispatchEvent(
      new PointerEvent(type, { ...at, pointerType, pointerId: 1, isPrimary: true, bubbles: true, button: 0 }),
    );
  const from = middleOf(thing);
  send(thing, 'pointerdown', from);
  send(window, 'pointermove', { clientX: from.clientX, clientY: from.clientY - 6 });
  send(window, 'pointermove', { clientX: from.clientX, clientY: from.clientY - 40 });
  const end = middleOf(to());
  send(window, 'pointermove', end);
  before?.();
  send(window, 'pointerup', end);
}
