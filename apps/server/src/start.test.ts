/** Starting the server: what cannot work is said in one line with a non-zero exit. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServerEnded, type ServerProcess, startServerProcess } from './testing/index.ts';

describe('a server that cannot start', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pokesol-start-'));
  let running: ServerProcess;
  beforeAll(async () => {
    running = await startServerProcess({ DATA_DIR: join(dir, 'running') });
  });
  afterAll(async () => {
    await running.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const failure = async (env: Record<string, string>): Promise<ServerEnded> => {
    const ended = await startServerProcess({ DATA_DIR: join(dir, 'other'), ...env }).catch(
      (error: unknown) => error,
    );
    if (ended instanceof ServerEnded) return ended;
    throw new Error('the server started');
  };

  test.each([
    ['on a port in use', () => ({ PORT: new URL(running.base).port }), /PORT: \d+ is in use; set PORT/],
    [
      'on a data folder in use',
      () => ({ DATA_DIR: join(dir, 'running') }),
      /DATA_DIR: .* is in use by another/,
    ],
    [
      'on a data folder that is a file',
      () => ({ DATA_DIR: fileInTheWay(dir) }),
      /DATA_DIR: cannot use .*\(ENOTDIR\)/,
    ],
    ['with a bad variable', () => ({ PORT: 'eighty' }), /PORT: /],
    [
      'with a database that does not answer',
      () => ({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }),
      /DATABASE_URL: /,
    ],
    [
      'with a chain that does not answer',
      () => ({
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
    const second = await startServerProcess({ DATA_DIR: join(dir, 'other') });
    await second.stop();
  });
});

function fileInTheWay(dir: string): string {
  const path = join(dir, 'file');
  writeFileSync(path, '');
  return path;
}
