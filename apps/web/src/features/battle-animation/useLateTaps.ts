/** A tap on «Skip» that comes as the animation ends must not press what lies beneath: the page's bar, or «END TURN». */
import { useEffect, useLayoutEffect, useState } from 'react';
import { browserClock } from '../../platform/clock.ts';

/** The text box comes this long after its animation has begun: when that takes longer than an own quick move. */
export const BAR_MS = 520;
/** As long as a finger that saw the key needs to come down. */
const LATE_MS = 400;

/** Whether taps where the text box was are to be caught; `still` is an animation without motion, whose box is there at once. */
export function useLateTaps(playing: boolean, still: boolean): boolean {
  const [late, setLate] = useState(false);
  // Before anything is painted without the box.
  useLayoutEffect(() => {
    if (!playing) return;
    const began = performance.now();
    return () => setLate(still || performance.now() - began >= BAR_MS);
  }, [playing, still]);
  useEffect(() => (late ? browserClock.after(LATE_MS, () => setLate(false)) : undefined), [late]);
  return late && !playing;
}
