/** A chain that is started again is the chain that it was. */

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AccountRole, address, generateKeyPairSigner, getSignatureFromTransaction } from '@solana/kit';
import { fetchMint, fetchToken, getCloseAccountInstruction } from '@solana-program/token';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLocalChain } from './index.ts';
import { journalPath } from './journal.ts';
import { answer } from './rpc/dispatch.ts';
import { openChain } from './start.ts';
import { burn, connect, fundedWallet, post, START, send, sign, stillChain } from './testing.ts';

const CHILD = fileURLToPath(new URL('./chainProcess.ts', import.meta.url));

function dataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'local-chain-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

describe('a restart', () => {
  it('keeps balances, records, indexes, duplicates and blockhashes', async () => {
    const dir = dataDir();
    const first = await stillChain({ dataDir: dir });
    const wallet = await fundedWallet(first, 1000n);
    const { address: reference } = await generateKeyPairSigner();
    const burnt = await sign(connect(first), {
      payer: wallet,
      instructions: [burn(first, wallet, 300n, reference)],
    });
    await post(connect(first), burnt);
    const kept = await sign(connect(first), { payer: wallet, instructions: [burn(first, wallet, 7n)] });
    first.advanceSlots(40);
    const signature = getSignatureFromTransaction(burnt);
    const read = async (chain: typeof first) => {
      const rpc = connect(chain);
      return {
        genesis: await rpc.getGenesisHash().send(),
        slot: await rpc.getSlot({ commitment: 'processed' }).send(),
        blockhash: (await rpc.getLatestBlockhash().send()).value,
        balance: await rpc.getBalance(wallet.address).send(),
        supply: (await fetchMint(rpc, chain.mint)).data.supply,
        tokens: (await fetchToken(rpc, wallet.tokenAccount)).data,
        owned: await rpc
          .getTokenAccountsByOwner(wallet.address, { mint: chain.mint }, { encoding: 'base64' })
          .send(),
        burn: await rpc
          .getTransaction(signature, { encoding: 'base64', maxSupportedTransactionVersion: 0 })
          .send(),
        found: await rpc.getSignaturesForAddress(reference).send(),
        statuses: await rpc.getSignatureStatuses([signature]).send(),
        mint: chain.mint,
        faucet: chain.faucet,
      };
    };
    const before = await read(first);
    expect(before.found).toHaveLength(1);
    await first.close();

    const second = await stillChain({ dataDir: dir });
    expect(await read(second)).toEqual(before);
    await expect(post(connect(second), burnt)).rejects.toThrow();
    // Signed before the restart, with a blockhash from before.
    await post(connect(second), kept);
    expect((await fetchToken(connect(second), wallet.tokenAccount)).data.amount).toBe(693n);
    await second.fund(wallet.address, { tokens: 1n });

    await second.close();
    const third = await stillChain({ dataDir: dir });
    expect((await fetchToken(connect(third), wallet.tokenAccount)).data.amount).toBe(694n);
  });

  it('forgets no slot, though the clock was set back or slots last longer now', async () => {
    const dir = dataDir();
    const slot = async (options: { now?: () => number; slotMs?: number }) => {
      const chain = await stillChain({ dataDir: dir, ...options });
      const current = await connect(chain).getSlot({ commitment: 'processed' }).send();
      const wallet = await generateKeyPairSigner();
      await chain.fund(wallet.address, { lamports: 1_000_000n });
      await chain.close();
      return Number(current) - 447_552_000;
    };
    expect(await slot({ now: () => START })).toBe(0);
    expect(await slot({ now: () => START + 40_000 })).toBe(100);
    expect(await slot({ now: () => START })).toBe(100);
    expect(await slot({ now: () => START + 40_000, slotMs: 4000 })).toBe(200);
    expect(await slot({ now: () => START + 80_000, slotMs: 4000 })).toBe(210);
  });

  it('survives a client that names programs and sysvars as writable', async () => {
    const dir = dataDir();
    const chain = await stillChain({ dataDir: dir });
    const wallet = await fundedWallet(chain);
    const plain = burn(chain, wallet, 1n);
    const names = ['11111111111111111111111111111111', 'SysvarC1ock11111111111111111111111111111111'];
    const extra = [...names, 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'].map((name) => ({
      address: address(name),
      role: AccountRole.WRITABLE,
    }));
    await send(connect(chain), {
      payer: wallet,
      instructions: [{ ...plain, accounts: [...(plain.accounts ?? []), ...extra] }],
    });
    await chain.close();
    const again = await stillChain({ dataDir: dir });
    await send(connect(again), { payer: wallet, instructions: [burn(again, wallet, 2n)] });
    expect((await fetchToken(connect(again), wallet.tokenAccount)).data.amount).toBe(99_999_997n);
  });

  it('of a closed token account finds it closed', async () => {
    const dir = dataDir();
    const chain = await stillChain({ dataDir: dir });
    const wallet = await fundedWallet(chain, 5n);
    await send(connect(chain), {
      payer: wallet,
      instructions: [
        burn(chain, wallet, 5n),
        getCloseAccountInstruction({
          account: wallet.tokenAccount,
          destination: wallet.address,
          owner: wallet,
        }),
      ],
    });
    const owned = async (one: typeof chain) =>
      (
        await connect(one)
          .getTokenAccountsByOwner(wallet.address, { mint: one.mint }, { encoding: 'base64' })
          .send()
      ).value;
    expect(await owned(chain)).toEqual([]);
    await chain.close();
    const again = await stillChain({ dataDir: dir });
    expect(await owned(again)).toEqual([]);
    expect(
      (await connect(again).getAccountInfo(wallet.tokenAccount, { encoding: 'base64' }).send()).value,
    ).toBeNull();
  });
});

describe('a journal', () => {
  it('is readable by its owner only, and begins with a whole chain', async () => {
    const dir = dataDir();
    await stillChain({ dataDir: dir });
    expect(statSync(journalPath(dir)).mode & 0o777).toBe(0o600);
    const kinds = readFileSync(journalPath(dir), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds).toEqual(['header', 'transaction']);
  });

  it('loses a torn last line and nothing else', async () => {
    const dir = dataDir();
    const chain = await stillChain({ dataDir: dir });
    const wallet = await fundedWallet(chain, 10n);
    await chain.close();
    const whole = readFileSync(journalPath(dir), 'utf8');
    appendFileSync(journalPath(dir), whole.slice(whole.lastIndexOf('{"kind":"transaction"'), -20));

    const again = await stillChain({ dataDir: dir });
    expect((await fetchToken(connect(again), wallet.tokenAccount)).data.amount).toBe(10n);
    expect(readFileSync(journalPath(dir), 'utf8')).toBe(whole);
    await again.fund(wallet.address, { tokens: 1n });
    await again.close();
    const third = await stillChain({ dataDir: dir });
    expect((await fetchToken(connect(third), wallet.tokenAccount)).data.amount).toBe(11n);
  });

  it.each([
    ['a line that is no JSON', (lines: string[]) => lines.with(1, '{"kind":"transaction"')],
    ['a line of another shape', (lines: string[]) => lines.with(1, '{"kind":"transaction","record":{}}')],
    ['no header', (lines: string[]) => lines.slice(1)],
    ['two headers', (lines: string[]) => [lines[0] ?? '', ...lines]],
    ['nothing', () => ['']],
  ])('with %s is refused and left as it is', async (_what, damage) => {
    const dir = dataDir();
    const chain = await stillChain({ dataDir: dir });
    await fundedWallet(chain);
    await chain.close();
    const damaged = damage(readFileSync(journalPath(dir), 'utf8').split('\n')).join('\n');
    writeFileSync(journalPath(dir), damaged);
    await expect(startLocalChain({ dataDir: dir })).rejects.toMatchObject({
      code: 'JOURNAL_CORRUPT',
      message: expect.stringContaining(journalPath(dir)),
    });
    expect(readFileSync(journalPath(dir), 'utf8')).toBe(damaged);
  });

  it('that is corrupt ends the process with an error that names it', async () => {
    const dir = dataDir();
    await (await stillChain({ dataDir: dir })).close();
    writeFileSync(journalPath(dir), 'nonsense\n', { flag: 'a' });
    const child = spawnSync(process.execPath, ['--import', 'tsx', CHILD, dir], { encoding: 'utf8' });
    expect(child.status).not.toBe(0);
    expect(child.stderr).toContain(`${journalPath(dir)}: line 3 cannot be read`);
  });

  it('of a later format is refused', async () => {
    const dir = dataDir();
    await (await stillChain({ dataDir: dir })).close();
    const text = readFileSync(journalPath(dir), 'utf8');
    writeFileSync(journalPath(dir), text.replace('"format":1', '"format":2'));
    await expect(startLocalChain({ dataDir: dir })).rejects.toMatchObject({ code: 'JOURNAL_UNSUPPORTED' });
  });

  it('that can no longer be written ends the chain, not the truth', async () => {
    const running = await openChain(dataDir(), 400, () => START);
    const { address: wallet } = await generateKeyPairSigner();
    const ask = async (method: string, ...params: unknown[]) =>
      JSON.parse(await answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), running));
    expect(await ask('getHealth')).toMatchObject({ result: 'ok' });
    running.journal.close();
    expect(await ask('requestAirdrop', wallet, 10 ** 9)).toMatchObject({ error: { code: -32005 } });
    expect(await ask('getHealth')).toMatchObject({ error: { code: -32005 } });
    expect(await ask('getBalance', wallet)).toMatchObject({ result: { value: 0 } });
  });

  it('serves one running chain only', async () => {
    const dir = dataDir();
    const chain = await stillChain({ dataDir: dir });
    await expect(startLocalChain({ dataDir: dir })).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
    await chain.close();
    await (await stillChain({ dataDir: dir })).close();
  });
});

describe('two chains', () => {
  it('have nothing in common', async () => {
    const [one, two] = await Promise.all([stillChain(), stillChain()]);
    expect(one.mint).not.toBe(two.mint);
    expect(one.faucet).not.toBe(two.faucet);
    const hashes = (chain: typeof one) =>
      Promise.all([connect(chain).getGenesisHash().send(), connect(chain).getLatestBlockhash().send()]);
    const [[genesisOne, latestOne], [genesisTwo, latestTwo]] = await Promise.all([hashes(one), hashes(two)]);
    expect(genesisOne).not.toBe(genesisTwo);
    expect(latestOne.value.blockhash).not.toBe(latestTwo.value.blockhash);
    expect(latestOne.context.slot).toBe(latestTwo.context.slot);
  });
});
