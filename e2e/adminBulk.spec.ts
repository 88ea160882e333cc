/** Many cards out of one file: typed and chosen, in every encoding, checked line by line, imported whole or not at all. */
import { expect, type Page } from '@playwright/test';
import { TestAdmin, type TestServer } from '@pokesol/server/testing';
import { dialog, enterAdmin, toast } from './adminPages.ts';
import { expectAccessible } from './axe.ts';
import { test } from './battleServer.ts';

const form = (page: Page) => dialog(page, 'Bulk Import Cards');
const data = (page: Page) => form(page).getByLabel('Cards data');
const check = (page: Page) => form(page).getByRole('button', { name: 'Check', exact: true });
const importKey = (page: Page) => form(page).getByRole('button', { name: /^Import / });
const report = (page: Page) => form(page).getByRole('region', { name: 'Check' });
const problems = (page: Page) =>
  form(page).getByRole('region', { name: 'What to mend' }).getByRole('listitem');

async function ownSet({ base }: TestServer, name: string) {
  const admin = await TestAdmin.enter(base);
  const { id } = await admin.ok<{ id: string }>('POST', '/api/admin/card-sets', { name });
  type Listed = { cards: { name: string; cardNumber: string; rarity: string }[] };
  return {
    cards: async () => (await admin.ok<Listed>('GET', `/api/admin/cards?setId=${id}`)).cards,
    names: async () =>
      (await admin.ok<Listed>('GET', `/api/admin/cards?setId=${id}`)).cards.map((card) => card.name),
  };
}

async function openBulk(page: Page, setName?: string) {
  await enterAdmin(page, 'Cards');
  await page.getByRole('button', { name: 'Bulk Import Cards', exact: true }).click();
  await expect(form(page).getByLabel('Set', { exact: true })).toBeFocused();
  if (setName !== undefined) await form(page).getByLabel('Set', { exact: true }).selectOption(setName);
}

const choose = (page: Page, name: string, bytes: Buffer) =>
  form(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: bytes });

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test('what is missing and what is wrong is told by line and field, and nothing is imported', async ({
  page,
  server,
}) => {
  const set = await ownSet(server, 'Bulk Wrong');
  await openBulk(page);
  await check(page).click();
  await expect(form(page).getByText('Set is required')).toBeVisible();
  await expect(form(page).getByText('Cards data is required')).toBeVisible();
  await expect(importKey(page)).toBeDisabled();
  await expectAccessible(page);

  await form(page).getByLabel('Set', { exact: true }).selectOption('Bulk Wrong');
  await data(page).fill(
    ['name,cardNumber,rarity,hp', 'Embrix,1,common,60', '=1+1,2,common,60', 'Mist,1,shiny,many'].join('\n'),
  );
  await check(page).click();
  await expect(
    report(page).getByText('3 things to mend before anything of this file can be imported.'),
  ).toBeVisible();
  await expect(problems(page).filter({ hasText: 'Line 3, name' })).toContainText('begins like a formula');
  await expect(problems(page).filter({ hasText: 'Line 4, hp' })).toContainText(
    'Expected number, received string',
  );
  await expect(problems(page).filter({ hasText: 'Line 4, rarity' })).toContainText("received 'shiny'");
  await expect(importKey(page)).toBeDisabled();
  await expectAccessible(page);
  const kept = page.waitForEvent('download');
  await form(page).getByRole('button', { name: 'Download the problems' }).click();
  expect((await kept).suggestedFilename()).toBe('problems.txt');
  expect(await set.names()).toEqual([]);

  // What was found speaks of what was checked, and is put away with it.
  await data(page).fill('name,cardNumber\nEmbrix,1');
  await expect(report(page)).toBeHidden();
  await check(page).click();
  await expect(importKey(page)).toHaveText('Import 1 card');
  expect(await set.names()).toEqual([]);
  await importKey(page).click();
  await expect(toast(page, '1 cards created successfully')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bulk Import Cards', exact: true })).toBeFocused();
  expect(await set.cards()).toMatchObject([{ name: 'Embrix', cardNumber: '1', rarity: 'common' }]);
});

test('quotes, semicolons, line breaks and a mark in the file are understood; sent twice it changes nothing', async ({
  page,
  server,
}) => {
  const set = await ownSet(server, 'Bulk Quoted');
  await openBulk(page, 'Bulk Quoted');
  const csv =
    '\ufeffName;Card Number;Rarity;Type;Description\r\n' +
    '"Mist; the ""Quiet""";1;rare;Water;"Two\r\nlines"\r\n' +
    'Flabébé;2;uncommon;Fairy;\r\n';
  await choose(page, 'cards.csv', Buffer.from(csv));
  await expect(form(page).getByText('cards.csv')).toBeVisible();
  await expect(form(page).getByText('UTF-8', { exact: true })).toBeVisible();
  await check(page).click();
  await expect(report(page).getByRole('row').filter({ hasText: 'Flabébé' })).toHaveText(/^4Flabébé#2/);
  await importKey(page).click();
  await expect(toast(page, '2 cards created successfully')).toBeVisible();
  expect(await set.names()).toEqual(['Mist; the "Quiet"', 'Flabébé']);

  await page.getByRole('button', { name: 'Bulk Import Cards', exact: true }).click();
  await form(page).getByLabel('Set', { exact: true }).selectOption('Bulk Quoted');
  await choose(page, 'cards.csv', Buffer.from(csv));
  await check(page).click();
  await expect(
    report(page).getByText('All 2 cards of this file are here already: there is nothing to import.'),
  ).toBeVisible();
  await expect(importKey(page)).toBeDisabled();
});

test('the encoding of a file is found, guessed with a warning, or refused', async ({ page, server }) => {
  const set = await ownSet(server, 'Bulk Encoded');
  await openBulk(page, 'Bulk Encoded');
  await choose(page, 'cards.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0]));
  await expect(form(page).getByText(/«cards.xlsx»: This is a spreadsheet, not a text file/)).toBeVisible();
  await choose(page, 'photo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]));
  await expect(form(page).getByText(/«photo.csv»: This is not a text file/)).toBeVisible();
  await expect(data(page)).toHaveValue('');

  await choose(page, 'wide.csv', utf16('name\tcardNumber\nÉclair\t1\n'));
  await expect(form(page).getByText('UTF-16', { exact: true })).toBeVisible();
  await expect(form(page).getByText(/This file is not UTF-8/)).toBeHidden();
  await check(page).click();
  await expect(report(page).getByRole('row').filter({ hasText: 'Éclair' })).toBeVisible();

  await choose(page, 'old.csv', Buffer.from('name,cardNumber\nÉclair,1\nPokémon,2\n', 'latin1'));
  await expect(form(page).getByText(/It was read as Windows-1252: Éclair, Pokémon\./)).toBeVisible();
  await expectAccessible(page);
  await check(page).click();
  await importKey(page).click();
  await expect(toast(page, '2 cards created successfully')).toBeVisible();
  expect(await set.names()).toEqual(['Éclair', 'Pokémon']);
});

test('a file over the limit is refused before it is read, and JSON is read by its lines', async ({
  page,
  server,
}) => {
  await ownSet(server, 'Bulk Large');
  await openBulk(page, 'Bulk Large');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/cards/bulk')) sent += 1;
  });
  await choose(page, 'huge.json', Buffer.alloc(17 * 1024 * 1024, '['));
  await expect(form(page).getByText(/«huge.json» has 17.0 MB, and 16 MB is the most at once/)).toBeVisible();
  await check(page).click();
  expect(sent).toBe(0);

  await data(page).fill('[\n  {"name": "Embrix", "cardNumber": 1},\n  {"name": "Mist", "cardNumber": 1}\n]');
  await check(page).click();
  await expect(problems(page)).toHaveText(/Line 3, cardNumber/);
  await data(page).fill('[{"name": "Embrix",}]');
  await check(page).click();
  await expect(problems(page)).toHaveCount(1);
  await expect(importKey(page)).toBeDisabled();
});

test('a line that is cut loses nothing: what was entered stays, and is imported once', async ({
  page,
  server,
}) => {
  const set = await ownSet(server, 'Bulk Cut');
  await openBulk(page, 'Bulk Cut');
  await data(page).fill('name,cardNumber\nEmbrix,1\nMist,2');
  await page.route('**/cards/bulk', (route) => route.abort());
  await check(page).click();
  await expect(
    toast(page, 'Failed to create cards. The server cannot be reached. Check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/cards/bulk');
  await check(page).click();
  await expect(importKey(page)).toHaveText('Import 2 cards');
  let isLost = true;
  await page.route('**/cards/bulk', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    // It reached the server, which did it.
    await route.fetch();
    await route.abort();
  });
  await importKey(page).click();
  await expect(form(page).getByRole('alert').filter({ hasText: 'Failed to create cards' })).toBeVisible();
  await expect(data(page)).toHaveValue('name,cardNumber\nEmbrix,1\nMist,2');
  await importKey(page).click();
  await expect(toast(page, 'All 2 cards are here already')).toBeVisible();
  expect(await set.names()).toEqual(['Embrix', 'Mist']);
});

test('the examples are what the server reads, on a phone too, and closing asks before it throws away', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const set = await ownSet(server, 'Bulk Example');
  await openBulk(page, 'Bulk Example');
  await form(page).getByText('Example files').click();
  const example = await form(page).getByRole('region', { name: 'CSV example' }).textContent();
  await data(page).fill(example ?? '');
  await check(page).click();
  await expect(importKey(page)).toHaveText('Import 3 cards');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const json = await form(page).getByRole('region', { name: 'JSON example' }).textContent();
  await data(page).fill(json ?? '');
  await check(page).click();
  await expect(importKey(page)).toHaveText('Import 2 cards');
  await page.keyboard.press('Escape');
  await dialog(page, 'Close without saving?').getByRole('button', { name: 'Throw away' }).click();
  await expect(form(page)).toBeHidden();
  expect(await set.names()).toEqual([]);
});
