/** Whatever a client got as an answer is still true after the process was killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  createSolanaRpc,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  type Transaction,
} from '@solana/kit';
import { fetchMint, fetchToken } from '@solana-program/token';
import { expect, it, onTestFinished } from 'vitest';
import { type LocalChain, startLocalChain } from './index.ts';
import { burn, connect, fundedWallet, post, sign } from './testing.ts';

/** `npm run soak` raises it. */
const ROUNDS = Number(process.env.CHAIN_DEATHS ?? 2);
const LONGEST_MS = 60_000 + ROUNDS * 10_000;
const CLIENTS = 3;
const BURNS_BEFORE_KILL = 12;
const TOKENS = 1_000_000n;
const CHILD = fileURLToPath(new URL('./chainProcess.ts', import.meta.url));

it(
  'keeps every acknowledged burn, and none twice, through kill -9',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'local-chain-kill-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = await startLocalChain({ dataDir, slotMs: 1000 });
    const wallet = await fundedWallet(first, TOKENS);
    const { address: reference } = await generateKeyPairSigner();
    await first.close();

    const acknowledged: Transaction[] = [];
    let amount = 0n;
    for (let round = 0; round < ROUNDS; round++) {
      const { child, url } = await startChild(dataDir);
      const chain = { ...first, url };
      const goal = acknowledged.length + BURNS_BEFORE_KILL;
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (;;) {
          amount += 1n;
          const instructions = [burn(chain, wallet, amount, reference)];
          const transaction = await sign(createSolanaRpc(url), { payer: wallet, instructions });
          await post(createSolanaRpc(url), transaction);
          acknowledged.push(transaction);
          // The other clients are somewhere in the middle of a burn now.
          if (acknowledged.length === goal) child.kill('SIGKILL');
        }
      });
      await Promise.allSettled([...clients, once(child, 'exit')]);

      const restarted = await startLocalChain({ dataDir, slotMs: 1000 });
      await expectWhole(restarted, wallet, reference, acknowledged);
      await restarted.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * BURNS_BEFORE_KILL);
  },
  LONGEST_MS,
);

async function startChild(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, url: String(url) };
}

type Wallet = Awaited<ReturnType<typeof fundedWallet>>;

async function expectWhole(
  chain: LocalChain,
  wallet: Wallet,
  reference: Wallet['address'],
  acknowledged: readonly Transaction[],
): Promise<void> {
  const rpc = connect(chain);
  chain.advanceSlots(1);
  const found = await rpc.getSignaturesForAddress(reference, { commitment: 'confirmed' }).send();
  const signatures = found.map(({ signature }) => signature);
  expect(new Set(signatures).size).toBe(signatures.length);
  expect(signatures).toEqual(expect.arrayContaining(acknowledged.map(getSignatureFromTransaction)));
  // What was not acknowledged may have been journalled all the same: at most one burn per client and round.
  expect(signatures.length - acknowledged.length).toBeLessThanOrEqual(ROUNDS * CLIENTS);

  let burnt = 0n;
  for (const signature of signatures) {
    const config = {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    } as const;
    const meta = (await rpc.getTransaction(signature, config).send())?.meta;
    const [before] = meta?.preTokenBalances ?? [];
    const [after] = meta?.postTokenBalances ?? [];
    burnt += BigInt(before?.uiTokenAmount.amount ?? 0) - BigInt(after?.uiTokenAmount.amount ?? 0);
  }
  expect((await fetchToken(rpc, wallet.tokenAccount)).data.amount).toBe(TOKENS - burnt);
  expect((await fetchMint(rpc, chain.mint)).data.supply).toBe(10n ** 18n - burnt);

  for (const transaction of acknowledged.slice(-3)) await expect(post(rpc, transaction)).rejects.toThrow();
}
