/** Starts and ends the processes of a cluster: each outlives the command, writes a log of its own, and is known by its number. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Plan } from './plan.ts';
import { belongsTo, isRunning, MARK, signal, treeOf } from './processTree.ts';

export type Launch = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Started by root, it runs as the user that Debian made for databases: Postgres refuses to be root's. */
  readonly asDatabaseUser?: boolean;
};

const LOOK_MS = 50;
const LONGEST_END_MS = 15_000;
const DATABASE_USER = 'postgres';

const logDir = ({ dir }: Pick<Plan, 'dir'>): string => join(dir, 'log');
export const logOf = (plan: Pick<Plan, 'dir'>, name: string): string => join(logDir(plan), `${name}.log`);
const pidDir = ({ dir }: Pick<Plan, 'dir'>): string => join(dir, 'pid');
const pidFile = (plan: Pick<Plan, 'dir'>, name: string): string => join(pidDir(plan), name);

const isRoot = (): boolean => userInfo().uid === 0;
const idOf = (what: '-u' | '-g'): number =>
  Number(execFileSync('id', [what, DATABASE_USER], { encoding: 'utf8' }));

/** Hands a file or folder to the user that the database runs as. */
export function giveToDatabaseUser(path: string): void {
  if (isRoot()) chownSync(path, idOf('-u'), idOf('-g'));
}

/** Its number while it runs. */
export function pidOf(plan: Pick<Plan, 'dir'>, name: string): number | undefined {
  const file = pidFile(plan, name);
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8'));
  return pid > 0 && isRunning(pid) && belongsTo(plan.dir, pid) ? pid : undefined;
}

/** Does nothing when it runs. */
export function launch(plan: Plan, { name, command, env = {}, asDatabaseUser = false }: Launch): void {
  if (pidOf(plan, name) !== undefined) return;
  for (const folder of [logDir(plan), pidDir(plan)]) mkdirSync(folder, { recursive: true, mode: 0o755 });
  const log = openSync(logOf(plan, name), 'a', 0o600);
  // Each program takes the place of the one before: the number stays, and is written down before anything can go wrong.
  const user = ['setpriv', `--reuid=${DATABASE_USER}`, `--regid=${DATABASE_USER}`, '--init-groups'];
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', 'echo $$ > "$0" && exec "$@"', pidFile(plan, name)],
      ...(asDatabaseUser && isRoot() ? user : []),
      ...command,
    ],
    {
      cwd: plan.dir,
      env: { PATH: process.env.PATH, HOME: plan.dir, LANG: 'C.UTF-8', [MARK]: plan.dir, ...env },
      // A closed terminal ends nothing.
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  child.once('error', (error) => console.error(`${name}: ${error.message}`));
  child.unref();
  closeSync(log);
}

/** Asks it to end; what does not is killed with all that belongs to it. */
export async function end(plan: Plan, name: string): Promise<void> {
  const pid = pidOf(plan, name);
  if (pid === undefined) return;
  const all = treeOf(pid);
  signal(pid, 'SIGTERM');
  const until = performance.now() + LONGEST_END_MS;
  while (isRunning(pid) && performance.now() < until) await delay(LOOK_MS);
  await killAll(all);
  rmSync(pidFile(plan, name), { force: true });
}

/** It and its children at the same moment, as when a machine dies. */
export async function kill(plan: Plan, ...names: readonly string[]): Promise<void> {
  await killAll(names.flatMap((name) => pidOf(plan, name) ?? []).flatMap(treeOf));
}

export async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGKILL');
  while (pids.some(isRunning)) await delay(LOOK_MS);
}
