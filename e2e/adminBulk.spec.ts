/** Many cards out of one file with the whole product behind it: checked, mended, imported, and sent again. */
import { expect, type Page } from '@playwright/test';
import { TestAdmin } from '@pokesol/server/testing';
import { dialog, enterAdmin, toast } from './adminPages.ts';
import { test } from './battleServer.ts';

const form = (page: Page) => dialog(page, 'Bulk Import Cards');
const check = (page: Page) => form(page).getByRole('button', { name: 'Check', exact: true });
const importButton = (page: Page) => form(page).getByRole('button', { name: /^Import / });
const choose = (page: Page, name: string, text: string) =>
  form(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function openBulk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bulk Import Cards', exact: true }).click();
  await form(page).getByLabel('Set', { exact: true }).selectOption('Bulk Isle');
}

test('the mistakes of a file are listed, mended, and the file is imported, and changes nothing the second time', async ({
  page,
  server,
}) => {
  const admin = await TestAdmin.enter(server.base);
  const { id } = await admin.ok<{ id: string }>('POST', '/api/admin/card-sets', { name: 'Bulk Isle' });
  const names = async () => {
    type Listed = { cards: { name: string }[] };
    const { cards } = await admin.ok<Listed>('GET', `/api/admin/cards?setId=${id}`);
    return cards.map(({ name }) => name);
  };
  const csv = (rarity: string) =>
    '\ufeffName;Card Number;Rarity;Type;Description\r\n' +
    '"Mist; the ""Quiet""";1;rare;Water;"Two\r\nlines"\r\n' +
    `Flabébé;2;${rarity};Fairy;\r\n`;
  await enterAdmin(page, 'Cards');
  await openBulk(page);
  await choose(page, 'cards.csv', csv('shiny'));
  await check(page).click();
  await expect(form(page).getByRole('region', { name: 'What to fix' }).getByRole('listitem')).toHaveText(
    /^Line 4, rarity.*received 'shiny'/,
  );
  await expect(importButton(page)).toBeDisabled();
  const kept = page.waitForEvent('download');
  await form(page).getByRole('button', { name: 'Download the problems' }).click();
  expect((await kept).suggestedFilename()).toBe('problems.txt');
  expect(await names()).toEqual([]);

  await choose(page, 'cards.csv', csv('uncommon'));
  await check(page).click();
  await expect(form(page).getByRole('row').filter({ hasText: 'Flabébé' })).toHaveText(/^4Flabébé#2/);
  expect(await names()).toEqual([]);
  await importButton(page).click();
  await expect(toast(page, '2 cards created successfully')).toBeVisible();
  expect(await names()).toEqual(['Mist; the "Quiet"', 'Flabébé']);

  await openBulk(page);
  await choose(page, 'cards.csv', csv('uncommon'));
  await check(page).click();
  await expect(form(page).getByText('All 2 cards of this file are already here')).toBeVisible();
  // The examples are what the server reads.
  await form(page).getByRole('button', { name: 'Remove cards.csv' }).click();
  await form(page).getByText('Example files').click();
  for (const [kind, cards] of [
    ['CSV', 3],
    ['JSON', 2],
  ] as const) {
    const example = await form(page)
      .getByRole('region', { name: `${kind} example` })
      .textContent();
    await form(page)
      .getByLabel('Cards data')
      .fill(example ?? '');
    await check(page).click();
    await expect(importButton(page)).toHaveText(`Import ${cards} cards`);
  }
  expect(await names()).toHaveLength(2);
});
