/** The Local Wallet's window: test tokens, its secret key out and in, and the question before it is left behind. */
import { getBase64Decoder } from '@solana/kit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api } from '../../testing/api.ts';
import { CONFIG } from '../../testing/examples.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { dialog, expectNoSidewaysScroll, header, toast } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';
import { answerSignIn } from '../../testing/wallet.ts';
import { keepSeed, localKeys } from './localKeys.ts';
import { secretKeyText } from './secretKey.ts';
import { walletSession } from './wallets.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);
const leave = header.getByRole('button', { name: 'Disconnect' });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });

async function keyOf(seed: Uint8Array) {
  const storage = memoryStorage();
  keepSeed(storage, seed);
  return { text: await secretKeyText(storage), address: (await localKeys(storage)).address };
}

beforeEach(async () => {
  const { address } = await keyOf(SEED);
  localStorage.setItem('pokesol.local-wallet.seed', getBase64Decoder().decode(SEED));
  localStorage.setItem('pokesol.local-wallet.trusts-this-site', 'yes');
  localStorage.setItem('pokesol.wallet', 'Local Wallet');
  api.answer('GET /api/config', { ...CONFIG, cluster: 'localnet', chain: 'solana:localnet' });
  api.answer('GET /api/auth/session', { address });
  api.answer('POST /api/auth/logout', undefined);
  await walletSession.resume();
});

test('fills up, and says where the secret key lives and what it is', async () => {
  const { text, address } = await keyOf(SEED);
  await showPage('/nowhere', { size: PHONE });
  await header.getByRole('button', { name: /^Wallet:/ }).click();
  await expect.element(dialog).toHaveAccessibleName('Local Wallet');
  await expect.element(dialog).toHaveTextContent('keeps it in its storage, on this device only');
  await expect.element(inDialog('Copy your address')).toBeVisible();
  await expect.element(inDialog('Copy token address')).toBeVisible();
  expect(dialog.element().textContent).not.toContain(text);
  await inDialog('Export the key').click();
  await expect.element(dialog).toHaveTextContent(text);
  await expect
    .element(dialog.getByRole('link', { name: 'Save it as a file' }))
    .toHaveAttribute('download', 'pokesol-secret-key.txt');
  await expectNoSidewaysScroll();
  await expectAccessible();

  api.answer('POST /api/faucet', { balance: '20000' });
  api.answer('GET /api/users/*/balance', { balance: '20000' });
  await inDialog('More test tokens').click();
  await expect.element(dialog).toHaveTextContent('20,000 pokesol');
  await expect.element(toast('Test Tokens Added')).toBeVisible();
  expect(walletSession.get()).toMatchObject({ address });
});

test('takes another key, and signs in as its account', async () => {
  const other = await keyOf(SEED.map((byte) => byte + 1));
  answerSignIn();
  await showPage('/nowhere');
  await header.getByRole('button', { name: /^Wallet:/ }).click();
  await inDialog('Import a key').click();
  const field = dialog.getByRole('textbox', { name: 'Secret key to import' });
  await field.fill('no key');
  await inDialog('Read the key').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This is not a secret key.');
  await field.fill(other.text);
  await inDialog('Read the key').click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(other.address.slice(0, 6));
  await inDialog('Replace the key').click();
  await expect.poll(() => walletSession.get()).toMatchObject({ status: 'connected', address: other.address });
});

test('asks before it is left behind, and offers its key', async () => {
  const { text } = await keyOf(SEED);
  await showPage('/nowhere');
  await leave.click();
  await expect.element(dialog).toHaveAccessibleName('Leave this account?');
  await inDialog('Export the key').click();
  await expect.element(dialog).toHaveTextContent(text);
  await expectAccessible();
  await inDialog('Stay').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(leave).toHaveFocus();
  expect(api.calls('POST /api/auth/logout')).toHaveLength(0);

  await leave.click();
  await inDialog('Disconnect').click();
  await expect.element(page.getByRole('button', { name: 'Connect', exact: false }).first()).toBeVisible();
  await expect.element(toast('Wallet Disconnected')).toBeVisible();
  expect(api.calls('POST /api/auth/logout')).toHaveLength(1);
});
