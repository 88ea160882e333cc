/** The Local Wallet signs what it claims to sign, with one key per browser. */
import { assertSigned } from '@pokesol/chain';
import { address, getPublicKeyFromAddress, type SignatureBytes, verifySignature } from '@solana/kit';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { testBurn } from '../../testing/signer.ts';
import { createLocalWallet } from './localWallet.ts';

async function connected(storage = memoryStorage()) {
  const wallet = createLocalWallet(storage);
  const [account] = (await wallet.features['standard:connect'].connect()).accounts;
  if (account === undefined) throw new Error('no account');
  return { wallet, account };
}

test('signs a burn of either version', async () => {
  const { wallet, account } = await connected();
  for (const version of ['legacy', 0] as const) {
    const transaction = await testBurn(address(account.address), version);
    const [output] =
      (await wallet.features['solana:signTransaction']?.signTransaction({ account, transaction })) ?? [];
    expect(output && (await assertSigned(output.signedTransaction))).toMatchObject({
      signature: expect.any(String),
    });
  }
});

test('signs in over exactly the text it reports', async () => {
  const { wallet, account } = await connected();
  const [output] =
    (await wallet.features['solana:signIn']?.signIn({
      domain: 'localhost:3000',
      statement: 'Sign in to PokeSol.',
      uri: 'http://localhost:3000',
      version: '1',
      chainId: 'solana:localnet',
      nonce: 'abcdefgh',
      issuedAt: '2029-01-01T00:00:00.000Z',
      expirationTime: '2030-01-01T00:00:00.000Z',
    })) ?? [];
  if (output === undefined) throw new Error('nothing signed');
  expect(new TextDecoder().decode(output.signedMessage)).toContain(account.address);
  const key = await getPublicKeyFromAddress(address(account.address));
  expect(await verifySignature(key, output.signature as SignatureBytes, output.signedMessage)).toBe(true);
});

test('keeps its key in this browser and trusts the site until it is disconnected', async () => {
  const storage = memoryStorage();
  expect(await createLocalWallet(storage).features['standard:connect'].connect({ silent: true })).toEqual({
    accounts: [],
  });
  const first = await connected(storage);
  const later = createLocalWallet(storage);
  const silent = await later.features['standard:connect'].connect({ silent: true });
  expect(silent.accounts[0]?.address).toBe(first.account.address);
  await later.features['standard:disconnect']?.disconnect();
  expect((await later.features['standard:connect'].connect({ silent: true })).accounts).toEqual([]);
  expect((await connected(storage)).account.address).toBe(first.account.address);
});
