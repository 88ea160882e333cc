/** The attack table: who burned what, for which purchase, and when. One row, one test. */
import { AccountRole, type TransactionError } from '@solana/kit';
import {
  getMintToCheckedInstruction,
  getMintToInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { TOKEN_2022_PROGRAM_ADDRESS } from './mint.ts';
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
  reference,
  strangeProgram,
} from './testing/purchase.ts';

const ok = { burn: {} };
const refused = (code: string) => ({ refused: true, code, retry: false });

describe('the right burn', () => {
  it('pays', async () => {
    expect(await judge([burn()])).toEqual({
      burn: { path: 'outer[0]', amount: PRICE, tokenAccount: aliceTokens, blockTime: 1_000n, slot: 77n },
    });
  });

  it('pays without a reference when none is expected', async () => {
    expect(await judge([burn([])], { expect: { reference: null } })).toMatchObject(ok);
  });
});

describe('what was burned', () => {
  it('other mint, same decimals', async () => {
    expect(await judge([burn([reference], { mint: otherMint })])).toMatchObject(refused('wrong-mint'));
  });

  it('the mint of a pretended Token-2022 program', async () => {
    const fake = burn([reference], { program: TOKEN_2022_PROGRAM_ADDRESS });
    expect(await judge([fake])).toMatchObject(refused('wrong-program'));
    const other = burn([reference], { program: TOKEN_2022_PROGRAM_ADDRESS, mint: otherMint });
    expect(await judge([other])).toMatchObject(refused('wrong-program'));
  });

  it('the same layout at another program', async () => {
    const fake = burn([reference], { program: strangeProgram });
    expect(await judge([fake])).toMatchObject(refused('wrong-program'));
    const unrelated = burn([reference], { program: strangeProgram, mint: otherMint });
    expect(await judge([unrelated])).toMatchObject(refused('no-burn'));
  });

  it('a token pinned to Token-2022 is burned there only', async () => {
    const expected = { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS };
    const there = burn([reference], { program: TOKEN_2022_PROGRAM_ADDRESS });
    expect(await judge([there], { expect: expected })).toMatchObject(ok);
    expect(await judge([burn()], { expect: expected })).toMatchObject(refused('wrong-program'));
  });

  it('a transfer, however final it looks', async () => {
    const transfer = getTransferCheckedInstruction({
      source: aliceTokens,
      mint,
      destination: bobTokens,
      authority: alice,
      amount: PRICE,
      decimals: 6,
    });
    expect(await judge([transfer])).toMatchObject(refused('no-burn'));
  });

  it('nothing at all', async () => {
    expect(await judge([])).toMatchObject(refused('no-burn'));
  });

  it('tokens minted in the same transaction', async () => {
    const minting = { mint, token: aliceTokens, mintAuthority: alice, amount: PRICE };
    for (const mintTo of [
      getMintToInstruction(minting),
      getMintToCheckedInstruction({ ...minting, decimals: 6 }),
    ]) {
      expect(await judge([mintTo, burn()])).toMatchObject(refused('minted-in-same-transaction'));
    }
    expect(await judge([getMintToInstruction(minting)])).toMatchObject(refused('no-burn'));
    const otherToken = getMintToInstruction({ ...minting, mint: otherMint });
    expect(await judge([otherToken, burn()])).toMatchObject(ok);
  });

  it.each([
    ['wrong-amount', 4_999_999n, '4.999999'],
    ['wrong-amount', 0n, '0'],
    ['over-paid', 5_000_001n, '5.000001'],
    ['over-paid', 2n ** 64n - 1n, '18446744073709.551615'],
  ])('%s: %i', async (code, amount, paid) => {
    const verdict = await judge([burn([reference], { amount })]);
    expect(verdict).toMatchObject({ ...refused(code), params: { paid, price: '5' } });
  });

  it('two halves of the price', async () => {
    const half = burn([reference], { amount: PRICE / 2n });
    expect(await judge([half, half])).toMatchObject(refused('reference-twice'));
  });
});

describe('who burned it', () => {
  it('a delegate of the wallet', async () => {
    const byBob = burn([reference], { authority: bob });
    const signedByBob = { feePayer: bob.address, signers: [bob] };
    expect(await judge([byBob], signedByBob)).toMatchObject(refused('delegate-burn'));
    expect(await judge([byBob], { signers: [alice, bob] })).toMatchObject(refused('delegate-burn'));
  });

  it('a delegate of the wallet, who names no purchase: what is missing is the reference, not the wallet', async () => {
    const byBob = burn([], { authority: bob });
    const bobsOwn = burn([], { account: bobTokens, authority: bob });
    const signedByBob = { feePayer: bob.address, signers: [bob] };
    for (const burns of [[byBob], [byBob, bobsOwn], [bobsOwn, byBob]]) {
      expect(await judge(burns, signedByBob)).toMatchObject(refused('missing-reference'));
    }
    expect(await judge([bobsOwn], signedByBob)).toMatchObject(refused('wallet-did-not-sign'));
  });

  it('the wallet as delegate, burning someone else’s tokens', async () => {
    const ofBob = burn([reference], { account: bobTokens });
    expect(await judge([ofBob])).toMatchObject(refused('not-your-account'));
  });

  it('another wallet, whose transaction id was copied', async () => {
    const bobs = burn([otherReference], { account: bobTokens, authority: bob });
    const given = { feePayer: bob.address, signers: [bob] };
    expect(await judge([bobs], given)).toMatchObject(refused('wallet-did-not-sign'));
    const carryingOurs = burn([reference], { account: bobTokens, authority: bob });
    expect(await judge([carryingOurs], given)).toMatchObject(refused('wallet-did-not-sign'));
    const plain = burn([], { account: bobTokens, authority: bob });
    const expected = { expect: { reference: null } };
    expect(await judge([plain], { ...given, ...expected })).toMatchObject(refused('wallet-did-not-sign'));
  });

  it('another wallet, while ours only pays the fee', async () => {
    const bobs = burn([reference], { account: bobTokens, authority: bob });
    expect(await judge([bobs], { signers: [alice, bob] })).toMatchObject(refused('not-your-account'));
    const plain = burn([], { account: bobTokens, authority: bob });
    const expected = { signers: [alice, bob], expect: { reference: null } };
    expect(await judge([plain], expected)).toMatchObject(refused('not-your-account'));
  });

  it('another wallet, in a transaction that only mentions ours', async () => {
    const bobs = burn([reference], { account: bobTokens, authority: bob });
    const accounts = [{ address: alice.address, role: AccountRole.READONLY }];
    const mention = { programAddress: strangeProgram, accounts };
    const given = { feePayer: bob.address, signers: [bob] };
    expect(await judge([bobs, mention], given)).toMatchObject(refused('wallet-did-not-sign'));
  });

  it('a multisig of which the wallet is a member', async () => {
    const shared = burn([]);
    const [account, itsMint] = shared.accounts;
    const accounts = [
      ...[account, itsMint].flatMap((meta) => meta ?? []),
      { address: strangeProgram, role: AccountRole.READONLY },
      { address: alice.address, role: AccountRole.READONLY_SIGNER },
    ];
    const owned = { before: { [aliceTokens]: strangeProgram } };
    const withReference = [...accounts, { address: reference, role: AccountRole.READONLY }];
    expect(await judge([{ ...shared, accounts: withReference }], owned)).toMatchObject(
      refused('multisig-owner'),
    );
    expect(await judge([{ ...shared, accounts }], owned)).toMatchObject(refused('multisig-owner'));
    const plain = { ...owned, expect: { reference: null } };
    expect(await judge([{ ...shared, accounts }], plain)).toMatchObject(refused('multisig-owner'));
  });

  it('the owner is the one before the transaction, for any owner after it', async () => {
    const sold = { before: { [aliceTokens]: alice.address }, after: { [aliceTokens]: bob.address } };
    expect(await judge([burn()], sold)).toMatchObject(ok);
    const grabbed = { before: { [aliceTokens]: bob.address }, after: { [aliceTokens]: alice.address } };
    expect(await judge([burn()], grabbed)).toMatchObject(refused('not-your-account'));
  });

  it('an account whose owner the chain does not tell', async () => {
    expect(await judge([burn()], { before: {}, after: {} })).toMatchObject(refused('unknown-account-owner'));
    const madeHere = { before: {}, after: { [aliceTokens]: alice.address } };
    expect(await judge([burn()], madeHere)).toMatchObject(ok);
  });
});

describe('for which purchase', () => {
  it('two burns for two purchases pay one each, by their references', async () => {
    const both = [burn([otherReference], { amount: 1n }), burn()];
    expect(await judge(both)).toMatchObject({ burn: { path: 'outer[1]', amount: PRICE } });
    const other = { expect: { reference: otherReference, amount: 1n } };
    expect(await judge(both, other)).toMatchObject({ burn: { path: 'outer[0]', amount: 1n } });
  });

  it('one burn for two purchases pays none', async () => {
    for (const extra of [
      [reference, otherReference],
      [otherReference, reference],
      [reference, reference],
    ]) {
      expect(await judge([burn(extra)])).toMatchObject(refused('two-references'));
    }
  });

  it('two burns for one purchase pay none', async () => {
    expect(await judge([burn(), burn()])).toMatchObject(refused('reference-twice'));
    expect(await judge([burn(), burn([reference, otherReference])])).toMatchObject(
      refused('reference-twice'),
    );
  });

  it('a burn made for another purchase', async () => {
    expect(await judge([burn([otherReference])])).toMatchObject(refused('wrong-reference'));
  });

  it('a burn that names no purchase', async () => {
    expect(await judge([burn([])])).toMatchObject(refused('missing-reference'));
  });

  it('a reference that stands beside the burn, not on it', async () => {
    const accounts = [{ address: reference, role: AccountRole.READONLY }];
    const beside = { programAddress: strangeProgram, accounts, data: new Uint8Array([8]) };
    expect(await judge([burn([]), beside])).toMatchObject(refused('missing-reference'));
  });

  it('a plain client cannot spend a burn that names a purchase', async () => {
    const expected = { expect: { reference: null } };
    expect(await judge([burn()], expected)).toMatchObject(refused('unexpected-reference'));
  });

  it('a plain client’s two burns are not guessed between', async () => {
    const expected = { expect: { reference: null } };
    expect(await judge([burn([]), burn([])], expected)).toMatchObject(refused('several-burns'));
    expect(await judge([burn([]), burn()], expected)).toMatchObject({ burn: { path: 'outer[0]' } });
  });

  it('a plain client’s burn is found beside another wallet’s', async () => {
    const bobs = burn([], { account: bobTokens, authority: bob });
    const given = { signers: [alice, bob], expect: { reference: null } };
    expect(await judge([bobs, burn([])], given)).toMatchObject({ burn: { path: 'outer[1]' } });
  });
});

describe('when', () => {
  it.each([
    [899n, 'burned-before-purchase'],
    [1_101n, 'burned-after-expiry'],
  ])('at second %i: %s', async (blockTime, code) => {
    expect(await judge([burn()], { blockTime })).toMatchObject(refused(code));
  });

  it.each([900n, 1_100n])('second %i still counts', async (blockTime) => {
    expect(await judge([burn()], { blockTime })).toMatchObject(ok);
  });

  it('a transaction that landed and failed', async () => {
    const err: TransactionError = { InstructionError: [0, { Custom: 1 }] };
    expect(await judge([burn()], { err })).toMatchObject(refused('failed-transaction'));
  });
});
