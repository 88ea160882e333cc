/** The time for which buttons are deaf after a change; a component test, which presses them by program, need not wait for it. */
import { browserClock, type Clock } from './clock.ts';

let isAtOnce = false;

/** `passAtOnce`: half a second before each press is much of what a component test of a battle takes. */
export const deafClock: Clock & { passAtOnce(atOnce: boolean): void } = {
  after: (ms, run) => browserClock.after(isAtOnce ? 0 : ms, run),
  passAtOnce(atOnce) {
    isAtOnce = atOnce;
  },
};
