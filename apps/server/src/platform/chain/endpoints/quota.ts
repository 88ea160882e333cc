/** How many calls a second one endpoint takes: as its operator configured, or as it turned out when it refused some. */

export type Quota = {
  /** How long the next call would have to wait, in milliseconds. */
  waitMs(): number;
  /** Takes the place of one call, which may begin after so many milliseconds. */
  take(): number;
  /** The endpoint said that these were too many. */
  refused(): void;
};

const SECOND_MS = 1_000;
/** After a refusal the limit is this share of what was called in the second before it. */
const LESS = 0.75;
/** And grows by so much for each calm minute, until it is what it was. */
const MORE = 1.25;
const CALM_MS = 60_000;
/** A limit that was found out is forgotten from here on. */
const ENOUGH = 500;

export function createQuota(
  perSecond = Number.POSITIVE_INFINITY,
  now: () => number = performance.now,
): Quota {
  let rate = perSecond;
  let left = burst(rate);
  let filledAt = now();
  let calmSince = filledAt;
  /** When the calls of the last second began. */
  let begun: number[] = [];

  function fill(): void {
    const at = now();
    if (rate < perSecond && at - calmSince >= CALM_MS) {
      calmSince = at;
      const grown = Math.min(rate * MORE, perSecond);
      rate = grown >= ENOUGH ? perSecond : grown;
    }
    left = Math.min(burst(rate), left + ((at - filledAt) * rate) / SECOND_MS);
    // Without a limit, or with one that has just gone.
    if (Number.isNaN(left)) left = burst(rate);
    filledAt = at;
  }

  const waitMs = (): number => {
    fill();
    return left >= 1 ? 0 : ((1 - left) / rate) * SECOND_MS;
  };

  return {
    waitMs,
    take() {
      const wait = waitMs();
      left -= 1;
      const at = now();
      begun = [...begun.filter((each) => at - each < SECOND_MS), at];
      return wait;
    },
    refused() {
      fill();
      const at = now();
      const called = begun.filter((each) => at - each < SECOND_MS).length;
      rate = Math.max(Math.min(rate, called * LESS), Math.min(1, perSecond));
      left = Math.min(left, 0);
      calmSince = at;
    },
  };
}

/** A second's worth may come at once. */
const burst = (rate: number): number => Math.max(1, rate);
