/** The processor time of other processes, in milliseconds (on Linux alone). */
import { readdirSync, readFileSync } from 'node:fs';

const NS_A_MS = 1e6;
/** What the times in `stat` are counted in, on every Linux. */
const TICK_MS = 10;

/** Of all its threads that there are. */
export const timeOfProcess = (pid: number): number =>
  foldersOf(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + timeOfThread(`/proc/${pid}/task/${thread}`),
    0,
  );

/** Of Postgres: its first process and all those that it started, ended ones too, but for those of `others`. */
export function timeOfPostgres(postmaster: number, others: ReadonlySet<number>): number {
  const { endedTicks } = statOf(`/proc/${postmaster}`) ?? { endedTicks: 0 };
  const running = foldersOf('/proc')
    .map(Number)
    .filter((pid) => !others.has(pid) && statOf(`/proc/${pid}`)?.parent === postmaster);
  return [postmaster, ...running].reduce(
    (sum, pid) => sum + timeOfThread(`/proc/${pid}`),
    endedTicks * TICK_MS,
  );
}

export function parentOf(pid: number): number {
  const stat = statOf(`/proc/${pid}`);
  if (stat === undefined) throw new Error(`process ${pid} is gone`);
  return stat.parent;
}

const foldersOf = (path: string): string[] => readdirSync(path).filter((name) => /^\d+$/.test(name));

/** To the nanosecond. */
const timeOfThread = (path: string): number =>
  Number(read(`${path}/schedstat`)?.split(' ')[0] ?? 0) / NS_A_MS;

/** What follows the name, which may hold anything. */
function statOf(path: string): { parent: number; endedTicks: number } | undefined {
  const fields = read(`${path}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  if (fields === undefined) return undefined;
  const [parent, endedUser, endedSystem] = [1, 13, 14].map((nth) => Number(fields[nth]));
  return { parent: parent ?? 0, endedTicks: (endedUser ?? 0) + (endedSystem ?? 0) };
}

/** Undefined: it has ended since it was listed. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
