/** Fields are of one make on every screen as it is built, in whatever order the screens' styles arrive. */
import { expect, type Locator } from '@playwright/test';
import { enterAdmin } from './adminPages.ts';
import { connectWithStarterPack } from './pages.ts';
import { test } from './test.ts';

const look = (field: Locator) =>
  field.evaluate((element) => {
    const { height, backgroundColor, border, color, fontSize, textOverflow } = getComputedStyle(element);
    const placeholder = getComputedStyle(element, '::placeholder').color;
    return { height, backgroundColor, border, color, fontSize, textOverflow, placeholder };
  });

test('fields look alike in the collection, the builder, the store and the admin area', async ({ page }) => {
  await connectWithStarterPack(page, '/collection');
  const first = page.getByRole('searchbox', { name: 'Search by name or number' });
  await expect(first).toBeVisible();
  const search = await look(first);
  const select = await look(page.getByRole('combobox', { name: 'Sort' }));

  await page.goto('/deck-builder');
  const second = page.getByRole('searchbox', { name: 'Search cards by name' });
  await expect(second).toBeVisible();
  expect(await look(second)).toEqual(search);
  expect(await look(page.getByRole('combobox', { name: 'Rarity' }))).toEqual(select);

  await page.goto('/');
  await page.getByRole('button', { name: 'Odds of 151 Booster Pack' }).click();
  expect(await look(page.getByRole('dialog', { name: 'Odds' }).getByRole('searchbox'))).toEqual(search);

  await enterAdmin(page, 'Cards');
  const third = page.getByRole('searchbox', { name: 'Search cards' });
  await expect(third).toBeVisible();
  expect(await look(third)).toEqual(search);
  expect(await look(page.getByLabel('Rarity', { exact: true }))).toEqual(select);
});
