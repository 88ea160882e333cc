/** The honest rows of the attack table on a real chain, and what the token program does with batches. */
import { type Address, getU8Encoder, type Instruction } from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import {
  getBurnInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeAccount2Instruction,
  getInitializeAccount3Instruction,
  getInitializeAccountInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchBurnTransaction } from './burnOnChain.ts';
import { readBurns } from './readBurns.ts';
import { batch, type Cast, carrying, newReference, openCast } from './testing/cast.ts';
import { makeLookupTable } from './testing/lookupTable.ts';

const PRICE = 5_000_000n;

let cast: Cast;
let reference: Address;
let otherReference: Address;

beforeAll(async () => {
  cast = await openCast();
});
beforeEach(async () => {
  reference = await newReference();
  otherReference = await newReference();
});
afterAll(() => cast.chain.close());

const paidAt = (path: string) => ({ burn: { path, amount: PRICE } });

describe('accepted', () => {
  it.each(['legacy', 0, 1] as const)('version %s', async (version) => {
    const id = await cast.run([cast.burn([reference])], { version });
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('unchecked Burn', async () => {
    const plain = getBurnInstruction({
      account: cast.aliceTokens,
      mint: cast.chain.mint,
      authority: cast.alice,
      amount: PRICE,
    });
    const id = await cast.run([carrying(plain, reference)]);
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('without a reference, as a plain client does it', async () => {
    const id = await cast.run([cast.burn([])]);
    expect(await cast.judge(id, null)).toMatchObject(paidAt('outer[0]'));
    expect(await cast.judge(id, reference)).toMatchObject({ code: 'missing-reference' });
  });

  it('sponsored fee payer', async () => {
    const id = await cast.run([cast.burn([reference])], { feePayer: cast.bob, signers: [cast.alice] });
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('memo and compute budget beside it', async () => {
    const limit = { programAddress: 'ComputeBudget111111111111111111111111111111' as Address };
    const budget = { ...limit, data: new Uint8Array([2, 64, 13, 3, 0]) };
    const id = await cast.run([
      budget,
      getAddMemoInstruction({ memo: 'a pack, please' }),
      cast.burn([reference]),
    ]);
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[2]'));
  });

  it('the account emptied and closed afterwards', async () => {
    const carol = await cast.newActor();
    const account = await cast.tokensOf(carol.address);
    const close = getCloseAccountInstruction({ account, destination: carol.address, owner: carol });
    const all = cast.burn([reference], { account, authority: carol, amount: 1_000_000_000n });
    const id = await cast.run([all, close], { feePayer: carol });
    const expected = { wallet: carol.address, amount: 1_000_000_000n };
    expect(await cast.judge(id, reference, expected)).toMatchObject({ burn: {} });
  });

  type Made = { account: Address; mint: Address; owner: Address };
  it.each([
    ['InitializeAccount', (made: Made) => getInitializeAccountInstruction(made)],
    ['InitializeAccount2', (made: Made) => getInitializeAccount2Instruction(made)],
    ['InitializeAccount3', (made: Made) => getInitializeAccount3Instruction(made)],
  ])('an account made by %s, filled, emptied and closed by the same transaction', async (_, initialize) => {
    for (const pack of [(...each: Instruction[]) => each, (...each: Instruction[]) => [batch(...each)]]) {
      const { key, allocate } = await cast.newRoom();
      const account = key.address;
      const mint = cast.chain.mint;
      const fill = { source: cast.aliceTokens, destination: account, authority: cast.alice, amount: PRICE };
      const token = [
        initialize({ account, mint, owner: cast.alice.address }),
        getTransferInstruction(fill),
        cast.burn([reference], { account }),
        getCloseAccountInstruction({ account, destination: cast.alice.address, owner: cast.alice }),
      ];
      const id = await cast.run([allocate, ...pack(...token)], { signers: [key] });
      const tx = await fetchBurnTransaction(cast.rpc, id);
      if (typeof tx === 'string') throw new Error(tx);
      const balances = [...(tx.meta?.preTokenBalances ?? []), ...(tx.meta?.postTokenBalances ?? [])];
      // Only Alice's other account is in the balances.
      expect(new Set(balances.map(({ accountIndex }) => accountIndex)).size).toBe(1);
      expect(await cast.judge(id, reference)).toMatchObject({ burn: { amount: PRICE } });
    }
  });

  it('an associated account, made by its program within the transaction and closed again', async () => {
    const carol = await cast.newActor();
    const mint = cast.chain.mint;
    const account = await cast.tokensOf(carol.address);
    const rest = { account, mint, authority: carol, amount: 1_000_000_000n };
    const close = getCloseAccountInstruction({ account, destination: carol.address, owner: carol });
    await cast.run([getBurnInstruction(rest), close], { feePayer: carol });
    const make = { payer: carol, owner: carol.address, mint };
    const fill = { source: cast.bobTokens, destination: account, authority: cast.bob, amount: PRICE };
    const id = await cast.run(
      [
        await getCreateAssociatedTokenIdempotentInstructionAsync(make),
        getTransferInstruction(fill),
        cast.burn([reference], { account, authority: carol }),
        close,
      ],
      { feePayer: carol, signers: [cast.bob] },
    );
    expect(await cast.judge(id, reference, { wallet: carol.address })).toMatchObject(paidAt('outer[2]'));
  });

  it('mint, account and reference in a lookup table', async () => {
    const addresses = [reference, cast.chain.mint, cast.aliceTokens];
    const table = await makeLookupTable(cast, addresses);
    const id = await cast.run([cast.burn([reference])], { tables: { [table]: addresses } });
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('inside a batch, by the child that carries the reference', async () => {
    const id = await cast.run([batch(cast.burn([otherReference], { amount: 1n }), cast.burn([reference]))]);
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]#1'));
    const other = { amount: 1n };
    expect(await cast.judge(id, otherReference, other)).toMatchObject({
      burn: { path: 'outer[0]#0' },
    });
  });

  it('two burns for two purchases, each once', async () => {
    const id = await cast.run([cast.burn([reference]), cast.burn([otherReference])]);
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
    expect(await cast.judge(id, otherReference)).toMatchObject(paidAt('outer[1]'));
  });
});

describe('what the token program itself does', () => {
  it('refuses a batch inside a batch, so that no burn or mint can hide there', async () => {
    const { accounts = [], data = new Uint8Array(), programAddress } = batch(cast.burn([reference]));
    const nested = new Uint8Array([255, accounts.length, data.length, ...data]);
    const id = await cast.stage.run([{ programAddress, accounts, data: nested }]);
    const { value } = await cast.rpc.getSignatureStatuses([id]).send();
    expect(value[0]?.err).toMatchObject({ InstructionError: expect.anything() });
  });

  it('reports no inner instruction for the children of a batch', async () => {
    const id = await cast.run([batch(cast.burn([reference]), cast.burn([otherReference]))]);
    const tx = await fetchBurnTransaction(cast.rpc, id);
    if (typeof tx === 'string') throw new Error(tx);
    expect(tx.meta?.innerInstructions ?? []).toEqual([]);
    const token = { mint: cast.chain.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS as Address };
    expect(readBurns(tx, token).map((seen) => seen.path)).toEqual(['outer[0]#0', 'outer[0]#1']);
  });

  it('takes a burn with bytes after its data, and we read the same amount', async () => {
    const checked = cast.burn([reference]);
    const data = new Uint8Array([...(checked.data ?? []), ...getU8Encoder().encode(7)]);
    const id = await cast.run([{ ...checked, data }]);
    expect(await cast.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });
});
