/** The store's main roads: a visitor with a demo, a wallet with its free pack, bought packs and their proofs. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { classicShelf, closeDialog, connect, packCard, toast } from './pages.ts';

const MINI = 'Base Set Mini Pack';

// The moving parts have tests of their own; here everything is simply there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

test('a visitor looks around, reads the odds by keyboard, and tries a demo', async ({ page }) => {
  await classicShelf(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Open booster packs, build your collection, and trade with players worldwide.',
  );
  await expect(main.getByRole('heading', { name: 'Booster Pak Collection' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy Pack' })).toHaveCount(6);
  await expect(packCard(page, MINI)).toContainText(/5 cards.*60 pokesol/s);
  await expect(main.getByText('Starter Pack', { exact: true })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessible(page);

  const odds = main.getByRole('button', { name: 'Odds of 151 Booster Pack' });
  await odds.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Odds' });
  await expect(dialog.getByRole('row', { name: /^Common/ })).toContainText('70%');
  await expect(dialog.getByRole('row', { name: /^Legendary/ })).toContainText(/0\.5%.*5%.*0\.1/s);
  await expect(dialog.getByText(/Version 1\. .*the hash fits/)).toBeVisible();
  await dialog.getByRole('searchbox').fill('charizard');
  await expect(dialog.getByRole('listitem').first()).toContainText(/Charizard ex.*1 in 90/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(odds).toBeFocused();

  await main.getByRole('button', { name: 'Try a demo pack' }).click();
  await expect(toast(page, 'Demo Pack')).toBeVisible();
  await expect(page.getByTestId('toast')).toContainText('are not kept');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('dialog').getByText('Connect a wallet to keep')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(/^A demo: these cards .* not kept/)).toBeVisible();
});

test('a wallet claims its free pack once', async ({ page }) => {
  await connect(page);
  await page.getByRole('button', { name: 'Claim Free Pack' }).click();
  await expect(toast(page, 'Free Pack Claimed!')).toBeVisible();
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

  const verify = row('Opened').getByRole('button', { name: 'Verify this pack' });
  await verify.click();
  await expect(proof.getByRole('status').filter({ hasText: 'Match' })).toHaveCount(1);
  await expect(proof.getByText('This browser noted the same hash before you paid.')).toBeVisible();
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
  await expectAccessible(page);
  await closeDialog(page);

  await page.route('**/proof', async (route) => {
    const response = await route.fetch();
    const told = await response.json();
    await route.fulfill({ response, json: { ...told, cards: ['base1-4', ...told.cards.slice(1)] } });
  });
  await verify.click();
  await expect(proof.getByRole('alert')).toContainText('Mismatch!');
  await expect(proof.getByText('Mismatch', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
});
