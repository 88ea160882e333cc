/** Packs opened before one's eyes: the show, the ways past it, what can go wrong, and the shelf in 3D. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { closeDialog, connect, packCard, toast } from './pages.ts';

const MINI = 'Base Set Mini Pack';
const MINI_CARDS = 5;
const OPEN_CALL = '**/api/pack-purchases/*/open';

const opening = (page: Page) => page.getByRole('dialog').first();
const faceUp = (page: Page) => opening(page).getByRole('listitem').getByRole('heading');

/** Every phase the stage ever showed, also those that were over before anybody asked. */
async function recordPhases(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { phasesSeen: seen });
    const look = () => {
      const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;
      if (phase !== undefined && seen.at(-1) !== phase) seen.push(phase);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'phasesSeen') as string[]);
}

/** The way on does not react to a press that came too soon to have been meant for it. */
async function goOn(page: Page, name: 'Next pack' | 'See everything'): Promise<void> {
  const button = opening(page).getByRole('button', { name });
  await expect(async () => {
    await button.press('Enter', { timeout: 1_000 });
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
}

async function buy(page: Page, name = MINI): Promise<void> {
  await packCard(page, name).getByRole('button', { name: 'Buy Pack' }).click();
  await expect(toast(page, 'Pack Purchased!')).toBeVisible();
  await expect(opening(page)).toBeVisible();
}

test('a bought pack jumps, bursts and deals its cards; each can be looked at, all are in the collection', async ({
  page,
}) => {
  const phases = await recordPhases(page);
  await connect(page);
  await buy(page);
  await expect(page.getByText('Generating your cards...')).toBeVisible();
  await expect(opening(page).getByRole('listitem')).toHaveCount(MINI_CARDS);
  expect(await phases()).toEqual(['waiting', 'jumping', 'exploding', 'revealing']);
  await expect(opening(page).getByRole('heading', { name: 'Your new cards' })).toBeVisible();
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  await expect(opening(page).getByRole('button', { name: /face down/ })).toHaveCount(0);
  await expect(opening(page).getByRole('listitem').first()).toHaveText(/(Common|Uncommon|Rare).*#\d+/);
  await expectAccessible(page);

  const [first = ''] = await faceUp(page).allTextContents();
  await opening(page).getByRole('listitem').first().getByRole('button').click();
  const details = page.getByRole('dialog', { name: first, exact: true });
  await expect(details.getByText('Card Number')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await expect(opening(page).getByRole('button', { name: 'Verify this pack' })).toBeVisible();
  await expect(opening(page).getByRole('link', { name: 'Build Deck with New Cards' })).toHaveAttribute(
    'href',
    '/deck-builder',
  );
  await opening(page).getByRole('link', { name: 'View in Collection' }).click();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
});

test('keys skip: Space the show, then the dealing; Escape everything, and only then the window', async ({
  page,
}) => {
  await connect(page);
  await buy(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  const turnAll = opening(page).getByRole('button', { name: 'Turn all cards' });
  await expect(turnAll.or(faceUp(page).nth(MINI_CARDS - 1)).first()).toBeVisible();
  if (await turnAll.isVisible()) await page.keyboard.press('Space');
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  await page.keyboard.press('Escape');
  await expect(opening(page)).toBeHidden();
  await expect(packCard(page, MINI).getByRole('button', { name: 'Buy Pack' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(opening(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  await expect(opening(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opening(page)).toBeHidden();
});

test('a pack that does not open is not lost: tried again later, and «Open all» opens two one after another', async ({
  page,
}) => {
  await connect(page);
  await page.route(OPEN_CALL, (route) => route.abort());
  for (const attempt of [1, 2]) {
    await buy(page);
    await expect(opening(page).getByRole('alert')).toContainText('Your pack is not lost');
    await expect(opening(page).getByRole('heading', { name: 'That did not work' })).toBeVisible();
    if (attempt === 1) await expectAccessible(page);
    await closeDialog(page);
  }
  await page.unroute(OPEN_CALL);

  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(opening(page).getByText('Pack 1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  await goOn(page, 'Next pack');
  await expect(opening(page).getByText('Pack 2 of 2')).toBeVisible();
  await opening(page).getByRole('button', { name: 'Skip' }).click();
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  await goOn(page, 'See everything');
  await expect(opening(page).getByRole('heading', { name: '2 packs opened' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(opening(page).getByText(`${2 * MINI_CARDS} new cards`)).toBeVisible();
  await expectAccessible(page);
  await closeDialog(page);
  await expect(page.getByRole('button', { name: 'Open all' })).toBeHidden();
});

test('a pack on screen stays as it is when its wallet leaves in another tab', async ({ page, context }) => {
  await connect(page);
  await buy(page);
  await page.keyboard.press('Escape');
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  const names = await faceUp(page).allTextContents();
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(toast(page, 'Wallet Disconnected')).toBeVisible();
  await expect(opening(page).getByRole('heading', { name: 'Your new cards' })).toBeVisible();
  expect(await faceUp(page).allTextContents()).toEqual(names);
});

test('one failure, then «Try again» opens the same pack', async ({ page }) => {
  await connect(page);
  await page.route(OPEN_CALL, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await buy(page);
  await opening(page).getByRole('button', { name: 'Try again' }).click();
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
});

test('for people who want less motion the cards are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const phases = await recordPhases(page);
  await connect(page);
  await buy(page);
  await expect(faceUp(page)).toHaveCount(MINI_CARDS);
  expect((await phases()).filter((phase) => phase === 'jumping' || phase === 'exploding')).toEqual([]);
  await expect(opening(page).getByRole('button', { name: 'Turn all cards' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the sixty cards of the free pack fit, three in a row, with the ways on always in sight', async ({
    page,
  }) => {
    await connect(page);
    await page.getByRole('button', { name: 'Claim Free Pack' }).click();
    await expect(opening(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(faceUp(page)).toHaveCount(60);
    await expect(opening(page).getByRole('link', { name: 'View in Collection' })).toBeInViewport();
    const tops = await opening(page)
      .getByRole('listitem')
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await expectAccessible(page);
  });
});

test.describe('the 3D shelf', () => {
  const view3d = (page: Page) => page.addInitScript(() => localStorage.setItem('pokesol.shelf-view', '3d'));

  test('a pack is picked and bought with the keyboard alone', async ({ page }) => {
    await connect(page);
    await page.getByRole('button', { name: '3D View' }).click();
    const thumb = page
      .getByRole('list', { name: 'All packs' })
      .getByRole('button', { name: '151 Mini Pack' });
    await thumb.focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('heading', { name: '151 Mini Pack', exact: true });
    await expect(name).toBeVisible();
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(name).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(name).toBeVisible();
    await expectAccessible(page);
    const buyButton = page.getByRole('main').getByRole('button', { name: 'Buy Pack' });
    await buyButton.focus();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Pack Purchased!')).toBeVisible();
    await expect(opening(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(faceUp(page)).toHaveCount(MINI_CARDS);
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
    const stage = page.locator('.gallery-stage');
    await expect(async () => {
      const box = await stage.boundingBox();
      await stage.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.55 } });
      await expect(page.getByRole('button', { name: 'Put it back' })).toBeVisible({ timeout: 500 });
    }).toPass();
    // Nobody is signed in: that question alone is refused.
    expect(complaints.filter((text) => !/401/.test(text))).toEqual([]);
  });

  test('where a browser cannot draw in 3D, or stops to, the classic shelf stands in its place', async ({
    page,
    context,
  }) => {
    await view3d(page);
    await page.goto('/');
    await expect(page.locator('canvas')).toBeVisible();
    await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(page.getByText('so here is the classic shelf')).toBeVisible();
    await expect(packCard(page, MINI)).toBeVisible();

    const without = await context.newPage();
    await without.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await without.goto('/');
    await expect(without.getByText('so here is the classic shelf')).toBeVisible();
    await expect(packCard(without, MINI).getByRole('button', { name: 'Buy Pack' })).toBeVisible();
  });
});
