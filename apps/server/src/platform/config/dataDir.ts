/** The data folder and its lock: one process at a time, and a killed one leaves nothing to clean up. */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';

export type DataDir = { path: string; unlock(): Promise<void> };

/** A socket's path may hold about 104 bytes; a deeper folder gets a socket named after it in the temp folder. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Makes the folder, checks that it can be written, and takes its lock.
 *
 * The lock is a listening Unix socket: the kernel closes it with the process, even on kill -9, and whether
 * its owner lives is asked by connecting, which no pid file can answer reliably.
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
  const socket = socketPath(real);
  const server = (await listen(socket)) ?? (await takeOver(socket));
  if (server === undefined) throw new ConfigError(`DATA_DIR: ${path} is in use by another PokeSol process`);
  return {
    path: real,
    unlock: () => new Promise((done) => server.close(() => done())),
  };
}

/** Not `recursive: true`: where a parent cannot hold folders (such as /proc), Node tries for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

function socketPath(dir: string): string {
  const inside = join(dir, 'lock.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 24);
  return join(tmpdir(), `pokesol-${name}.sock`);
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

/** A socket that nobody answers belongs to a dead process: remove it and listen in its place. */
async function takeOver(socket: string): Promise<Server | undefined> {
  const before = inode(socket);
  if (await answers(socket)) return undefined;
  // Somebody else may have taken it over in between: only the very socket that did not answer is removed.
  if (before !== undefined && inode(socket) === before) rmSync(socket, { force: true });
  return listen(socket);
}

function inode(socket: string): bigint | undefined {
  return statSync(socket, { bigint: true, throwIfNoEntry: false })?.ino;
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
