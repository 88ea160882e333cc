/** Links and buttons click, on every screen; `data-silent` leaves one out. */
import { useEffect } from 'react';
import { playSound } from '../platform/sound.ts';

export function useClickSound() {
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const pressed = target instanceof Element ? target.closest('a[href], button') : null;
      if (pressed !== null && !pressed.hasAttribute('data-silent')) playSound('menu-click');
    }
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
