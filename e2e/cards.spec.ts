/** A card's dialog, opened from the collection: what it says, how it is left, and what it shows when pictures break. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { connect, toast } from './pages.ts';

const PACK = 'Base Set Mini Pack';

/** Buys and opens one pack, then waits for its cards in the collection. */
async function collectSomeCards(page: Page): Promise<Locator> {
  await connect(page);
  const pack = page.getByRole('article').filter({ hasText: PACK });
  await pack.getByRole('button', { name: 'Buy Pack' }).first().click();
  await expect(toast(page, 'Pack Purchased!')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'View in Collection' }).click();
  await expect(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
  const cards = page.locator('[data-pocket]');
  await expect(cards.first()).toBeVisible();
  return cards;
}

async function openFirstCard(page: Page): Promise<{ button: Locator; dialog: Locator }> {
  const cards = await collectSomeCards(page);
  const button = cards.first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img').first()).toBeVisible();
  return { button, dialog };
}

/** The value beside a label of the dialog. */
const fact = (dialog: Locator, name: string) =>
  dialog
    .locator('dl > div')
    .filter({ has: dialog.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd');

test('says all it knows of the card, in the spec’s words', async ({ page }) => {
  const { dialog } = await openFirstCard(page);
  await expect(fact(dialog, 'Set')).toHaveText('Base');
  await expect(fact(dialog, 'Series')).toHaveText('Base');
  await expect(fact(dialog, 'Card Number')).toHaveText(/^\d+\/102$/);
  await expect(fact(dialog, 'Artist')).not.toBeEmpty();
  await expect(fact(dialog, 'Effect Level')).toHaveText('basic');
  await expect(dialog.getByText('Holographic')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Battle Stats' })).toBeVisible();
  for (const name of ['Type', 'Weakness', 'Resistance']) await expect(fact(dialog, name)).not.toBeEmpty();
  await expect(dialog.getByRole('heading', { name: 'Market Info' })).toBeVisible();
  for (const name of ['Normal', 'Holofoil'])
    await expect(fact(dialog, name)).toHaveText(/^(N\/A|\$\d+\.\d\d)$/);
  await expect(dialog.locator('span[class*="rarity-"]').first()).toHaveText(/Common|Uncommon|Rare/);
});

test('hides nothing from assistive technology; Escape closes it and gives the focus back', async ({
  page,
}) => {
  const { button, dialog } = await openFirstCard(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('leans towards the pointer by ten degrees at most, and not for those who want less motion', async ({
  page,
}) => {
  const { button, dialog } = await openFirstCard(page);
  const card = dialog.locator('.card').first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not on screen');
  const lean = () => card.evaluate((element) => element.style.getPropertyValue('--ry'));
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await expect.poll(lean).toMatch(/^(9\.[5-9]\d*|10(\.0+)?)deg$/);
  await page.mouse.move(2, 2);
  await expect.poll(lean).toBe('');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Enter');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width - 9, box.y + box.height / 2);
  await expect(card).toBeVisible();
  expect(await lean()).toBe('');
});

test('artwork that breaks leaves our own face, artwork that comes covers it', async ({ page }) => {
  await page.route('https://art.example/**', (route) =>
    route.request().url().endsWith('good.svg')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="63" height="88"><path fill="teal" d="M0 0h63v88H0z"/></svg>',
        })
      : route.abort(),
  );
  await page.route('**/api/users/*/cards', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { cards: { card: { artworkUrl?: string } }[] };
    body.cards.forEach(({ card }, index) => {
      card.artworkUrl = `https://art.example/${index === 0 ? 'good.svg' : 'broken.png'}`;
    });
    await route.fulfill({ response: answer, json: body });
  });
  const cards = await collectSomeCards(page);
  const count = await cards.count();
  await expect(cards.locator('.card-artwork')).toHaveCount(1);
  await expect(cards.locator('.card-artwork[data-shown="true"]')).toHaveCount(1);
  await expect(cards.locator('.card-face')).toHaveCount(count);
  await expect(cards.locator('.card').filter({ hasNot: page.locator('.card-artwork') })).toHaveCount(
    count - 1,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('stands in one column, scrolls, and nothing sticks out', async ({ page }) => {
    const { dialog } = await openFirstCard(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
    const last = fact(dialog, 'Holofoil');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const box = await last.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  });
});
