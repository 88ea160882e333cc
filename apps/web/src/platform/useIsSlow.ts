/** Whether something has gone on long enough to offer a way out of it: what is over at once leaves no time to read one. */
import { useEffect, useState } from 'react';

const UNSEEN_MS = 400;

export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(true), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}
