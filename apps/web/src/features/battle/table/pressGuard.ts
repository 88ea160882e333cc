/** Keeps a press from doing what its button did not say yet when the press began: a changed button is deaf for a moment. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Clock, DEAF_MS } from '../../../platform/clock.ts';

export type PressGuard = {
  /** Nothing that is pressed now does anything. */
  readonly isDeaf: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Whether this click may act: it began after the button took presses. Called once a click. */
  readonly mayAct: () => boolean;
};

/** `does` is what a press would do now, in words; other words are another action. */
export function usePressGuard(does: string, clock: Clock): PressGuard {
  const [settled, setSettled] = useState<string>();
  const begun = useRef<string>(undefined);
  const isDeaf = settled !== does;
  useEffect(() => {
    // Back and forth within the time is a change too.
    setSettled(undefined);
    return clock.after(DEAF_MS, () => setSettled(does));
  }, [does, clock]);
  return {
    isDeaf,
    onPointerDown: () => {
      begun.current = isDeaf ? '' : does;
    },
    mayAct: () => {
      // A key or a screen reader presses in one moment.
      const from = begun.current ?? does;
      begun.current = undefined;
      return !isDeaf && from === does;
    },
  };
}
