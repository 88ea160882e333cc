/** The shell around every screen, as it is built: a phone's ways through it, what it loads, and when its sound comes. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './test.ts';

const PHONE = { width: 375, height: 740 };

const SCREENS = [
  { label: 'Store', path: '/', heading: 'Booster Pak Collection', title: 'PokeSol · Store' },
  { label: 'Cards', path: '/collection', heading: 'Your Collection', title: 'PokeSol · Collection' },
  { label: 'Decks', path: '/deck-list', heading: 'My Decks', title: 'PokeSol · My Decks' },
  { label: 'Battle', path: '/battle', heading: 'Battle', title: 'PokeSol · Battle' },
  { label: 'Campaign', path: '/campaign', heading: 'Campaign', title: 'PokeSol · Campaign' },
] as const;

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
}

test('on a phone every link leads to its screen, from its top and with its heading in focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/battle');
  for (const { label, path, heading, title } of SCREENS) {
    await page.evaluate(() => window.scrollTo(0, 400));
    await mainNav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    const shown = page.getByRole('heading', { level: 1, name: heading });
    // A link to the screen one is on moves nothing.
    if (path !== '/battle') await expect(shown).toBeVisible();
    if (label !== 'Store') await expect(shown).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(label);
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/deck-builder');
  await expect(mainNav(page).locator('[aria-current=page]')).toHaveText('Decks');
});

test('the synthesiser comes by itself after a while, and nothing complains before the first click', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/sound|AudioContext|synthesiser/i.test(message.text())) warnings.push(message.text());
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/synth/.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/battle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loaded.length).toBe(1);
  await mainNav(page).getByRole('link', { name: 'Campaign' }).click();
  await mainNav(page).getByRole('link', { name: 'Battle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Battle' })).toBeVisible();
  expect(loaded).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('no page loads anything foreign, breaks its own policy, or hides from assistive technology', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // An address without a screen answers 404, which the browser logs.
    const isLost = message.location().url.endsWith('/nowhere') && /404/.test(message.text());
    if (message.type() === 'error' && !isLost) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') complaints.push(`foreign: ${request.url()}`);
  });
  for (const path of ['/', '/collection', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  // The visitor is not signed in: a page load meets one refusal, when it asks for the session.
  expect(complaints.filter((text) => !/401/.test(text))).toEqual([]);
});
