/** Puts finished folders in the places of others: a crash between the renames loses nothing, and the next start ends what was begun. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const READY = '.ready-';
const BEFORE = '.before-';

/** What was there stays beside it, named by the moment. From the first rename on it is decided. */
export function replaceDirs(places: readonly { draft: string; dir: string }[], now: Date): void {
  for (const { draft, dir } of places) renameSync(draft, `${dir}${READY}${now.getTime()}`);
  for (const { dir } of places) finishReplacing(dir);
}

/** Without this a server that starts after the crash would find no folder, and make a new and empty one. */
export function finishReplacing(dir: string): void {
  const parent = dirname(dir);
  if (!existsSync(parent)) return;
  const ready = readdirSync(parent)
    .filter((name) => name.startsWith(`${basename(dir)}${READY}`))
    .sort()
    .at(-1);
  if (ready === undefined) return;
  const moment = ready.slice(basename(dir).length + READY.length);
  if (holdsSomething(dir)) renameSync(dir, `${dir}${BEFORE}${moment}`);
  else rmSync(dir, { recursive: true, force: true });
  renameSync(join(parent, ready), dir);
}

export const holdsSomething = (dir: string): boolean => existsSync(dir) && readdirSync(dir).length > 0;
