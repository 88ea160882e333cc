/** A real Postgres for tests, which ends with the process that started it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../harness/freePort.ts';
import { makePostgresPlace, type PostgresPlace } from './postgresPlace.ts';

export type PostgresServer = {
  url: string;
  /** Its first process. */
  pid(): number;
  /** The folder of its data. */
  dir: string;
  /**
   * Ends it and keeps its data. Stopped, as by an operator: every client is notified, and everything is on the disk.
   * Crashed: all its processes end where they are, and the next start recovers from the journal.
   */
  end(how: 'stopped' | 'crashed'): Promise<void>;
  /** On the same data and the same port; resolves when it takes connections. */
  startAgain(): Promise<void>;
  /** For good, with its data. */
  stop(): Promise<void>;
};

/** Postgres' words for a fast and for an immediate shutdown. */
const SIGNALS = { stopped: 'SIGINT', crashed: 'SIGQUIT' } as const;

const READY = 'database system is ready to accept connections';

/** What is said at the end of a program that failed. */
const LAST_WORDS = 2000;

/** `flags` are laid behind Postgres' own. Throws, with what Postgres said, when it does not start. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const place = makePostgresPlace();
  const remove = () => rmSync(place.dir, { recursive: true, force: true, maxRetries: 5 });
  const data = join(place.dir, 'data');
  const port = await freePort();
  let server: RunningPostgres;
  const start = async (): Promise<void> => {
    // Over TCP alone: the path of a socket's file may hold only about a hundred bytes.
    const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    server = await launch(place, [
      ...['-D', data, '-p', String(port)],
      ...settings.flatMap((setting) => ['-c', setting]),
      ...flags,
    ]);
  };
  try {
    await initialise(place, data);
    await start();
  } catch (cause) {
    remove();
    throw new Error(`Postgres did not start: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  const forget = whenThisProcessEnds(() => {
    server.child.kill(SIGNALS.crashed);
    remove();
  });
  return {
    url: `postgres://pokesol:pokesol@127.0.0.1:${port}`,
    pid: () => server.child.pid ?? 0,
    dir: place.dir,
    async end(how) {
      server.child.kill(SIGNALS[how]);
      await server.ended;
    },
    startAgain: start,
    async stop() {
      server.child.kill(SIGNALS.stopped);
      await server.ended;
      forget();
      remove();
    },
  };
}

/** Where a person's language and settings of Postgres have no say. */
const inPlace = ({ dir, user }: PostgresPlace) => ({
  ...user,
  cwd: dir,
  env: { ...process.env, LC_ALL: 'C' },
});

/** An empty database of one user. */
async function initialise(place: PostgresPlace, data: string): Promise<void> {
  const password = join(place.dir, 'password');
  writeFileSync(password, 'pokesol\n');
  if (place.user.uid !== undefined && place.user.gid !== undefined)
    chownSync(password, place.user.uid, place.user.gid);
  const args = [
    ...[`--pgdata=${data}`, '--username=pokesol', '--auth=password', `--pwfile=${password}`],
    // What is empty still need not reach the disk.
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  ];
  await promisify(execFile)(join(place.bin, 'initdb'), args, inPlace(place)).catch(
    (error: Error & { stderr?: string; code?: number | string }) => {
      const said = inOneLine(error.stderr ?? '') || error.message;
      // The file is there: what is not found is what it is loaded by.
      const where = error.code === 'ENOENT' ? ' (npm brings it for systems with glibc)' : '';
      throw new Error(`${said}${where}`, { cause: error });
    },
  );
}

type RunningPostgres = { readonly child: ChildProcess; readonly ended: Promise<void> };

/** Resolves when it takes connections. */
function launch(place: PostgresPlace, args: readonly string[]): Promise<RunningPostgres> {
  const child = spawn(join(place.bin, 'postgres'), args, {
    ...inPlace(place),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-LAST_WORDS);
      if (said.includes(READY)) resolve({ child, ended });
    });
    child.once('error', reject);
    child.once('close', (code, signal) =>
      reject(new Error(inOneLine(said) || `it ended with ${code ?? signal}`)),
    );
  });
}

const inOneLine = (said: string): string => said.trim().replaceAll('\n', '; ');

const ENDINGS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** A run that breaks off leaves no database behind. Returns what takes the step back. */
function whenThisProcessEnds(step: () => void): () => void {
  const onSignal = (name: (typeof ENDINGS)[number]) => process.exit(128 + constants.signals[name]);
  process.once('exit', step);
  for (const name of ENDINGS) process.once(name, onSignal);
  return () => {
    process.off('exit', step);
    for (const name of ENDINGS) process.off(name, onSignal);
  };
}
