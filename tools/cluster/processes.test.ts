/** A part is started once, is known by its number, and is found again by who knows nothing but the folder. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlan, type Plan, readPlan } from './plan.ts';
import { end, kill, killAll, launch, logOf, pidOf } from './processes.ts';
import { allOf, isRunning, treeOf } from './processTree.ts';
import { stop } from './stop.ts';

const LOOK_MS = 20;
/** Two below one: a shell that waits for what it started. */
const FAMILY = { name: 'family', command: ['/bin/sh', '-c', 'sleep 600 & sleep 600 & echo started; wait'] };

let plan: Plan;
beforeEach(async () => {
  plan = await makePlan({ dir: mkdtempSync(join(tmpdir(), 'pokesol-cluster-')), servers: 2 });
});
afterEach(async () => {
  await killAll(allOf(plan.dir));
  rmSync(plan.dir, { recursive: true, force: true });
});

async function started(): Promise<number> {
  launch(plan, FAMILY);
  for (;;) {
    const pid = pidOf(plan, 'family');
    if (pid !== undefined && readFileSync(logOf(plan, 'family'), 'utf8') !== '') return pid;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

test('a part that runs is not started again, and ends with all that it started', async () => {
  const pid = await started();
  launch(plan, FAMILY);
  expect(pidOf(plan, 'family')).toBe(pid);
  const all = treeOf(pid);
  expect(all).toHaveLength(3);
  await end(plan, 'family');
  expect(all.filter(isRunning)).toEqual([]);
  expect(pidOf(plan, 'family')).toBeUndefined();
});

test('a killed part is gone, its number with it, and it can be started anew', async () => {
  const pid = await started();
  await kill(plan, 'family');
  expect(pidOf(plan, 'family')).toBeUndefined();
  expect(await started()).not.toBe(pid);
});

test('the number of a process that is not ours names no process', async () => {
  await started();
  writeFileSync(join(plan.dir, 'pid', 'family'), `${process.pid}\n`);
  expect(pidOf(plan, 'family')).toBeUndefined();
});

test('what a crashed command left is found by the folder, ended and removed, and nothing else is', async () => {
  const pid = await started();
  rmSync(join(plan.dir, 'pid'), { recursive: true });
  rmSync(join(plan.dir, 'cluster.json'));
  expect(readPlan(plan.dir)).toBeUndefined();
  await stop(plan.dir, undefined, false);
  expect(isRunning(pid)).toBe(false);
  expect(isRunning(process.pid)).toBe(true);
  expect(readPlan(plan.dir)).toBeUndefined();
});
