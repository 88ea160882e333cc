/** What a player reads on connecting where the browser keeps no storage or no cookies, or gives no means to sign. */
import { expect, test, vi } from 'vitest';
import { browserStorage } from '../../platform/storage.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { api } from '../../testing/api.ts';
import { CONFIG } from '../../testing/examples.ts';
import { dialog, header, message } from '../../testing/pages.ts';
import { showPage } from '../../testing/show.tsx';
import { answerSignIn, offerWallet } from '../../testing/wallet.ts';
import { obstacle } from './obstacle.ts';
import { walletSession } from './wallets.ts';

const connect = header.getByRole('button', { name: 'Connect Wallet' });

test('with storage switched off the Local Wallet connects with one key, and says what is lost', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  api.answer('GET /api/config', { ...CONFIG, cluster: 'localnet', chain: 'solana:localnet' });
  answerSignIn();
  await showPage('/nowhere');
  await connect.click();
  await expect.element(message).toHaveTextContent('loses the account and its cards');
  await header.getByRole('button', { name: /^Wallet:/ }).click();
  await expect.element(dialog).toHaveTextContent('the key lives in this tab alone');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await header.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(dialog).toHaveTextContent('the key lives in this tab alone');
  for (const key of ['seed', 'trusts-this-site']) browserStorage.remove(`pokesol.local-wallet.${key}`);
  await dialog.getByRole('button', { name: 'Stay' }).click();
});

test('with cookies blocked it is the cookie that is missing, and no wallet is asked', async () => {
  vi.spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false);
  offerWallet();
  await showPage('/nowhere');
  await connect.click();
  await expect.element(message).toHaveTextContent('Allow cookies for this site');
  expect(walletSession.get().status).toBe('disconnected');
  expect(api.calls('POST /api/auth/challenge')).toHaveLength(0);
});

test('at an address without https it is that', () => {
  expect(obstacle({ isSecureContext: false, navigator, document })?.text).toContain('https');
  expect(obstacle({ isSecureContext: true, navigator, document })).toBeUndefined();
  expect(document.cookie).not.toContain('probe');
});

test('cookies that are said to be enabled and are not kept are blocked', () => {
  const refusing = {
    get cookie() {
      return '';
    },
    set cookie(_) {},
  };
  const browser = { isSecureContext: true, navigator: { cookieEnabled: true }, document: refusing };
  expect(obstacle(browser)?.title).toBe('Cookies Are Blocked');
});
