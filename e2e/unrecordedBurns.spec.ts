/** When money is at stake in the store: a burn that is not recorded, until it is a pack. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { closeDialog, connect, packCard } from './pages.ts';
import { test } from './test.ts';

const MINI = 'Base Set Mini Pack';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const buy = (page: Page, name = MINI) =>
  packCard(page, name).getByRole('button', { name: 'Buy Pack' }).click();

test('a burn that is not recorded stays on screen with its receipt until it is a pack', async ({ page }) => {
  await connect(page);
  await page.route('**/api/pack-purchases', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await buy(page);
  const trouble = page.getByRole('dialog', { name: 'Purchase Failed' });
  await expect(trouble.getByRole('alert')).toHaveText(
    /^Pack was purchased \(tx: \w{86,88}\) but couldn't record it\. Please save this transaction ID\.$/,
  );
  const signature = (await trouble.getByRole('code').textContent()) ?? '';
  expect(signature).toMatch(/^\w{86,88}$/);
  await expect(trouble.getByRole('button', { name: 'Copy transaction id' })).toBeVisible();
  await expectAccessible(page);

  await trouble.getByRole('button', { name: 'Recover a pack' }).click();
  const recover = page.getByRole('dialog', { name: 'Recover a pack' });
  const field = recover.getByRole('textbox', { name: 'Transaction id' });
  await expect(field).toHaveValue(signature);

  await page.unroute('**/api/pack-purchases');
  await recover.getByRole('button', { name: 'Recover a pack' }).click();
  await expect(recover.getByRole('status')).toContainText(`${MINI} is yours and ready to open.`);
  await expectAccessible(page);
  await recover.getByRole('button', { name: 'Open it now' }).click();
  await expect(page.getByRole('dialog')).toContainText('5 new cards');
});

test('an unrecorded burn is listed until it is recorded, by hand or by itself', async ({ page }) => {
  await connect(page);
  await page.route('**/api/pack-purchases', (route) => route.abort());
  await buy(page);
  await page.getByRole('dialog', { name: 'Purchase Failed' }).waitFor();
  await closeDialog(page);
  await expect(page.getByText('1 payment is not recorded yet')).toBeVisible();
  await page.unroute('**/api/pack-purchases');
  await page.getByRole('button', { name: 'Record now' }).click();
  await expect(page.getByText('1 payment is not recorded yet')).toBeHidden();
  await expect(page.getByRole('heading', { name: '1 pack to open' })).toBeVisible();
});
