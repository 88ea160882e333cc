/** Tries again what cannot be reached, with growing pauses, up to a limit. */
const FIRST_PAUSE_MS = 250;

/** Twice as long after each failure: 1 for the first. */
export const growingPause = (
  failures: number,
  { firstMs, mostMs }: { firstMs: number; mostMs: number },
): number => Math.min(firstMs * 2 ** Math.min(failures - 1, 30), mostMs);

export type RetryOptions = {
  /** After this time the last failure is thrown; 0 tries once. */
  limitMs: number;
  /** Which failures may pass by themselves. */
  mayPass(error: unknown): boolean;
  /** Called before each pause. */
  onWait(error: unknown): void;
};

/** What `attempt` answers, as soon as it does; throws its last failure, or the first that will not pass. */
export async function waitFor<T>(
  attempt: () => Promise<T>,
  { limitMs, mayPass, onWait }: RetryOptions,
): Promise<T> {
  const until = performance.now() + limitMs;
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const leftMs = until - performance.now();
      if (leftMs <= 0 || !mayPass(error)) throw error;
      onWait(error);
      const pauseMs = growingPause(failures, { firstMs: FIRST_PAUSE_MS, mostMs: 5_000 });
      await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, leftMs)));
    }
  }
}
