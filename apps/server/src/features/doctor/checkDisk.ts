/** Whether the data folder can be written, is closed to others, and lies on a disk that has room. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Check, type Finding, ok, warn, wrong } from './finding.ts';

const FOLDER = 'data folder';
const DISK = 'disk';
const OTHERS = 0o077;

const MB = 1024 * 1024;
/** A database that finds no room stops taking writes; one that has this little does so soon. */
const TOO_LITTLE = 500 * MB;
const LITTLE = 2048 * MB;

export type Free = (path: string) => number;

/** Bytes that a user who is not root may still write. */
export const freeBytes: Free = (path) => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
};

export const checkDisk = (path: string, free: Free = freeBytes): Check => ({
  about: FOLDER,
  run: async () => [folderFinding(path), roomFinding(path, free)],
});

/** The folder itself, or the nearest one above it that is there. */
function existing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

function folderFinding(path: string): Finding {
  const found = existing(path);
  const stat = statSync(found);
  if (!stat.isDirectory()) return wrong(FOLDER, `${found} is a file. Set DATA_DIR to a folder.`);
  try {
    accessSync(found, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return wrong(
      FOLDER,
      `${found} cannot be written by this user. Give it to the server's user, or set DATA_DIR.`,
    );
  }
  if (found !== path) return ok(FOLDER, `${path} is made at the first start.`);
  return process.platform !== 'win32' && (stat.mode & OTHERS) !== 0
    ? warn(FOLDER, `${path} is open to other users of this machine; the start closes it (chmod 700).`)
    : ok(FOLDER, path);
}

function roomFinding(path: string, free: Free): Finding {
  const left = free(existing(path));
  const room = left < 10 * 1024 * MB ? `${Math.round(left / MB)} MB` : `${Math.round(left / MB / 1024)} GB`;
  if (left < TOO_LITTLE)
    return wrong(DISK, `${room} are left where ${path} lies. Make room before it is full.`);
  return left < LITTLE
    ? warn(DISK, `only ${room} are left where ${path} lies. Make room, or watch it.`)
    : ok(DISK, `${room} free`);
}
