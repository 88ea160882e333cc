/** Work that repeats: one round after another, never two at once, and a failed round is logged and tried again. */
export type Job = { name: string; everyMs: number; run(): Promise<object | undefined> };

export type Jobs = { stop(): Promise<void> };

export type JobLog = {
  info(what: object, message: string): void;
  error(what: object, message: string): void;
};

/** Every job runs at once, then again `everyMs` after its last round ended. `run` answers what is worth a log line. */
export function startJobs(jobs: readonly Job[], log: JobLog): Jobs {
  let stopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const rounds = new Map<string, Promise<void>>();

  async function round(job: Job): Promise<void> {
    try {
      const report = await job.run();
      if (report !== undefined) log.info({ job: job.name, ...report }, 'job');
    } catch (error) {
      log.error({ job: job.name, err: error }, 'job failed; it is tried again');
    }
    if (!stopped)
      timers.set(
        job.name,
        setTimeout(() => begin(job), job.everyMs),
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
  };
}
