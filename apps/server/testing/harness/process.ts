/** The server as a process of its own, to be killed and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** As it was built: by the test run's setup, or before the browser tests. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** For a server that lives for seconds: to optimise PGlite's program takes longer than it saves. */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];

export type ServerProcess = {
  base: string;
  pid: number;
  /** Everything it has written so far, logs included. */
  printed(): string;
  /** Settles when it has ended, however that came: its exit code, null where a signal killed it. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  kill9(): Promise<void>;
  stop(): Promise<void>;
};

/** Without the sets that are not sold, unless `env` says otherwise: few tests are about them. `onPrinted` gets what it logs; `main` is another build's. Resolves when the server says where it listens; rejects with what it printed when it ends before that. */
export async function startServerProcess(
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
  onPrinted: (text: string) => void = () => {},
  main = MAIN,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', SHIPPED_SETS: 'sold', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    onPrinted(chunk.toString());
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /PokeSol is open: http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new ServerEnded(code, printed)));
  });
  return {
    base,
    pid: child.pid ?? 0,
    printed: () => printed,
    ended,
    signal: (name) => void child.kill(name),
    kill9: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

export class ServerEnded extends Error {
  constructor(
    readonly code: number | null,
    readonly printed: string,
  ) {
    super(`the server ended with code ${code}: ${printed}`);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Whether there is a process of this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
