/** Bad weather: a slow server, a server that is gone, code that does not arrive. The page says so and recovers by itself. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { classicShelf, connect, header } from './pages.ts';

const ROUTES = [
  '/',
  '/collection',
  '/deck-list',
  '/deck-builder',
  '/battle',
  '/campaign',
  '/admin',
  '/nowhere',
];
const SLOW_MS = 3_000;
const MOST_FIRST_LOAD_BYTES = 120_000;

const gone = (page: Page) => header(page).getByText('PokeSol cannot be reached. Trying again…');

async function delayCalls(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // The page may have moved on meanwhile.
    if (!page.isClosed()) await route.continue().catch((error: unknown) => console.warn(String(error)));
  });
}

test('with three seconds on every call each route shows itself at once and says that it waits', async ({
  page,
}) => {
  await delayCalls(page);
  for (const path of ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2_000 });
    await expect(header(page).getByText('Waiting for the server…')).toBeVisible({ timeout: 2_500 });
  }
  await expect(header(page).getByText('Waiting for the server…')).toBeHidden();
});

test('connecting over a slow line is busy, says so, and ends connected', async ({ page }) => {
  await page.goto('/battle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await delayCalls(page);
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click();
  const busy = header(page).getByRole('button', { name: 'Connecting...' });
  await expect(busy).toBeDisabled();
  await expect(header(page).getByText('Waiting for the server…')).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible({ timeout: 20_000 });
});

test('with the server gone every route says so, stays alive and recovers by itself', async ({ page }) => {
  await classicShelf(page);
  await page.route('**/api/**', (route) => route.abort());
  for (const path of ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(gone(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  await page.goto('/');
  await expect(gone(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Pack' })).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByTestId('toast')).toContainText('Connection Failed');
  await page.unroute('**/api/**');
  await header(page).getByRole('button', { name: 'Try now' }).click();
  await expect(gone(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy Pack' }).first()).toBeVisible();
});

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
  await expect(page.getByTestId('toast')).toContainText('PokeSol cannot be reached right now');
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await context.setOffline(false);
  await expect(gone(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible();
  await expect(page.getByTestId('token-balance')).toHaveText('10,000');
});

test('who opens the page while the server is away is recognised when it is back', async ({ page }) => {
  await connect(page, '/battle');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(gone(page)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(header(page).getByRole('button', { name: 'Disconnect' })).toBeVisible();
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

test('the store is there after less than 120 kB of JavaScript; what is heavy comes later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h1') === null) return;
      performance.mark('screen');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const bodies: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (new URL(url).pathname.endsWith('.js'))
      bodies.push(response.body().then((body) => ({ url, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const early = await page.evaluate(() => {
    const shown = performance.getEntriesByName('screen')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const resources = performance.getEntriesByType('resource');
    return resources.filter(({ startTime }) => startTime < shown).map(({ name }) => name);
  });
  const scripts = (await Promise.all(bodies)).filter(({ url }) => early.includes(url));
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(MOST_FIRST_LOAD_BYTES);
});
