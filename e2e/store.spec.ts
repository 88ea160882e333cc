/** The store's main roads: a visitor with a demo, a wallet with its free pack, bought packs and their proofs. */
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { classicShelf, closeDialog, connect, expectSaid, packCard } from './pages.ts';
import { test } from './test.ts';

const MINI = 'Base Set Mini Pack';

// The moving parts have tests of their own; here everything is simply there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor reads the odds as they are published, and tries a demo', async ({ page }) => {
  await classicShelf(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Buy Pack' })).toHaveCount(6);
  await expect(main.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Odds of 151 Booster Pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odds' });
  await expect(dialog.getByText(/Version 1\. .*the hash fits/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Try a demo pack' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
});

test('a wallet claims its free pack once', async ({ page }) => {
  await connect(page);
  await page.getByRole('button', { name: 'Claim Free Pack' }).click();
  await expectSaid(page, 'Free Pack Claimed!');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(60);
  await closeDialog(page);
  await expect(page.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buy Pack' })).toHaveCount(6);
  await expect(page.getByText(/My packs/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
});

test('bought packs wait together, and each is verified in the browser', async ({ page }) => {
  await connect(page);
  for (const _ of ['first', 'second']) {
    // Held back, so that both still wait: without its answer the opening opens nothing.
    await page.route('**/open', (route) => route.abort());
    await packCard(page, MINI).getByRole('button', { name: 'Buy Pack' }).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.unroute('**/open');
    await expect(page.getByTestId('token-balance')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '2 packs to open' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open all' })).toBeVisible();
  await page.getByRole('button', { name: `Open ${MINI}` }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 pack to open' })).toBeVisible();

  await page.getByText('My packs').click();
  const row = (status: string) => page.getByRole('listitem').filter({ hasText: status });
  await expect(row('Opened')).toContainText(MINI);
  await expectAccessible(page);

  const proof = page.getByRole('dialog', { name: 'Verify this pack' });
  await row('To open').getByRole('button', { name: 'Verify this pack' }).click();
  await expect(proof.getByText('This pack is still closed.')).toBeVisible();
  await closeDialog(page);

  await row('Opened').getByRole('button', { name: 'Verify this pack' }).click();
  await expect(proof.getByRole('status').filter({ hasText: 'Match' })).toHaveCount(1);
  await expect(proof.getByText('This browser noted the same hash before you paid.')).toBeVisible();
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
});
