/** The address of one pack in the store, for whatever leads to it, and which pack the store is asked for. */
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';

export const packHref = (packTypeId: string): string => `/?pack=${encodeURIComponent(packTypeId)}`;

/** The id in the store's address, which may be of no pack at all. */
export const useAskedPack = (): string | null => new URLSearchParams(useSearch()).get('pack');

/** Brings the heading of the pack that was asked for into sight and gives it the focus, unless the focus is elsewhere already. */
export function useHeadingOfAsked(isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // A new screen starts at its top, with the focus on its own heading: this comes after that.
    const drawn = requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, main, h1') !== true) return;
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(drawn);
  }, [isAsked]);
  return heading;
}
