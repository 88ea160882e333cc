/** A token of Token-2022 pays for packs as any token does: burned by a page, read from the chain, recorded, opened. */
import { EXTENSIONS, newMint2022, openStage, type Stage } from '@pokesol/chain/testing';
import type { Address } from '@solana/kit';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getMintToInstruction,
} from '@solana-program/token';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, TestWallet, until } from '../../../testing/index.ts';
import { connectChain } from '../../platform/chain/chain.ts';
import { ConfigError } from '../../platform/config/config.ts';

const PACK = 'base1-mini';
const SUPPLY = 10_000_000_000n;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(20);
});
afterAll(() => stage.chain.close());

function connect(mint: Address, warn: (text: string) => void) {
  const endpoints = [{ name: 'rpc1', url: stage.chain.url }];
  return connectChain({ kind: 'remote', endpoints, cluster: 'localnet', mint }, undefined, warn);
}

async function fund(wallet: Address, mint: Address, tokenProgram: Address): Promise<void> {
  const { alice, chain, run } = stage;
  await chain.fund(wallet, { lamports: 1_000_000_000n });
  const [token] = await findAssociatedTokenPda({ owner: wallet, mint, tokenProgram });
  await run([
    await getCreateAssociatedTokenIdempotentInstructionAsync({
      payer: alice,
      owner: wallet,
      mint,
      tokenProgram,
    }),
    getMintToInstruction(
      { mint, token, mintAuthority: alice, amount: SUPPLY },
      { programAddress: tokenProgram },
    ),
  ]);
}

test('a burn of a token with transfer fees buys a pack at its price, reported or found', async () => {
  const { mint } = await newMint2022(stage, [EXTENSIONS.TransferFeeConfig(stage.alice.address)]);
  const warned: string[] = [];
  const chain = await connect(mint, (text) => warned.push(text));
  expect(warned.join('\n')).toMatch(/its mint authority .*\n.*TransferFeeConfig: a fee is kept/);
  const server: TestServer = await startTestServer({ kind: 'postgres', chain });
  try {
    const wallet = await TestWallet.create(server.base);
    await wallet.signIn();
    await fund(wallet.address, mint, chain.tokenProgram);
    const bought = await wallet.buy(PACK);
    expect(bought).toMatchObject({ status: 'confirmed', packTypeId: PACK });
    await wallet.burn(await wallet.intend(PACK));
    const purchases = () =>
      wallet.ok<{ price: string }[]>('GET', `/api/users/${wallet.address}/pack-purchases`);
    await until(async () => {
      await server.runJob('sweep');
      return (await purchases()).length === 2;
    });
    const spent = (await purchases()).reduce((sum, { price }) => sum + BigInt(price) * 1_000_000n, 0n);
    const { balance } = await wallet.ok<{ balance: string }>('GET', `/api/users/${wallet.address}/balance`);
    expect(BigInt(balance) * 1_000_000n).toBe(SUPPLY - spent);
    await wallet.ok('POST', `/api/pack-purchases/${bought.id}/open`);
  } finally {
    await server.close();
    await chain.close();
  }
});

test('a token whose burns another may stop is refused at the start, with every reason', async () => {
  const { mint } = await newMint2022(stage, [
    EXTENSIONS.PausableConfig(stage.alice.address),
    EXTENSIONS.PermanentDelegate(stage.alice.address),
  ]);
  const refused = connect(mint, () => {});
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(
    /^TOKEN_MINT: packs cannot be paid with \w+\. PausableConfig: .* PermanentDelegate: /,
  );
});

test('what is no mint, and what is not there, have errors of their own', async () => {
  const { alice, tokensOf } = stage;
  await expect(connect(await tokensOf(alice.address), () => {})).rejects.toThrow(
    /is no mint of a token program/,
  );
  await expect(connect(await tokensOf(stage.chain.mint), () => {})).rejects.toThrow(/there is no account/);
});
