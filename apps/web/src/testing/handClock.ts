/** For tests: a clock that the test moves, and then to the millisecond. */
import type { Clock } from '../platform/clock.ts';

export function handClock(): Clock & { advance(ms: number): void } {
  let now = 0;
  let timers: { due: number; run: () => void }[] = [];
  return {
    after(ms, run) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.due;
        next.run();
      }
      now = end;
    },
  };
}
