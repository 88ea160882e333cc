/** Starting the server: what cannot work is said in one line with a non-zero exit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freePort,
  newDataDir,
  newPostgresDatabase,
  ServerEnded,
  type ServerProcess,
  SHORT_LIVED,
  startServerProcess,
  TestAdmin,
  until,
} from '../testing/index.ts';

const start = (env: Record<string, string>) => startServerProcess(env, SHORT_LIVED);

const CHOSEN = 'chosen-by-the-operator';
const folder = mkdtempSync(join(tmpdir(), 'pokesol-start-'));
const prepared = newDataDir();
const another = newDataDir();
let running: ServerProcess;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  const METRICS_PORT = String(metricsPort);
  running = await start({ DATA_DIR: prepared, ADMIN_PASSWORD: CHOSEN, LOG_LEVEL: 'trace', METRICS_PORT });
});
afterAll(async () => {
  await running.stop();
  for (const dir of [folder, prepared, another]) rmSync(dir, { recursive: true, force: true });
});

/** Expects that it does not start, and says why in one line. */
async function expectRefused(env: Record<string, string>, why: RegExp): Promise<void> {
  const ended = await start({ DATA_DIR: join(folder, 'refused'), ...env }).catch((error: unknown) => error);
  if (!(ended instanceof ServerEnded)) throw new Error('the server started');
  expect(ended.code).toBe(1);
  const lines = ended.printed.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^PokeSol cannot start\. /);
  expect(lines[0]).toMatch(why);
}

test('a server with a bad variable says so in one line and ends', () =>
  expectRefused({ PORT: 'eighty' }, /PORT: /));

test('a server with a database that does not answer says so in one line and ends', () =>
  expectRefused({ DATABASE_URL: 'postgres://127.0.0.1:1/x', START_WAIT_SECONDS: '0' }, /DATABASE_URL: /));

test('a server with a chain that does not answer says so in one line and ends', async () => {
  const away = {
    SOLANA_RPC_URL: 'http://127.0.0.1:1',
    SOLANA_CLUSTER: 'devnet',
    TOKEN_MINT: 'So11111111111111111111111111111111111111112',
    START_WAIT_SECONDS: '0',
  };
  const DATABASE_URL = await newPostgresDatabase();
  await expectRefused({ ...away, DATABASE_URL }, /SOLANA_RPC_URL: the chain does not answer/);
});

test('a server with METRICS_PORT serves figures of every part of it there, and nowhere else', async () => {
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  // What the first one asked of the chain has been counted by the second.
  await scrape();
  const figures = await scrape();
  expect(figures).toMatch(/^pokesol_ready 1$/m);
  expect(figures).toMatch(/^pokesol_job_last_success_timestamp_seconds\{name="sweep"\} \d/m);
  expect(figures).toMatch(/^pokesol_ai_queue_length 0$/m);
  expect(figures).toMatch(
    /^pokesol_chain_call_duration_seconds_count\{endpoint="local",method="getSlot",outcome="answered"\} \d/m,
  );
  expect(await (await fetch(`${running.base}/metrics`)).text()).not.toContain('# TYPE');
});

describe('the admin password', () => {
  const MADE = /^Admin password \(new at every start\): (\S+)$/m;
  const HINT = /^Other servers of this database have other ones: set ADMIN_PASSWORD/m;
  /** What a start says once it has said everything. */
  const said = async (server: ServerProcess, last: RegExp): Promise<string> => {
    await until(() => last.test(server.printed()));
    return server.printed();
  };

  test('is made up and printed at each start when none is set; one that fails in between leaves the folder free', async () => {
    // The browser tests' server begins with an empty folder, which takes seconds.
    const DATA_DIR = another;
    const passwords: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const server = await start({ DATA_DIR });
      const printed = await said(server, MADE);
      const password = MADE.exec(printed)?.[1] ?? '';
      expect(password).toMatch(/^[\w-]{16}$/);
      expect(printed).not.toMatch(HINT);
      await TestAdmin.enter(server.base, password);
      passwords.push(password);
      await server.stop();
      if (time === 0)
        await expectRefused({ DATA_DIR, PORT: new URL(running.base).port }, /PORT: \d+ is in use; set PORT/);
    }
    expect(passwords[0]).not.toBe(passwords[1]);
  });

  test('that was made up for a shared database comes with what to do about it', async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const server = await start({ DATA_DIR: join(folder, 'shared'), DATABASE_URL });
    expect(await said(server, HINT)).toMatch(MADE);
    await server.stop();
  });

  test('that was set is printed nowhere', async () => {
    await TestAdmin.enter(running.base, CHOSEN);
    await expect(TestAdmin.enter(running.base, 'guessed-by-a-stranger')).rejects.toThrow(
      'Incorrect password',
    );
    await said(running, /the admin gate stayed shut/);
    expect(running.printed()).not.toMatch(/Admin password/);
    expect(running.printed()).not.toContain(CHOSEN);
    expect(running.printed()).not.toContain('guessed-by-a-stranger');
  });
});
