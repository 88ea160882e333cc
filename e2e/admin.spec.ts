/** The admin area with the whole product behind it: its login, its figures, a set and its entries in the audit, a second admin, a phone. */
import { expect, type Page } from '@playwright/test';
import type { AdminStats } from '@pokesol/protocol';
import { TestAdmin, type TestServer, TestWallet } from '@pokesol/server/testing';
import { ADMIN_PASSWORD, chooseTab, dialog, enterAdmin, gateField, toast } from './adminPages.ts';
import { expectAccessible } from './axe.ts';
import { test } from './battleServer.ts';

const set = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const entries = (page: Page) => page.getByRole('list', { name: 'Audit' }).getByRole('listitem');

async function openSessions({ database: { db } }: TestServer): Promise<number> {
  const { rows } = (await db.execute('select count(*)::int as sessions from admin_sessions')) as unknown as {
    rows: { sessions: number }[];
  };
  return rows[0]?.sessions ?? 0;
}

test('the gate opens with the password; a reload locks it, and so does its key, which ends the session at the server', async ({
  page,
  server,
}) => {
  await page.goto('/admin?tab=sets');
  await gateField(page).fill('open sesame');
  await gateField(page).press('Enter');
  await expect(gateField(page)).toHaveAccessibleDescription('Incorrect password');
  await enterAdmin(page, 'Sets');
  await expect(set(page, 'Base')).toContainText('102 cards');
  await page.reload();
  await expect(gateField(page)).toBeVisible();
  await expect(page).toHaveURL(/\?tab=sets$/);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(ADMIN_PASSWORD);

  await enterAdmin(page);
  const sessions = await openSessions(server);
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(gateField(page)).toBeVisible();
  await expect.poll(() => openSessions(server)).toBe(sessions - 1);
});

test('the overview has a purchase as soon as the admin comes back to it, and the desk a burn without a record', async ({
  page,
  server,
}) => {
  const admin = await TestAdmin.enter(server.base);
  const { totalPacksSold } = await admin.ok<AdminStats>('GET', '/api/admin/stats');
  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
  await enterAdmin(page);
  await expect(figure('Total Packs Sold')).toHaveText(String(totalPacksSold));
  const buyer = await TestWallet.create(server.base);
  await buyer.signIn();
  await buyer.fund();
  await buyer.buy('base1-booster');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(figure('Total Packs Sold')).toHaveText(String(totalPacksSold + 1));
  await expect(page.getByRole('slider', { name: 'Day' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`: ${totalPacksSold + 1} packs?, [\\d,.]+ POKE$`),
  );

  // And the desk finds the burn without a record.
  const signature = await buyer.burn(await buyer.intend('base1-mini'));
  await chooseTab(page, 'Support');
  const field = page.getByRole('searchbox', { name: 'Find at the desk' });
  await field.fill(signature);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Not in our records' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at the chain again' }).click();
  const act = dialog(page, 'Look at the chain again?');
  await act.getByLabel('Why').fill('Letter 12');
  await act.getByRole('button', { name: 'Look at the chain again' }).click();
  const happened = page.getByRole('list', { name: 'What happened' });
  await expect(happened).toContainText('An admin looked at the chain for it.');
  await page.getByRole('link', { name: /^Wallet / }).click();
  await expect(page.getByRole('region', { name: 'Purchases and offers' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await page.goBack();
  await expect(happened).toContainText('Waits for its owner');
});

test('a set is made, changed and taken out of use, the audit lists it, and the content policy holds', async ({
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
  await page.getByRole('button', { name: 'Create New Set' }).click();
  const form = dialog(page, 'Create New Set');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Isle of Mist');
  await form.getByLabel('Description').fill('Where the fog never lifts.');
  await form.getByRole('button', { name: 'Create Set' }).click();
  await expect(toast(page, 'Card set created successfully')).toBeVisible();
  const isle = set(page, 'Isle of Mist');
  await expect(isle).toContainText('Where the fog never lifts.');

  await isle.getByRole('button', { name: 'Edit Isle of Mist' }).click();
  const edit = dialog(page, 'Edit Isle of Mist');
  await edit.getByLabel('Description').fill('Where the fog lifts at noon.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Card set updated successfully')).toBeVisible();
  await expect(isle).toContainText('lifts at noon');
  await isle.getByRole('button', { name: 'Deactivate Isle of Mist' }).click();
  await dialog(page, 'Deactivate Isle of Mist?').getByRole('button', { name: 'Deactivate' }).click();
  await expect(isle.getByText('Inactive', { exact: true })).toBeVisible();

  await chooseTab(page, 'Audit');
  await page.getByRole('searchbox', { name: 'Search the audit' }).fill('isle-of-mist');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed a set');
  await expect(entries(page)).toHaveCount(2);
  const edited = entries(page).last();
  await expect(edited).toContainText(/session \S+ from \S+/);
  await edited.locator('summary').click();
  await expect(edited.getByRole('row', { name: /^Description/ }).getByRole('cell')).toHaveText([
    'Where the fog never lifts.',
    'Where the fog lifts at noon.',
  ]);
  expect(violations).toEqual([]);
});

test('two admins at one set: the second is refused, loads it again and keeps what was typed', async ({
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
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('This set was changed somewhere else');
  await form.getByRole('button', { name: 'Load it again' }).click();
  const renamed = dialog(page, 'Edit Quiet Bay');
  await expect(renamed.getByLabel('Description')).toHaveValue('Mine');
  await renamed.getByRole('button', { name: 'Save' }).click();
  await expect(set(page, 'Quiet Bay')).toContainText('Mine');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('no tab of it scrolls sideways', async ({ page }) => {
    await enterAdmin(page);
    for (const name of ['Overview', 'Sets', 'Cards', 'Packs', 'Support', 'Audit'] as const) {
      await chooseTab(page, name);
      await expect(page.getByRole('tabpanel', { name })).not.toBeEmpty();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    }
    await expect(entries(page).first()).toContainText('Entered the admin area');
    await expectAccessible(page);
  });
});
