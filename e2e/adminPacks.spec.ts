/** The packs of the admin area with the whole product behind them: a player buys what was made, and an edit is in the store at once. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { AdminPackType } from '@pokesol/protocol';
import { TestAdmin } from '@pokesol/server/testing';
import { dialog, enterAdmin, toast } from './adminPages.ts';
import { test } from './battleServer.ts';
import { classicShelf, connect, packCard } from './pages.ts';

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const odds = (form: Locator, level: string) =>
  form.getByRole('spinbutton', { name: `${level} odds`, exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function asPlayer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await connect(page);
  return page;
}

test('a pack is made, tried out before, bought by a player, opened and verified', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAdmin(page, 'Packs');
  await page.getByRole('button', { name: 'Create New Pack Type' }).click();
  const form = dialog(page, 'Create New Pack Type');
  await form.getByLabel('Name', { exact: true }).fill('Flash Pack');
  await form.getByLabel('Price (POKE)').fill('7.50');
  await form.getByLabel('Cards', { exact: true }).fill('4');
  await form.getByLabel('Set', { exact: true }).selectOption('sv3pt5');
  await odds(form, 'Legendary').fill('0.105');
  await form.getByRole('button', { name: 'Balance the rest' }).click();
  await form.getByRole('button', { name: 'Simulate 10,000 packs' }).click();
  await expect(form.getByTestId('simulation-result')).toContainText('10,000 packs opened on trial.');
  await form.getByRole('button', { name: 'Create Pack Type', exact: true }).click();
  await expect(toast(page, 'Pack type created successfully')).toBeVisible();
  await expect(row(page, 'Flash Pack')).toContainText(
    /Active.*Version 1.*7\.5 POKE.*4 cards.*none sold yet/s,
  );

  if (baseURL === undefined) throw new Error('the test has no server');
  const player = await asPlayer(browser, baseURL);
  await packCard(player, 'Flash Pack').getByRole('button', { name: 'Odds of Flash Pack' }).click();
  await expect(player.getByRole('dialog').getByRole('row', { name: /^Legendary/ })).toContainText('10.5%');
  await player.keyboard.press('Escape');
  await packCard(player, 'Flash Pack').getByRole('button', { name: 'Buy Pack' }).click();
  // This server has not read what the cards of 151 do, and says so before it sells them.
  await dialog(player, 'Few of its cards play')
    .getByRole('button', { name: 'Buy it for the binder' })
    .click();
  await expect(player.getByRole('dialog')).toContainText('4 new cards');
  const verify = player.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true });
  const proof = player.getByRole('dialog', { name: 'Verify this pack' });
  // A button that has just lit is deaf for a moment.
  await expect(async () => {
    if (await verify.isVisible()) await verify.click({ timeout: 500 });
    await expect(proof).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
  await player.context().close();

  await page.reload();
  await enterAdmin(page, 'Packs');
  await expect(row(page, 'Flash Pack')).toContainText('1 pack sold · 7.5 POKE burned');
});

test('an edit that changes the draw is a new version, in the store at once, and so is a pack off the shelf', async ({
  page,
  server,
}) => {
  const admin = await TestAdmin.enter(server.base);
  await admin.ok<AdminPackType>('POST', '/api/admin/pack-types', {
    name: 'Edited Pack',
    price: '8',
    cardCount: 4,
    setId: 'sv3pt5',
    rarityOdds: { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 },
  });
  await classicShelf(page);
  await page.goto('/');
  await expect(packCard(page, 'Edited Pack')).toContainText('8 pokesol');
  await enterAdmin(page, 'Packs');
  await row(page, 'Edited Pack').getByRole('button', { name: 'Edit Edited Pack' }).click();
  const form = dialog(page, 'Edit Edited Pack');
  await form.getByLabel('Price (POKE)').fill('9');
  await odds(form, 'Rare').fill('0.3');
  await form.getByRole('button', { name: 'Balance the rest' }).click();
  await expect(form.getByText('Saving makes version 2; packs already sold keep theirs.')).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Pack type updated: now version 2')).toBeVisible();

  // In the same page, whose store was read before: nothing old is shown.
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(packCard(page, 'Edited Pack')).toContainText('9 pokesol');
  await page.getByRole('button', { name: 'Odds of Edited Pack' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Rare/ })).toContainText('30%');
  await expect(page.getByRole('dialog').getByText(/Version 2\. .*the hash matches/)).toBeVisible();

  await enterAdmin(page, 'Packs');
  await row(page, 'Edited Pack').getByRole('button', { name: 'Deactivate Edited Pack' }).click();
  await dialog(page, 'Deactivate Edited Pack?').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row(page, 'Edited Pack').getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(packCard(page, 'Edited Pack')).toHaveCount(0);
});
