/** Connecting takes the button away that was pressed: the keyboard goes on at what came in its place. */
import { type RefObject, useEffect, useRef } from 'react';
import { useWallet } from '../features/wallet/index.ts';
import { whenThere } from './whenThere.ts';

export function useFocusAfterConnecting(main: RefObject<HTMLElement | null>) {
  const { status } = useWallet();
  /** Where the player asked to connect; nowhere when a page that is opened anew finds its wallet by itself. */
  const place = useRef<'header' | 'screen'>(undefined);

  useEffect(() => {
    const frame = main.current;
    if (status === 'connecting')
      place.current = document.activeElement?.closest('header') ? 'header' : 'screen';
    if (status !== 'connected' || frame === null || place.current === undefined) return;
    const [part, selector] =
      place.current === 'screen'
        ? [frame, 'h1']
        : [document.querySelector<HTMLElement>('header'), '[data-testid="wallet"]'];
    place.current = undefined;
    if (part === null) return;
    return whenThere(part, selector, (found) => {
      const focused = document.activeElement;
      if (focused !== document.body && focused !== frame) return;
      if (found.matches('h1')) found.tabIndex = -1;
      found.focus({ preventScroll: true });
    });
  }, [status, main]);
}
