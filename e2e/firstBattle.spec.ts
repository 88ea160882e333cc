/** The first battle: a visitor without a wallet is taught on a phone, reads what comes first, leaves, and goes on there. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { CALM } from './battleServer.ts';
import { pad, sheet } from './officialMoves.ts';
import { test } from './test.ts';

test.use({ ...CALM, viewport: { width: 375, height: 812 }, hasTouch: true });

const cardNamed = (page: Page, name: string) =>
  page.locator('[data-hand-card]').filter({ hasText: name }).first();

/** Each step begins with what there is to know. */
async function readStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0);
}

async function lay(page: Page, name: string): Promise<void> {
  await cardNamed(page, name).tap();
  await pad(page, 'do').tap();
}

test('a visitor learns, is stopped from another move, comes back, and begins anew', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('dialog')).toContainText('Step 1 of 15');
  await expectAccessible(page);
  await readStep(page, 'Who goes first?');
  // A wrong answer is corrected within the window, which lies over everything else.
  await sheet(page).getByRole('button', { name: 'Go first' }).tap();
  await sheet(page).locator('[data-answer]').tap();
  await expect(sheet(page).getByRole('alert')).toContainText('Answer that you go second.');
  await sheet(page).getByRole('button', { name: 'Go second' }).tap();
  await sheet(page).locator('[data-answer]').tap();

  await readStep(page, 'Your first Pokémon');
  await lay(page, 'Charmander');
  await lay(page, 'Rattata');
  await pad(page, 'end').tap();

  await readStep(page, 'A Trainer card');
  await pad(page, 'end').tap();
  await pad(page, 'end').tap();
  await expect(page.locator('.not-done')).toContainText('press «Play Bill»');
  await expectAccessible(page);

  await page.reload();
  await readStep(page, 'A Trainer card');
  await cardNamed(page, 'Bill').tap();
  await pad(page, 'do').tap();
  await expect(page.getByRole('dialog')).toContainText('Step 4 of 15');
  await page.getByRole('button', { name: 'From the beginning' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Step 1 of 15');
});

test('where a page is zoomed to 400%, a step begins with its first line, and Enter leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto('/learn');
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0);
});
