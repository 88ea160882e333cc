/** From a connected wallet to a bought, opened and collected pack, in a real browser against the running product. */
import { expect, type Page } from '@playwright/test';
import { injectLegacyWallet } from './legacyWallet.ts';
import {
  balance,
  classicShelf,
  connect,
  connectByHand,
  expectSaid,
  header,
  noteMessages,
  viewInCollection,
} from './pages.ts';
import { test } from './test.ts';

const PACK = 'Base Set Mini Pack';
const PRICE = 60;
const CARDS = 5;

async function buyAndCollect(page: Page): Promise<void> {
  const before = await balance(page);
  const pack = page.getByRole('article').filter({ hasText: PACK });
  await pack.getByRole('button', { name: 'Buy Pack' }).click();
  await expectSaid(page, 'Pack Purchased!');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${CARDS} new cards`);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('link', { name: 'View in Collection' })).toBeVisible();
  const names = await dialog.getByRole('listitem').getByRole('heading').allTextContents();
  await expect(async () => expect(await balance(page)).toBe(before - PRICE)).toPass();
  await viewInCollection(page);
  for (const look of ['at once', 'after a reload']) {
    await expect(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
    const total = page.getByRole('main').getByText('Total cards').locator('..');
    await expect(total, look).toContainText(String(CARDS));
    for (const name of names)
      await expect(page.getByRole('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();
    if (look === 'at once') await page.reload();
  }
  expect(await balance(page)).toBe(before - PRICE);
}

test('the Local Wallet connects, buys, opens, collects, and all is there after a reload', async ({
  page,
}) => {
  await connectByHand(page);
  await buyAndCollect(page);
});

test('an old injected wallet that can only sign transactions does the same', async ({ page }) => {
  await noteMessages(page);
  await injectLegacyWallet(page);
  await classicShelf(page);
  const signIns: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify')) signIns.push(request.postDataJSON());
  });
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasNotText: 'Local Wallet' })
    .getByText(/wallet/i)
    .click();
  await expectSaid(page, 'Wallet Connected');
  expect(signIns).toEqual([{ address: expect.any(String), transaction: expect.any(String) }]);
  await buyAndCollect(page);
});

test('a tab that closes between the burn and the record finds its pack at the next visit', async ({
  page,
  context,
}) => {
  await connect(page);
  const before = await balance(page);
  await page.route('**/api/pack-purchases', (route) => route.abort());
  const burned = page.waitForRequest('**/api/pack-purchases');
  await page.getByRole('article').filter({ hasText: PACK }).getByRole('button', { name: 'Buy Pack' }).click();
  await burned;
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText(/1 pack to open/i)).toBeVisible({ timeout: 20_000 });
  expect(await balance(next)).toBe(before - PRICE);
});

test('Disconnect ends the session everywhere; another wallet in another tab keeps its own', async ({
  page,
  context,
}) => {
  await connect(page);
  expect((await page.request.get('/api/auth/session')).status()).toBe(200);
  const other = await context.newPage();
  await other.goto('/');
  await expect(header(other).getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await header(other).getByRole('button', { name: 'Disconnect' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
  // A fresh key makes the Local Wallet another wallet.
  await other.evaluate(() => localStorage.clear());
  await connectByHand(other);
  await page.bringToFront();
  await page.reload();
  await expect(header(other).getByRole('button', { name: 'Disconnect' })).toBeVisible();
  expect((await other.request.get('/api/auth/session')).status()).toBe(200);
});
