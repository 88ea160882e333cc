/** Whether something has gone on for a while. */
import { useEffect, useState } from 'react';
import { browserClock, type Clock } from '../../../../../platform/clock.ts';

export function useWaited(isOn: boolean, ms: number, clock: Clock = browserClock): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    return isOn ? clock.after(ms, () => setLong(true)) : undefined;
  }, [isOn, ms, clock]);
  return isOn && isLong;
}
