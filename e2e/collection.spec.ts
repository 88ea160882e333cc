/** The collection as its owner walks it: binder and grid, filters and address, keyboard, phone, and bad weather. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { connect } from './pages.ts';

/** What the free starter pack holds. */
const COPIES = 60;
const UNIQUE = 19;
const CARDS_URL = '**/api/users/*/cards';

const cards = (page: Page) => page.locator('[data-pocket]');
const empty = (page: Page) => page.getByText('Empty pocket');
const preview = (page: Page) => page.getByRole('complementary', { name: 'Card Preview' });
const search = (page: Page) => page.getByRole('searchbox');
const select = (page: Page, name: string) => page.getByRole('combobox', { name });
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

test('without a wallet the page asks for one', async ({ page }) => {
  await page.goto('/collection');
  await expect(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
  await expect(page.getByText('Connect Your Wallet')).toBeVisible();
  await expect(page.getByText(/Connect Wallet button at the top right/)).toBeVisible();
});

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

test('filters narrow the cards, stand in the address, and the back button takes them back', async ({
  page,
}) => {
  await connectWithStarterPack(page, '/collection?page=2');
  const main = page.getByRole('main');
  await expect(main.getByText('Page 2 of 2')).toBeVisible();
  await search(page).fill('CHAR');
  await expect(main.getByText('Page 1 of 1')).toBeVisible();
  expect(await names(page)).toEqual(['Charmeleon', 'Charmander']);
  await expect(page).toHaveURL(/\?q=CHAR$/);
  await search(page).press('ArrowRight');
  await search(page).fill('58');
  await expect(cards(page)).toHaveCount(1);
  expect(await names(page)).toEqual(['Pikachu']);
  await search(page).fill('no such card');
  await expect(main.getByText('No cards found')).toBeVisible();
  await expect(main.getByText('Try adjusting your filters')).toBeVisible();
  await main.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(cards(page)).toHaveCount(15);

  const tile = page
    .getByRole('region', { name: 'Cards by rarity' })
    .getByRole('button', { name: /^2\s*Rare$/ });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(select(page, 'Rarity')).toHaveValue('Rare');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(await names(page)).toEqual(['Electabuzz', 'Electrode']);
  await select(page, 'Rarity').selectOption('Uncommon');
  await expect(page).toHaveURL(/rarity=Uncommon/);
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(select(page, 'Rarity')).toHaveValue('Uncommon');
  expect(await names(page)).toContain('Charmeleon');
  await page.goBack();
  await expect(select(page, 'Rarity')).toHaveValue('Rare');
  await page.goBack();
  await expect(cards(page)).toHaveCount(15);
});

test('a chosen set says how complete it is and shows what is missing', async ({ page }) => {
  await connectWithStarterPack(page);
  const progress = page.getByRole('region', { name: 'Set completion' });
  await expect(progress.getByText(`${UNIQUE} of 102`)).toBeVisible();
  await select(page, 'Set').selectOption('Base');
  await progress.getByRole('checkbox', { name: /Show missing/ }).check();
  await expect(page.getByText('Page 1 of 7')).toBeVisible();
  await expect(page).toHaveURL(/set=base1&missing=1/);
  expect((await names(page)).slice(0, 2)).toEqual(['Alakazam, missing', 'Blastoise, missing']);
  expect(await names(page)).toContain('Raichu');
  await expect(page.getByRole('navigation', { name: 'Binder pages' }).getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await cards(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Alakazam' })).toBeVisible();
  await page.keyboard.press('Escape');
  await progress.getByRole('checkbox', { name: /Show missing/ }).uncheck();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await select(page, 'Set').selectOption('151');
  await expect(progress.getByText('0 of 207')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
});

test('the grid shows all cards, and an empty collection says what to do', async ({ page }) => {
  await connect(page, '/collection?view=grid');
  const main = page.getByRole('main');
  await expect(main.getByText('No cards found')).toBeVisible();
  await expect(main.getByText('Purchase some packs to start building your collection!')).toBeVisible();
  await page.getByRole('tab', { name: 'Collection Binder' }).click();
  await expect(main.getByText('No cards found')).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone: tabs, grid, pockets, dialog and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await connectWithStarterPack(page);
  const first = cards(page).first();
  await first.focus();
  await expect(preview(page).getByRole('heading', { name: 'Raichu' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(cards(page).nth(5)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards(page).nth(14)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  // Less motion: the other page is there at once, with the focus in the same place.
  expect(await page.getByText('Page 2 of 2').count()).toBe(1);
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards(page).first()).toBeFocused();
  await page.getByRole('tab', { name: 'Collection Binder' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Classic Grid' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/view=grid/);
  await expect(cards(page)).toHaveCount(UNIQUE);
  await expectAccessible(page);
  await cards(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
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

test('a slow server shows where the cards will be, a failing one what to do', async ({ page }) => {
  await connectWithStarterPack(page);
  let answer: 'late' | 'broken' | 'gone' = 'late';
  await page.route(CARDS_URL, async (route) => {
    if (answer === 'broken') return route.fulfill({ status: 500, body: 'oops' });
    if (answer === 'gone') return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return route.continue();
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Loading cards')).toBeAttached();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  // The broken line first: what it kept from coming comes by itself when the line is back.
  for (answer of ['gone', 'broken'] as const) {
    await page.reload();
    await expect(page.getByText('Your cards did not load')).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute(CARDS_URL);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
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

test('an empty grid with cards owned speaks of the filters, and a card that cannot be fetched leaves the screen alone', async ({
  page,
}) => {
  await page.route('**/CardDialog*', (route) => route.abort());
  await connectWithStarterPack(page, '/collection?view=grid');
  const main = page.getByRole('main');
  await search(page).fill('no such card');
  await expect(main.getByText('No cards found')).toBeVisible();
  await expect(main.getByText('Try adjusting your filters')).toBeVisible();
  await search(page).fill('');
  await cards(page).first().click();
  await expect(page.getByTestId('toast')).toContainText('Not Loaded');
  await expect(cards(page).first()).toBeVisible();
});

test('on a tablet the rarity tiles stand in two rows of five', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await connectWithStarterPack(page);
  const tiles = page.getByRole('region', { name: 'Cards by rarity' }).getByRole('button');
  await expect(tiles).toHaveCount(10);
  const tops = await tiles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 5)).size).toBe(1);
  expect(new Set(tops.slice(5)).size).toBe(1);
  expect(tops[5]).toBeGreaterThan(tops[0] ?? 0);
  const right = await tiles.evaluateAll((all) =>
    Math.max(...all.map((each) => each.getBoundingClientRect().right)),
  );
  expect(right).toBeLessThanOrEqual(800);
});
