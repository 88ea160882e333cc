/** Starting the server: what cannot work is said in one line with a non-zero exit. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newDataDir,
  newPostgresDatabase,
  ServerEnded,
  type ServerProcess,
  SHORT_LIVED,
  startServerProcess,
  TestAdmin,
  until,
} from './testing/index.ts';

const start = (env: Record<string, string>) => startServerProcess(env, SHORT_LIVED);

describe('a server that cannot start', () => {
  const [inUse, free] = [newDataDir(), newDataDir()];
  let running: ServerProcess;
  beforeAll(async () => {
    running = await start({ DATA_DIR: inUse });
  });
  afterAll(async () => {
    await running.stop();
    for (const dir of [inUse, free]) rmSync(dir, { recursive: true, force: true });
  });

  const failure = async (env: Record<string, string>): Promise<ServerEnded> => {
    const ended = await start({ DATA_DIR: free, ...env }).catch((error: unknown) => error);
    if (ended instanceof ServerEnded) return ended;
    throw new Error('the server started');
  };

  test.each([
    ['on a port in use', () => ({ PORT: new URL(running.base).port }), /PORT: \d+ is in use; set PORT/],
    ['on a data folder in use', () => ({ DATA_DIR: inUse }), /DATA_DIR: .* is in use by another/],
    [
      'on a data folder that is a file',
      () => ({ DATA_DIR: fileInTheWay(free) }),
      /DATA_DIR: cannot use .*\(ENOTDIR\)/,
    ],
    ['with a bad variable', () => ({ PORT: 'eighty' }), /PORT: /],
    [
      'with a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/x', START_WAIT_SECONDS: '0' }),
      /DATABASE_URL: /,
    ],
    [
      'with a chain that does not answer',
      () => ({
        START_WAIT_SECONDS: '0',
        SOLANA_RPC_URL: 'http://127.0.0.1:1',
        SOLANA_CLUSTER: 'devnet',
        TOKEN_MINT: 'So11111111111111111111111111111111111111112',
      }),
      /SOLANA_RPC_URL: the chain does not answer/,
    ],
  ])('%s says so in one line', async (_, env, line) => {
    const { code, printed } = await failure(env());
    expect(code).toBe(1);
    const lines = printed.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^PokeSol cannot start\. /);
    expect(lines[0]).toMatch(line);
  });

  test('leaves the folder free for the next start', async () => {
    await failure({ PORT: new URL(running.base).port });
    const second = await start({ DATA_DIR: free });
    await second.stop();
  });
});

describe('the admin password', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-password-'));
  const prepared = newDataDir();
  afterAll(() => {
    for (const each of [dir, prepared]) rmSync(each, { recursive: true, force: true });
  });
  const MADE = /^Admin password \(new at every start\): (\S+)$/m;
  const HINT = /^Other servers of this database have other ones: set ADMIN_PASSWORD/m;
  /** What a start says once it has said everything. */
  const said = async (server: ServerProcess, last: RegExp): Promise<string> => {
    await until(() => last.test(server.printed()));
    return server.printed();
  };

  test('is made up and told at each start when nobody set one', async () => {
    const told: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      // The first start of all: there is no folder yet, nor a database in it.
      const server = await start({ DATA_DIR: join(dir, 'made') });
      const printed = await said(server, MADE);
      const password = MADE.exec(printed)?.[1] ?? '';
      expect(password).toMatch(/^[\w-]{16}$/);
      expect(printed).not.toMatch(HINT);
      await TestAdmin.enter(server.base, password);
      told.push(password);
      await server.stop();
    }
    expect(told[0]).not.toBe(told[1]);
  });

  test('that was made up for a shared database comes with what to do about it', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const server = await start({ DATA_DIR: join(dir, 'shared'), DATABASE_URL });
    expect(await said(server, HINT)).toMatch(MADE);
    await server.stop();
  });

  test('that was set is told to nobody', async () => {
    const ADMIN_PASSWORD = 'chosen-by-the-operator';
    const server = await start({ DATA_DIR: prepared, ADMIN_PASSWORD, LOG_LEVEL: 'trace' });
    await TestAdmin.enter(server.base, ADMIN_PASSWORD);
    await expect(TestAdmin.enter(server.base, 'guessed-by-somebody')).rejects.toThrow('Incorrect password');
    await said(server, /the admin gate stayed shut/);
    await server.stop();
    expect(server.printed()).not.toMatch(/Admin password/);
    expect(server.printed()).not.toContain(ADMIN_PASSWORD);
    expect(server.printed()).not.toContain('guessed-by-somebody');
  });
});

function fileInTheWay(dir: string): string {
  const path = join(dir, 'file');
  writeFileSync(path, '');
  return path;
}
