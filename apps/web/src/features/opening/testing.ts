/** For tests of this folder: a clock that is turned by hand. */
export function handClock() {
  let now = 0;
  let timers: { due: number; run: () => void }[] = [];
  return {
    after(ms: number, run: () => void) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    turnTo(moment: number) {
      for (;;) {
        const next = timers.filter(({ due }) => due <= moment).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.due;
        next.run();
      }
      now = moment;
    },
    pending: () => timers.length,
  };
}
