/** Work that repeats: one round after another, never two at once, and a failed round is logged and tried again. */
import { growingPause } from './retry.ts';

export type Job = { name: string; everyMs: number; run(): Promise<JobRound> };

/** What is worth a log line, and whether there is more to do at once. */
export type JobRound = { report?: object; again?: boolean };

export type Jobs = {
  /** No round begins any more; settles when those under way have ended. */
  stop(): Promise<void>;
  /** The jobs of which a round is under way. */
  running(): string[];
};

/** A database or a chain that is away is asked less and less often. */
const LONGEST_PAUSE_MS = 60_000;

/** Told of each round that ended: after how long, and whether it came to its end. */
export type WatchRound = (job: Job, round: { ms: number; isDone: boolean }) => void;

export type JobLog = {
  info(what: object, message: string): void;
  error(what: object, message: string): void;
};

/**
 * Every job runs at once, then again `everyMs` after its last round ended, or at once when there is more to do. After each
 * failed round in a row it waits twice as long, up to a minute (or its own pause, where that is longer).
 */
export function startJobs(jobs: readonly Job[], log: JobLog, watchRound: WatchRound = () => {}): Jobs {
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  /** Those under way. */
  const rounds = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const begun = new Map<string, number>();

  async function round(job: Job): Promise<void> {
    let pauseMs = job.everyMs;
    const begunAt = performance.now();
    const count = (begun.get(job.name) ?? 0) + 1;
    begun.set(job.name, count);
    const line = () => ({ job: job.name, round: count, ms: Math.round(performance.now() - begunAt) });
    const ended = (isDone: boolean) => watchRound(job, { ms: performance.now() - begunAt, isDone });
    try {
      const { report, again } = await job.run();
      ended(true);
      if (report !== undefined) log.info({ ...line(), ...report }, 'job');
      if (again === true) pauseMs = 0;
      failures.delete(job.name);
    } catch (error) {
      ended(false);
      const inARow = (failures.get(job.name) ?? 0) + 1;
      failures.set(job.name, inARow);
      pauseMs = growingPause(inARow + 1, {
        firstMs: job.everyMs,
        mostMs: Math.max(job.everyMs, LONGEST_PAUSE_MS),
      });
      log.error({ ...line(), err: error }, 'job failed; it is tried again');
    }
    rounds.delete(job.name);
    if (!stopped)
      timers.set(
        job.name,
        setTimeout(() => begin(job), pauseMs),
      );
  }
  function begin(job: Job): void {
    rounds.set(job.name, round(job));
  }
  for (const job of jobs) begin(job);

  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(rounds.values());
    },
    running: () => [...rounds.keys()],
  };
}
