/** The collection as its owner walks it: the binder, a phone, and a pack that was just bought. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { connect } from './pages.ts';

/** What the free starter pack holds. */
const COPIES = 60;
const UNIQUE = 19;

const cards = (page: Page) => page.locator('[data-pocket]');
const empty = (page: Page) => page.getByText('Empty pocket');
const preview = (page: Page) => page.getByRole('complementary', { name: 'Card Preview' });
const total = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).locator('..');
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

async function connectWithStarterPack(page: Page, path = '/collection'): Promise<void> {
  await connect(page, '/collection');
  const status = await page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    const claim = { packTypeId: 'starter-pack', walletAddress: address };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(claim);
    return (await fetch('/api/pack-purchases/free', { method: 'POST', headers, body })).status;
  });
  expect(status).toBeLessThan(300);
  await page.goto(path);
  await expect(total(page, 'Total cards')).toContainText(String(COPIES));
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('the binder shows what is owned, turns its pages, previews and opens cards', async ({ page }) => {
  await connectWithStarterPack(page);
  const main = page.getByRole('main');
  await expect(total(page, 'Unique cards')).toContainText(String(UNIQUE));
  await expect(main.getByText(/^\w{4}\.\.\.\w{4}$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Build Deck' })).toHaveAttribute('href', '/deck-builder');
  await expect(main.getByRole('link', { name: 'Campaign' })).toHaveAttribute('href', '/campaign');
  await expect(page.getByRole('tab', { name: 'Collection Binder' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Collection Binder' })).toBeVisible();
  await expect(main.getByText('Tip: Use arrow keys to flip pages')).toBeVisible();

  await expect(main.getByText('Page 1 of 2')).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  expect((await names(page)).slice(0, 3)).toEqual(['Raichu', 'Electabuzz', 'Electrode']);
  const tops = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);

  // The page is still the old one while it lifts, the new one while it lands, and flat in the end.
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenTurns', seen);
    new MutationObserver(() => {
      const turn = document.querySelector<HTMLElement>('.binder')?.dataset.turn ?? 'flat';
      const text = document.querySelector('main')?.textContent.match(/Page \d+ of/)?.[0];
      const line = `${turn} ${text}`;
      if (seen.at(-1) !== line) seen.push(line);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.locator('.binder[data-turn]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seenTurns'))).toEqual([
    'forward-lifting Page 1 of',
    'forward-landing Page 2 of',
    'flat Page 2 of',
  ]);
  await expect(cards(page)).toHaveCount(UNIQUE - 15);
  await expect(empty(page)).toHaveCount(30 - UNIQUE);
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('ArrowLeft');
  await expect(main.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(main.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(main.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.locator('.binder[data-turn]')).toHaveCount(0);

  await page.locator('[data-pocket="base1-58"]').hover();
  await expect(preview(page).getByRole('heading', { name: 'Pikachu' })).toBeVisible();
  for (const fact of ['58/102', 'Common', 'Base']) await expect(preview(page)).toContainText(fact);
  await expect(preview(page).getByText('Quantity').locator('+ dd')).toHaveText('4');
  await expectAccessible(page);
  await preview(page).getByRole('button', { name: 'View Full Details' }).click();
  await expect(page.getByRole('dialog', { name: 'Pikachu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByText('Page 1 of 2')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('three columns, the same fifteen cards, nothing sticks out', async ({ page }) => {
    await connectWithStarterPack(page);
    await expect(cards(page)).toHaveCount(15);
    const tops = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('.binder[data-turn]')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.locator('.binder[data-turn]')).toHaveCount(0);
    await expectAccessible(page);
    await cards(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Classic Grid' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('a bought pack is in the binder at the next look', async ({ page }) => {
  await connect(page, '/collection');
  await expect(page.getByText('No cards found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the store' }).click();
  const classic = page
    .getByRole('button', { name: 'Classic' })
    .or(page.getByRole('radio', { name: 'Classic' }));
  if (await classic.count()) await classic.first().click();
  const pack = page.getByRole('article').filter({ hasText: 'Base Set Mini Pack' });
  await pack.getByRole('button', { name: 'Buy Pack' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'View in Collection' }).click();
  await expect(total(page, 'Total cards')).toContainText('5');
  await expect(cards(page).first()).toBeVisible();
});
