/** The shell around every screen: its ways, its dialogs, its messages, its sound, with a mouse, a thumb and a keyboard. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { classicShelf, connect, header, toast } from './pages.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 740 };

const SCREENS = [
  { label: 'Store', compact: 'Store', path: '/', heading: 'PokeSol', title: 'PokeSol · Store' },
  {
    label: 'Collection',
    compact: 'Cards',
    path: '/collection',
    heading: 'Your Collection',
    title: 'PokeSol · Collection',
  },
  {
    label: 'Deck Builder',
    compact: 'Decks',
    path: '/deck-list',
    heading: 'My Decks',
    title: 'PokeSol · My Decks',
  },
  { label: 'Battle', compact: 'Battle', path: '/battle', heading: 'Battle', title: 'PokeSol · Battle' },
  {
    label: 'Campaign',
    compact: 'Campaign',
    path: '/campaign',
    heading: 'Campaign',
    title: 'PokeSol · Campaign',
  },
] as const;

const SOON = "We're working hard to bring you this exciting feature. Stay tuned for updates!";

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
}

for (const [device, size] of [
  ['desk', DESK],
  ['phone', PHONE],
] as const)
  test(`on a ${device} every link leads to its screen, from its top and with its heading in focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/battle');
    for (const { label, compact, path, heading, title } of SCREENS) {
      await page.evaluate(() => window.scrollTo(0, 400));
      await mainNav(page)
        .getByRole('link', { name: device === 'desk' ? label : compact, exact: true })
        .click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      const shown = page.getByRole('heading', { level: 1, name: heading });
      // A link to the screen one is on moves nothing.
      if (path !== '/battle') await expect(shown).toBeVisible();
      if (label !== 'Store') await expect(shown).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(
        device === 'desk' ? label : compact,
      );
      await expectNoSidewaysScroll(page);
    }
    await page.goto('/deck-builder');
    await expect(mainNav(page).locator('[aria-current=page]')).toHaveText(
      device === 'desk' ? 'Deck Builder' : 'Decks',
    );
  });

for (const [device, size] of [
  ['desk', DESK],
  ['phone', PHONE],
] as const)
  test(`on a ${device} Trading and Cash Out say that they are coming`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/campaign');
    for (const feature of ['Trading', 'Cash Out']) {
      if (device === 'phone') await header(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: feature, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Coming Soon!' });
      await expect(dialog.getByText(SOON, { exact: true })).toBeVisible();
      await expect(dialog.getByText(feature, { exact: true })).toBeVisible();
      await expect(dialog.getByText(/^Keep collecting: /)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const opener = device === 'phone' ? 'More' : feature;
      await expect(header(page).getByRole('button', { name: opener, exact: true })).toBeFocused();
    }
    await expect(page).toHaveURL('/campaign');
  });

test('a connected wallet shows balance, points and address; a phone leaves the address out', async ({
  page,
}) => {
  await page.route('**/campaign/stats', (route) => route.fulfill({ json: { pokePoints: 1250 } }));
  await connect(page, '/campaign');
  await expect(page.getByTestId('token-balance')).toHaveText('10,000');
  await expect(page.getByTestId('poke-points')).toHaveText('1,250');
  const address = header(page).getByRole('button', { name: /^Copy wallet address/ });
  await expect(address).toHaveText(/^\w{6}\.\.\.\w{4}$/);
  await address.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^\w{32,44}$/);

  await page.setViewportSize(PHONE);
  await expect(address).toBeHidden();
  await expect(page.getByTestId('token-balance')).toBeVisible();
  await expect(page.getByTestId('poke-points')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await header(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(header(page).getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await expect(page.getByTestId('token-balance')).toBeHidden();
});

test('balance and points are asked for every five seconds while connected, and never otherwise', async ({
  page,
}) => {
  const polls: { what: string; at: number }[] = [];
  page.on('request', (request) => {
    const what = /\/(balance|campaign\/stats)$/.exec(new URL(request.url()).pathname)?.[1];
    if (what !== undefined) polls.push({ what, at: Date.now() });
  });
  await connect(page, '/battle');
  await expect(page.getByTestId('token-balance')).toHaveText('10,000');
  polls.length = 0;
  const times = (what: string) => polls.filter((poll) => poll.what === what).map(({ at }) => at);
  for (const what of ['campaign/stats', 'balance']) {
    await expect.poll(() => times(what).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    const [first = 0, second = 0] = times(what);
    expect(second - first).toBeGreaterThan(4_500);
    expect(second - first).toBeLessThan(8_000);
  }

  // A lost line shows no points and keeps the balance that was known; nobody is told by a message.
  await page.route(/balance|campaign/, (route) => route.abort());
  await expect(header(page).getByText('PokeSol cannot be reached. Trying again…')).toBeVisible();
  await expect(page.getByTestId('poke-points')).toHaveText('0');
  await expect(page.getByTestId('token-balance')).toHaveText('10,000');
  await expect(page.getByTestId('toast')).toBeHidden();

  await header(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(toast(page, 'Wallet Disconnected')).toBeVisible();
  polls.length = 0;
  await page.waitForTimeout(5_500);
  expect(polls).toEqual([]);
});

test('the sound is switched and set by keyboard, and remembered', async ({ page }) => {
  await page.goto('/battle');
  const speaker = header(page).getByRole('button', { name: /^Sound/ });
  await speaker.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Sound' });
  const volume = panel.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('0.5');
  await expect(panel.getByRole('switch', { name: 'Sound' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(volume).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('60 %')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(volume).toHaveValue('1');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('switch')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(speaker).toBeFocused();
  await expect(speaker).toHaveAccessibleName('Sound, muted');
  await page.reload();
  await expect(speaker).toHaveAccessibleName('Sound, muted');
  await speaker.click();
  await expect(volume).toHaveValue('1');
  await speaker.click();
  await expect(panel).toBeHidden();

  await page.setViewportSize(PHONE);
  await header(page).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' }).getByRole('switch')).not.toBeChecked();
  await expectAccessible(page);
});

test('the synthesiser comes with the first click, never before it', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/sound|AudioContext/i.test(message.text())) warnings.push(message.text());
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/synth/.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/battle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded).toEqual([]);
  await mainNav(page).getByRole('link', { name: 'Campaign' }).click();
  await expect.poll(() => loaded.length).toBe(1);
  await mainNav(page).getByRole('link', { name: 'Battle' }).click();
  await page.waitForTimeout(300);
  expect(warnings).toEqual([]);
});

test('one message at a time: it takes F8, leaves after five seconds, and covers no Buy button on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await classicShelf(page);
  await page.goto('/');
  const buy = page.getByRole('button', { name: 'Buy Pack' });
  const shown = page.getByTestId('toast');
  for (const nth of [0, 1]) {
    await buy.nth(nth).click();
    await expect(toast(page, 'Please connect your wallet to purchase packs')).toBeVisible();
    await expect(shown).toHaveCount(1);
    const covered = await shown.boundingBox();
    const pressed = await buy.nth(nth).boundingBox();
    if (covered === null || pressed === null) throw new Error('nothing to compare');
    const apart = covered.y >= pressed.y + pressed.height || covered.y + covered.height <= pressed.y;
    expect(apart, `toast at ${covered.y}, button at ${pressed.y}`).toBe(true);
  }
  await page.keyboard.press('F8');
  expect(
    await shown.evaluate((element) =>
      element.parentElement?.closest('[role=region]')?.contains(document.activeElement),
    ),
  ).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(5, 300);
  await expect(shown).toBeHidden({ timeout: 7_000 });
});

test('a keyboard alone walks from the skip link through the header to another screen and back out of a dialog', async ({
  page,
}) => {
  await page.goto('/battle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  const cashOut = header(page).getByRole('button', { name: 'Cash Out' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stops: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
    if (stops.at(-1) === 'Cash Out') break;
  }
  expect(stops.slice(1)).toEqual([
    'PokeSol',
    expect.stringContaining('Connect'),
    'Sound',
    ...SCREENS.map(({ label }) => label),
    'Trading',
    'Cash Out',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cashOut).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Campaign' })).toBeFocused();
});

test('the token says its name, its address and what it is for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { mint } = (await (await page.request.get('/api/config')).json()) as { mint: string };
  await page.goto('/');
  const sign = page.getByRole('complementary', { name: 'Promotions' });
  await expect(sign.getByText('PokeSol', { exact: true })).toBeVisible();
  await expect(sign.getByText(mint)).toBeVisible();
  await sign.getByRole('button', { name: 'Copy contract address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mint);
  await expect(sign.getByText('PokeSol Autobattler')).toBeVisible();
  await expect(sign.getByRole('link')).toHaveCount(0);
  const token = page.getByRole('region', { name: /^PokeSol \$POKESOL/ });
  await expect(token.getByRole('listitem')).toHaveCount(6);
  await expect(token.getByText(mint)).toBeVisible();
  await expect(token.getByText('6', { exact: true })).toBeVisible();
});

test('a message makes way for the buttons of a window that opens beneath it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await connect(page);
  const message = page.getByTestId('toast');
  await expect(message).toBeVisible();
  await message.hover();
  const place = await message.boundingBox();
  await page.evaluate((top) => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = `<button style="position:fixed;left:40px;top:${top}px">Next</button>`;
    document.body.append(dialog);
  }, place?.y ?? 0);
  await expect.poll(async () => (await message.boundingBox())?.y).not.toBe(place?.y);
});

test('a message above a window leaves Escape to the window, and takes it when it has the focus', async ({
  page,
}) => {
  await page.goto('/');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/**', async (route) => {
    if (route.request().method() === 'POST') await isAsked;
    await route.continue();
  });
  await header(page)
    .getByRole('button', { name: /^Connect/ })
    .click();
  const cashOut = header(page).getByRole('button', { name: 'Cash Out' });
  await cashOut.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  answer();
  const message = page.getByTestId('toast');
  await expect(message).toContainText('Wallet Connected');
  await message.hover();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cashOut).toBeFocused();
  await expect(message).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
});
