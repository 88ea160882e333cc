/** The programs of Debian's packages that a cluster is made of: where they lie, and which package to install for one that is missing. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts what is no everyday command. */
const FURTHER_FOLDERS = ['/usr/sbin', '/usr/lib/postgresql/15/bin'];

const PACKAGE_OF = {
  postgres: 'postgresql-15',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'nats-server': 'nats-server',
} as const;
export type Program = keyof typeof PACKAGE_OF;
const PROGRAMS = Object.keys(PACKAGE_OF) as Program[];

/** A sentence for who started the command, without a stack. */
export class ClusterError extends Error {}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // It is not there, or not for this user: the same for who wants to start it.
    return false;
  }
};

const find = (program: string, folders: readonly string[]): string | undefined =>
  folders.map((folder) => join(folder, program)).find(isExecutable);

const usualFolders = (path = process.env.PATH ?? ''): string[] => [
  ...path.split(delimiter).filter((folder) => folder !== ''),
  ...FURTHER_FOLDERS,
];

/** Debian's packages whose programs are in none of these folders. */
export const missingPackages = (folders = usualFolders()): string[] =>
  PROGRAMS.filter((program) => find(program, folders) === undefined).map((program) => PACKAGE_OF[program]);

/** What to type so that they are there. */
export function howToInstall(packages: readonly string[]): string {
  const lines = [`apt-get install ${packages.join(' ')}`];
  // Debian makes and starts a database of its own as soon as this package is there.
  if (packages.includes(PACKAGE_OF.postgres))
    lines.unshift(
      'apt-get install postgresql-common',
      "sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf",
    );
  return lines.join('\n');
}

/** Throws ClusterError with the lines to type when one is missing. */
export function expectPrograms(): void {
  const missing = missingPackages();
  if (missing.length > 0)
    throw new ClusterError(
      `A cluster needs programs that are not installed (${missing.join(', ')}). As root:\n${howToInstall(missing)}`,
    );
}

/** Its path. */
export function pathOf(program: Program): string {
  const path = find(program, usualFolders());
  if (path === undefined) throw new ClusterError(howToInstall([PACKAGE_OF[program]]));
  return path;
}
