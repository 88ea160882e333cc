/** The collection's main roads: the binder on a phone, and a pack that was just bought. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connect, connectWithStarterPack, viewInCollection } from './pages.ts';
import { test } from './test.ts';

const cards = (page: Page) => page.locator('[data-pocket]');
const total = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).locator('..');

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('on a phone the binder has three columns, turns its pages, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await connectWithStarterPack(page, '/collection?set=base1&missing=1');
  await expect(total(page, 'Total cards')).toContainText('60');
  await expect(cards(page)).toHaveCount(15);
  const tops = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 7')).toBeVisible();
  await expect(page.locator('.binder[data-turn]')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(15);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await cards(page).and(page.locator(':not([aria-label$=missing])')).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a bought pack is in the binder at the next look', async ({ page }) => {
  await connect(page, '/collection');
  await expect(page.getByText('No cards found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the store' }).click();
  const pack = page.getByRole('article').filter({ hasText: 'Base Set Mini Pack' });
  await pack.getByRole('button', { name: 'Buy Pack' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await viewInCollection(page);
  await expect(total(page, 'Total cards')).toContainText('5');
  await expect(cards(page).first()).toBeVisible();
});

const pocketPictures = (page: Page) =>
  page
    .locator('[data-pocket] :is(.card-subject, .pocket-ghost-outline)')
    .evaluateAll((all) => all.map((each) => each instanceof HTMLImageElement && each.naturalWidth > 0));

test.describe('the pictures of a binder page', () => {
  for (const hasWorkers of [true, false])
    test(
      hasWorkers ? 'are drawn by one worker' : 'are drawn by the page where there are no workers',
      async ({ page }) => {
        if (!hasWorkers) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (/Content Security Policy|drawn in the page/.test(message.text()))
            complaints.push(message.text());
        });
        await connectWithStarterPack(page, '/collection?set=base1&missing=1');
        await expect.poll(async () => (await pocketPictures(page)).length).toBe(15);
        await expect.poll(async () => (await pocketPictures(page)).includes(false)).toBe(false);
        expect(page.workers().map((worker) => /pictureWorker/.test(worker.url()))).toEqual(
          hasWorkers ? [true] : [],
        );
        expect(complaints.map((text) => /Cards are drawn in the page itself/.test(text))).toEqual(
          hasWorkers ? [] : [true],
        );
      },
    );
});
