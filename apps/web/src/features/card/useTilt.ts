/** Lets a card lean towards the pointer: sets CSS variables once a frame and never renders. */
import { type RefObject, useEffect } from 'react';
import { wantsLessMotion } from '../../platform/lessMotion.ts';

/**
 * While the pointer is over the element it carries --x and --y (0…1, from the top left), --rx and --ry (degrees) and
 * `data-tilting`; without tilt, and for people who asked for less motion, it carries none of them.
 */
export function useTilt(element: RefObject<HTMLElement | null>, maxDegrees: number): void {
  useEffect(() => {
    const card = element.current;
    if (card === null || maxDegrees === 0 || wantsLessMotion()) return;
    let frame = 0;
    let pointer = { x: 0, y: 0 };

    function lean() {
      frame = 0;
      if (card === null) return;
      const box = card.getBoundingClientRect();
      const x = clamp((pointer.x - box.left) / box.width);
      const y = clamp((pointer.y - box.top) / box.height);
      card.style.setProperty('--x', x.toFixed(3));
      card.style.setProperty('--y', y.toFixed(3));
      card.style.setProperty('--rx', `${((0.5 - y) * 2 * maxDegrees).toFixed(2)}deg`);
      card.style.setProperty('--ry', `${((x - 0.5) * 2 * maxDegrees).toFixed(2)}deg`);
      card.dataset.tilting = '';
    }
    function follow(event: PointerEvent) {
      pointer = { x: event.clientX, y: event.clientY };
      if (frame === 0) frame = requestAnimationFrame(lean);
    }
    function rest() {
      cancelAnimationFrame(frame);
      frame = 0;
      if (card === null) return;
      for (const name of ['--x', '--y', '--rx', '--ry']) card.style.removeProperty(name);
      delete card.dataset.tilting;
    }

    card.addEventListener('pointermove', follow);
    card.addEventListener('pointerleave', rest);
    card.addEventListener('pointercancel', rest);
    return () => {
      rest();
      card.removeEventListener('pointermove', follow);
      card.removeEventListener('pointerleave', rest);
      card.removeEventListener('pointercancel', rest);
    };
  }, [element, maxDegrees]);
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
