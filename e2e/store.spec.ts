/** The store's main roads: a visitor with a demo, a wallet with its free pack, bought packs and their proofs. */
import { expect } from '@playwright/test';
import type { OpenAnswer } from '@pokesol/protocol';
import { expectAccessible } from './axe.ts';
import { balance, classicShelf, closeDialog, connect, expectSaid, packCard } from './pages.ts';
import { test } from './test.ts';

const MINI = 'Base Set Mini Pack';

// The moving parts have tests of their own; here everything is simply there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor reads the odds as they are published, and tries a demo', async ({ page }) => {
  await classicShelf(page);
  await page.goto('/');
  const main = page.getByRole('main');
  // Two sets have three packs each, and of the others those whose cards mostly play have one.
  await expect(main.getByRole('button', { name: 'Buy Pack' })).toHaveCount(78);
  await expect(main.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Odds of 151 Booster Pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odds' });
  await expect(dialog.getByText(/Version 1\. .*the hash matches/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Demo pack' }).click();
  await expect(page.getByRole('dialog')).toContainText('5 new cards');
});

test('a wallet claims its free pack once', async ({ page }) => {
  await connect(page);
  await page.getByRole('button', { name: 'Claim Free Pack' }).click();
  await expectSaid(page, 'Free Pack Claimed!');
  await expect(page.getByRole('dialog')).toContainText('60 new cards');
  await closeDialog(page);
  await expect(page.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
  await page.reload();
  await expect(packCard(page, MINI).getByRole('button', { name: 'Buy Pack' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My packs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim Free Pack' })).toHaveCount(0);
});

test('five packs are bought at once, wait together, and each is verified in the browser', async ({
  page,
}) => {
  await connect(page);
  const before = await balance(page);
  // Held back, so that all still wait: without its answer the opening opens nothing.
  await page.route('**/open', (route) => route.abort());
  const howMany = page.getByRole('group', { name: 'How many packs' });
  await howMany.getByRole('button', { name: '5', exact: true }).click();
  await packCard(page, MINI).getByRole('button', { name: 'Buy 5 Packs' }).click();
  // Each was refused before the page goes: what is under way when a page is left may still reach the server.
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your pack is not lost');
  await page.unroute('**/open');
  await page.reload();
  await expect(page.getByRole('heading', { name: '5 packs to open' })).toBeVisible();
  expect(await balance(page)).toBe(before - 300);
  await page.getByRole('button', { name: `Open ${MINI}` }).click();
  await expect(page.getByRole('dialog')).toContainText('5 new cards');
  await page.reload();
  await expect(page.getByRole('heading', { name: '4 packs to open' })).toBeVisible();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Four packs opened' })).toBeVisible();
  await page.reload();

  await page.getByRole('link', { name: 'My packs' }).click();
  const packs = page.getByRole('listitem').filter({ hasText: MINI });
  await expect(packs.filter({ hasText: 'Opened' })).toHaveCount(5);
  await expectAccessible(page);

  // One payment, and a seed of its own for each.
  const proof = page.getByRole('dialog', { name: 'Verify this pack' });
  for (const nth of [0, 4]) {
    await packs.nth(nth).getByRole('button', { name: 'Verify this pack' }).click();
    await expect(proof.getByRole('status').filter({ hasText: 'Match' })).toHaveCount(1);
    await expect(proof.getByText('This browser recorded the same hash before you paid.')).toBeVisible();
    await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
    await closeDialog(page);
  }
});

test('an era leads to a pack of another set; its cards are of that set, and prove themselves', async ({
  page,
}) => {
  await connect(page);
  const before = await balance(page);
  await page.getByRole('button', { name: '3D View' }).click();
  await page.getByRole('navigation', { name: 'Eras' }).getByRole('link', { name: /^Base/ }).click();
  await expect(page).toHaveURL(/\?era=base$/);
  await page
    .getByRole('list', { name: 'All packs' })
    .getByRole('button', { name: /^Jungle Booster Pack/ })
    .click();
  await expect(page).toHaveURL(/pack=base2-booster/);
  const chosen = page.getByRole('region', { name: 'Chosen pack' });
  await expect(chosen).toContainText('All 64 cards play by their own text.');
  await expectAccessible(page);
  const opened = page.waitForResponse('**/api/pack-purchases/*/open');
  await chosen.getByRole('button', { name: 'Buy Pack' }).click();
  await expect(page.getByRole('dialog')).toContainText('11 new cards');
  const { cards }: OpenAnswer = await (await opened).json();
  expect([...new Set(cards.map(({ set }) => set.name))]).toEqual(['Jungle']);
  expect(await balance(page)).toBe(before - 100);
  await page.reload();

  await page.getByRole('link', { name: 'My packs' }).click();
  const bought = page.getByRole('listitem').filter({ hasText: 'Jungle Booster Pack' });
  await bought.getByRole('button', { name: 'Verify this pack' }).click();
  const proof = page.getByRole('dialog', { name: 'Verify this pack' });
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
});

test('a pack is found by a card that it holds', async ({ page }) => {
  await classicShelf(page);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search packs by set, era or card' }).fill('Dark Charizard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^1 pack for «Dark Charizard»/ })).toBeFocused();
  await expect(packCard(page, 'Team Rocket Booster Pack')).toContainText(
    /\d+ of 83 cards play by their own text/,
  );
});
