/** Fields are of one make, whatever screen they stand on: what was learned of one holds for the next. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enterAdmin } from './adminPages.ts';
import { connect } from './pages.ts';

const look = (field: Locator) =>
  field.evaluate((element) => {
    const { height, backgroundColor, border, color, fontSize, textOverflow } = getComputedStyle(element);
    const placeholder = getComputedStyle(element, '::placeholder').color;
    return { height, backgroundColor, border, color, fontSize, textOverflow, placeholder };
  });

async function claimFreePack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ packTypeId: 'starter-pack', walletAddress: address });
    await fetch('/api/pack-purchases/free', { method: 'POST', headers, body });
  });
}

for (const width of [1440, 375])
  test(`fields look alike in the collection, the builder, the store and the admin area, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await connect(page, '/collection');
    await claimFreePack(page);
    await page.reload();
    const first = page.getByRole('searchbox', { name: 'Search by name or number' });
    await expect(first).toBeVisible();
    const search = await look(first);
    const select = await look(page.getByRole('combobox', { name: 'Rarity' }));

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
