/** `npm run tool -- capacity`: what each call costs, what so many players need, and what breaks first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { POSTGRES_URL, startPostgres } from '@pokesol/server/testing';
import { archive, beADayOlder } from './archive.ts';
import { CALL_NAMES, type Call, type Costs, type Measure } from './calls.ts';
import { measureCeilings } from './ceilings.ts';
import { type Cost, costOfOne, medianOf, times } from './cost.ts';
import type { Meter } from './meter.ts';
import { look } from './pages.ts';
import { pairUp } from './pairs.ts';
import { come } from './people.ts';
import { play } from './play.ts';
import { buy } from './purchases.ts';
import { report } from './report.ts';
import { openSite, type Site } from './site.ts';

/** The first ones are not counted: a program that has just started is slow. */
const WARM_UP = 12;
/** Each round is of so many others; the median of the rounds is the figure. */
const PEOPLE = 20;
const ROUNDS = 3;
/** As long as the pause of most jobs. */
const IDLE_MS = 10_000;
const IDLE_TIMES = 5;
/** For what a call leaves behind it: notices, streams. */
const AFTER_MS = 300;

/** What the database does later for many calls at once would be charged to whichever is measured then. */
const CALM = ['autovacuum=off', 'checkpoint_timeout=1h', 'max_wal_size=8GB'].flatMap((setting) => [
  '-c',
  setting,
]);

const loads: number[] = [];
const sampling = setInterval(() => loads.push(loadavg()[0] ?? 0), 10_000);

async function main(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-capacity-'));
  const postgres = await startPostgres(CALM);
  process.env[POSTGRES_URL] = postgres.url;
  try {
    const site = await openSite();
    try {
      await measureAll(site, dir);
    } finally {
      await site.close();
    }
  } finally {
    clearInterval(sampling);
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measureAll(site: Site, dir: string): Promise<void> {
  const { meter } = site;
  await beADayOlder(site);
  await allCalls(site, async (_, work) => void (await work()), WARM_UP, true);
  const idle = await idleSecond(meter);
  const found = new Map<Call, Cost[]>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.error(`round ${round} of ${ROUNDS}`);
    await allCalls(site, measuring(meter, idle, found), PEOPLE, false);
  }
  const costs = Object.fromEntries(
    CALL_NAMES.map((call) => [call, medianOf(found.get(call) ?? [])]),
  ) as Costs;
  const missing = CALL_NAMES.filter((call) => !found.has(call));
  if (missing.length > 0) throw new Error(`not measured: ${missing.join(', ')}`);
  const ceilings = await measureCeilings(site, dir);
  const measured = { costs, idle, diskAByte: await meter.diskAByte() };
  const load = loads.map((each) => each.toFixed(0)).join(' ');
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores, load average every 10 s: ${load}`,
  );
  report(measured, ceilings);
}

async function allCalls(site: Site, measure: Measure, count: number, isWarmUp: boolean): Promise<void> {
  const people = await come(measure, site, count);
  await buy(measure, people, isWarmUp);
  await look(measure, site, people, isWarmUp);
  const played = await play(measure, people, isWarmUp);
  const paired = await pairUp(measure, people);
  await archive(measure, site, { ...played, paired });
}

function measuring(meter: Meter, idle: Cost, found: Map<Call, Cost[]>): Measure {
  return async (call, work) => {
    const end = await meter.begin();
    const count = await work();
    await wait(AFTER_MS);
    const { cost, ms } = await end();
    found.set(call, [
      ...(found.get(call) ?? []),
      costOfOne(cost, { count, ms, idle, frees: call === 'archive' }),
    ]);
    console.error(`  ${call}: ${count} in ${(ms / 1000).toFixed(1)} s`);
  };
}

async function idleSecond(meter: Meter): Promise<Cost> {
  const seconds: Cost[] = [];
  for (let time = 0; time < IDLE_TIMES; time += 1) {
    const end = await meter.begin();
    await wait(IDLE_MS);
    const { cost, ms } = await end();
    seconds.push(times(cost, 1000 / ms));
  }
  return medianOf(seconds);
}

await main();
