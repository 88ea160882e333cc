/** Sets out of a foreign catalogue, in every weather: whole or not at all, said clearly, and mended by importing again. */
import { test as base, expect, type Page } from '@playwright/test';
import {
  QUIRKY_CARDS,
  QUIRKY_SET,
  type StandIn,
  type StandInCard,
  type StandInData,
  type StandInSet,
  startApiStandIn,
  startTestServer,
  TestAdmin,
  type TestServer,
  type Trouble,
} from '@pokesol/server/testing';
import { dialog, enterAdmin, toast } from './adminPages.ts';
import { expectAccessible } from './axe.ts';
import { WEB_DIR } from './battleServer.ts';

const CARDS = 300;
const WEATHERS = ['500', '429', 'broken', 'half', 'cut', 'slow', 'kept', 'lost', 'audit'];
const set = (id: string, name: string, facts: object = {}): StandInSet => ({
  ...{ id, name, series: 'Skies', printedTotal: CARDS, total: CARDS, releaseDate: '2024/02/01' },
  ...{ images: { symbol: 'https://images.example/symbol.png', logo: 'https://images.example/logo.png' } },
  ...facts,
});
/** Two pages of the catalogue. */
const manyCards = (setId: string): StandInCard[] =>
  Array.from({ length: CARDS }, (_, index) => ({
    ...QUIRKY_CARDS[0],
    id: `${setId}-${index + 1}`,
    number: String(index + 1),
  }));

/** As many sets as the public catalogue has; those with a name of their own have cards. */
const DATA: StandInData = {
  sets: [
    QUIRKY_SET,
    set('unread1', 'Half Legible', { total: 3, printedTotal: 3 }),
    ...WEATHERS.map((weather) => set(`w-${weather}`, `Weather ${weather}`)),
    ...Array.from({ length: 160 }, (_, index) =>
      set(`far${index}`, `Faraway ${index}`, { series: index % 2 === 0 ? 'East' : 'West' }),
    ),
  ],
  cards(setId) {
    if (setId === QUIRKY_SET.id) return QUIRKY_CARDS;
    if (setId.startsWith('w-')) return manyCards(setId);
    const [first] = QUIRKY_CARDS;
    if (setId !== 'unread1' || first === undefined) return [];
    return [1, 2, 3].map((number) => ({
      ...first,
      id: `unread1-${number}`,
      number: String(number),
      name: number === 2 ? '' : `Legible ${number}`,
    }));
  },
};

type Own = { server: TestServer; standIn: StandIn; admin: TestAdmin };
const test = base.extend<{ baseURL: string }, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing else is needed
    async ({}, use) => {
      const standIn = await startApiStandIn(DATA);
      const limits = { timeoutMs: 15_000, pauseMs: 5, mostBytes: 16 * 1024 * 1024 };
      const server = await startTestServer({
        kind: 'pglite',
        webDir: WEB_DIR,
        catalogues: { api: { url: standIn.url }, limits },
      });
      await use({ server, standIn, admin: await TestAdmin.enter(server.base) });
      await server.close();
      await standIn.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.server.base),
});
// Troubles are the catalogue's: whoever makes one must not make it for another test.
const ofSet = (setId: string) => (asked: { path: string; query: URLSearchParams }) =>
  asked.path.endsWith('/cards') && (asked.query.get('q') ?? '').includes(setId);

const importWindow = (page: Page) => dialog(page, 'Import Pokémon Sets');
const key = (page: Page, name: string) => importWindow(page).getByRole('button', { name, exact: true });
const option = (page: Page, name: string) =>
  importWindow(page).getByRole('radio', { name: new RegExp(`^${name}\\b`) });
const options = (page: Page) =>
  importWindow(page).getByRole('group', { name: 'Set to import' }).getByRole('radio');
const searchBox = (page: Page) => importWindow(page).getByPlaceholder('Search sets...');
const openKey = (page: Page) => page.getByRole('button', { name: 'Import Pokémon Sets', exact: true });

async function openImport(page: Page): Promise<void> {
  // A hundred cards behind the window would only make every look at the page slow.
  await enterAdmin(page, 'Cards', '&q=Charizard');
  await openKey(page).click();
  await expect(options(page).first()).toBeAttached();
}
async function select(page: Page, name: string): Promise<void> {
  await searchBox(page).fill(name);
  await importWindow(page).getByText(name, { exact: true }).click();
  await expect(option(page, name)).toBeChecked();
}
async function cardsHere({ admin }: Own, setId: string): Promise<number> {
  const { total } = await admin.ok<{ total: number }>('GET', `/api/admin/cards?setId=${setId}`);
  return total;
}

test('the audit shows what an import added, and card by card what the next one changed', async ({
  page,
  own: { server, admin },
}) => {
  const importing = () =>
    admin.ok('POST', '/api/admin/pokemon/import-set', { setId: 'w-audit', source: 'api' });
  await importing();
  await server.database.db.execute(
    `update cards set base = base || '{"hp": 999, "artist": "Nobody"}' where set_id = 'w-audit'`,
  );
  await importing();
  await enterAdmin(page, 'Audit');
  await page.getByRole('searchbox', { name: 'Search the audit' }).fill('w-audit');
  const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await entries.first().locator('summary').click();
  const row = entries.first().getByRole('row', { name: 'w-audit-1 Nidoran ♀: HP' });
  await expect(row.getByRole('cell')).toHaveText(['999', '60']);
  const rows = entries.first().getByRole('row');
  await expect(rows).toHaveCount(51);
  await expectAccessible(page);
  await entries
    .first()
    .getByRole('button', { name: /^Show all \d+ lines$/ })
    .click();
  expect(await rows.count()).toBeGreaterThan(600);
  await entries.first().locator('summary').click();
  await entries.last().locator('summary').click();
  await expect(entries.last().getByRole('row', { name: /^Added cards/ })).toContainText(
    /w-audit-1 Nidoran ♀, .* and \d+ more$/,
  );
});

test('sets are found, chosen with the keyboard, looked at, imported, and imported again without a change', async ({
  page,
  own,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(own.server.base) && request.url().startsWith('http'))
      foreign.push(request.url());
  });
  await openImport(page);
  await expect(importWindow(page).getByText(`${QUIRKY_CARDS.length} cards`, { exact: true })).toBeVisible();
  await expect(importWindow(page).getByText('Feb 1, 2024').first()).toBeVisible();
  await key(page, 'Import Set').click();
  await expect(page.getByTestId('toast')).toContainText(
    /No Set Selected.*Please select a Pokémon set to import/,
  );

  await searchBox(page).fill('eAsT');
  await expect(importWindow(page).getByText('80 sets')).toBeAttached();
  await searchBox(page).fill('weather 5');
  await expectAccessible(page);
  await searchBox(page).fill('no such set');
  await expect(importWindow(page).getByText('No set is called «no such set».')).toBeVisible();
  await searchBox(page).fill('weather');
  await expect(options(page)).toHaveCount(WEATHERS.length);
  await searchBox(page).press('Tab');
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(2)).toBeChecked();

  await select(page, QUIRKY_SET.name);
  await key(page, 'Show what would change').click();
  await expect(
    importWindow(page).getByText(/20 cards would be added\. Nothing is written yet\./),
  ).toBeVisible();
  expect(await cardsHere(own, QUIRKY_SET.id)).toBe(0);
  await expectAccessible(page);
  await key(page, 'Import Set').click();
  await expect(page.getByTestId('toast')).toContainText(
    `Import Successful!Imported 20 cards from ${QUIRKY_SET.name}`,
  );
  expect(await cardsHere(own, QUIRKY_SET.id)).toBe(20);
  await importWindow(page)
    .getByText(/^Read with a guess/)
    .click();
  await expectAccessible(page);

  await key(page, 'Import another set').click();
  await expect(importWindow(page).getByText('No set selected')).toBeVisible();
  await expect(
    importWindow(page).getByRole('group', { name: 'Set to import' }).getByRole('radio', { checked: true }),
  ).toHaveCount(0);
  await expect(importWindow(page).getByText('All 20 here')).toBeVisible();
  await select(page, QUIRKY_SET.name);
  await key(page, 'Show what would change').click();
  await expect(importWindow(page).getByText(`${QUIRKY_SET.name}: nothing would change.`)).toBeVisible();
  await expect(key(page, 'Import Set')).toBeDisabled();
  await key(page, 'Back').click();
  await key(page, 'Import Set').click();
  await expect(importWindow(page).locator('dl > div').filter({ hasText: 'Unchanged' })).toContainText('20');
  await key(page, 'Done').click();
  await expect(importWindow(page)).toBeHidden();
  await expect(openKey(page)).toBeFocused();

  await openKey(page).click();
  await select(page, 'Faraway 7');
  await key(page, 'Cancel').click();
  await openKey(page).click();
  await expect(importWindow(page).getByText('No set selected')).toBeVisible();
  expect(foreign).toEqual([]);
});

const TROUBLES: readonly (readonly [string, Trouble])[] = [
  ['500', { do: 'status', status: 500 }],
  ['429', { do: 'status', status: 429, retryAfter: '0' }],
  ['broken', { do: 'broken-json' }],
  ['half', { do: 'half-json' }],
  ['cut', { do: 'cut' }],
];
for (const [weather, trouble] of TROUBLES)
  test(`the catalogue fails in the middle (${weather}): nothing is imported, it is said, and again mends it`, async ({
    page,
    own,
  }) => {
    const setId = `w-${weather}`;
    // The first page comes, the second does not.
    let isBad = true;
    own.standIn.trouble(trouble, (asked) => isBad && ofSet(setId)(asked) && asked.query.get('page') === '2');
    await openImport(page);
    await select(page, `Weather ${weather}`);
    await key(page, 'Import Set').click();
    const said = importWindow(page).getByRole('alert');
    await expect(said).toContainText(`«Weather ${weather}» was not imported`);
    await expect(said).toContainText('Nothing was changed; please try again.');
    await expect(option(page, `Weather ${weather}`)).toBeChecked();
    await expect(searchBox(page)).toHaveValue(`Weather ${weather}`);
    expect(await cardsHere(own, setId)).toBe(0);

    isBad = false;
    await key(page, 'Import Set').click();
    await expect(
      importWindow(page).getByText(`Imported ${CARDS} cards from Weather ${weather}`),
    ).toBeVisible();
    expect(await cardsHere(own, setId)).toBe(CARDS);
  });

test('a slow catalogue: the progress is told, and the window may be closed meanwhile', async ({
  page,
  own,
}) => {
  own.standIn.trouble({ do: 'slow', ms: 6_000 }, ofSet('w-slow'));
  await openImport(page);
  await select(page, 'Weather slow');
  await key(page, 'Import Set').click();
  await expect(key(page, 'Importing...')).toBeVisible();
  const progress = importWindow(page).getByRole('progressbar', { name: 'Import of Weather slow' });
  await expect(progress).toHaveAttribute('aria-valuetext', `250 of ${CARDS} cards read…`);
  await key(page, 'Hide window').click();
  await openKey(page).click();
  await expect(progress).toBeVisible();
  await expect(importWindow(page).getByText(`Imported ${CARDS} cards from Weather slow`)).toBeVisible();
});

test('the line to the server is cut: the page asks on, and shows the report', async ({ page, own }) => {
  own.standIn.trouble({ do: 'slow', ms: 1_500 }, ofSet('w-kept'));
  await openImport(page);
  await select(page, 'Weather kept');
  let ordered = 0;
  await page.route('**/import-set', (route) => {
    ordered += 1;
    // The order arrives; its answer never does.
    void route.fetch().catch((error: unknown) => console.warn(String(error)));
    setTimeout(() => void route.abort(), 300);
  });
  let isDown = true;
  await page.route('**/api/admin/pokemon/imports/*', (route) => (isDown ? route.abort() : route.continue()));
  await key(page, 'Import Set').click();
  await expect(
    importWindow(page).getByText(/PokeSol cannot be reached right now\. The import may go on/),
  ).toBeVisible();
  isDown = false;
  await expect(toast(page, `Imported ${CARDS} cards from Weather kept`)).toBeVisible();
  expect(ordered).toBe(1);
  expect(await cardsHere(own, 'w-kept')).toBe(CARDS);
});

test('an order that never arrived is sent again', async ({ page, own }) => {
  await openImport(page);
  await select(page, 'Weather lost');
  let ordered = 0;
  await page.route('**/import-set', (route) => (ordered++ === 0 ? route.abort() : route.continue()));
  await key(page, 'Import Set').click();
  await expect(toast(page, `Imported ${CARDS} cards from Weather lost`)).toBeVisible();
  expect(ordered).toBe(2);
  expect(await cardsHere(own, 'w-lost')).toBe(CARDS);
});

test('cards that cannot be read stop the import until one goes without them', async ({ page, own }) => {
  await openImport(page);
  await select(page, 'Half Legible');
  await key(page, 'Import Set').click();
  await expect(page.getByTestId('toast')).toContainText(/Import Failed.*1 card of this set cannot be read/);
  await expect(importWindow(page).getByRole('alert')).toContainText('1 card of this set cannot be read');
  await expect(importWindow(page).getByRole('region', { name: /^Cards that cannot be read/ })).toContainText(
    'unread1-2',
  );
  await expectAccessible(page);
  expect(await cardsHere(own, 'unread1')).toBe(0);
  await key(page, 'Import without these cards').click();
  await expect(toast(page, 'Imported 2 cards from Half Legible')).toBeVisible();
  await expect(importWindow(page).getByText(/1 card could not be read and was left out/)).toBeVisible();
  await key(page, 'Import another set').click();
  await expect(importWindow(page).getByText('2 of 3 here')).toBeVisible();
});

test('the catalogue cannot be read: it is said, the shipped sets are offered, and asked again it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const standIn = await startApiStandIn(DATA);
  const server = await startTestServer({
    kind: 'pglite',
    webDir: WEB_DIR,
    catalogues: { api: { url: standIn.url }, limits: { timeoutMs: 500, pauseMs: 5, mostBytes: 1024 * 1024 } },
  });
  try {
    standIn.trouble({ do: 'status', status: 500 });
    await page.goto(`${server.base}/admin?tab=cards`);
    await page.getByLabel('Password', { exact: true }).fill('let-me-administer');
    await page.keyboard.press('Enter');
    await openKey(page).click();
    await expect(importWindow(page).getByRole('alert')).toContainText('Pokémon TCG API');
    await expect(importWindow(page).getByRole('alert')).toContainText('Below are the sets of «');
    await expect(option(page, 'Base')).toBeAttached();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    standIn.mend();
    await key(page, 'Ask again').click();
    await expect(option(page, 'Faraway 1')).toBeAttached();
    await expect(importWindow(page).getByRole('alert')).toBeHidden();
    await importWindow(page).getByText('Sets that come with PokeSol').click();
    await expect(option(page, 'Base')).toBeAttached();
    await expect(option(page, 'Faraway 1')).toHaveCount(0);
  } finally {
    await server.close();
    await standIn.close();
  }
});
