/** The built product on a fresh data folder, for measurements; it takes calls as fast as they come. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@pokesol/server/testing';

/** `env` is laid over the usual variables. */
export async function startBuiltServer(
  env: Record<string, string> = {},
): Promise<{ base: string; pid: number; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pokesol-bench-'));
  const forget = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    });
    return { base: server.base, pid: server.pid, close: () => server.stop().then(forget) };
  } catch (error) {
    await forget();
    throw error;
  }
}
