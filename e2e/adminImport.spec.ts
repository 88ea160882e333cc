/** Sets out of a foreign catalogue with the whole product behind it: whole or not at all, in the audit, followed when the line is cut. */
import { expect, type Page } from '@playwright/test';
import { EDGE_CASE_SET } from '@pokesol/server/testing';
import { chooseTab, dialog, enterAdmin, toast } from './adminPages.ts';
import { IMPORTED_CARDS, type Importing, test } from './test.ts';

// On one worker, one after another: the server is made once.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: async ({ importing }, use) => use(importing.server.base) });

// Troubles are the catalogue's: one that a test makes must not be another test's.
const ofSet = (setId: string) => (asked: { path: string; query: URLSearchParams }) =>
  asked.path.endsWith('/cards') && (asked.query.get('q') ?? '').includes(setId);

const importWindow = (page: Page) => dialog(page, 'Import Pokémon Sets');
const button = (page: Page, name: string) => importWindow(page).getByRole('button', { name, exact: true });
const option = (page: Page, name: string) =>
  importWindow(page).getByRole('radio', { name: new RegExp(`^${name}\\b`) });
const options = (page: Page) =>
  importWindow(page).getByRole('group', { name: 'Set to import' }).getByRole('radio');
const searchBox = (page: Page) => importWindow(page).getByPlaceholder('Search sets...');
const openButton = (page: Page) => page.getByRole('button', { name: 'Import Pokémon Sets', exact: true });

async function openImport(page: Page): Promise<void> {
  // A hundred cards behind the window would only make every look at the page slow.
  await enterAdmin(page, 'Cards', '&q=Charizard');
  await openButton(page).click();
  await expect(options(page).first()).toBeAttached();
}
async function select(page: Page, name: string): Promise<void> {
  await searchBox(page).fill(name);
  await importWindow(page).getByText(name, { exact: true }).click();
  await expect(option(page, name)).toBeChecked();
}
async function cardsHere({ admin }: Importing, setId: string): Promise<number> {
  const { total } = await admin.ok<{ total: number }>('GET', `/api/admin/cards?setId=${setId}`);
  return total;
}

test('a set is found, looked at, imported whole, imported again without a change, and listed in the audit', async ({
  page,
  importing,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(importing.server.base) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  await openImport(page);
  await select(page, EDGE_CASE_SET.name);
  await button(page, 'Show what would change').click();
  await expect(
    importWindow(page).getByText(/20 cards would be added\. Nothing is written yet\./),
  ).toBeVisible();
  expect(await cardsHere(importing, EDGE_CASE_SET.id)).toBe(0);
  await button(page, 'Import Set').click();
  await expect(page.getByTestId('toast')).toContainText(
    `Import Successful!Imported 20 cards from ${EDGE_CASE_SET.name}`,
  );
  expect(await cardsHere(importing, EDGE_CASE_SET.id)).toBe(20);

  await button(page, 'Import another set').click();
  await expect(importWindow(page).getByText('All 20 here')).toBeVisible();
  await select(page, EDGE_CASE_SET.name);
  await button(page, 'Import Set').click();
  await expect(importWindow(page).locator('dl > div').filter({ hasText: 'Unchanged' })).toContainText('20');
  await button(page, 'Done').click();

  await chooseTab(page, 'Audit');
  await page.getByRole('searchbox', { name: 'Search the audit' }).fill(EDGE_CASE_SET.id);
  const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await entries.locator('summary').click();
  await expect(entries.getByRole('row', { name: /^Added cards/ })).toContainText('quirk1-1 Nidoran ♀');
  expect(foreign).toEqual([]);
});

test('the catalogue fails in the middle: nothing is imported, it is said, and again mends it', async ({
  page,
  importing,
}) => {
  // The first page comes, the second does not.
  let isBad = true;
  importing.catalogue.trouble(
    { do: 'status', status: 500 },
    (asked) => isBad && ofSet('b-500')(asked) && asked.query.get('page') === '2',
  );
  await openImport(page);
  await select(page, 'Broken set');
  await button(page, 'Import Set').click();
  const said = importWindow(page).getByRole('alert');
  await expect(said).toContainText('«Broken set» was not imported');
  await expect(said).toContainText('Nothing was changed; please try again.');
  await expect(option(page, 'Broken set')).toBeChecked();
  expect(await cardsHere(importing, 'b-500')).toBe(0);
  isBad = false;
  await button(page, 'Import Set').click();
  await expect(
    importWindow(page).getByText(`Imported ${IMPORTED_CARDS} cards from Broken set`),
  ).toBeVisible();
  expect(await cardsHere(importing, 'b-500')).toBe(IMPORTED_CARDS);
});

test('the line to the server is cut: the page asks on, and shows the report', async ({ page, importing }) => {
  await openImport(page);
  await select(page, 'Kept set');
  let ordered = 0;
  await page.route('**/import-set', async (route) => {
    ordered += 1;
    // The order arrives and is done; its answer never comes.
    await route.fetch();
    await route.abort();
  });
  let isDown = true;
  await page.route('**/api/admin/pokemon/imports/*', (route) => (isDown ? route.abort() : route.continue()));
  await button(page, 'Import Set').click();
  await expect(
    importWindow(page).getByText(/PokeSol cannot be reached right now\. The import may still be running/),
  ).toBeVisible();
  isDown = false;
  await expect(toast(page, `Imported ${IMPORTED_CARDS} cards from Kept set`)).toBeVisible();
  expect(ordered).toBe(1);
  expect(await cardsHere(importing, 'b-kept')).toBe(IMPORTED_CARDS);
});
