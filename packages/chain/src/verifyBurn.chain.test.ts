/** The attack table on a real chain: what a program or a node would do is not left to our imagination. */
import {
  AccountRole,
  type Address,
  generateKeyPairSigner,
  getU8Encoder,
  type Instruction,
  type KeyPairSigner,
  type Signature,
} from '@solana/kit';
import { getAddMemoInstruction } from '@solana-program/memo';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  getApproveInstruction,
  getBatchInstruction,
  getBurnCheckedInstruction,
  getBurnInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeMultisig2Instruction,
  getMintToInstruction,
  getMultisigSize,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchBurnTransaction } from './burnOnChain.ts';
import { readBurns } from './readBurns.ts';
import { makeLookupTable } from './testing/lookupTable.ts';
import { openStage, type Stage } from './testing/stage.ts';
import { TOKEN_2022_PROGRAM_ADDRESS } from './token.ts';

const PRICE = 5_000_000n;

let stage: Stage;
let alice: KeyPairSigner;
let bob: KeyPairSigner;
let aliceTokens: Address;
let bobTokens: Address;
let reference: Address;
let otherReference: Address;

beforeAll(async () => {
  stage = await openStage();
  ({ alice, bob } = stage);
  aliceTokens = await stage.tokensOf(alice.address);
  bobTokens = await stage.tokensOf(bob.address);
});
beforeEach(async () => {
  reference = (await generateKeyPairSigner()).address;
  otherReference = (await generateKeyPairSigner()).address;
});
afterAll(() => stage.chain.close());

type Words = {
  mint?: Address;
  account?: Address;
  authority?: KeyPairSigner;
  amount?: bigint;
  program?: Address;
};

function carrying(instruction: Instruction, extra: readonly Address[]): Instruction {
  const added = extra.map((address) => ({ address, role: AccountRole.READONLY }));
  return { ...instruction, accounts: [...(instruction.accounts ?? []), ...added] };
}

function burn(extra: readonly Address[] = [reference], words: Words = {}): Instruction {
  const { mint = stage.chain.mint, account = aliceTokens, authority = alice, amount = PRICE } = words;
  const programAddress = words.program ?? TOKEN_PROGRAM_ADDRESS;
  const input = { account, mint, authority, amount, decimals: 6 };
  return carrying(getBurnCheckedInstruction(input, { programAddress }), extra);
}

function batch(...children: readonly Instruction[]): Instruction {
  return getBatchInstruction(children as readonly Instruction<typeof TOKEN_PROGRAM_ADDRESS>[] as []);
}

/** The test is worth nothing if the transaction did not land. */
async function landed(signature: Signature): Promise<Signature> {
  const { value } = await stage.rpc.getSignatureStatuses([signature]).send();
  expect(value[0]).toMatchObject({ err: null });
  return signature;
}

async function run(...args: Parameters<Stage['run']>) {
  return landed(await stage.run(...args));
}

const paidAt = (path: string) => ({ ok: true, burn: { path, amount: PRICE } });
const refused = (code: string) => ({ ok: false, code });

describe('accepted', () => {
  it.each(['legacy', 0, 1] as const)('version %s', async (version) => {
    const id = await run([burn()], { version });
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('unchecked Burn', async () => {
    const plain = getBurnInstruction({
      account: aliceTokens,
      mint: stage.chain.mint,
      authority: alice,
      amount: PRICE,
    });
    const id = await run([carrying(plain, [reference])]);
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('without a reference, as a plain client does it', async () => {
    const id = await run([burn([])]);
    expect(await stage.judge(id, null)).toMatchObject(paidAt('outer[0]'));
    expect(await stage.judge(id, reference)).toMatchObject(refused('missing-reference'));
  });

  it('sponsored fee payer', async () => {
    const id = await run([burn()], { feePayer: bob, signers: [alice] });
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('memo and compute budget beside it', async () => {
    const limit = { programAddress: 'ComputeBudget111111111111111111111111111111' as Address };
    const budget = { ...limit, data: new Uint8Array([2, 64, 13, 3, 0]) };
    const id = await run([budget, getAddMemoInstruction({ memo: 'a pack, please' }), burn()]);
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[2]'));
  });

  it('the account emptied and closed afterwards', async () => {
    const carol = await stage.newActor();
    const account = await stage.tokensOf(carol.address);
    const close = getCloseAccountInstruction({ account, destination: carol.address, owner: carol });
    const all = burn([reference], { account, authority: carol, amount: 1_000_000_000n });
    const id = await run([all, close], { feePayer: carol });
    const expected = { wallet: carol.address, amount: 1_000_000_000n };
    expect(await stage.judge(id, reference, expected)).toMatchObject({ ok: true });
  });

  it('mint, account and reference in a lookup table', async () => {
    const addresses = [reference, stage.chain.mint, aliceTokens];
    const table = await makeLookupTable(stage, addresses);
    const id = await run([burn()], { tables: { [table]: addresses } });
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });

  it('inside a batch, by the child that carries the reference', async () => {
    const id = await run([batch(burn([otherReference], { amount: 1n }), burn())]);
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]#1'));
    const other = { amount: 1n };
    expect(await stage.judge(id, otherReference, other)).toMatchObject({
      ok: true,
      burn: { path: 'outer[0]#0' },
    });
  });

  it('two burns for two purchases, each once', async () => {
    const id = await run([burn(), burn([otherReference])]);
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
    expect(await stage.judge(id, otherReference)).toMatchObject(paidAt('outer[1]'));
  });
});

describe('refused', () => {
  it('other mint, same decimals', async () => {
    const mint = await stage.newMint();
    const id = await run([burn([reference], { mint, account: await stage.tokensOf(alice.address, mint) })]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('wrong-mint'));
  });

  it('Token-2022 mint; accepted where that very mint is pinned', async () => {
    const program = TOKEN_2022_PROGRAM_ADDRESS;
    const mint = await stage.newMint(program);
    const account = await stage.tokensOf(alice.address, mint, program);
    const id = await run([burn([reference], { mint, account, program })]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('wrong-program'));
    const pinned = { mint, tokenProgram: program };
    expect(await stage.judge(id, reference, pinned)).toMatchObject(paidAt('outer[0]'));
  });

  it('burn by a delegate', async () => {
    const approve = getApproveInstruction({
      source: aliceTokens,
      delegate: bob.address,
      owner: alice,
      amount: PRICE,
    });
    await run([approve]);
    const id = await run([burn([reference], { authority: bob })], { feePayer: bob });
    expect(await stage.judge(id, reference)).toMatchObject(refused('delegate-burn'));
  });

  it('wallet is delegate and burns someone else’s tokens', async () => {
    const approve = getApproveInstruction({
      source: bobTokens,
      delegate: alice.address,
      owner: bob,
      amount: PRICE,
    });
    await run([approve], { feePayer: bob });
    const id = await run([burn([reference], { account: bobTokens })]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('not-your-account'));
  });

  it('a transaction that landed and failed', async () => {
    const id = await stage.run([burn([reference], { amount: 10n ** 15n })]);
    expect(await stage.judge(id, reference, { amount: 10n ** 15n })).toMatchObject(
      refused('failed-transaction'),
    );
  });

  it('a burn that was undone by a later instruction’s failure', async () => {
    const bad = burn([reference], { amount: 10n ** 15n });
    const id = await stage.run([burn(), bad]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('failed-transaction'));
  });

  it('one burn carrying two references', async () => {
    const id = await run([burn([reference, otherReference])]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('two-references'));
    expect(await stage.judge(id, otherReference)).toMatchObject(refused('two-references'));
  });

  it('two burns, also inside a batch, for one purchase', async () => {
    for (const instructions of [[burn(), burn()], [batch(burn(), burn())], [batch(burn()), burn()]]) {
      const id = await run(instructions);
      expect(await stage.judge(id, reference)).toMatchObject(refused('reference-twice'));
    }
  });

  it('replay by a second user, for another purchase, by an older burn', async () => {
    const id = await run([burn()]);
    const now = Math.floor(Date.now() / 1000);
    expect(await stage.judge(id, reference, { wallet: bob.address })).toMatchObject(
      refused('wallet-did-not-sign'),
    );
    expect(await stage.judge(id, otherReference)).toMatchObject(refused('wrong-reference'));
    expect(await stage.judge(id, null)).toMatchObject(refused('unexpected-reference'));
    const later = { notBefore: now + 300, notAfter: now + 600 };
    expect(await stage.judge(id, reference, later)).toMatchObject(refused('burned-before-purchase'));
  });

  it('a burn after expiry', async () => {
    const id = await run([burn()]);
    const now = Math.floor(Date.now() / 1000);
    const over = { notBefore: now - 600, notAfter: now - 300 };
    expect(await stage.judge(id, reference, over)).toMatchObject(refused('burned-after-expiry'));
  });

  it('freshly minted tokens, also inside a batch', async () => {
    const mint = await stage.newMint();
    const account = await stage.tokensOf(alice.address, mint);
    const mintTo = getMintToInstruction({ mint, token: account, mintAuthority: alice, amount: PRICE });
    const ours = burn([reference], { mint, account });
    for (const instructions of [[mintTo, ours], [batch(mintTo, ours)]]) {
      const id = await run(instructions);
      expect(await stage.judge(id, reference, { mint })).toMatchObject(refused('minted-in-same-transaction'));
    }
  });

  it('SPL multisig owner', async () => {
    const multisig = await generateKeyPairSigner();
    const space = BigInt(getMultisigSize());
    const lamports = await stage.rpc.getMinimumBalanceForRentExemption(space).send();
    const programAddress = TOKEN_PROGRAM_ADDRESS;
    const create = { payer: alice, newAccount: multisig, lamports, space, programAddress };
    const signers = [alice.address, bob.address];
    const mint = stage.chain.mint;
    const account = await stage.tokensOf(multisig.address);
    await run(
      [
        getCreateAccountInstruction(create),
        getInitializeMultisig2Instruction({ multisig: multisig.address, m: 1, signers }),
        await getCreateAssociatedTokenIdempotentInstructionAsync({
          payer: alice,
          owner: multisig.address,
          mint,
        }),
        getTransferInstruction({
          source: aliceTokens,
          destination: account,
          authority: alice,
          amount: PRICE,
        }),
      ],
      { signers: [multisig] },
    );
    const shared = getBurnInstruction({
      account,
      mint,
      authority: multisig.address,
      amount: PRICE,
      multiSigners: [alice],
    });
    const id = await run([carrying(shared, [reference])]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('multisig-owner'));
  });

  it.each([
    [4_999_999n, 'wrong-amount'],
    [5_000_001n, 'over-paid'],
  ])('%i base units: %s', async (amount, code) => {
    const id = await run([burn([reference], { amount })]);
    expect(await stage.judge(id, reference)).toMatchObject(refused(code));
  });

  it('a transfer to somebody else', async () => {
    const transfer = { source: aliceTokens, destination: bobTokens, authority: alice, amount: PRICE };
    const id = await run([carrying(getTransferInstruction(transfer), [reference])]);
    expect(await stage.judge(id, reference)).toMatchObject(refused('no-burn'));
  });

  it('a transaction that the chain does not know', async () => {
    const id = await run([burn()]);
    const unknown = ((id.startsWith('5') ? '4' : '5') + id.slice(1)) as Signature;
    expect(await stage.judge(unknown, reference)).toMatchObject({
      ok: false,
      code: 'not-found-yet',
      retry: true,
    });
  });
});

describe('what the token program itself does', () => {
  it('refuses a batch inside a batch, so that no burn or mint can hide there', async () => {
    const { accounts = [], data = new Uint8Array(), programAddress } = batch(burn());
    const nested = new Uint8Array([255, accounts.length, data.length, ...data]);
    const id = await stage.run([{ programAddress, accounts, data: nested }]);
    const { value } = await stage.rpc.getSignatureStatuses([id]).send();
    expect(value[0]?.err).toMatchObject({ InstructionError: expect.anything() });
  });

  it('reports no inner instruction for the children of a batch', async () => {
    const id = await run([batch(burn(), burn([otherReference]))]);
    const tx = await fetchBurnTransaction(stage.rpc, id, { attempts: 1 });
    if (typeof tx === 'string') throw new Error(tx);
    expect(tx.meta?.innerInstructions ?? []).toEqual([]);
    const token = { mint: stage.chain.mint, tokenProgram: TOKEN_PROGRAM_ADDRESS as Address };
    expect(readBurns(tx, token).map((seen) => seen.path)).toEqual(['outer[0]#0', 'outer[0]#1']);
  });

  it('takes a burn with bytes after its data, and we read the same amount', async () => {
    const checked = burn();
    const data = new Uint8Array([...(checked.data ?? []), ...getU8Encoder().encode(7)]);
    const id = await run([{ ...checked, data }]);
    expect(await stage.judge(id, reference)).toMatchObject(paidAt('outer[0]'));
  });
});
