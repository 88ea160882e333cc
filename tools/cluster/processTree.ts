/** What Linux reports of processes: which are ours by the mark in their environment, and which is whose child. */
import { readdirSync, readFileSync } from 'node:fs';

/** In the environment of everything that a cluster starts: its folder. */
export const MARK = 'POKESOL_CLUSTER';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or is another user's: neither is one of ours.
    return '';
  }
};

/** Started for the cluster of that folder. A number alone proves nothing: another process has it later. */
export function belongsTo(dir: string, pid: number): boolean {
  if (read(pid, 'environ').split('\0').includes(`${MARK}=${dir}`)) return true;
  // Postgres writes its title over its environment; the first of its processes still says where its data are.
  const [program = '', ...words] = read(pid, 'cmdline').split('\0');
  return program.endsWith('/postgres') && words.some((word) => word.startsWith(`${dir}/`));
}

/** Its parent, undefined when it has ended: what is not fetched by its parent yet has ended too. */
function parentOf(pid: number): number | undefined {
  // The name in brackets may hold anything.
  const [state, parent] = read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return state === undefined || state === '' || state === 'Z' ? undefined : Number(parent);
}

export const isRunning = (pid: number): boolean => parentOf(pid) !== undefined;

const everyPid = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** It and everything below it, from the top. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of everyPid()) {
    const parent = parentOf(pid);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return isRunning(root) ? below(root) : [];
}

/** Everything of that cluster that still runs, also what another command started. */
export const allOf = (dir: string): number[] => [
  ...new Set(
    everyPid()
      .filter((pid) => pid !== process.pid && belongsTo(dir, pid))
      .flatMap(treeOf),
  ),
];

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Ended in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
