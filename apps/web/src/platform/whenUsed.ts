/**
 * Runs something dear once a visitor uses the page, or has looked at it for a while: nothing heavy stands between a first visit
 * and its first answer. What is returned takes it back.
 */
import { whenIdle } from './whenIdle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
const LOOKED_AT_MS = 6_000;

export function whenUsed(run: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) return whenIdle(run);
  let takeBack: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    takeBack = whenIdle(run);
  };
  const timer = setTimeout(begin, LOOKED_AT_MS);
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  return () => {
    stop();
    takeBack?.();
  };
}
