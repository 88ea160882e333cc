/** The cards of the admin area with the whole product behind them: one is made, found again, changed and withdrawn. */
import { expect, type Page } from '@playwright/test';
import { TestAdmin } from '@pokesol/server/testing';
import { ADMIN_PASSWORD, dialog, enterAdmin, gateField, toast } from './adminPages.ts';
import { test } from './battleServer.ts';

const tiles = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem');
const tile = (page: Page, name: string) =>
  tiles(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a card is made, found by its address after a reload, changed and withdrawn', async ({
  page,
  server,
}) => {
  const admin = await TestAdmin.enter(server.base);
  const { id: setId } = await admin.ok<{ id: string }>('POST', '/api/admin/card-sets', { name: 'Made Isle' });
  const kept = async () => {
    const { cards } = await admin.ok<{ cards: object[] }>('GET', `/api/admin/cards?setId=${setId}`);
    return cards;
  };
  await enterAdmin(page, 'Cards');
  await expect(tiles(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Create Single Card', exact: true }).click();
  const form = dialog(page, 'Create Single Card');
  await form.getByLabel('Name', { exact: true }).fill('Embrix');
  await form.getByLabel('Set').selectOption('Made Isle');
  await form.getByLabel('Card Number').fill('4');
  await form.getByLabel('HP').fill('7000');
  await form.getByRole('button', { name: 'Create Card' }).click();
  await expect(form.getByLabel('HP')).toBeFocused();
  await form.getByLabel('HP').fill('');
  await form.getByRole('button', { name: 'Begin with an example' }).click();
  await form.getByRole('button', { name: 'Create Card' }).click();
  await expect(toast(page, 'Card created successfully')).toBeVisible();
  await expect(tile(page, 'Embrix')).toContainText('#4 · Made Isle');
  await expect.poll(kept).toMatchObject([{ hp: 70, formAttributes: { attack: 50, defense: 30 } }]);

  await page.reload();
  await gateField(page).fill(ADMIN_PASSWORD);
  await gateField(page).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search cards' })).toHaveValue('Embrix');
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit Embrix #4' }).click();
  const edit = dialog(page, 'Edit Embrix');
  await edit.getByLabel(/^Description/).fill('All flame, no smoke.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Card updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate Embrix #4' }).click();
  await dialog(page, 'Deactivate Embrix?').getByRole('button', { name: 'Deactivate' }).click();
  await expect(tile(page, 'Embrix')).toContainText('Inactive');
  expect(await kept()).toMatchObject([{ description: 'All flame, no smoke.', isActive: false }]);
});
