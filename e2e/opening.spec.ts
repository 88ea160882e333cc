/** Packs opened before one's eyes, and the shelf in 3D that they are bought from. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connect, expectSaid, packCard, viewInCollection } from './pages.ts';
import { test } from './test.ts';

const MINI = 'Base Set Mini Pack';
const MINI_CARDS = 5;

const opening = (page: Page) => page.getByRole('dialog').first();
const faceUp = (page: Page) => opening(page).getByRole('listitem').getByRole('heading');

/** Every phase the stage ever showed and what it said in it, also those that were over before anybody asked. */
async function recordPhases(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { phasesSeen: seen });
    const look = () => {
      const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;
      const said = document.querySelector('.opening-stage [role="status"]')?.textContent;
      const line = [phase, said].filter(Boolean).join(': ');
      if (phase !== undefined && seen.at(-1) !== line) seen.push(line);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'phasesSeen') as string[]);
}

async function buy(page: Page, name = MINI): Promise<void> {
  await packCard(page, name).getByRole('button', { name: 'Buy Pack' }).click();
  await expectSaid(page, 'Pack Purchased!');
  await expect(opening(page)).toBeVisible();
}

test('a bought pack jumps, bursts and deals its cards; each can be looked at, all are in the collection', async ({
  page,
}) => {
  const phases = await recordPhases(page);
  await connect(page);
  await buy(page);
  await expect(opening(page).getByRole('button', { name: /face down/ })).toHaveCount(1);
  expect(await phases()).toEqual([
    ...['waiting', 'jumping', 'exploding'],
    'revealing: Generating your cards...',
  ]);
  await expect(opening(page).getByRole('heading', { name: 'Your new cards' })).toBeVisible();
  await opening(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(opening(page).getByRole('alert').getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(faceUp(page).first()).toBeVisible();
  // Equal cards lie on one another, so that there may be fewer places than cards.
  await expect(opening(page)).toContainText(`${MINI_CARDS} new cards`);
  await expect(opening(page).getByRole('button', { name: /face down/ })).toHaveCount(0);
  await expect(opening(page).getByRole('listitem').first()).toHaveText(/(Common|Uncommon|Rare).*#\d+/);
  await expectAccessible(page);

  const [first = ''] = await faceUp(page).allTextContents();
  await opening(page).getByRole('listitem').first().getByRole('button').click();
  const details = page.getByRole('dialog', { name: first, exact: true });
  await expect(details.getByText('Card Number')).toBeVisible();
  // Until the window has the focus, Escape is the opening's.
  await expect.poll(() => details.evaluate((window) => window.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await expect(opening(page).getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
  await expect(opening(page).getByRole('link', { name: 'Build Deck with New Cards' })).toHaveAttribute(
    'href',
    '/deck-builder',
  );
  await viewInCollection(page);
  await expect(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
});

test('a reload in the middle of an opening leads back to its cards', async ({ page }) => {
  await connect(page);
  await buy(page);
  await expect(opening(page).getByRole('heading', { name: 'Your new cards' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your last pack' })).toBeVisible();
  await expect(page.getByText(`${MINI}: its cards are in your collection.`)).toBeVisible();
  await page.getByRole('link', { name: 'See its cards' }).click();
  await expect(page).toHaveURL(/\/purchases$/);
  await expect(page.getByRole('listitem').filter({ hasText: MINI }).first()).toContainText('Opened');
  await page.goto('/');
  // Seen once, it makes way for the wallet's next step.
  await expect(page.getByRole('heading', { name: 'Welcome, trainer!' })).toBeVisible();
});

test.describe('the 3D shelf', () => {
  const view3d = (page: Page) => page.addInitScript(() => localStorage.setItem('pokesol.shelf-view', '3d'));

  test('a pack is picked and bought with the keyboard alone', async ({ page }) => {
    await connect(page);
    await page.getByRole('button', { name: '3D View' }).click();
    const tile = page
      .getByRole('list', { name: 'All packs' })
      .getByRole('button', { name: /^151 Mini Pack/ });
    await tile.focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('heading', { name: '151 Mini Pack', exact: true });
    await expect(name).toBeVisible();
    await page.getByRole('button', { name: 'Look closer' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(name).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(name).toBeVisible();
    await expectAccessible(page);
    const buyButton = page.getByRole('main').getByRole('button', { name: 'Buy Pack' });
    await buyButton.focus();
    await page.keyboard.press('Enter');
    await expectSaid(page, 'Pack Purchased!');
    await expect(opening(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opening(page)).toContainText(`${MINI_CARDS} new cards`);
    await expect(faceUp(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buyButton).toBeFocused();
  });

  test('the picture is drawn, and clicking it picks the pack in front', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await view3d(page);
    await page.goto('/');
    const canvas = page.locator('canvas');
    await expect(canvas).toBeVisible();
    await expect(page.getByRole('button', { name: 'Look closer' })).toBeVisible();
    // The middle of the stage, a little below the horizon, is the front pack.
    const stage = page.locator('.stage-picture');
    const picked = page.getByRole('button', { name: 'Put it back' });
    await expect(async () => {
      const box = await stage.boundingBox();
      // A second click would put it back.
      if (!(await picked.isVisible()))
        await stage.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.55 } });
      await expect(picked).toBeVisible({ timeout: 500 });
    }).toPass();
    // The visitor is not signed in: that question alone is refused.
    expect(complaints.filter((text) => !/401/.test(text))).toEqual([]);
  });
});
