/** Network faults for the page as it is built: a lost network, code that does not arrive, and how much of it comes first. */
import { expect, type Page } from '@playwright/test';
import { bytesOf, scriptsOf } from './firstLoad.ts';
import { connect, expectSaid, header } from './pages.ts';
import { test } from './test.ts';

const MOST_FIRST_LOAD_BYTES = 109_000;

const gone = (page: Page) => header(page).getByText('PokeSol cannot be reached. Trying again…');

test('a network lost while the page is open is noticed, and a screen whose code is missing comes by itself', async ({
  page,
  context,
}) => {
  await connect(page, '/battle');
  await context.setOffline(true);
  await expect(gone(page)).toBeVisible();
  await page.getByRole('link', { name: 'Collection' }).first().click();
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await header(page).getByRole('button', { name: 'Cash Out' }).click();
  await expectSaid(page, /^PokeSol cannot be reached right now/);
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await context.setOffline(false);
  await expect(gone(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible();
  await expect(page.getByTestId('token-balance')).toHaveText('10,000');
});

test('code that an update has taken away is offered as a reload', async ({ page }) => {
  await page.goto('/battle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/CollectionPage*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Collection' }).first().click();
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.getByRole('link', { name: 'Battle' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Battle' })).toBeVisible();
  await page.unroute('**/assets/CollectionPage*.js');
  await page.getByRole('link', { name: 'Collection' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible();
});

test('the store is there after less than 109 kB of JavaScript; what is heavy comes later', async ({
  page,
}) => {
  const first = bytesOf((await scriptsOf(page, '/')).filter((script) => script.first));
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThan(MOST_FIRST_LOAD_BYTES);
});
