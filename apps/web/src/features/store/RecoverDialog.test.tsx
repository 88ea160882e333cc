/** A payment without a pack: the receipt, and every answer that a recovery can get. */
import type { RefusalCode } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { PACK_TYPES } from '../../testing/examples.ts';
import { openingOf, purchaseOf, signatureOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll } from '../../testing/pages.ts';
import { DESK, PHONE, showPage } from '../../testing/show.tsx';
import { ADDRESS } from '../../testing/wallet.ts';
import type { BurnRecord } from './storedBurns.ts';

const RECOVER = 'POST /api/pack-purchases/recover';
const RECORD = 'POST /api/pack-purchases';
const SIGNATURE = signatureOf(1);

const recover = page.getByRole('dialog', { name: 'Recover a pack' });
const field = recover.getByRole('textbox', { name: 'Transaction id' });
const submit = recover.getByRole('button', { name: 'Recover a pack' });
const alert = recover.getByRole('alert');

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
});

async function openRecovery(size = DESK): Promise<void> {
  await showPage('/', { wallet: true, size });
  await page.getByRole('button', { name: 'Recover a pack' }).click();
}

describe('a recovery', () => {
  test('distinguishes an address from a transaction', async () => {
    await openRecovery();
    await field.fill('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin');
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).toHaveTextContent('This looks like a wallet address.');
    expect(api.calls(RECOVER)).toHaveLength(0);
  });

  test.for<[RefusalCode, string, string]>([
    ['burn-not-found-yet', 'Not found on the chain', 'The transaction is not on the chain yet.'],
    ['burn-belongs-to-another', 'This paid for another wallet', 'made by another wallet'],
    ['burn-refused', 'This does not pay for a pack', 'The transaction does not pay for this pack.'],
    ['chain-unreachable', 'The chain is out of reach', 'The Solana network cannot be reached right now.'],
  ])('says what %s means', async ([code, title, sentence]) => {
    api.answer(RECOVER, refused(code));
    await openRecovery(PHONE);
    await field.fill(`https://solscan.io/tx/${SIGNATURE}`);
    await submit.click();
    await expect.element(alert).toHaveTextContent(title);
    await expect.element(alert).toHaveTextContent(sentence);
    expect(api.calls(RECOVER)[0]?.body).toEqual({ transactionSignature: SIGNATURE });
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test('asks which pack a burn without a purchase was meant for, and opens it', async () => {
    const nameless = { code: 'burn-refused', message: 'It names no purchase.', reason: 'unnamed' };
    api.answer(RECOVER, () => Response.json(nameless, { status: 422 }));
    api.answer(RECORD, purchaseOf(1));
    api.answer('POST /api/pack-purchases/*/open', openingOf(1));
    api.answer('GET /api/users/*/cards', { cards: [] });
    await openRecovery(PHONE);
    await field.fill(SIGNATURE);
    await submit.click();
    await expect.element(alert).toHaveTextContent('Which pack was it for?');
    await recover.getByLabelText('It was meant for').selectOptions('Base Set Mini Pack (60 pokesol)');
    await expectAccessible();
    await recover.getByRole('button', { name: 'Recover this pack' }).click();
    await expect
      .element(recover.getByRole('status'))
      .toHaveTextContent('Base Set Mini Pack is yours and ready to open.');
    expect(api.calls(RECORD)[0]?.body).toMatchObject({
      packTypeId: 'base1-mini',
      price: '60',
      transactionSignature: SIGNATURE,
    });
    await expectAccessible();
    await recover.getByRole('button', { name: 'Open it now' }).click();
    await expect.element(dialog.getByRole('listitem')).toHaveLength(5);
  });
});

describe('a burn of an earlier visit', () => {
  const record: BurnRecord = {
    userId: ADDRESS,
    packTypeId: 'base1-mini',
    price: '60',
    status: 'confirmed',
    transactionSignature: SIGNATURE,
  };
  const store = () =>
    localStorage.setItem('pokesol.unrecorded-burns', JSON.stringify([{ record, storedAt: Date.now() }]));

  test('that is refused for good stays on screen with its receipt, and can be recovered from there', async () => {
    store();
    api.answer(RECORD, refused('burn-refused'));
    await showPage('/', { wallet: true, size: PHONE });
    const trouble = page.getByRole('dialog', { name: 'Purchase Failed' });
    await expect
      .element(trouble.getByRole('alert'))
      .toHaveTextContent('The transaction does not pay for this pack.');
    await expect.element(trouble.getByText(SIGNATURE)).toBeVisible();
    await expect.element(trouble.getByRole('button', { name: 'Copy transaction id' })).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
    await trouble.getByRole('button', { name: 'Recover a pack' }).click();
    await expect.element(field).toHaveValue(SIGNATURE);
  });

  test('that is not recorded yet is listed until it is', async () => {
    store();
    api.answer(RECORD, refused('burn-not-found-yet'));
    await showPage('/', { wallet: true });
    const listed = page.getByText('1 payment is not recorded yet');
    await expect.element(listed).toBeVisible();
    await expect.element(page.getByText(SIGNATURE)).toBeVisible();
    api.answer(RECORD, purchaseOf(1));
    api.answer('GET /api/users/*/pack-purchases', [purchaseOf(1)]);
    await page.getByRole('button', { name: 'Record now' }).click();
    await expect.element(listed).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '1 pack to open' })).toBeVisible();
  });

  test('that is not recorded yet is reported again every fifteen seconds, until it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    store();
    api.answer(RECORD, refused('burn-not-found-yet'));
    await showPage('/', { wallet: true });
    const listed = page.getByText('1 payment is not recorded yet');
    await expect.element(listed).toBeVisible();
    await expect.poll(() => api.calls(RECORD)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => api.calls(RECORD)).toHaveLength(2);
    await expect.element(listed).toBeVisible();
    api.answer(RECORD, purchaseOf(1));
    api.answer('GET /api/users/*/pack-purchases', [purchaseOf(1)]);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(listed).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '1 pack to open' })).toBeVisible();
    const reported = api.calls(RECORD).length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.calls(RECORD)).toHaveLength(reported);
  });
});
