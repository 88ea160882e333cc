/** What a server costs while no one calls: processor time a second, on PGlite with all shipped sets. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from './builtServer.ts';
import { figures } from './figures.ts';

/** The first rounds of all jobs, and what a start leaves to be collected. */
const SETTLES_MS = 25_000;
const WATCHED_MS = 30_000;
/** Aimed at; what a start leaves may reach into the time that is watched. */
const AIM_MS = 10;
const MOST_MS = 13;

export async function benchIdle(): Promise<void> {
  const server = await startBuiltServer();
  try {
    await wait(SETTLES_MS);
    const before = processorMs(server.pid);
    await wait(WATCHED_MS);
    const value = ((processorMs(server.pid) - before) * 1000) / WATCHED_MS;
    console.log(`\nAn idle server on PGlite takes ${value.toFixed(1)} ms of processor a second`);
    figures.note({ name: 'idle server', value, of: 'ms of processor a second', most: MOST_MS, aim: AIM_MS });
  } finally {
    await server.close();
  }
}

/** Of all its threads, in the hundredths of a second that Linux counts. */
function processorMs(pid: number): number {
  const [, fields = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
