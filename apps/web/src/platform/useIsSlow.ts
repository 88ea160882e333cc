/** Whether something has taken long enough to offer a Cancel button: for what ends at once there is no time to read one. */
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
