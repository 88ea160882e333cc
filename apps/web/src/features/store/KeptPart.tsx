/** Keeps a part of the page as the same elements, with the focus in them, while what surrounds it is replaced. */
import { type ReactNode, type ReactPortal, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export type PartKept = {
  readonly element: HTMLElement;
  /** What had the focus when its place went, until there is a new place. */
  focused: HTMLElement | undefined;
};

/** The part, and its content, which is rendered beside whatever places it. */
export function useKeptPart(content: ReactNode): readonly [PartKept, ReactPortal] {
  const [part] = useState<PartKept>(() => {
    const element = document.createElement('div');
    element.className = 'kept-part';
    return { element, focused: undefined };
  });
  return [part, createPortal(content, part.element)];
}

/** Where it stands now; at one place at a time. */
export function KeptPart({ part }: { part: PartKept }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { element, focused } = part;
    place.current?.append(element);
    focused?.focus({ preventScroll: true });
    part.focused = undefined;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && element.contains(activeElement))
        part.focused = activeElement;
    };
  }, [part]);
  return <div ref={place} className="kept-part" />;
}
