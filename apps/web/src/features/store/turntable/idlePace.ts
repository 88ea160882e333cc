/** How often the resting turntable is drawn: often where a frame costs nothing, less often where it does, not at all where it is dear. */

/** Times are in ms. */
const QUICK = 70;
const DEAR = 120;
const BETWEEN_QUICK = 66;
/** Of a slow machine's time, at most this share goes into a picture at rest. */
const MOST_OF_THE_TIME = 0.15;
/** The first frame of all compiles and uploads: one slow frame says nothing. */
const ASKED = 5;

export function idlePace() {
  let latest: readonly number[] = [];

  const usual = (): number => latest.toSorted((a, b) => a - b)[Math.floor(latest.length / 2)] ?? 0;

  return {
    /** From when a frame was asked for until the browser was ready for the next. */
    took(ms: number): void {
      latest = [...latest, ms].slice(-ASKED);
    },
    /** How long to wait for the next frame; `undefined` where the picture had better stand still. */
    wait(): number | undefined {
      const cost = usual();
      if (latest.length < ASKED || cost <= QUICK) return BETWEEN_QUICK;
      return cost < DEAR ? cost / MOST_OF_THE_TIME : undefined;
    },
  };
}
