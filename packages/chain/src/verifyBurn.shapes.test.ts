/** The attack table, second part: every honest shape of a transaction that holds a burn, and junk in its data. */
import { AccountRole, type Address, type Instruction } from '@solana/kit';
import {
  AuthorityType,
  getBatchInstruction,
  getBurnInstruction,
  getCloseAccountInstruction,
  getInitializeAccount2Instruction,
  getInitializeAccount3Instruction,
  getInitializeAccountInstruction,
  getMintToInstruction,
  getSetAuthorityInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { type BurnTransaction, findReferences, readBurns } from './readBurns.ts';
import { answer } from './testing/answer.ts';
import { compile, someAddress } from './testing/compile.ts';
import {
  alice,
  aliceTokens,
  bob,
  bobTokens,
  burn,
  judge,
  mint,
  otherMint,
  otherReference,
  PRICE,
  raw,
  reference,
  strangeProgram,
} from './testing/purchase.ts';

const paidAt = (path: string) => ({ burn: { path, amount: PRICE } });
const table = someAddress(141);
const token = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };

function plainBurn(): Instruction {
  const instruction = getBurnInstruction({ account: aliceTokens, mint, authority: alice, amount: PRICE });
  const accounts = [...instruction.accounts, { address: reference, role: AccountRole.READONLY }];
  return { ...instruction, accounts };
}

describe('shapes that pay', () => {
  it.each(['legacy', 0, 1] as const)('version %s', async (version) => {
    expect(await judge([burn()], { version })).toMatchObject(paidAt('outer[0]'));
  });

  it('unchecked Burn', async () => {
    expect(await judge([plainBurn()])).toMatchObject(paidAt('outer[0]'));
  });

  it('a sponsor pays the fee', async () => {
    const given = { feePayer: bob.address, signers: [alice, bob] };
    expect(await judge([burn()], given)).toMatchObject(paidAt('outer[0]'));
  });

  it('the empty account is closed afterwards', async () => {
    const close = getCloseAccountInstruction({
      account: aliceTokens,
      destination: alice.address,
      owner: alice,
    });
    expect(await judge([burn(), close], { after: {} })).toMatchObject(paidAt('outer[0]'));
  });

  it('memo, compute budget and a wallet’s guard beside it', async () => {
    const beside = (program: string, ...data: number[]) => ({
      programAddress: program as Address,
      data: new Uint8Array(data),
    });
    const instructions = [
      beside('ComputeBudget111111111111111111111111111111', 2, 64, 13, 3, 0),
      beside('ComputeBudget111111111111111111111111111111', 3, 1, 0, 0, 0, 0, 0, 0, 0),
      burn(),
      beside('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 8, 15, 255),
      beside('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95', 5, 0),
    ];
    expect(await judge(instructions)).toMatchObject(paidAt('outer[2]'));
  });

  it('mint, account and reference in a lookup table', async () => {
    const tables = { [table]: [reference, someAddress(150), aliceTokens, mint] };
    expect(await judge([burn()], { tables })).toMatchObject(paidAt('outer[0]'));
    const swapped = { tables, expect: { reference: otherReference } };
    expect(await judge([burn()], swapped)).toMatchObject({ code: 'wrong-reference' });
  });
});

describe('a burn by CPI', () => {
  const wallet = { address: alice.address, role: AccountRole.READONLY_SIGNER };
  const accountsOf = (instruction: Instruction) =>
    (instruction.accounts ?? []).map(({ address }) => ({ address, role: AccountRole.READONLY }));
  const outer = (inner: Instruction): Instruction => ({
    programAddress: strangeProgram,
    accounts: [...accountsOf(inner), wallet, { address: TOKEN_PROGRAM_ADDRESS, role: AccountRole.READONLY }],
    data: new Uint8Array([1]),
  });

  it('pays when the wallet signed the transaction', async () => {
    const inner = { index: 0, instructions: [raw(burn(), new Uint8Array([99])), burn()] };
    expect(await judge([outer(burn())], { inner })).toMatchObject(paidAt('inner[0.1]'));
  });

  it('must carry the reference itself', async () => {
    const inner = { index: 0, instructions: [burn([])] };
    expect(await judge([outer(burn())], { inner })).toMatchObject({ code: 'missing-reference' });
  });

  it('does not pay when a program signed in the wallet’s place', async () => {
    const unsigned = { ...outer(burn()), accounts: accountsOf(burn()) };
    const program = { address: TOKEN_PROGRAM_ADDRESS, role: AccountRole.READONLY };
    const given = {
      feePayer: bob.address,
      signers: [bob],
      inner: { index: 0, instructions: [burn()] },
    };
    const accounts = [...unsigned.accounts, program];
    expect(await judge([{ ...unsigned, accounts }], given)).toMatchObject({ code: 'wallet-did-not-sign' });
  });

  it('cannot hide a mint', async () => {
    const mintTo = getMintToInstruction({ mint, token: aliceTokens, mintAuthority: alice, amount: PRICE });
    const inner = { index: 0, instructions: [mintTo] };
    const verdict = await judge([outer(burn()), burn()], { inner });
    expect(verdict).toMatchObject({ code: 'minted-in-same-transaction' });
  });
});

describe('a batch', () => {
  const batch = (...children: Instruction[]) =>
    getBatchInstruction(children as Instruction<typeof TOKEN_PROGRAM_ADDRESS>[]);

  it('pays by the child that carries the reference', async () => {
    const children = batch(burn([otherReference], { amount: 1n }), burn());
    expect(await judge([children])).toMatchObject(paidAt('outer[0]#1'));
    const other = { expect: { reference: otherReference, amount: 1n } };
    expect(await judge([children], other)).toMatchObject({ burn: { path: 'outer[0]#0' } });
  });

  it('lends no account from one child to the next', async () => {
    expect(await judge([batch(burn([]), burn([otherReference]))])).toMatchObject({
      code: 'missing-reference',
    });
  });

  it('cannot hide a mint or a second burn for the same purchase', async () => {
    const mintTo = getMintToInstruction({ mint, token: aliceTokens, mintAuthority: alice, amount: PRICE });
    expect(await judge([batch(mintTo, burn())])).toMatchObject({ code: 'minted-in-same-transaction' });
    expect(await judge([batch(burn(), burn())])).toMatchObject({ code: 'reference-twice' });
    expect(await judge([batch(burn()), burn()])).toMatchObject({ code: 'reference-twice' });
  });

  it('that claims more accounts or bytes than it has is skipped', async () => {
    const whole = batch(burn());
    for (const length of [1, 2, 3, 10, whole.data.length - 1]) {
      expect(await judge([raw(whole, whole.data.slice(0, length))])).toMatchObject({ code: 'no-burn' });
    }
    const short = { ...whole, accounts: whole.accounts.slice(0, 2) };
    expect(await judge([short])).toMatchObject({ code: 'no-burn' });
  });
});

describe('an account that the same transaction makes and closes', () => {
  const fresh = someAddress(151);
  const at = (instruction: Instruction, programAddress: Address): Instruction => ({
    ...instruction,
    programAddress,
  });
  const made = (owner: Address, words: { account?: Address; mint?: Address } = {}) =>
    getInitializeAccount3Instruction({ account: fresh, mint, owner, ...words });
  const handed = (owned = fresh) =>
    getSetAuthorityInstruction({
      owned,
      owner: alice,
      authorityType: AuthorityType.CloseAccount,
      newAuthority: bob.address,
    });
  const ours = burn([reference], { account: fresh });

  it.each([
    ['InitializeAccount', getInitializeAccountInstruction({ account: fresh, mint, owner: alice.address })],
    ['InitializeAccount2', getInitializeAccount2Instruction({ account: fresh, mint, owner: alice.address })],
    ['InitializeAccount3', made(alice.address)],
  ])('is whose %s says', async (_, initialize) => {
    expect(await judge([initialize, ours])).toMatchObject(paidAt('outer[1]'));
    expect(await judge([initialize, ours], { expect: { wallet: bob.address } })).toMatchObject({
      refused: true,
    });
    const bobs = getInitializeAccountInstruction({ account: fresh, mint, owner: bob.address });
    expect(await judge([bobs, initialize, ours])).toMatchObject(paidAt('outer[2]'));
    expect(await judge([initialize, bobs, ours])).toMatchObject({ code: 'not-your-account' });
  });

  it('also where a program makes it, or a batch', async () => {
    const ata = { programAddress: strangeProgram, accounts: ours.accounts };
    const through = (program: Address) => ({
      inner: { index: 0, instructions: [at(made(alice.address), program)] },
    });
    const outer = { ...ata, accounts: [...ours.accounts, ...made(alice.address).accounts] };
    expect(await judge([outer, ours], through(TOKEN_PROGRAM_ADDRESS))).toMatchObject(paidAt('outer[1]'));
    expect(await judge([getBatchInstruction([made(alice.address)]), ours])).toMatchObject(paidAt('outer[1]'));
    expect(await judge([getBatchInstruction([made(bob.address), ours])])).toMatchObject({
      code: 'not-your-account',
    });
  });

  it.each([
    ['by a look-alike program', at(made(alice.address), strangeProgram)],
    ['of another account', made(alice.address, { account: bobTokens })],
    ['for another mint', made(alice.address, { mint: otherMint })],
    ['with too few accounts', { ...made(alice.address), accounts: made(alice.address).accounts.slice(0, 1) }],
    ['with too short a name', raw(made(alice.address), made(alice.address).data.slice(0, 32))],
    ['without accounts', { ...made(alice.address), accounts: [] }],
    ['of the oldest form without an owner', { ...made(alice.address), data: new Uint8Array([1]) }],
    [
      'of the second form, too short',
      raw(made(alice.address), new Uint8Array([16, ...made(alice.address).data.slice(1, 32)])),
    ],
  ])('belongs to no wallet by a call %s', async (_, call) => {
    expect(await judge([call, ours])).toMatchObject({ code: 'unknown-account-owner' });
  });

  it('stays its owner’s for a second burn', async () => {
    const first = burn([otherReference], { account: fresh, amount: 1n });
    expect(await judge([made(alice.address), first, ours])).toMatchObject(paidAt('outer[2]'));
  });

  it('belongs to no wallet by what comes after the burn', async () => {
    expect(await judge([ours, made(alice.address)])).toMatchObject({ code: 'unknown-account-owner' });
  });

  it('is not known to be anybody’s once an authority over it was set', async () => {
    const unknown = { code: 'unknown-account-owner' };
    expect(await judge([made(alice.address), handed(), ours])).toMatchObject(unknown);
    const after = { after: { [fresh]: alice.address } };
    expect(await judge([made(alice.address), handed(), ours], after)).toMatchObject(unknown);
    const short = raw(
      { ...handed(), accounts: [{ address: fresh, role: AccountRole.WRITABLE }] },
      new Uint8Array([6]),
    );
    expect(await judge([made(alice.address), short, ours])).toMatchObject(unknown);
  });

  it('stays its owner’s when the authority was another’s, a look-alike’s, or was set after the burn', async () => {
    for (const before of [
      [handed(aliceTokens)],
      [at(handed(), strangeProgram)],
      [{ ...handed(), accounts: [] }],
    ])
      expect(await judge([made(alice.address), ...before, ours])).toMatchObject(paidAt('outer[2]'));
    expect(await judge([made(alice.address), ours, handed()])).toMatchObject(paidAt('outer[1]'));
  });

  it('is its new owner’s, for any owner of that address before or after', async () => {
    const both = { before: { [fresh]: alice.address }, after: { [fresh]: alice.address } };
    expect(await judge([made(bob.address), ours], both)).toMatchObject({ code: 'not-your-account' });
  });

  it('an account that was there before is its owner’s, also when an authority over it is set', async () => {
    expect(await judge([handed(aliceTokens), burn()])).toMatchObject(paidAt('outer[1]'));
  });
});

describe('unknown and short data', () => {
  it('a burn is a burn however many bytes come after its data', async () => {
    const long = new Uint8Array(64).fill(1);
    long.set(burn().data);
    expect(await judge([raw(burn(), long)])).toMatchObject(paidAt('outer[0]'));
  });

  it.each([
    [[]],
    [[8]],
    [[8, 1, 2]],
    [[15]],
    [[15, 0, 0, 0, 0, 0, 0, 0, 0]],
    [[7]],
    [[200, 1]],
    [[255]],
    [[255, 3]],
  ])('is skipped: %j', async (bytes) => {
    const junk = raw({ ...burn(), accounts: burn().accounts.slice(0, 2) }, new Uint8Array(bytes));
    expect(await judge([junk, burn()])).toMatchObject(paidAt('outer[1]'));
    expect(await judge([raw(burn(), new Uint8Array(bytes))])).toMatchObject({ refused: true });
  });
});

describe('readBurns and findReferences', () => {
  it('tell of every burn of our token what an intent is looked up by', async () => {
    const instructions = [
      burn([otherReference], { amount: 1n }),
      burn([someAddress(160)], { mint: otherMint }),
      burn(),
      burn([]),
    ];
    const signed = await compile({ feePayer: alice.address, signers: [alice], instructions });
    const tx = answer(signed, { before: { [aliceTokens]: alice.address } });
    expect(readBurns(tx, token)).toMatchObject([
      { path: 'outer[0]', amount: 1n, extraAccounts: [otherReference], owner: alice.address },
      { path: 'outer[2]', amount: PRICE, extraAccounts: [reference], authority: alice.address },
      { path: 'outer[3]', amount: PRICE, extraAccounts: [], tokenAccount: aliceTokens },
    ]);
    expect(findReferences(tx, token)).toEqual([otherReference, reference]);
  });

  it('tell of burns alone, not of the mints beside them', async () => {
    const mintTo = getMintToInstruction({ mint, token: aliceTokens, mintAuthority: alice, amount: PRICE });
    const signed = await compile({
      feePayer: alice.address,
      signers: [alice],
      instructions: [mintTo, burn()],
    });
    const tx = answer(signed, { before: { [aliceTokens]: alice.address } });
    expect(readBurns(tx, token).map(({ kind, path }) => [kind, path])).toEqual([['burn', 'outer[1]']]);
    expect(findReferences(tx, token)).toEqual([reference]);
  });

  it('tell of a burn also where the node leaves the owners out', async () => {
    const signed = await compile({ feePayer: alice.address, signers: [alice], instructions: [burn()] });
    const { meta, ...rest } = answer(signed, { before: { [aliceTokens]: alice.address } });
    const { preTokenBalances, postTokenBalances, ...silent } = meta ?? { err: null };
    expect([preTokenBalances, postTokenBalances]).toMatchObject([[{}], [{}]]);
    for (const left of [null, silent]) {
      const seen = readBurns({ ...rest, meta: left } as BurnTransaction, token);
      expect(seen).toMatchObject([{ path: 'outer[0]', extraAccounts: [reference], owner: null }]);
    }
  });

  it('are empty for an answer that cannot be read', () => {
    const tx = { slot: 1n, blockTime: null, meta: null, transaction: ['AAAA', 'base64'] };
    expect(readBurns(tx as never, token)).toEqual([]);
  });
});
