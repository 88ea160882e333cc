/** «Buy Pack» before the page knows its wallet again. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, lost, refused } from '../../testing/api.ts';
import { PACK_TYPES } from '../../testing/examples.ts';
import { toast } from '../../testing/pages.ts';
import { showPage } from '../../testing/show.tsx';
import { ADDRESS, askRememberedWallet } from '../../testing/wallet.ts';

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
});

describe('right after a reload, while the wallet is still being asked', () => {
  const buy = page
    .getByRole('article', { name: 'Base Set Mini Pack', exact: true })
    .getByRole('button', { name: /^Buy Pack|^Preparing/ });

  async function pressEarly() {
    const session = api.hold('GET /api/auth/session');
    api.answer('POST /api/pack-purchases/intents', lost);
    const asked = askRememberedWallet();
    await showPage('/');
    await expect.element(buy).toHaveTextContent(/^Buy Pack60 pokesol$/);
    await buy.click();
    await expect.element(buy).toHaveTextContent(/^Preparing/);
    expect(api.calls('POST /api/pack-purchases/intents')).toEqual([]);
    return { session, asked };
  }

  test('a press of «Buy Pack» waits for it, and buys', async () => {
    const { session, asked } = await pressEarly();
    session.answer({ address: ADDRESS });
    await asked;
    await expect.poll(() => api.calls('POST /api/pack-purchases/intents').length).toBeGreaterThan(0);
    await expect.element(toast('Purchase Failed')).toBeVisible();
    await expect.element(toast('Wallet Required')).not.toBeInTheDocument();
  });

  test('a press of «Buy Pack» asks for a wallet if it is gone', async () => {
    const { session, asked } = await pressEarly();
    session.answer(refused('not-signed-in'));
    await asked;
    await expect.element(toast('Wallet Required')).toBeVisible();
    await expect.element(buy).toHaveTextContent('Buy Pack60 pokesol · connect first');
    expect(api.calls('POST /api/pack-purchases/intents')).toEqual([]);
  });
});
