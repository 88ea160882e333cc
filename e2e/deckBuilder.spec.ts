/** The deck builder's main roads: a deck built, saved and found again, unsaved changes after a reload, two tabs, a phone. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connectWithStarterPack, expectSaid, header } from './pages.ts';
import { test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const tile = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Add ${name}`, exact: true });
const row = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name });
const minus = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: `Remove one ${name}` });
const quantity = (page: Page, name: string) => row(page, name).locator('[data-part="quantity"]');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const deckName = (page: Page) => page.getByLabel('Deck Name');
const total = (page: Page) => main(page).getByText('Total', { exact: true }).locator('..');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const unsaved = (page: Page) => main(page).getByText('Unsaved changes', { exact: true });

async function save(page: Page): Promise<void> {
  await button(page, 'Save Deck').click();
  await expect(unsaved(page)).toHaveCount(0);
  await expectSaid(page, 'Deck saved successfully!');
}

async function saveStarter(page: Page, name: string): Promise<void> {
  await button(page, 'Starter deck').click();
  await deckName(page).fill(name);
  await save(page);
  await expect(page).toHaveURL(/\/deck-builder\?deck=[\w-]{36}$/);
}

test('a legal deck: by clicks and keys, completed, saved, there after a reload, judged, changed', async ({
  page,
}) => {
  await connectWithStarterPack(page, '/deck-builder');
  await tile(page, 'Charmander').click();
  await page.locator('body').press('/');
  await page.keyboard.type('fire');
  await page.keyboard.press('Enter');
  await expect(quantity(page, 'Fire Energy')).toHaveText('1');
  await button(page, 'Complete this deck').click();
  await dialog(page, '58 cards to make 60').getByRole('button', { name: 'Add these 58' }).click();
  await expect(main(page).getByText('Valid Deck Size', { exact: true })).toBeVisible();
  await deckName(page).fill('By hand');
  await page.getByLabel('Description').fill('Fire and lightning');
  await save(page);

  await page.reload();
  await expect(deckName(page)).toHaveValue('By hand');
  await expect(page.getByLabel('Description')).toHaveValue('Fire and lightning');
  await expect(total(page)).toContainText('60');
  await expectAccessible(page);
  await button(page, 'Validate').click();
  const verdict = dialog(page, 'Deck Validation');
  await expect(verdict.getByText('Deck is valid', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await minus(page, 'Charmander').click();
  await save(page);
  await button(page, 'Validate').click();
  await expect(verdict.getByText('Deck must contain exactly 60 cards (currently 59)')).toBeVisible();
});

test('unsaved changes survive a reload, and the page asks before it leaves them behind', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (leaving) => {
    asked.push(leaving.type());
    void leaving.accept();
  });
  await connectWithStarterPack(page, '/deck-builder');
  await saveStarter(page, 'Keeper');
  const deckUrl = page.url();
  await minus(page, 'Ponyta').click();
  await deckName(page).fill('Keeper of fire');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(main(page).getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(deckName(page)).toHaveValue('Keeper of fire');
  await expect(quantity(page, 'Ponyta')).toHaveText('1');

  const asks = dialog(page, 'Leave without saving?');
  await header(page).getByRole('link', { name: 'Collection' }).click();
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(deckUrl);
  await button(page, 'New Deck').click();
  await asks.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByLabel('Load Existing Deck').selectOption('Keeper (60 cards)');
  await minus(page, 'Ponyta').click();
  await page.goBack();
  await asks.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/deck-builder');
  await page.goto(deckUrl);
  await expect(quantity(page, 'Ponyta')).toHaveText('1');
});

test('two tabs save one deck: the later is refused, and nothing is mixed', async ({ page, context }) => {
  await connectWithStarterPack(page, '/deck-builder');
  await saveStarter(page, 'Shared');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(deckName(other)).toHaveValue('Shared');

  await minus(page, 'Bill').click();
  await save(page);
  await minus(other, 'Gust of Wind').click();
  await button(other, 'Save Deck').click();
  const conflict = dialog(other, 'This deck was changed elsewhere');
  await conflict.getByRole('button', { name: 'Save mine as a new deck' }).click();
  await expectSaid(other, 'Deck saved successfully!');
  await expect(deckName(other)).toHaveValue('Shared (copy)');
  expect(other.url()).not.toBe(page.url());
  await expect(quantity(other, 'Bill')).toHaveText('3');
  await expect(quantity(other, 'Gust of Wind')).toHaveText('3');

  await other.goto(page.url());
  await expect(quantity(other, 'Bill')).toHaveText('2');
  await expect(quantity(other, 'Gust of Wind')).toHaveText('4');
});

test('on a phone: two tabs, the count and saving always in reach', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await connectWithStarterPack(page, '/deck-builder');
  await tile(page, 'Charmander').click();
  await page.getByRole('tab', { name: 'Deck 1/60' }).click();
  await expect(row(page, 'Charmander')).toBeVisible();
  await button(page, 'Undo').click();
  await button(page, 'Starter deck').click();
  await expect(page.getByRole('tab', { name: 'Deck 60/60' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await save(page);
});
