/** The packs of the admin area as an admin uses them, and a player who buys what was made: form, odds, trial, edits, shelf. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { AdminPackType } from '@pokesol/protocol';
import { TestAdmin, type TestServer } from '@pokesol/server/testing';
import { dialog, enterAdmin, toast } from './adminPages.ts';
import { expectAccessible } from './axe.ts';
import { test } from './battleServer.ts';
import { classicShelf, connect, packCard } from './pages.ts';

const FORM = 'Create New Pack Type';
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const number = (form: Locator, level: string) =>
  form.getByRole('spinbutton', { name: `${level} odds`, exact: true });
const slider = (form: Locator, level: string) =>
  form.getByRole('slider', { name: `${level} share`, exact: true });
const sum = (form: Locator) => form.getByTestId('odds-sum');
const save = (form: Locator, name = 'Create Pack Type') => form.getByRole('button', { name, exact: true });
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: FORM }).click();
  return dialog(page, FORM);
}

async function fill(form: Locator, fields: { name: string; price: string; cards?: string; set?: string }) {
  await form.getByLabel('Name', { exact: true }).fill(fields.name);
  await form.getByLabel('Price (POKE)').fill(fields.price);
  if (fields.cards !== undefined) await form.getByLabel('Cards', { exact: true }).fill(fields.cards);
  await form.getByLabel('Set', { exact: true }).selectOption(fields.set ?? 'base1');
}

/** By the server's own way in, for tests of what comes after. */
async function makePack({ base }: TestServer, name: string, more: object = {}): Promise<AdminPackType> {
  const admin = await TestAdmin.enter(base);
  return admin.ok<AdminPackType>('POST', '/api/admin/pack-types', {
    name,
    price: '5',
    cardCount: 4,
    setId: 'base1',
    rarityOdds: { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 },
    ...more,
  });
}

async function asPlayer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await connect(page);
  return page;
}

test('a pack is made with odds that add up, tried out before, bought, opened and verified', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await enterAdmin(page, 'Packs');
  const form = await openForm(page);
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Cards', { exact: true })).toHaveValue('11');
  for (const [level, odds] of [
    ['Common', '0.7'],
    ['Uncommon', '0.2'],
    ['Rare', '0.08'],
    ['Epic', '0.015'],
    ['Legendary', '0.005'],
  ] as const)
    await expect(number(form, level)).toHaveValue(odds);
  await expect(sum(form)).toHaveText('The odds add up to 1.');
  await expect(form.getByRole('button', { name: 'Simulate 10,000 packs' })).toBeDisabled();

  await save(form).click();
  for (const message of ['Name is required', 'Price is required', 'Set is required'])
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  await form.getByLabel('Cards', { exact: true }).fill('0');
  await expect(form.getByText('Card count must be positive', { exact: true })).toBeVisible();
  await form.getByLabel('Cards', { exact: true }).fill('');
  await expect(form.getByText('Expected number, received nan', { exact: true })).toBeVisible();
  await form.getByLabel('Artwork URL').fill('pack.png');
  await expect(form.getByText('Must be a valid URL', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Artwork URL').fill('');
  await fill(form, { name: 'Flash Pack', price: '0.001', cards: '4' });
  await form.getByLabel('Description').fill('Four cards, quick as a flash');

  // A price that the server would refuse is refused at its field, and nothing is sent.
  const price = form.getByLabel('Price (POKE)');
  await expect(price).toHaveAccessibleDescription('The price must be at least 0.01 POKE.');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/pack-types')) sent += 1;
  });
  await save(form).click();
  await expect(price).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText('The price must be at least 0.01 POKE.');
  expect(sent).toBe(0);
  await expectAccessible(page);
  await price.fill('7.50');

  await number(form, 'Legendary').fill('0.105');
  await expect(sum(form)).toHaveText('The odds add up to 1.1: 0.1 too much.');
  await expect(save(form)).toBeDisabled();
  await number(form, 'Legendary').fill('0.004');
  await expect(sum(form)).toHaveText('The odds add up to 0.999: 0.001 is missing.');
  await expect(form.getByRole('button', { name: 'Simulate 10,000 packs' })).toBeDisabled();
  await expectAccessible(page);
  await number(form, 'Legendary').fill('');
  await expect(sum(form)).toContainText('Legendary needs a number');
  await number(form, 'Legendary').fill('0.105');
  await form.getByRole('button', { name: 'Balance the rest' }).click();
  await expect(sum(form)).toHaveText('The odds add up to 1.');
  await expect(number(form, 'Legendary')).toHaveValue('0.105');
  await expect(number(form, 'Common')).toHaveValue('0.629648');

  // By keyboard alone: a thousandth a step.
  await slider(form, 'Legendary').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(number(form, 'Legendary')).toHaveValue('0.103');
  await expect(sum(form)).toHaveText('The odds add up to 0.998: 0.002 is missing.');
  await number(form, 'Common').fill('0.631648');
  await expect(save(form)).toBeEnabled();

  await form.getByRole('button', { name: 'Simulate 10,000 packs' }).click();
  const result = form.getByTestId('simulation-result');
  await expect(result).toContainText('10,000 packs opened on trial.');
  await expect(form.getByText('This set has no epic cards: its share falls to rare.')).toBeVisible();
  await expect(result).toContainText('No pack holds a legendary');
  await form.getByLabel('Set', { exact: true }).selectOption('sv3pt5');
  await expect(form.getByText('This set has no epic cards')).toBeHidden();
  await expect(result).toContainText('The form has changed since');
  await form.getByRole('button', { name: 'Simulate 10,000 packs' }).click();
  await expect(result).toContainText('10,000 packs opened on trial.');
  await expect(result).toContainText(/1 in [\d.]+ packs holds a legendary/);
  await expect(result.getByRole('row', { name: /^Legendary/ })).toContainText(/0\.\d+/);
  await number(form, 'Common').fill('0.631647');
  await expect(result).toContainText('The form has changed since');
  await expectAccessible(page);
  await number(form, 'Common').fill('0.631648');

  await save(form).click();
  await expect(toast(page, 'Pack type created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(row(page, 'Flash Pack')).toContainText(
    /Active.*Version 1.*7\.5 POKE.*4 cards.*none sold yet/s,
  );

  if (baseURL === undefined) throw new Error('the test has no server');
  const player = await asPlayer(browser, baseURL);
  await packCard(player, 'Flash Pack').getByRole('button', { name: 'Odds of Flash Pack' }).click();
  await expect(player.getByRole('dialog').getByRole('row', { name: /^Legendary/ })).toContainText('10.3%');
  await player.keyboard.press('Escape');
  await packCard(player, 'Flash Pack').getByRole('button', { name: 'Buy Pack' }).click();
  await expect(player.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await player.getByRole('dialog').getByRole('button', { name: 'Verify this pack' }).click();
  const proof = player.getByRole('dialog', { name: 'Verify this pack' });
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
  await player.context().close();

  await page.reload();
  await enterAdmin(page, 'Packs');
  await expect(row(page, 'Flash Pack')).toContainText('1 pack sold · 7.5 POKE burned');
});

test('an edit makes a new version when the draw changes, and the store has it at once', async ({
  page,
  server,
}) => {
  await makePack(server, 'Edited Pack', { price: '8', setId: 'sv3pt5' });
  await classicShelf(page);
  await page.goto('/');
  await expect(packCard(page, 'Edited Pack')).toContainText('8 pokesol');
  await enterAdmin(page, 'Packs');
  await row(page, 'Edited Pack').getByRole('button', { name: 'Edit Edited Pack' }).click();
  const form = dialog(page, 'Edit Edited Pack');
  await expect(form.getByText('The draw is unchanged: this stays version 1.')).toBeVisible();
  await form.getByLabel('Price (POKE)').fill('9');
  await expect(form.getByText('The draw is unchanged: this stays version 1.')).toBeVisible();
  await save(form, 'Save').click();
  await expect(toast(page, 'Pack type updated successfully')).toBeVisible();
  await expect(row(page, 'Edited Pack')).toContainText(/Version 1.*9 POKE/s);

  await row(page, 'Edited Pack').getByRole('button', { name: 'Edit Edited Pack' }).click();
  await number(form, 'Rare').fill('0.3');
  await form.getByRole('button', { name: 'Balance the rest' }).click();
  await expect(form.getByText('Saving makes version 2; packs already sold keep theirs.')).toBeVisible();
  await form.getByRole('button', { name: 'Simulate 10,000 packs' }).click();
  await expect(form.getByTestId('simulation-result')).toContainText('10,000 packs opened on trial.');
  await expectAccessible(page);
  await save(form, 'Save').click();
  await expect(toast(page, 'Pack type updated: now version 2')).toBeVisible();
  await expect(row(page, 'Edited Pack')).toContainText('Version 2');

  // In the same page, whose store was read before: nothing old is shown.
  await page.getByRole('link', { name: 'Store', exact: true }).click();
  await expect(packCard(page, 'Edited Pack')).toContainText('9 pokesol');
  await page.getByRole('button', { name: 'Odds of Edited Pack' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Rare/ })).toContainText('30%');
  await expect(page.getByRole('dialog').getByText(/Version 2\. .*the hash fits/)).toBeVisible();
});

test('two admins at one pack: the second is told, loads it again and keeps what was typed', async ({
  page,
  server,
}) => {
  const { id } = await makePack(server, 'Contested Pack');
  await enterAdmin(page, 'Packs');
  await row(page, 'Contested Pack').getByRole('button', { name: 'Edit Contested Pack' }).click();
  const form = dialog(page, 'Edit Contested Pack');
  await form.getByLabel('Description').fill('Mine');
  const other = await TestAdmin.enter(server.base);
  await other.ok('PATCH', `/api/admin/pack-types/${id}`, { version: 1, price: '6', cardCount: 3 });
  await save(form, 'Save').click();
  await expect(form.getByRole('alert')).toContainText('This pack was changed somewhere else');
  await expect(form.getByLabel('Description')).toHaveValue('Mine');
  await form.getByRole('button', { name: 'Load it again' }).click();
  await expect(form.getByText(/^Loaded again/)).toBeVisible();
  await expect(form.getByLabel('Price (POKE)')).toHaveValue('6');
  await expect(form.getByLabel('Cards', { exact: true })).toHaveValue('3');
  await expect(form.getByLabel('Description')).toHaveValue('Mine');
  await save(form, 'Save').click();
  await expect(toast(page, 'Pack type updated successfully')).toBeVisible();
  await expect(row(page, 'Contested Pack')).toContainText(/Version 2.*Mine.*6 POKE.*3 cards/s);
});

test('a pack is taken off the shelf and put back, after a word on what that means', async ({
  page,
  server,
}) => {
  await makePack(server, 'Seasonal Pack');
  await enterAdmin(page, 'Packs');
  const shelf = async () => (await page.request.get(`${server.base}/api/pack-types`)).text();
  await row(page, 'Seasonal Pack').getByRole('button', { name: 'Deactivate Seasonal Pack' }).click();
  const ask = dialog(page, 'Deactivate Seasonal Pack?');
  await expect(ask).toContainText('Packs that were bought can still be opened');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect(await shelf()).toContain('Seasonal Pack');
  await row(page, 'Seasonal Pack').getByRole('button', { name: 'Deactivate Seasonal Pack' }).click();
  await ask.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, '«Seasonal Pack» is off the shelf')).toBeVisible();
  await expect(row(page, 'Seasonal Pack').getByText('Inactive', { exact: true })).toBeVisible();
  expect(await shelf()).not.toContain('Seasonal Pack');
  await row(page, 'Seasonal Pack').getByRole('button', { name: 'Activate Seasonal Pack' }).click();
  await dialog(page, 'Activate Seasonal Pack?').getByRole('button', { name: 'Activate' }).click();
  await expect(row(page, 'Seasonal Pack').getByText('Active', { exact: true })).toBeVisible();
  expect(await shelf()).toContain('Seasonal Pack');
});

test('new cards of the set are told and taken in; the starter pack takes new words only', async ({
  page,
  server,
}) => {
  await makePack(server, 'Pool Pack', { setId: 'sv3pt5' });
  await server.database.db.execute(`
    insert into cards (id, set_id, base, origin)
    select 'sv3pt5-900', set_id, base || '{"id":"sv3pt5-900","cardNumber":"900"}', 'made'
    from cards where id = 'sv3pt5-1'
    on conflict do nothing`);
  await enterAdmin(page, 'Packs');
  const pool = row(page, 'Pool Pack');
  await expect(pool).toContainText('1 new card of the set is not in this pack yet.');
  await pool.getByRole('button', { name: 'Edit Pool Pack' }).click();
  const form = dialog(page, 'Edit Pool Pack');
  await form.getByRole('checkbox', { name: /Take the set’s cards as they are now/ }).check();
  await expect(form.getByText('Saving makes version 2; packs already sold keep theirs.')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog(page, 'Close without saving?').getByRole('button', { name: 'Throw away' }).click();
  await pool.getByRole('button', { name: 'Update pool of Pool Pack' }).click();
  await expect(toast(page, 'Pool updated: now version 2')).toBeVisible();
  await expect(pool).toContainText('Version 2');
  await expect(pool).not.toContainText('not in this pack yet');

  const starter = row(page, 'Starter Pack');
  await expect(starter.getByRole('button', { name: /Deactivate/ })).toHaveCount(0);
  await starter.getByRole('button', { name: 'Edit Starter Pack' }).click();
  const words = dialog(page, 'Edit Starter Pack');
  await expect(words.getByRole('slider')).toHaveCount(0);
  await expect(words.getByLabel('Price (POKE)')).toHaveCount(0);
  await words.getByLabel('Description').fill('Sixty cards to begin with.');
  await expectAccessible(page);
  await save(words, 'Save').click();
  await expect(toast(page, 'Pack type updated successfully')).toBeVisible();
  await expect(starter).toContainText('Sixty cards to begin with.');
});

test('what goes wrong is said, and nothing typed is lost', async ({ page, server }) => {
  const admin = await TestAdmin.enter(server.base);
  const empty = await admin.ok<{ id: string }>('POST', '/api/admin/card-sets', { name: 'Empty Isle' });
  await page.route('**/api/admin/pack-types', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'internal-error', message: 'Something went wrong on our side.' },
    }),
  );
  await enterAdmin(page, 'Packs');
  await expect(page.getByRole('heading', { name: 'The packs did not load' })).toBeVisible();
  await page.unroute('**/api/admin/pack-types');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Base Set Mini Pack')).toBeVisible();

  const form = await openForm(page);
  await fill(form, { name: 'Stubborn Pack', price: '3' });
  await page.route('**/api/admin/pack-types', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.continue(),
  );
  await save(form).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Failed to create pack type')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Stubborn Pack');
  await page.unroute('**/api/admin/pack-types');

  // What the server refuses stays in the form.
  await form.getByLabel('Set', { exact: true }).selectOption(empty.id);
  await save(form).click();
  await expect(form.getByRole('alert')).toHaveText(
    'This set has no card that a pack could draw. Add cards to it first.',
  );
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Stubborn Pack');
  await form.getByLabel('Set', { exact: true }).selectOption('base1');

  // The answer is lost on its way back: saving again makes no second one.
  await page.route('**/api/admin/pack-types', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await save(form).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/pack-types');
  await save(form).click();
  await expect(toast(page, 'Pack type created successfully')).toBeVisible();
  await expect(row(page, 'Stubborn Pack')).toHaveCount(1);
});

test('a hundred and fifty packs have two pages and a search; none has a word', async ({ page, server }) => {
  const admin = await TestAdmin.enter(server.base);
  const [first] = await admin.ok<AdminPackType[]>('GET', '/api/admin/pack-types');
  const many = Array.from({ length: 150 }, (_, i) => ({ ...first, id: `many-${i}`, name: `Many ${i}` }));
  await page.route('**/api/admin/pack-types', (route) => route.fulfill({ json: many }));
  await enterAdmin(page, 'Packs');
  await expect(page.getByText('150 packs', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(100);
  const pages = page.getByRole('navigation', { name: 'Pages of packs' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('article')).toHaveCount(50);
  await page.getByRole('searchbox', { name: 'Search packs' }).fill('many 77');
  await expect(page.getByText('1 of 150 packs', { exact: true })).toBeVisible();
  await expect(row(page, 'Many 77')).toBeVisible();
  await page.unroute('**/api/admin/pack-types');
  await page.route('**/api/admin/pack-types', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await enterAdmin(page, 'Packs');
  await expect(page.getByRole('heading', { name: 'No packs yet' })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`six decimals of odds are seen whole, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enterAdmin(page, 'Packs');
    const odds = (await openForm(page)).getByRole('spinbutton', { name: /odds$/ });
    await expect(odds).toHaveCount(5);
    for (const input of await odds.all()) {
      await input.fill('0.333333');
      // Of the text itself: what an input shows of it is not what it tells of its own width.
      const room = await input.evaluate((field) => {
        if (!(field instanceof HTMLInputElement)) throw new Error('the odds are typed into an input');
        const style = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.font = style.font;
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return field.clientWidth - padding - pen.measureText(field.value).width;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });

test('on a phone everything has its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAdmin(page, 'Packs');
  await expect(row(page, 'Base Set Mini Pack')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const form = await openForm(page);
  await fill(form, { name: 'Pocket Pack', price: '3' });
  await form.getByRole('button', { name: 'Simulate 10,000 packs' }).click();
  await expect(form.getByTestId('simulation-result')).toContainText('10,000 packs opened on trial.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
