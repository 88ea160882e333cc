/** What a burn does under each extension of Token-2022, tried on the program itself, and what is said of such a mint. */
import { AccountRole, type Address, fetchEncodedAccount, generateKeyPairSigner } from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import {
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBurnTransaction } from './burn.ts';
import { fetchBurnTransaction } from './burnOnChain.ts';
import { TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';
import { judgeMint } from './mintVerdict.ts';
import { openStage, type Stage } from './testing/stage.ts';
import { AMOUNT, call2022, EXTENSIONS, type Extension, newMint2022 } from './testing/token2022.ts';
import { tokenBalance, tokenHolding, tokenInfo } from './token.ts';

const PRICE = 5_000_000n;
const tokenProgram = TOKEN_2022_PROGRAM_ADDRESS;

let stage: Stage;
let who: Address;
beforeAll(async () => {
  stage = await openStage();
  who = stage.alice.address;
});
afterAll(() => stage.chain.close());

async function verdictOn(mint: Address) {
  const info = await tokenInfo(stage.rpc, mint);
  if (!('token' in info)) throw new Error(info.message);
  return judgeMint(info.token);
}

/** A page's burn of the price, with a reference; what became of it, and what Alice's account lost by it. */
async function burn(mint: Address) {
  const { alice, rpc, judge } = stage;
  const reference = (await generateKeyPairSigner()).address;
  const { value } = await rpc.getLatestBlockhash().send();
  const before = await tokenBalance(rpc, alice.address, mint, tokenProgram);
  const bytes = await buildBurnTransaction({
    wallet: alice.address,
    mint,
    tokenProgram,
    decimals: 6,
    amount: PRICE,
    references: [reference],
    ...value,
    version: 0,
  });
  const signature = await stage.land(bytes);
  const after = await tokenBalance(rpc, alice.address, mint, tokenProgram);
  const supply = await rpc.getTokenSupply(mint).send();
  const verdict = await judge(signature, reference, { mint, tokenProgram });
  const tx = await fetchBurnTransaction(rpc, signature);
  const err = typeof tx === 'string' ? tx : tx.meta?.err;
  return { lost: before - after, supply: BigInt(supply.value.amount), verdict, err };
}

async function expectBurned(mint: Address): Promise<void> {
  const { lost, supply, verdict } = await burn(mint);
  expect({ lost, supply }).toEqual({ lost: PRICE, supply: AMOUNT - PRICE });
  expect(verdict).toMatchObject({ burn: { amount: PRICE } });
}

async function expectNoBurn(mint: Address): Promise<void> {
  const { lost, err, verdict } = await burn(mint);
  expect(lost).toBe(0n);
  expect(err).toMatchObject({ InstructionError: [0n, expect.anything()] });
  expect(verdict).toMatchObject({ code: 'failed-transaction' });
}

describe('a mint that is taken', () => {
  test.each<[string, () => Extension[], RegExp | undefined]>([
    ['without extensions', () => [], undefined],
    ['MetadataPointer', () => [EXTENSIONS.MetadataPointer(who)], undefined],
    ['TransferFeeConfig', () => [EXTENSIONS.TransferFeeConfig(who)], /^TransferFeeConfig: a fee is kept/],
    ['TransferHook', () => [EXTENSIONS.TransferHook(who, who)], /^TransferHook: every transfer calls/],
    ['NonTransferable', () => [EXTENSIONS.NonTransferable()], /^NonTransferable: it cannot be handed on/],
  ])('%s: a burn takes exactly what was asked', async (_, extensions, warned) => {
    const { mint } = await newMint2022(stage, extensions());
    const { refusals, warnings } = await verdictOn(mint);
    expect(refusals).toEqual([]);
    expect(warnings.filter((each) => !each.startsWith('its mint authority'))).toEqual(
      warned === undefined ? [] : [expect.stringMatching(warned)],
    );
    await expectBurned(mint);
  });

  test('TransferFeeConfig: the fee that a transfer leaves stays out of a burn', async () => {
    const { alice, bob, run, tokensOf, rpc } = stage;
    const { mint, token } = await newMint2022(stage, [EXTENSIONS.TransferFeeConfig(who)]);
    const to = await tokensOf(bob.address, mint, tokenProgram);
    await run([
      await getCreateAssociatedTokenIdempotentInstructionAsync({
        payer: alice,
        owner: bob.address,
        mint,
        tokenProgram,
      }),
      getTransferCheckedInstruction(
        { source: token, mint, destination: to, authority: alice, amount: 1_000n, decimals: 6 },
        { programAddress: tokenProgram },
      ),
    ]);
    expect(await tokenBalance(rpc, bob.address, mint, tokenProgram)).toBe(900n);
  });

  test('DefaultAccountState of accounts that begin thawed, with a warning of who may freeze them', async () => {
    const { mint } = await newMint2022(stage, [EXTENSIONS.DefaultAccountState(1)], { freezing: 'possible' });
    const { refusals, warnings } = await verdictOn(mint);
    expect([refusals, warnings.join()]).toEqual([
      [],
      expect.stringMatching(/its freeze authority .* may freeze/),
    ]);
    await expectBurned(mint);
  });
});

test('an account’s own guards, against calls of programs and transfers without a memo, leave its owner’s burn alone', async () => {
  const { mint, token } = await newMint2022(stage, []);
  const owner = { address: who, role: AccountRole.WRITABLE_SIGNER };
  const system = { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY };
  const [REALLOCATE, CPI_GUARD, MEMO_TRANSFER, ENABLE] = [29, 34, 30, 0];
  await stage.run([
    call2022([REALLOCATE, 11, 0, 8, 0], token, owner, system, owner),
    call2022([CPI_GUARD, ENABLE], token, owner),
    call2022([MEMO_TRANSFER, ENABLE], token, owner),
  ]);
  const account = await fetchEncodedAccount(stage.rpc, token);
  if (!account.exists) throw new Error('no account');
  // Immutable owner (7), CPI guard (11) and memo (8), both on.
  const behind = [...account.data.slice(166)];
  expect(behind).toEqual([7, 0, 0, 0, 11, 0, 1, 0, 1, 8, 0, 1, 0, 1]);
  await expectBurned(mint);
});

describe('a mint that is refused', () => {
  test('DefaultAccountState frozen: nothing can be burned from a frozen account', async () => {
    const { mint } = await newMint2022(stage, [EXTENSIONS.DefaultAccountState(2)], { freezing: 'done' });
    const { refusals, warnings } = await verdictOn(mint);
    expect(refusals).toEqual([expect.stringMatching(/^DefaultAccountState: new accounts begin frozen/)]);
    expect(warnings.join()).toMatch(/its freeze authority .* may freeze/);
    const holding = await tokenHolding(stage.rpc, stage.alice.address, mint, tokenProgram);
    expect(holding).toEqual({ amount: AMOUNT, isFrozen: true });
    await expectNoBurn(mint);
  });

  test('PausableConfig: while it is paused no burn succeeds', async () => {
    const { mint } = await newMint2022(stage, [EXTENSIONS.PausableConfig(who)]);
    expect((await verdictOn(mint)).refusals).toEqual([
      expect.stringMatching(/^PausableConfig: .* may pause it/),
    ]);
    await expectBurned(mint);
    await stage.run([call2022([44, 1], mint, { address: who, role: AccountRole.READONLY_SIGNER })]);
    expect((await verdictOn(mint)).refusals).toEqual([
      expect.stringMatching(/^PausableConfig: it is paused/),
    ]);
    await expectNoBurn(mint);
  });

  test.each<[string, () => Extension[]]>([
    ['MintCloseAuthority', () => [EXTENSIONS.MintCloseAuthority(who)]],
    ['ConfidentialTransferMint', () => [EXTENSIONS.ConfidentialTransferMint(who)]],
    ['InterestBearingConfig', () => [EXTENSIONS.InterestBearingConfig(who)]],
    ['PermanentDelegate', () => [EXTENSIONS.PermanentDelegate(who)]],
    ['ScaledUiAmountConfig', () => [EXTENSIONS.ScaledUiAmountConfig(who)]],
  ])('%s, in a sentence that names it', async (name, extensions) => {
    const { mint } = await newMint2022(stage, extensions());
    const { refusals } = await verdictOn(mint);
    expect(refusals).toEqual([expect.stringMatching(new RegExp(`^${name}: [a-z1-9A-Z].{30}`))]);
  });

  test('PermissionedBurn: a burn without the other signature fails', async () => {
    const { mint } = await newMint2022(stage, [EXTENSIONS.PermissionedBurn(who)]);
    expect((await verdictOn(mint)).refusals).toEqual([
      expect.stringMatching(/^PermissionedBurn: every burn of it must be signed by/),
    ]);
    await expectNoBurn(mint);
  });

  test('each of several is reported', async () => {
    const { mint } = await newMint2022(stage, [
      EXTENSIONS.PermanentDelegate(who),
      EXTENSIONS.TransferFeeConfig(who),
      EXTENSIONS.MintCloseAuthority(who),
    ]);
    expect((await verdictOn(mint)).refusals.map((each) => each.split(':')[0])).toEqual([
      'PermanentDelegate',
      'MintCloseAuthority',
    ]);
  });
});
