/**
 * Work that repeats: one round after another, never two at once, and a failed round is logged and tried again. Of several
 * servers one does it, as long as it holds the job's lease.
 */
import { growingPause } from '../retry.ts';
import type { Leases } from './leases.ts';

export type Job = {
  name: string;
  everyMs: number;
  run(): Promise<JobRound>;
  /** What servers must have in common for one to do this job for the other; absent where any can. */
  version?: string;
};

/** What is worth a log line, whether there is more to do at once, and in how many milliseconds there is, if that is sooner than usual. */
export type JobRound = { report?: object; again?: boolean; nextMs?: number };

export type Jobs = {
  /** No round begins any more; settles when those under way have ended, and other servers may take them over. */
  stop(): Promise<void>;
  /** The jobs of which a round is under way. */
  running(): string[];
};

/** A database or a chain that is away is asked less and less often. */
const LONGEST_PAUSE_MS = 60_000;
/** A server that has died holds its jobs for this long beside their pause. */
const LEASE_MS = 5_000;
/** Whether a job is free that another server has is looked at this often at least. */
const LOOK_MS = 5_000;

/** `elsewhere`: another server has this job. */
type RoundOutcome = 'done' | 'failed' | 'elsewhere';

/** Called after each round: how long it took, and how it ended. */
export type WatchRound = (job: Job, round: { ms: number; outcome: RoundOutcome }) => void;

const leaseName = ({ name, version }: Job): string => (version === undefined ? name : `${name} ${version}`);

type JobLog = {
  info(what: object, message: string): void;
  error(what: object, message: string): void;
};

export type JobOptions = {
  readonly log: JobLog;
  readonly watchRound?: WatchRound;
  /** Absent where no other server can have the same database. */
  readonly leases?: Leases | undefined;
};

/**
 * Every job runs at once, then again `everyMs` after its last round ended, or at once when there is more to do. After each
 * failed round in a row it waits twice as long, up to a minute (or its own pause, where that is longer).
 */
export function startJobs(jobs: readonly Job[], { log, watchRound = () => {}, leases }: JobOptions): Jobs {
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  /** Those under way. */
  const rounds = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const begun = new Map<string, number>();
  const takenAt = new Map<string, number>();

  /** Takes or renews the job's lease; answers for how long another server has it. */
  async function take(job: Job): Promise<number | undefined> {
    if (leases === undefined) return undefined;
    const askedAt = performance.now();
    const { isOurs, leftMs } = await leases.take(leaseName(job), job.everyMs + LEASE_MS);
    if (!isOurs) return leftMs;
    takenAt.set(job.name, askedAt);
    return undefined;
  }
  /** Of rounds that follow each other closely, not every one renews it. */
  const isFresh = ({ name }: Job): boolean =>
    performance.now() - (takenAt.get(name) ?? Number.NEGATIVE_INFINITY) < LEASE_MS / 2;

  /** Runs it if no other server has it; how it ended, and after which pause it is looked at again. */
  async function attempt(job: Job, line: () => object): Promise<{ outcome: RoundOutcome; pauseMs: number }> {
    const leftMs = isFresh(job) ? undefined : await take(job);
    if (leftMs !== undefined)
      return { outcome: 'elsewhere', pauseMs: Math.min(leftMs + 1, Math.max(job.everyMs, LOOK_MS)) };
    // A long round keeps it. One that is not renewed is no failure of the round: two may run at once.
    const renewal = setInterval(() => {
      take(job).catch((err: unknown) => log.error({ job: job.name, err }, 'a lease was not renewed'));
    }, LEASE_MS / 2);
    try {
      const { report, again, nextMs = job.everyMs } = await job.run();
      if (report !== undefined) log.info({ ...line(), ...report }, 'job');
      return { outcome: 'done', pauseMs: again === true ? 0 : Math.min(nextMs, job.everyMs) };
    } finally {
      clearInterval(renewal);
    }
  }

  async function round(job: Job): Promise<void> {
    let pauseMs: number;
    const begunAt = performance.now();
    const count = (begun.get(job.name) ?? 0) + 1;
    begun.set(job.name, count);
    const passedMs = () => performance.now() - begunAt;
    const line = () => ({ job: job.name, round: count, ms: Math.round(passedMs()) });
    try {
      const ended = await attempt(job, line);
      ({ pauseMs } = ended);
      watchRound(job, { ms: passedMs(), outcome: ended.outcome });
      failures.delete(job.name);
    } catch (error) {
      watchRound(job, { ms: passedMs(), outcome: 'failed' });
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

  const giveBack = async (job: Job): Promise<void> => {
    try {
      await leases?.giveBack(leaseName(job));
    } catch (err) {
      log.error({ job: job.name, err }, 'a lease was not given back; it runs out by itself');
    }
  };

  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(rounds.values());
      await Promise.all(jobs.map(giveBack));
    },
    running: () => [...rounds.keys()],
  };
}
