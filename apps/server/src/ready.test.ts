/** `/api/ready` after the local chain's disk was full: its journal is broken until the server restarts. */
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTestServer, TestWallet } from '../testing/index.ts';
import { connectChain } from './platform/chain/chain.ts';

const dir = mkdtempSync(join(tmpdir(), 'pokesol-full-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The module object that every importer shares. */
function setSync(sync: typeof fs.fdatasyncSync): void {
  fs.fdatasyncSync = sync;
  syncBuiltinESMExports();
}

test('a local chain that could not write is not ready, even when the disk has room again, and says what to do', async () => {
  const chain = await connectChain({ kind: 'local', slotMs: 20 }, dir);
  const server = await startTestServer({ kind: 'postgres', chain });
  const sync = fs.fdatasyncSync;
  onTestFinished(async () => {
    setSync(sync);
    await server.close();
    await chain.close();
  });
  const wallet = await TestWallet.create(server.base);
  await wallet.signIn();
  await wallet.fund();
  expect(await wallet.call('GET', '/api/ready')).toMatchObject({ status: 200 });
  setSync(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  expect((await wallet.call('POST', '/api/faucet')).status).toBeGreaterThanOrEqual(500);
  setSync(sync);
  expect(await wallet.call('GET', '/api/ready')).toMatchObject({
    status: 503,
    body: {
      code: 'chain-refusing',
      message: expect.stringMatching(/Make room, then start the server again/),
    },
  });
  expect((await wallet.call('GET', '/api/health')).status).toBe(200);
});
