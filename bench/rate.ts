/** How fast something goes: rounds that take turns, so that a machine whose speed drifts slows both sides alike. */

/** `round` answers how many units of work it did, and in how many milliseconds where that is not simply its own length. */
export type Contestant = {
  name: string;
  unit: string;
  round(): Promise<number | { done: number; ms: number }>;
};
export type Rate = { name: string; unit: string; perSecond: number };

export const COUNTED_ROUNDS = 5;
/** One more round of each is run first and not counted. */
export const ROUNDS = COUNTED_ROUNDS + 1;

/**
 * The median of the rates of the `counted` rounds is the figure. As many as are `uncounted` run first: code that is new to its
 * engine runs at half its speed.
 */
export async function measure(
  contestants: readonly Contestant[],
  counted: number = COUNTED_ROUNDS,
  uncounted = 1,
): Promise<Rate[]> {
  const rates = contestants.map(() => [] as number[]);
  for (let round = 0; round < uncounted + counted; round += 1)
    for (const [index, contestant] of contestants.entries()) {
      const start = performance.now();
      const done = await contestant.round();
      const whole = performance.now() - start;
      const { units, ms } =
        typeof done === 'number' ? { units: done, ms: whole } : { units: done.done, ms: done.ms };
      if (round >= uncounted) rates[index]?.push((units * 1000) / ms);
    }
  return contestants.map(({ name, unit }, index) => ({ name, unit, perSecond: median(rates[index] ?? []) }));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints every rate and its share of the last one, which is the reference. */
export function report(title: string, rates: readonly Rate[]): void {
  const reference = rates.at(-1);
  console.log(`\n${title}`);
  for (const { name, unit, perSecond } of rates) {
    const share = reference === undefined ? '' : `${((perSecond / reference.perSecond) * 100).toFixed(0)}%`;
    console.log(`  ${name.padEnd(48)} ${perSecond.toFixed(0).padStart(8)} ${unit}/s ${share.padStart(6)}`);
  }
}

/** Runs `work` over all items, `width` of them at a time. */
export async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<unknown>) {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
