/** When a job runs again: after its pause, at once when there is more, and less and less often while it fails. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Job, startJobs, type WatchRound } from './jobs.ts';
import type { LeaseAnswer, Leases } from './leases.ts';

const log = { info: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs the job for so long; when its rounds began, in milliseconds. */
async function rounds(run: Job['run'], forMs: number): Promise<number[]> {
  const began: number[] = [];
  const start = Date.now();
  const counted = (): ReturnType<Job['run']> => {
    began.push(Date.now() - start);
    return run();
  };
  const jobs = startJobs([{ name: 'sweep', everyMs: 1_000, run: counted }], { log });
  await vi.advanceTimersByTimeAsync(forMs);
  const stopping = jobs.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopping;
  return began;
}

test('a job runs at once and then after each pause, and never again once it is stopped', async () => {
  expect(await rounds(async () => ({}), 3_500)).toEqual([0, 1_000, 2_000, 3_000]);
});

test('more to do is done at once, and what is worth a line is logged', async () => {
  let left = 3;
  const began = await rounds(async () => ({ again: --left > 0, report: { left } }), 1_500);
  // A timer of no time takes a moment.
  expect(began.filter((ms) => ms < 10)).toHaveLength(3);
  expect(log.info).toHaveBeenCalledWith({ job: 'sweep', round: 1, ms: 0, left: 2 }, 'job');
});

test('a job that fails waits twice as long each time, up to a minute', async () => {
  const failing = () => Promise.reject(new Error('the database is away'));
  expect(await rounds(failing, 250_000)).toEqual([
    0, 2_000, 6_000, 14_000, 30_000, 62_000, 122_000, 182_000, 242_000,
  ]);
  expect(log.error).toHaveBeenCalledTimes(9);
});

test('the first round that succeeds ends the long pauses', async () => {
  let failures = 3;
  const run = async () => {
    if (failures-- > 0) throw new Error('the database is away');
    return {};
  };
  expect(await rounds(run, 16_500)).toEqual([0, 2_000, 6_000, 14_000, 15_000, 16_000]);
});

test('a round that knows when there is more to do is followed by one then, and by its usual one otherwise', async () => {
  const began: number[] = [];
  const start = Date.now();
  const next = [{ nextMs: 300 }, { nextMs: 60_000 }, {}, { again: true, nextMs: 300 }];
  const run = async () => {
    began.push(Date.now() - start);
    return next.shift() ?? {};
  };
  const jobs = startJobs([{ name: 'turns', everyMs: 10_000, run }], { log });
  await vi.advanceTimersByTimeAsync(21_000);
  expect(began).toEqual([0, 300, 10_300, 20_300, 20_301]);
  await jobs.stop();
});

describe('of a job that servers share by leases', () => {
  const leaseOf = (answers: readonly LeaseAnswer[]) => {
    const asked: number[] = [];
    const start = Date.now();
    const left = [...answers];
    const leases: Leases = {
      take: async () => {
        asked.push(Date.now() - start);
        return left.shift() ?? { isOurs: true, leftMs: 0 };
      },
      giveBack: vi.fn(async () => {}),
    };
    return { leases, asked };
  };

  test('nothing is done while another has it; it is looked at again when its time is over, every five seconds at least', async () => {
    const elsewhere = (leftMs: number): LeaseAnswer => ({ isOurs: false, leftMs });
    const { leases, asked } = leaseOf([elsewhere(16_000), elsewhere(11_000), elsewhere(999)]);
    const outcomes: string[] = [];
    const began: number[] = [];
    const start = Date.now();
    const run = async () => {
      began.push(Date.now() - start);
      return {};
    };
    const watchRound: WatchRound = (_, { outcome }) => void outcomes.push(outcome);
    const jobs = startJobs([{ name: 'turns', everyMs: 1_000, run }], { log, leases, watchRound });
    await vi.advanceTimersByTimeAsync(14_500);
    // One that is ours is renewed when half of its spare time is over.
    expect(asked).toEqual([0, 5_000, 10_000, 11_000, 14_000]);
    expect(began).toEqual([11_000, 12_000, 13_000, 14_000]);
    const elsewheres = ['elsewhere', 'elsewhere', 'elsewhere'];
    expect(outcomes).toEqual([...elsewheres, 'done', 'done', 'done', 'done']);
    await jobs.stop();
    expect(leases.giveBack).toHaveBeenCalledWith('turns');
  });

  test('a round that takes long keeps it, until it ends', async () => {
    const { leases, asked } = leaseOf([]);
    const take = vi.spyOn(leases, 'take');
    const run = () => new Promise<object>((done) => setTimeout(() => done({}), 12_000));
    const jobs = startJobs([{ name: 'sweep', everyMs: 60_000, run, version: '7' }], { log, leases });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(asked).toEqual([0, 2_500, 5_000, 7_500, 10_000]);
    // Servers of another version have a lease of their own.
    expect(take.mock.calls).toEqual(asked.map(() => ['sweep 7', 65_000]));
    await jobs.stop();
  });
});
