/** The seconds a turn has left, counted from the answer that told it: the device's own time may be any. */
import { useEffect, useState } from 'react';
import type { Known } from './latest.ts';

export type ClockTold = Pick<Known, 'turnMsLeft'>;

/** `null` where no clock runs. */
export function useTurnClock(told: ClockTold): number | null {
  const [count, setCount] = useState({ told, passedMs: 0 });
  const isRunning = told.turnMsLeft !== null;
  useEffect(() => {
    if (!isRunning) return;
    // Not the time of day: that may be set while the turn runs.
    const arrived = performance.now();
    const timer = setInterval(() => setCount({ told, passedMs: performance.now() - arrived }), 1_000);
    return () => clearInterval(timer);
  }, [told, isRunning]);
  return secondsLeft(told, count.told === told ? count.passedMs : 0);
}

/** @param passedMs since the answer arrived */
export const secondsLeft = ({ turnMsLeft }: ClockTold, passedMs: number): number | null =>
  turnMsLeft === null ? null : Math.max(0, Math.ceil((turnMsLeft - passedMs) / 1_000));

/** 299 → '4:59'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
