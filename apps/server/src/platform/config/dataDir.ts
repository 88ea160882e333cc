/** The data folder and its lock: one process at a time, and a killed one leaves nothing to clean up. */
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { platform } from 'node:os';
import { dirname, join } from 'node:path';
import { type Entropy, newId } from '../entropy.ts';
import { ConfigError } from './config.ts';
import { finishReplacing } from './replaceDirs.ts';

const OWN_FOLDER = 0o700;
/** What a mode gives to the group and to everybody. */
const OTHERS = 0o077;
const STICKY = 0o1000;

export type DataDir = { path: string; unlock(): Promise<void> };

/**
 * Makes the folder, closes it to other users, checks that it can be written, and takes its lock.
 *
 * The lock is a listening socket, which the kernel closes with its process, even on kill -9. On Linux its name is
 * in the kernel alone (an abstract socket), so nothing is left behind that a next start would have to judge and
 * two starts at once could both remove. Elsewhere it is a file, and one that no server answers is taken over.
 * What a restore had decided when it was cut off is done then.
 * Throws ConfigError when the folder is unusable or in use.
 */
export async function openDataDir(path: string): Promise<DataDir> {
  try {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR: cannot use ${path} (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`,
    );
  }
  const real = realpathSync(path);
  close(real, path);
  const server = platform() === 'linux' ? await listen(abstractName(real)) : await lockByFile(real);
  if (server === undefined) throw new ConfigError(`DATA_DIR: ${path} is in use by another PokeSol process`);
  // A restore that a crash cut off between its renames.
  for (const name of ['db', 'chain']) finishReplacing(join(real, name));
  return {
    path: real,
    unlock: () => new Promise((done) => server.close(() => done())),
  };
}

/**
 * Names the server of a data folder, the same again after a restart. To be asked under the folder's lock. One that was cut off
 * while it was written is replaced.
 */
export function serverIdIn(dir: string, entropy: Entropy): string {
  const file = join(dir, 'server-id');
  const fresh = newId(entropy);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.length === fresh.length) return kept;
  writeFileSync(file, fresh);
  return fresh;
}

/** Seeds, sessions and balances are in it: no other user of the machine may even look inside. */
function close(real: string, path: string): void {
  // There the system's own lists say who may.
  const { mode, uid } = statSync(real);
  if (platform() === 'win32' || (mode & OTHERS) === 0) return;
  // A folder that others work in, such as the one for temporary files, must not be closed to them.
  if ((mode & STICKY) !== 0 || uid !== process.getuid?.())
    throw new ConfigError(
      `DATA_DIR: ${path} is open to other users of this machine; name a folder of its own`,
    );
  chmodSync(real, OWN_FOLDER);
}

/** Not `recursive: true`: where a parent cannot hold folders (such as /proc), Node tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: OWN_FOLDER });
}

/** Named by the folder itself, not by its path: a folder mounted under two paths is still one. */
function abstractName(dir: string): string {
  const { dev, ino } = statSync(dir, { bigint: true });
  return `\0pokesol-data-${dev}-${ino}`;
}

async function lockByFile(dir: string): Promise<Server | undefined> {
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 24);
  // Neither in the folder nor where TMPDIR says: a socket's path may hold only about 100 bytes, and is one for all starts.
  const path = join('/tmp', `pokesol-${name}.sock`);
  const server = await listen(path);
  if (server !== undefined || (await answers(path))) return server;
  rmSync(path, { force: true });
  return listen(path);
}

function listen(socket: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
