/** The machines that the product starts on, and what the lock file has of machine code for each of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

export const MACHINES = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
];

/** As npm finds it out. */
export function thisMachine() {
  const { platform: os, arch: cpu, report } = process;
  if (os !== 'linux') return { os, cpu };
  return { os, cpu, libc: report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc' };
}

export const nameOf = (machine) => Object.values(machine).join(' ');

/** A lock file's packages, by their folders. */
export const readLock = (file = join(ROOT, 'package-lock.json')) =>
  JSON.parse(readFileSync(file, 'utf8')).packages;

/** The folder of what a package finds by a name, as Node looks for it; undefined where it is not locked. */
function folderOf(lock, from, name) {
  const folder = join(from, 'node_modules', name);
  if (folder in lock || from === '') return folder in lock ? folder : undefined;
  return folderOf(lock, from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '', name);
}

/** Whether npm installs a package there. */
export const isFor = ({ os, cpu, libc }, machine) =>
  (os?.includes(machine.os) ?? true) &&
  (cpu?.includes(machine.cpu) ?? true) &&
  (libc?.includes(machine.libc) ?? true);

/** Each package that may do without some others, with their names and folders. */
const optional = (lock) =>
  Object.entries(lock).flatMap(([folder, { optionalDependencies = {} }]) => {
    const wanted = Object.keys(optionalDependencies).map((name) => [name, folderOf(lock, folder, name)]);
    return wanted.length === 0 ? [] : [[folder, wanted]];
  });

/** What npm leaves out silently where the lock file does not have it, a line each. */
export const notLocked = (lock) =>
  optional(lock).flatMap(([folder, wanted]) =>
    wanted
      .filter(([, at]) => lock[at]?.integrity === undefined)
      .map(([name]) => `${folder} may need ${name}, which is not locked`),
  );

const DARWIN_ALONE = 'fsevents';

/** Packages that need one of several others, by the machine: each with the folders of those that are for this one. */
export const bindings = (lock, machine) =>
  optional(lock).flatMap(([folder, wanted]) => {
    const bound = wanted
      .filter(([name]) => name !== DARWIN_ALONE)
      .map(([, at]) => at)
      .filter((at) => lock[at]?.os !== undefined);
    return bound.length === 0 ? [] : [[folder, bound.filter((at) => isFor(lock[at], machine))]];
  });
