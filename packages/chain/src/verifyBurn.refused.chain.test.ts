/** The attacks that a real chain can run: what a program or a node would do is not left to our imagination. */
import { type Address, generateKeyPairSigner, type Signature } from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  AuthorityType,
  getApproveInstruction,
  getBurnInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeAccount3Instruction,
  getInitializeMultisig2Instruction,
  getMintToInstruction,
  getMultisigSize,
  getSetAuthorityInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';
import { batch, type Cast, carrying, newReference, openCast } from './testing/cast.ts';

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

const refused = (code: string) => ({ refused: true, code });

describe('refused', () => {
  it('other mint, same decimals', async () => {
    const mint = await cast.newMint();
    const id = await cast.run([
      cast.burn([reference], { mint, account: await cast.tokensOf(cast.alice.address, mint) }),
    ]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('wrong-mint'));
  });

  it('Token-2022 mint; accepted where that very mint is pinned', async () => {
    const program = TOKEN_2022_PROGRAM_ADDRESS;
    const mint = await cast.newMint(program);
    const account = await cast.tokensOf(cast.alice.address, mint, program);
    const id = await cast.run([cast.burn([reference], { mint, account, program })]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('wrong-program'));
    const pinned = { mint, tokenProgram: program };
    expect(await cast.judge(id, reference, pinned)).toMatchObject({ burn: {} });
  });

  it('burn by a delegate', async () => {
    const approve = getApproveInstruction({
      source: cast.aliceTokens,
      delegate: cast.bob.address,
      owner: cast.alice,
      amount: PRICE,
    });
    await cast.run([approve]);
    const id = await cast.run([cast.burn([reference], { authority: cast.bob })], { feePayer: cast.bob });
    expect(await cast.judge(id, reference)).toMatchObject(refused('delegate-burn'));
    expect(await cast.judge(id, otherReference)).toMatchObject(refused('wrong-reference'));
  });

  it('another wallet’s burn, in a transaction in which the wallet is only paid', async () => {
    const gift = { source: cast.bobTokens, destination: cast.aliceTokens, authority: cast.bob, amount: 1n };
    const bobs = cast.burn([reference], { account: cast.bobTokens, authority: cast.bob });
    const id = await cast.run([carrying(getTransferInstruction(gift), cast.alice.address), bobs], {
      feePayer: cast.bob,
    });
    expect(await cast.judge(id, reference)).toMatchObject(refused('wallet-did-not-sign'));
  });

  it('another wallet’s burn, of which the wallet pays the fee', async () => {
    const bobs = cast.burn([reference], { account: cast.bobTokens, authority: cast.bob });
    const id = await cast.run([bobs], { signers: [cast.bob] });
    expect(await cast.judge(id, reference)).toMatchObject(refused('not-your-account'));
  });

  it('new tokens without a burn', async () => {
    const mint = await cast.newMint();
    const token = await cast.tokensOf(cast.alice.address, mint);
    const id = await cast.run([
      getMintToInstruction({ mint, token, mintAuthority: cast.alice, amount: PRICE }),
    ]);
    expect(await cast.judge(id, reference, { mint })).toMatchObject(refused('no-burn'));
  });

  it('wallet is delegate and burns someone else’s tokens', async () => {
    const approve = getApproveInstruction({
      source: cast.bobTokens,
      delegate: cast.alice.address,
      owner: cast.bob,
      amount: PRICE,
    });
    await cast.run([approve], { feePayer: cast.bob });
    const id = await cast.run([cast.burn([reference], { account: cast.bobTokens })]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('not-your-account'));
  });

  it('as a delegate, of an account that its owner makes and closes within the transaction', async () => {
    const { key, allocate } = await cast.newRoom();
    const account = key.address;
    const fill = { source: cast.bobTokens, destination: account, authority: cast.bob, amount: PRICE };
    const delegate = cast.alice.address;
    const make = { account, mint: cast.chain.mint };
    const again = await cast.newRoom();
    const id = await cast.run(
      [
        allocate,
        getInitializeAccount3Instruction({ ...make, owner: cast.bob.address }),
        getTransferInstruction(fill),
        getApproveInstruction({ source: account, delegate, owner: cast.bob, amount: PRICE }),
        cast.burn([reference], { account }),
        getCloseAccountInstruction({ account, destination: cast.bob.address, owner: cast.bob }),
        // Another one of the wallet's own changes nothing.
        again.allocate,
        getInitializeAccount3Instruction({ ...make, account: again.key.address, owner: cast.alice.address }),
      ],
      { signers: [key, cast.bob, again.key] },
    );
    expect(await cast.judge(id, reference)).toMatchObject(refused('not-your-account'));
  });

  it('of an account that was made for the wallet and handed over before the burn', async () => {
    const { key, allocate } = await cast.newRoom();
    const account = key.address;
    const fill = { source: cast.bobTokens, destination: account, authority: cast.bob, amount: PRICE };
    const delegate = cast.alice.address;
    const authorityType = AuthorityType.AccountOwner;
    const hand = { owned: account, owner: cast.alice, authorityType, newAuthority: cast.bob.address };
    const id = await cast.run(
      [
        allocate,
        getInitializeAccount3Instruction({ account, mint: cast.chain.mint, owner: cast.alice.address }),
        getSetAuthorityInstruction(hand),
        getTransferInstruction(fill),
        getApproveInstruction({ source: account, delegate, owner: cast.bob, amount: PRICE }),
        cast.burn([reference], { account }),
        getCloseAccountInstruction({ account, destination: cast.bob.address, owner: cast.bob }),
      ],
      { signers: [key, cast.bob] },
    );
    expect(await cast.judge(id, reference)).toMatchObject(refused('unknown-account-owner'));
  });

  it('a transaction that landed and failed', async () => {
    const id = await cast.stage.run([cast.burn([reference], { amount: 10n ** 15n })]);
    expect(await cast.judge(id, reference, { amount: 10n ** 15n })).toMatchObject(
      refused('failed-transaction'),
    );
  });

  it('a burn that was undone by a later instruction’s failure', async () => {
    const bad = cast.burn([reference], { amount: 10n ** 15n });
    const id = await cast.stage.run([cast.burn([reference]), bad]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('failed-transaction'));
  });

  it('one burn carrying two references', async () => {
    const id = await cast.run([cast.burn([reference, otherReference])]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('two-references'));
    expect(await cast.judge(id, otherReference)).toMatchObject(refused('two-references'));
  });

  it('two burns, also inside a batch, for one purchase', async () => {
    for (const instructions of [
      [cast.burn([reference]), cast.burn([reference])],
      [batch(cast.burn([reference]), cast.burn([reference]))],
      [batch(cast.burn([reference])), cast.burn([reference])],
    ]) {
      const id = await cast.run(instructions);
      expect(await cast.judge(id, reference)).toMatchObject(refused('reference-twice'));
    }
  });

  it('replay by a second user, for another purchase, by an older burn', async () => {
    const id = await cast.run([cast.burn([reference])]);
    const now = Math.floor(Date.now() / 1000);
    expect(await cast.judge(id, reference, { wallet: cast.bob.address })).toMatchObject(
      refused('wallet-did-not-sign'),
    );
    expect(await cast.judge(id, otherReference)).toMatchObject(refused('wrong-reference'));
    expect(await cast.judge(id, null)).toMatchObject(refused('unexpected-reference'));
    const later = { notBefore: now + 300, notAfter: now + 600 };
    expect(await cast.judge(id, reference, later)).toMatchObject(refused('burned-before-purchase'));
  });

  it('a burn after expiry', async () => {
    const id = await cast.run([cast.burn([reference])]);
    const now = Math.floor(Date.now() / 1000);
    const over = { notBefore: now - 600, notAfter: now - 300 };
    expect(await cast.judge(id, reference, over)).toMatchObject(refused('burned-after-expiry'));
  });

  it('freshly minted tokens, also inside a batch', async () => {
    const mint = await cast.newMint();
    const account = await cast.tokensOf(cast.alice.address, mint);
    const mintTo = getMintToInstruction({ mint, token: account, mintAuthority: cast.alice, amount: PRICE });
    const ours = cast.burn([reference], { mint, account });
    for (const instructions of [[mintTo, ours], [batch(mintTo, ours)]]) {
      const id = await cast.run(instructions);
      expect(await cast.judge(id, reference, { mint })).toMatchObject(refused('minted-in-same-transaction'));
    }
  });

  it('SPL multisig owner', async () => {
    const multisig = await generateKeyPairSigner();
    const space = BigInt(getMultisigSize());
    const lamports = await cast.rpc.getMinimumBalanceForRentExemption(space).send();
    const programAddress = TOKEN_PROGRAM_ADDRESS;
    const create = { payer: cast.alice, newAccount: multisig, lamports, space, programAddress };
    const signers = [cast.alice.address, cast.bob.address];
    const mint = cast.chain.mint;
    const account = await cast.tokensOf(multisig.address);
    await cast.run(
      [
        getCreateAccountInstruction(create),
        getInitializeMultisig2Instruction({ multisig: multisig.address, m: 1, signers }),
        await getCreateAssociatedTokenIdempotentInstructionAsync({
          payer: cast.alice,
          owner: multisig.address,
          mint,
        }),
        getTransferInstruction({
          source: cast.aliceTokens,
          destination: account,
          authority: cast.alice,
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
      multiSigners: [cast.alice],
    });
    const id = await cast.run([carrying(shared, reference)]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('multisig-owner'));
  });

  it.each([
    [4_999_999n, 'wrong-amount'],
    [5_000_001n, 'over-paid'],
  ])('%i base units: %s', async (amount, code) => {
    const id = await cast.run([cast.burn([reference], { amount })]);
    expect(await cast.judge(id, reference)).toMatchObject(refused(code));
  });

  it('a transfer to another wallet', async () => {
    const transfer = {
      source: cast.aliceTokens,
      destination: cast.bobTokens,
      authority: cast.alice,
      amount: PRICE,
    };
    const id = await cast.run([carrying(getTransferInstruction(transfer), reference)]);
    expect(await cast.judge(id, reference)).toMatchObject(refused('no-burn'));
  });

  it('a transaction that the chain does not know', async () => {
    const id = await cast.run([cast.burn([reference])]);
    const unknown = ((id.startsWith('5') ? '4' : '5') + id.slice(1)) as Signature;
    expect(await cast.judge(unknown, reference)).toMatchObject({
      refused: true,
      code: 'not-found-yet',
      retry: true,
    });
  });
});
