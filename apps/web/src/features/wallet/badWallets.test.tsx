/** Connecting misbehaving wallets: they do not answer, sign text that does not verify, or cannot sign text. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { expectNoSidewaysScroll, header, message, toast } from '../../testing/pages.ts';
import { resize, showPage } from '../../testing/show.tsx';
import { ADDRESS, offerWallet } from '../../testing/wallet.ts';
import type { WalletFeatures } from './walletStandard.ts';

const connect = header.getByRole('button', { name: /^Connect/ });
const cancel = header.getByRole('button', { name: 'Cancel' });
const disconnect = header.getByRole('button', { name: 'Disconnect' });

/** Signs any transaction with a signature that only the server could reject. */
function signer() {
  const asked: Uint8Array[] = [];
  const feature: NonNullable<WalletFeatures['solana:signTransaction']> = {
    version: '1.0.0',
    supportedTransactionVersions: ['legacy'],
    signTransaction: async (...inputs) =>
      inputs.map(({ transaction }) => {
        asked.push(transaction);
        return { signedTransaction: transaction };
      }),
  };
  return { asked, feature };
}
const failing = (said: string): NonNullable<WalletFeatures['solana:signMessage']> => ({
  version: '1.1.0',
  signMessage: () => Promise.reject(new Error(said)),
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a text that a wallet signs so that it does not verify', () => {
  test.for(['challenge-refused', 'challenge-unknown'] as const)(
    'leads the page to ask for a transaction and say why (%s)',
    async (code) => {
      const { asked, feature } = signer();
      offerWallet({ features: { 'solana:signTransaction': feature } });
      let proofs = 0;
      api.answer('POST /api/auth/verify', () => {
        proofs += 1;
        return proofs === 1 ? refused(code) : undefined;
      });
      await showPage('/nowhere');
      await connect.click();
      await expect.element(toast('One More Signature')).toBeVisible();
      await expect.element(message).toHaveTextContent(/never sent and costs nothing/);
      await expect.element(disconnect).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(api.calls('POST /api/auth/challenge')).toHaveLength(2);
      expect(api.calls('POST /api/auth/verify').map(({ body }) => body)).toEqual([
        { address: ADDRESS, message: expect.any(String), signature: expect.any(String) },
        { address: ADDRESS, transaction: expect.any(String) },
      ]);
    },
  );

  test('is replaced once: a transaction that does not verify either ends the sign-in', async () => {
    const { asked, feature } = signer();
    offerWallet({ features: { 'solana:signTransaction': feature } });
    api.answer('POST /api/auth/verify', () => refused('challenge-refused'));
    await showPage('/nowhere');
    await connect.click();
    await expect.element(toast('Connection Failed')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(api.calls('POST /api/auth/verify')).toHaveLength(2);
  });
});

test('«Message signing cancelled» from a device is not a refusal: the page asks for a transaction', async () => {
  const { asked, feature } = signer();
  offerWallet({
    features: {
      'solana:signTransaction': feature,
      'solana:signMessage': failing('Message signing cancelled'),
    },
  });
  await showPage('/nowhere');
  await connect.click();
  await expect.element(toast('One More Signature')).toBeVisible();
  await expect.element(disconnect).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a player’s refusal ends the sign-in', async () => {
  const { asked, feature } = signer();
  offerWallet({
    features: {
      'solana:signTransaction': feature,
      'solana:signMessage': failing('User rejected the request.'),
    },
  });
  await showPage('/nowhere');
  await connect.click();
  await expect.element(toast('Connection Failed')).toBeVisible();
  expect(asked).toEqual([]);
  expect(api.calls('POST /api/auth/verify')).toEqual([]);
});

test.for([1440, 375, 320])(
  'connecting a wallet that does not answer can be given up at once (%i pixels)',
  async (width) => {
    offerWallet({
      features: { 'standard:connect': { version: '1.0.0', connect: () => new Promise(() => undefined) } },
    });
    await showPage('/nowhere', { size: { width, height: 740 } });
    await connect.click();
    await expect.element(connect).toHaveTextContent('Connecting...');
    await expect.element(cancel).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
    await cancel.click();
    await expect.element(connect).toHaveTextContent(width < 768 ? 'Connect' : 'Connect Wallet');
    await expect.element(connect).toHaveFocus();
    await expect.element(cancel).not.toBeInTheDocument();
    await expect.element(message).not.toBeInTheDocument();
    await resize({ width: 1440, height: 900 });
  },
);
