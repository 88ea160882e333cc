/** Ends everything of a cluster, also what a command that crashed left behind, and removes its folder. */
import { existsSync, rmSync } from 'node:fs';
import { partNames } from './parts.ts';
import type { Plan } from './plan.ts';
import { end, killAll } from './processes.ts';
import { allOf } from './processTree.ts';

/** `keep`: its data and logs stay, and the next start goes on with them. */
export async function stop(dir: string, plan: Plan | undefined, keep: boolean): Promise<void> {
  if (plan !== undefined && keep) await endInOrder(plan);
  await killAll(allOf(dir));
  if (!keep && existsSync(dir)) rmSync(dir, { recursive: true });
}

/** Servers end while there is a database; its nodes at once, or the one would take over from the other. */
async function endInOrder(plan: Plan): Promise<void> {
  const names = partNames(plan);
  const last = names.findLastIndex((name) => name.startsWith('database-'));
  await Promise.all(names.slice(last + 1).map((name) => end(plan, name)));
  await Promise.all(names.slice(0, last + 1).map((name) => end(plan, name)));
}
