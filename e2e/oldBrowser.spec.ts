/** A browser that cannot run the page shows a sentence instead of an empty page, under the page's own content policy. */
import { expect, type Page } from '@playwright/test';
import { OLDEST_IN_WORDS } from '../scripts/lib/browsers/list.mjs';
import { test } from './test.ts';

const OWN_CODE = '**/assets/index-*.js';

async function expectTooOld(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'This browser is too old for PokeSol' })).toBeVisible();
  await expect(page.getByText(`It works with ${OLDEST_IN_WORDS}, and newer.`)).toBeVisible();
}

test('a browser without modules lists the supported browsers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  await page.goto('/');
  await expectTooOld(page);
});

test('a browser without an API that the page needs lists them too, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'));
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto('/collection');
  await expectTooOld(page);
  expect(thrown).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test('a browser that cannot parse the code lists them too', async ({ page }) => {
  await page.route(OWN_CODE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const after = a |> b;' }),
  );
  await page.goto('/');
  await expectTooOld(page);
});

test('the page says so when its code does not arrive, and Reload brings the page', async ({ page }) => {
  await page.route(OWN_CODE, (route) => route.abort());
  await page.goto('/campaign');
  await expect(page.getByRole('heading', { name: 'PokeSol did not start' })).toBeVisible();
  await page.unroute(OWN_CODE);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign' })).toBeVisible();
});

test('code that fails before drawing shows a message of its own', async ({ page }) => {
  await page.route(OWN_CODE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'JSON.parse("{");' }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'PokeSol did not start' })).toBeVisible();
});

test('an error after the page has drawn removes nothing', async ({ page }) => {
  await page.goto('/');
  // The code has run: before, the heading stands there without it.
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const name = await heading.textContent();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new SyntaxError('too late');
    });
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(heading).toHaveText(name ?? '');
});

test('what the server sends is drawn before any code has come, and its links lead on', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Booster Pak Collection' })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(ways.getByRole('link', { name: 'Store' })).toHaveAttribute('aria-current', 'page');
  await page.unroute('**/assets/*.js');
  await ways.getByRole('link', { name: 'Campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign' })).toBeVisible();
});
