/** Which job ran how often, how long, and when it last came to its end. */

import type { Metrics } from '../metrics/metrics.ts';
import type { Job, WatchRound } from './jobs.ts';

const SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60];

/**
 * The label is `name`: Prometheus has a `job` of its own. Every job's last success counts from the start, so that one that never succeeds is seen too.
 */
export function jobMetrics(metrics: Metrics, jobs: readonly Job[], now: () => number): WatchRound {
  const name = jobs.map((job) => job.name);
  const took = metrics.histogram({
    name: 'pokesol_job_round_duration_seconds',
    help: 'Rounds of each job with their times, by whether they came to their end.',
    labels: { name, outcome: ['done', 'failed'] },
    buckets: SECONDS,
  });
  const lastSuccess = new Map(jobs.map(({ name }) => [name, now()]));
  metrics.gauge({
    name: 'pokesol_job_last_success_timestamp_seconds',
    help: 'When a round of the job last came to its end, or another server was seen to have it; the start of the server until then.',
    labels: { name },
    read: (set) => {
      for (const [job, at] of lastSuccess) set({ name: job }, at / 1000);
    },
  });
  metrics.gauge({
    name: 'pokesol_job_pause_seconds',
    help: 'The pause between two rounds of the job.',
    labels: { name },
    read: (set) => {
      for (const job of jobs) set({ name: job.name }, job.everyMs / 1000);
    },
  });
  const isHeld = new Map(jobs.map(({ name }) => [name, 0]));
  metrics.gauge({
    name: 'pokesol_job_held',
    help: 'Whether this server has the job: of all servers of a database one does.',
    labels: { name },
    read: (set) => {
      for (const [job, held] of isHeld) set({ name: job }, held);
    },
  });
  return (job, { ms, outcome }) => {
    // Another server has it, and answers for it.
    if (outcome !== 'failed') lastSuccess.set(job.name, now());
    isHeld.set(job.name, outcome === 'elsewhere' ? 0 : 1);
    if (outcome !== 'elsewhere') took({ name: job.name, outcome }, ms / 1000);
  };
}
