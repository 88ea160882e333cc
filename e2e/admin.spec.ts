/** The admin area as an admin uses it: the gate, the overview, sets, the audit, an ended session, keyboard, phone, failures. */
import { expect, type Page } from '@playwright/test';
import { startTestServer, TestAdmin, type TestServer, TestWallet } from '@pokesol/server/testing';
import { ADMIN_PASSWORD, chooseTab, dialog, enterAdmin, gateField, toast } from './adminPages.ts';
import { expectAccessible } from './axe.ts';
import { test, WEB_DIR } from './battleServer.ts';

const open = (page: Page) => page.getByRole('button', { name: 'Access Admin Panel' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const set = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Holds something back until it is opened. */
function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

async function openSessions({ database: { db } }: TestServer): Promise<number> {
  const { rows } = (await db.execute('select count(*)::int as sessions from admin_sessions')) as unknown as {
    rows: { sessions: number }[];
  };
  return rows[0]?.sessions ?? 0;
}

/** As half an hour does, or another password: the server knows no token any more. */
const endSessions = ({ database: { db } }: TestServer) => db.execute('delete from admin_sessions');

async function createSet(page: Page, name: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: 'Create New Set' }).click();
  const form = dialog(page, 'Create New Set');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill(description);
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(toast(page, 'Card set created successfully')).toBeVisible();
  await expect(form).toBeHidden();
}

test('the gate refuses a wrong password, opens with the right one, and a reload locks it again', async ({
  page,
}) => {
  await page.goto('/admin?tab=sets');
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await expect(page.getByText('Enter the admin password to access the control panel')).toBeVisible();
  const field = gateField(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(open(page)).toBeDisabled();
  await expectAccessible(page);

  await field.fill('open sesame');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await open(page).click();
  await expect(toast(page, 'Access Denied')).toBeVisible();
  await expect(toast(page, 'Incorrect password')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Incorrect password');
  await expectAccessible(page);

  const answer = latch();
  await page.route('**/api/admin/login', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await field.fill(ADMIN_PASSWORD);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible();
  answer.open();
  await expect(toast(page, 'Access Granted')).toBeVisible();
  await expect(toast(page, 'Welcome to the admin panel')).toBeVisible();
  await expect(tab(page, 'Sets')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(field).toBeVisible();
  await expect(page).toHaveURL(/\?tab=sets$/);
  expect(
    await page.evaluate(
      (password) => JSON.stringify([localStorage, sessionStorage]).includes(password),
      ADMIN_PASSWORD,
    ),
  ).toBe(false);
});

test('the lock key shuts the gate, and the server forgets the token', async ({ page, server }) => {
  await enterAdmin(page);
  const sessions = await openSessions(server);
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(gateField(page)).toBeVisible();
  await expect.poll(() => openSessions(server)).toBe(sessions - 1);
});

test('a guesser is stopped and told how long to wait', async ({ page }) => {
  // A server of its own: the others must not be shut out with it.
  const guessed = await startTestServer({ kind: 'pglite', webDir: WEB_DIR });
  try {
    await page.goto(`${guessed.base}/admin`);
    const field = gateField(page);
    for (let guess = 1; guess <= 5; guess++) {
      await field.fill(`guess ${guess}`);
      await open(page).click();
      await expect(field).toHaveAccessibleDescription('Incorrect password');
      await expect(open(page)).toBeEnabled();
    }
    await field.fill(ADMIN_PASSWORD);
    await open(page).click();
    await expect(page.locator('#admin-gate-problem')).toHaveText(
      /^Too many wrong passwords from this address\. .*[1-9]\d? s to go$/,
    );
    await expect(open(page)).toBeDisabled();
    await expectAccessible(page);
  } finally {
    await guessed.close();
  }
});

test('an overview of nothing says so, and one of real purchases shows them to eye, keyboard and reader', async ({
  page,
}) => {
  const fresh = await startTestServer({ kind: 'pglite', webDir: WEB_DIR });
  try {
    await page.goto(`${fresh.base}/admin`);
    await gateField(page).fill(ADMIN_PASSWORD);
    await gateField(page).press('Enter');
    await expect(page.getByText('No pack was sold yet')).toBeVisible();
    const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
    await expect(figure('Trading Volume')).toHaveText('0K POKE');
    await expect(figure('Platform Revenue')).toHaveText('0.0K POKE');

    const buyer = await TestWallet.create(fresh.base);
    await buyer.signIn();
    await buyer.fund();
    const { price } = await buyer.buy('base1-booster');
    // Somebody comes back to the page.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(figure('Total Packs Sold')).toHaveText('1');
    await expect(figure('Active Traders')).toHaveText('1');
    await expect(figure('Platform Revenue')).toHaveText(`${(Number(price) / 1000).toFixed(1)}K POKE`);
    const readout = page.getByTestId('day-readout');
    await expect(readout).toContainText('In all');
    await expect(readout).toContainText('1 pack');

    const days = page.getByRole('slider', { name: 'Day' });
    await days.focus();
    await expect(days).toHaveAttribute('aria-valuetext', /: 1 pack, [\d,.]+ POKE$/);
    await page.keyboard.press('ArrowLeft');
    await expect(days).toHaveAttribute('aria-valuetext', /: 0 packs, 0 POKE$/);
    await expect(readout).toContainText('0 packs');
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('row')).toHaveCount(31);
    await expect(page.getByRole('row').nth(1)).toContainText('1');
    await expectAccessible(page);
  } finally {
    await fresh.close();
  }
});

test('sample data is seeded, and again it finds nothing missing', async ({ page, server }) => {
  await server.database.db.execute("delete from pack_type_versions where pack_type_id = 'base1-mini'");
  await server.database.db.execute("delete from pack_types where id = 'base1-mini'");
  await enterAdmin(page);
  const seed = page.getByRole('button', { name: 'Seed Sample Data' });
  await seed.click();
  await expect(toast(page, 'Sample data has been seeded successfully. New: 1 pack type.')).toBeVisible();
  await seed.click();
  await expect(toast(page, 'Sample data has been seeded successfully. Nothing was missing.')).toBeVisible();

  const answer = latch();
  await page.route('**/api/admin/seed-data', async (route) => {
    await answer.opened;
    await route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' });
  });
  await seed.click();
  await expect(page.getByRole('button', { name: 'Seeding...' })).toBeVisible();
  answer.open();
  await expect(toast(page, 'Failed to seed data')).toBeVisible();
});

test('a set is made, refused, changed, taken out of use and put back, and the audit tells of it', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      Reflect.get(window, 'reportViolation')(`${violatedDirective} in ${sourceFile}`),
    ),
  );
  await enterAdmin(page, 'Sets');
  await expect(set(page, 'Base')).toContainText('102 cards');
  await expect(set(page, 'Base').getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Create New Set' }).click();
  const form = dialog(page, 'Create New Set');
  const name = form.getByLabel('Name');
  await expect(name).toBeFocused();
  await form.getByLabel('Artwork URL').fill('somewhere');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Must be a valid URL')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expectAccessible(page);
  await name.fill('\u202etsiM fo elsI');
  await expect(name).toHaveAccessibleDescription(/^holds an invisible sign that turns the text around/i);
  await name.fill('Isle of Mist');
  await expect(form.getByText('Name is required')).toBeHidden();
  await form.getByLabel('Artwork URL').fill('');
  await form.getByLabel('Description').fill('Where the fog never lifts.');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(toast(page, 'Card set created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  const isle = set(page, 'Isle of Mist');
  await expect(isle).toContainText('Where the fog never lifts.');
  await expect(isle).toContainText('No cards yet');

  // The same name again is the server's to refuse; its words stay in the form.
  await page.getByRole('button', { name: 'Create New Set' }).click();
  await name.fill('Isle of Mist');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('There is a set of that name already');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dialog(page, 'Close without saving?').getByRole('button', { name: 'Throw away' }).click();
  await expect(form).toBeHidden();

  await isle.getByRole('button', { name: 'Edit Isle of Mist' }).click();
  const edit = dialog(page, 'Edit Isle of Mist');
  await edit.getByLabel('Description').fill('Where the fog lifts at noon.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Card set updated successfully')).toBeVisible();
  await expect(isle).toContainText('lifts at noon');

  await isle.getByRole('button', { name: 'Deactivate Isle of Mist' }).click();
  const ask = dialog(page, 'Deactivate Isle of Mist?');
  await expect(ask).toContainText('Nobody loses anything');
  await ask.getByRole('button', { name: 'Deactivate' }).click();
  await expect(isle.getByText('Inactive', { exact: true })).toBeVisible();
  await isle.getByRole('button', { name: 'Activate Isle of Mist' }).click();
  await dialog(page, 'Activate Isle of Mist?').getByRole('button', { name: 'Activate' }).click();
  await expect(isle.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search sets' }).fill('mist');
  await expect(page.getByRole('list', { name: 'Card sets' }).getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show cards of Isle of Mist' }).click();
  await expect(page.getByRole('tab', { name: 'Cards', exact: true })).toBeFocused();
  await expect(page.getByLabel('Set', { exact: true })).toHaveValue('isle-of-mist');
  await expect(page.getByText('No card matches')).toBeVisible();

  await chooseTab(page, 'Audit');
  const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(entries.first()).toContainText('Changed a set');
  await page.getByRole('searchbox', { name: 'Search the audit' }).fill('isle-of-mist');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed a set');
  await expect(entries).toHaveCount(3);
  const edited = entries.last();
  await expect(edited).toContainText('isle-of-mist');
  await expect(edited).toContainText(/session \S+ from \S+/);
  await edited.locator('summary').click();
  const line = edited.getByRole('row', { name: /^Description/ });
  await expect(line.getByRole('cell').nth(0)).toHaveText('Where the fog never lifts.');
  await expect(line.getByRole('cell').nth(1)).toHaveText('Where the fog lifts at noon.');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Imported a set');
  await expect(page.getByText('No entry matches the search.')).toBeVisible();
  expect(violations).toEqual([]);
});

test('two admins at one set: the second is told, loads it again and keeps what was typed', async ({
  page,
  server,
}) => {
  const other = await TestAdmin.enter(server.base);
  const { id } = await other.ok<{ id: string }>('POST', '/api/admin/card-sets', { name: 'Contested Bay' });
  await enterAdmin(page, 'Sets');
  await page.getByRole('button', { name: 'Edit Contested Bay' }).click();
  const form = dialog(page, 'Edit Contested Bay');
  await form.getByLabel('Description').fill('Mine');
  await other.ok('PATCH', `/api/admin/card-sets/${id}`, { name: 'Quiet Bay', description: 'Theirs' });
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(form.getByRole('alert')).toContainText(
    'This set was changed somewhere else since you opened it',
  );
  await form.getByRole('button', { name: 'Load it again' }).click();
  const renamed = dialog(page, 'Edit Quiet Bay');
  await expect(renamed.getByText(/^Loaded again\. What you changed here is kept/)).toBeVisible();
  await expect(renamed.getByLabel('Name')).toHaveValue('Quiet Bay');
  await expect(renamed.getByLabel('Description')).toHaveValue('Mine');
  await renamed.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Card set updated successfully')).toBeVisible();
  await expect(set(page, 'Quiet Bay')).toContainText('Mine');

  await page.getByRole('button', { name: 'Deactivate Quiet Bay' }).click();
  await other.ok('PATCH', `/api/admin/card-sets/${id}`, { description: 'Theirs' });
  const ask = dialog(page, 'Deactivate Quiet Bay?');
  await ask.getByRole('button', { name: 'Deactivate' }).click();
  await expect(ask.getByRole('alert')).toContainText('This set was changed somewhere else');
  await ask.getByRole('button', { name: 'Load it again' }).click();
  await expect(ask.getByText('Loaded again: this is how it is now.')).toBeVisible();
  await ask.getByRole('button', { name: 'Deactivate' }).click();
  await expect(set(page, 'Quiet Bay').getByText('Inactive', { exact: true })).toBeVisible();
});

test('a session that ends in the middle of a form takes nothing of it away', async ({ page, server }) => {
  await enterAdmin(page, 'Sets');
  await page.getByRole('button', { name: 'Create New Set' }).click();
  const form = dialog(page, 'Create New Set');
  await form.getByLabel('Name').fill('Half Moon');
  await form.getByLabel('Description').fill('Half of it.');
  await endSessions(server);
  await form.getByRole('button', { name: 'Create Set' }).click();

  const gate = dialog(page, 'Your admin session has ended.');
  await expect(gate).toContainText('Enter the password to go on.');
  await expect(gateField(page)).toBeFocused();
  await expectAccessible(page);
  // Neither Escape nor a stray click puts it away; its key does, and the form is there to be read.
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: 'Close' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Half Moon');
  await expect(form.getByRole('alert')).toContainText('Your admin session ended before this was saved.');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await gateField(page).fill(ADMIN_PASSWORD);
  await gateField(page).press('Enter');
  await expect(gate).toBeHidden();
  await expect(form.getByLabel('Description')).toHaveValue('Half of it.');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(toast(page, 'Card set created successfully')).toBeVisible();
  await expect(set(page, 'Half Moon')).toBeVisible();
});

test('a list is there again once the ended session is open again', async ({ page, server }) => {
  await enterAdmin(page, 'Sets');
  await endSessions(server);
  await chooseTab(page, 'Audit');
  await gateField(page).fill(ADMIN_PASSWORD);
  await gateField(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Audit' }).getByRole('listitem').first()).toContainText(
    'Entered the admin area',
  );
});

test('the audit goes on below its first page', async ({ page, server: { database } }) => {
  await database.db.execute(
    `insert into audit_entries (at, session_id, address, action, subject)
     select now(), 'many', '203.0.113.7', 'card.edit', 'card-' || n from generate_series(1, 60) n`,
  );
  await enterAdmin(page, 'Audit');
  await page.getByRole('searchbox', { name: 'Search the audit' }).fill('203.0.113');
  const entries = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText('card-60');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(entries).toHaveCount(60);
  await expect(entries.last()).toContainText('card-1');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test('a save that fails keeps the form, in the words of the server or our own', async ({ page }) => {
  await enterAdmin(page, 'Sets');
  let answer: { status: number; body: string } | undefined;
  await page.route('**/api/admin/card-sets', (route) =>
    answer === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', ...answer }),
  );
  await page.getByRole('button', { name: 'Create New Set' }).click();
  const form = dialog(page, 'Create New Set');
  await form.getByLabel('Name').fill('Far Shore');
  const save = form.getByRole('button', { name: 'Create Set' });
  await save.click();
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to create card set. The server cannot be reached. Check your connection and try again.',
  );
  answer = { status: 502, body: '<html>Bad Gateway</html>' };
  await save.click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveText('Failed to create card set');
  answer = { status: 500, body: '{"code":"internal-error","message":"Something went wrong on our side."}' };
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('Something went wrong on our side.');
  await expect(form.getByLabel('Name')).toHaveValue('Far Shore');
});

test('everything is in reach of the keyboard, and a form is not closed by mistake', async ({ page }) => {
  await page.goto('/admin');
  await expect(gateField(page)).toBeFocused();
  await page.keyboard.type(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeFocused();
  // Escape closes what came last; a message that comes after a window is closed before it.
  await expect(toast(page, 'Welcome to the admin panel')).toBeVisible();
  for (const name of ['Seed Sample Data', 'Lock']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Overview')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Sets')).toBeFocused();
  await expect(set(page, 'Base')).toBeVisible();
  const make = page.getByRole('button', { name: 'Create New Set' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(make).toBeFocused();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Create New Set');
  await expect(form.getByLabel('Name')).toBeFocused();
  // Nothing entered: nothing to ask.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(make).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By Hand');
  await page.keyboard.press('Escape');
  const ask = dialog(page, 'Close without saving?');
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('By Hand');
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Card set created successfully')).toBeVisible();
  await expect(make).toBeFocused();
});

test('a step back out of a half-filled form is asked about', async ({ page }) => {
  await page.goto('/');
  // Within the page: a step back out of it the browser itself asks about.
  await page.evaluate(() => history.pushState(null, '', '/admin?tab=sets'));
  await gateField(page).fill(ADMIN_PASSWORD);
  await gateField(page).press('Enter');
  await page.getByRole('button', { name: 'Create New Set' }).click();
  const form = dialog(page, 'Create New Set');
  await form.getByLabel('Name').fill('Half a name');
  await page.goBack();
  const unsaved = dialog(page, 'Close without saving?');
  await expect(unsaved).toBeVisible();
  await expect(page).toHaveURL('/admin?tab=sets');
  await unsaved.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Half a name');
  await page.goBack();
  await unsaved.getByRole('button', { name: 'Throw away' }).click();
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL('/admin?tab=sets');
});

test('a list past a hundred has pages', async ({ page }) => {
  await page.route('**/api/card-sets', (route) =>
    route.fulfill({
      json: Array.from({ length: 101 }, (_, index) => ({
        ...{ id: `set-${index}`, name: `Set ${index}`, series: 'Many', printedTotal: 0, total: index },
        isActive: index % 2 === 0,
      })),
    }),
  );
  await enterAdmin(page, 'Sets');
  const rows = page.getByRole('list', { name: 'Card sets' }).getByRole('article');
  await expect(rows).toHaveCount(100);
  const pages = page.getByRole('navigation', { name: 'Pages of sets' });
  await expect(pages).toContainText('Page 1 of 2');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search sets' }).fill('Set 1');
  await expect(page.getByText('12 of 101 sets', { exact: true })).toBeVisible();
  await expect(pages).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('no screen of it scrolls sideways', async ({ page }) => {
    await page.goto('/admin');
    await expect(gateField(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(open(page)).toBeInViewport();
    await enterAdmin(page);
    for (const name of ['Overview', 'Sets', 'Cards', 'Packs', 'Audit'] as const) {
      await chooseTab(page, name);
      await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
      await expectNoSidewaysScroll(page);
    }
    await chooseTab(page, 'Sets');
    await createSet(
      page,
      'A set whose name is far too long for any telephone of this world and the next',
      'x'.repeat(300),
    );
    await expectNoSidewaysScroll(page);
    await chooseTab(page, 'Audit');
    await page.locator('summary').first().click();
    await expect(page.getByRole('row', { name: /^Description/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
