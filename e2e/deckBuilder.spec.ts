/** The deck builder as players use it: by hand and by itself, by mouse and keys, on a phone, in two tabs, in bad weather. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connect, header, toast } from './pages.ts';

const main = (page: Page) => page.getByRole('main');
const tile = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Add ${name}`, exact: true });
const tiles = (page: Page) => page.locator('[data-tile]');
const row = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name });
const quantity = (page: Page, name: string) => row(page, name).locator('[data-part="quantity"]');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const deckName = (page: Page) => page.getByLabel('Deck Name');
const total = (page: Page) => main(page).getByText('Total', { exact: true }).locator('..');
const said = (page: Page) => page.getByTestId('deck-said');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const unsaved = (page: Page) => main(page).getByText('Unsaved changes', { exact: true });

async function claimFreePack(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { address } = await (await fetch('/api/auth/session')).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ packTypeId: 'starter-pack', walletAddress: address });
    return (await fetch('/api/pack-purchases/free', { method: 'POST', headers, body })).status;
  });
  expect(status).toBeLessThan(300);
}

async function openWithStarterPack(page: Page): Promise<void> {
  await connect(page, '/deck-builder');
  await claimFreePack(page);
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save Deck').click();
  await expect(toast(page, 'Deck saved successfully!')).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  await page.getByTestId('toast').getByRole('button', { name: 'Dismiss' }).click();
}

async function saveStarter(page: Page, name: string): Promise<void> {
  await button(page, 'Starter deck').click();
  await deckName(page).fill(name);
  await save(page);
  await expect(page).toHaveURL(/\/deck-builder\?deck=[\w-]{36}$/);
}

test('without a wallet it asks for one, without cards it says where they come from', async ({ page }) => {
  await page.goto('/deck-builder');
  await expect(main(page).getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible();
  await expect(
    main(page).getByText('Connect your Solana wallet to build Pokemon TCG decks', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await header(page)
    .getByRole('button', { name: /^Connect/ })
    .click();
  await expect(main(page).getByText('No cards to build with')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
});

test('a legal deck by hand: clicks and keys, refusals, save, reload, edit, undo, both verdicts', async ({
  page,
}) => {
  await openWithStarterPack(page);
  await expect(
    main(page).getByText('No cards in deck. Click cards from your collection to add them.'),
  ).toBeVisible();
  await expect(main(page).getByText('Need 60 more cards', { exact: true })).toBeVisible();
  await expect(button(page, 'Save Deck')).toBeDisabled();
  await expectAccessible(page);

  for (let copy = 0; copy < 4; copy += 1) await tile(page, 'Charmander').click();
  await expect(tile(page, 'Charmander').locator('..')).toContainText('4 in deck');
  await expect(tile(page, 'Charmander').locator('..')).toContainText('0/4');
  await expect(said(page)).toHaveText('Charmander: 4 in deck, 4 of 60');
  await tile(page, 'Charmander').click();
  await expect(toast(page, 'Cannot add card')).toBeVisible();
  await expect(toast(page, 'Maximum 4 copies allowed')).toBeVisible();
  await tile(page, 'Raichu').click();
  await tile(page, 'Raichu').click();
  await expect(toast(page, 'You own only 1 copy of Raichu')).toBeVisible();

  await button(page, 'Validate').click();
  const verdict = dialog(page, 'Deck Validation');
  await expect(verdict.getByText('Deck has errors', { exact: true })).toBeVisible();
  await expect(verdict.getByText('Issues to fix:', { exact: true })).toBeVisible();
  await expect(verdict.getByText('Deck must contain exactly 60 cards (currently 5)')).toBeVisible();
  await expect(verdict.getByText('Deck must contain at least 1 Energy card')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // All the rest by keys alone: the search box, then from tile to tile.
  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('fire');
  await expect(tiles(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(quantity(page, 'Fire Energy')).toHaveText('1');
  await page.keyboard.press('ArrowDown');
  await expect(tile(page, 'Fire Energy')).toBeFocused();
  await page.keyboard.press('-');
  await expect(row(page, 'Fire Energy')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(tiles(page)).toHaveCount(19);
  await tiles(page).first().focus();
  for (let index = 0; index < 19; index += 1) {
    await expect(tiles(page).nth(index)).toBeFocused();
    const owns = Number(
      /of (\d+) available/.exec((await tiles(page).nth(index).getAttribute('aria-description')) ?? '')?.[1],
    );
    const has =
      index === 0
        ? 1
        : (await tiles(page).nth(index).getAttribute('aria-label')) === 'Add Charmander'
          ? 4
          : 0;
    for (let copy = has; copy < owns; copy += 1) await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
  }
  await expect(total(page)).toContainText('60');
  await expect(main(page).getByText('Valid Deck Size', { exact: true })).toBeVisible();
  await expect(tile(page, 'Lightning Energy')).toBeFocused();
  await page.keyboard.press('+');
  await expect(toast(page, 'Deck is full')).toBeVisible();
  await expect(toast(page, 'Cannot add more cards (60 card limit)')).toBeVisible();

  await deckName(page).fill('By hand');
  await page.getByLabel('Description').fill('Fire and lightning');
  await save(page);
  await expect(page.getByLabel('Load Existing Deck').locator('option:checked')).toHaveText(
    'By hand (60 cards)',
  );
  await page.reload();
  await expect(deckName(page)).toHaveValue('By hand');
  await expect(page.getByLabel('Description')).toHaveValue('Fire and lightning');
  await expect(total(page)).toContainText('60');
  await button(page, 'Validate').click();
  await expect(verdict.getByText('Deck is valid', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await row(page, 'Charmander').getByRole('button', { name: 'Remove one Charmander' }).click();
  await expect(main(page).getByText('Need 1 more card', { exact: true })).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
  await row(page, 'Charmander').getByRole('button', { name: 'Charmander', exact: false }).first().focus();
  await page.keyboard.press('-');
  await expect(quantity(page, 'Charmander')).toHaveText('2');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Charmeleon').locator('[data-part="name"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(quantity(page, 'Charmander')).toHaveText('3');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(quantity(page, 'Charmander')).toHaveText('2');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(quantity(page, 'Charmander')).toHaveText('4');
  await expect(unsaved(page)).toHaveCount(0);
  await button(page, 'Redo').click();
  await save(page);
  await button(page, 'Validate').click();
  await expect(verdict.getByText('Deck must contain exactly 60 cards (currently 59)')).toBeVisible();
});

test('a deck that builds itself, with a look at its cards; filters narrow the tiles', async ({ page }) => {
  await openWithStarterPack(page);
  await tile(page, 'Pikachu').click();
  await button(page, 'Complete this deck').click();
  const built = dialog(page, '59 cards added');
  await expect(built.getByText('Charmander')).toBeVisible();
  await expectAccessible(page);
  await built.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page)).toContainText('1');
  await button(page, 'Complete this deck').click();
  await built.getByRole('button', { name: 'Keep them' }).click();
  await expect(main(page).getByText('Valid Deck Size', { exact: true })).toBeVisible();
  await button(page, 'Complete this deck').click();
  await expect(dialog(page, 'Nothing to add')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await main(page).getByRole('combobox', { name: 'Type' }).selectOption('energy');
  await expect(tiles(page)).toHaveCount(2);
  await main(page).getByRole('combobox', { name: 'Type' }).selectOption('');
  await main(page).getByRole('combobox', { name: 'Rarity' }).selectOption('Uncommon');
  await expect(tile(page, 'Charmeleon')).toBeVisible();
  await expect(tile(page, 'Charmander')).toHaveCount(0);
  await main(page).getByRole('combobox', { name: 'Rarity' }).selectOption('Hyper Rare');
  await expect(main(page).getByText('No cards found')).toBeVisible();
  await button(page, 'Clear filters').last().click();
  await main(page).getByRole('combobox', { name: 'Set' }).selectOption('Base');
  await expect(tiles(page)).toHaveCount(19);
  await main(page).getByRole('button', { name: 'Details of Raichu' }).click();
  await expect(dialog(page, 'Raichu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const [name, title] of [
    ['Statistics', 'Deck Statistics'],
    ['Import', 'Import a deck list'],
    ['Export', /^Export/],
  ] as const) {
    await button(page, name).click();
    await expect(dialog(page, title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('unsaved changes survive a reload, and nobody leaves them behind unasked', async ({ page }) => {
  page.on('dialog', (leaving) => void leaving.accept());
  await openWithStarterPack(page);
  await saveStarter(page, 'Keeper');
  const deckUrl = page.url();
  await row(page, 'Ponyta').getByRole('button', { name: 'Remove one Ponyta' }).click();
  await deckName(page).fill('Keeper of fire');
  await page.reload();
  await expect(main(page).getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(deckName(page)).toHaveValue('Keeper of fire');
  await expect(quantity(page, 'Ponyta')).toHaveText('1');
  await main(page).getByRole('button', { name: 'Discard' }).click();
  await expect(quantity(page, 'Ponyta')).toHaveText('2');
  await expect(deckName(page)).toHaveValue('Keeper');
  await expect(unsaved(page)).toHaveCount(0);

  const asks = dialog(page, 'Leave without saving?');
  await row(page, 'Ponyta').getByRole('button', { name: 'Remove one Ponyta' }).click();
  await header(page).getByRole('link', { name: 'Collection' }).click();
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(deckUrl);
  await expect(quantity(page, 'Ponyta')).toHaveText('1');
  await button(page, 'New Deck').click();
  await expect(asks).toBeVisible();
  await expectAccessible(page);
  await asks.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/deck-builder');
  await expect(deckName(page)).toHaveValue('');
  await expect(total(page)).toContainText('0');

  await page.getByLabel('Load Existing Deck').selectOption('Keeper (60 cards)');
  await expect(page).toHaveURL(deckUrl);
  await expect(quantity(page, 'Ponyta')).toHaveText('2');
  await row(page, 'Ponyta').getByRole('button', { name: 'Remove one Ponyta' }).click();
  await page.goBack();
  await expect(asks).toBeVisible();
  await expect(page).toHaveURL(deckUrl);
  await asks.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/deck-builder');
  await page.goto(deckUrl);
  await expect(quantity(page, 'Ponyta')).toHaveText('1');
});

test('back from a deck that does not come, and twice back from unsaved changes', async ({ page }) => {
  await openWithStarterPack(page);
  await saveStarter(page, 'Slow');
  const deckUrl = page.url();
  await button(page, 'New Deck').click();
  await expect(page).toHaveURL('/deck-builder');
  const deckPath = `**/decks/${new URL(deckUrl).searchParams.get('deck')}`;
  await page.route(deckPath, () => {});
  const load = () => page.getByLabel('Load Existing Deck').selectOption({ index: 1 });
  await load();
  await expect(page).toHaveURL(deckUrl);
  await page.goBack();
  await expect(deckName(page)).toHaveValue('');
  await page.unroute(deckPath);

  const asks = dialog(page, 'Leave without saving?');
  for (const left of ['1', '0']) {
    await load();
    await expect(deckName(page)).toHaveValue('Slow');
    await row(page, 'Ponyta').getByRole('button', { name: 'Remove one Ponyta' }).click();
    if (left === '0') await expect(row(page, 'Ponyta')).toHaveCount(0);
    else await expect(quantity(page, 'Ponyta')).toHaveText(left);
    await page.goBack();
    await asks.getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL('/deck-builder');
    await expect(deckName(page)).toHaveValue('');
  }

  await tile(page, 'Pikachu').click();
  await row(page, 'Pikachu').getByRole('button', { name: 'Remove one Pikachu' }).click();
  await expect(main(page).getByRole('heading', { name: 'Current Deck' })).toBeFocused();
});

test('a slow save keeps the deck on the table until it has answered, and then goes on', async ({ page }) => {
  await openWithStarterPack(page);
  await saveStarter(page, 'First');
  await button(page, 'New Deck').click();
  await tile(page, 'Pikachu').click();
  await deckName(page).fill('Second');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/users/*/decks', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await button(page, 'Save Deck').click();
  await page.getByLabel('Load Existing Deck').selectOption('First (60 cards)');
  await expect(dialog(page, 'Leave without saving?')).toBeVisible();
  await expect(deckName(page)).toHaveValue('Second');
  answer();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deckName(page)).toHaveValue('First');
  await expect(total(page)).toContainText('60');
  await expect(unsaved(page)).toHaveCount(0);
  await page.getByLabel('Load Existing Deck').selectOption('Second (1 cards)');
  await expect(total(page)).toContainText('1');
});

test('two tabs save one deck: the later is told, and nothing is mixed', async ({ page, context }) => {
  await openWithStarterPack(page);
  await saveStarter(page, 'Shared');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(deckName(other)).toHaveValue('Shared');

  await row(page, 'Bill').getByRole('button', { name: 'Remove one Bill' }).click();
  await save(page);
  await row(other, 'Switch').getByRole('button', { name: 'Remove one Switch' }).click();
  await button(other, 'Save Deck').click();
  const told = dialog(other, 'This deck was changed elsewhere');
  await expect(told).toBeVisible();
  await expectAccessible(other);
  await told.getByRole('button', { name: 'Save mine as a new deck' }).click();
  await expect(toast(other, 'Deck saved successfully!')).toBeVisible();
  await expect(deckName(other)).toHaveValue('Shared (copy)');
  expect(other.url()).not.toBe(page.url());
  await expect(quantity(other, 'Bill')).toHaveText('3');
  await expect(quantity(other, 'Switch')).toHaveText('1');

  await other.goto(page.url());
  await expect(quantity(other, 'Bill')).toHaveText('2');
  await expect(quantity(other, 'Switch')).toHaveText('2');
  await row(page, 'Bill').getByRole('button', { name: 'Remove one Bill' }).click();
  await save(page);
  await row(other, 'Switch').getByRole('button', { name: 'Remove one Switch' }).click();
  await button(other, 'Save Deck').click();
  await told.getByRole('button', { name: 'Load the newer deck' }).click();
  await expect(quantity(other, 'Bill')).toHaveText('1');
  await expect(quantity(other, 'Switch')).toHaveText('2');
  await expect(unsaved(other)).toHaveCount(0);
});

test('a name that would read backwards is refused at its field, wherever the save is', async ({ page }) => {
  const words = 'holds an invisible sign that turns the text around: type it anew';
  await page.setViewportSize({ width: 375, height: 812 });
  await openWithStarterPack(page);
  await page.getByRole('tab', { name: 'Deck 0/60' }).click();
  await button(page, 'Starter deck').click();
  await deckName(page).fill('\u202ekceD');
  await expect(deckName(page)).toHaveAccessibleDescription(new RegExp(words, 'i'));
  await expect(main(page).getByRole('alert')).toHaveText(words);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('tab', { name: /^Collection/ }).click();
  await button(page, 'Save Deck').click();
  await expect(toast(page, `The deck's name ${words}.`)).toBeVisible();
  await page.getByTestId('toast').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('tab', { name: 'Deck 60/60' }).click();
  await deckName(page).fill('Deck');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Description').fill('Hot\u2069');
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(new RegExp(words, 'i'));
  await page.getByLabel('Description').fill('Hot');
  await save(page);
});

test('on a phone: two tabs, the count and saving always in reach', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openWithStarterPack(page);
  await tile(page, 'Charmander').click();
  await expect(main(page).getByText('1/60', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Deck 1/60' }).click();
  await expect(row(page, 'Charmander')).toBeVisible();
  await button(page, 'Undo').last().click();
  await button(page, 'Starter deck').click();
  await expect(page.getByRole('tab', { name: 'Deck 60/60' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  const small = await main(page)
    .locator('button:visible')
    .evaluateAll((all) =>
      all
        .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name }) => name),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await save(page);
});

test('a deck or a save that fails says so, and five thousand cards stay light', async ({ page }) => {
  await openWithStarterPack(page);
  await button(page, 'Starter deck').click();
  await page.route('**/api/users/*/decks', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'oops' }) : route.fallback(),
  );
  await button(page, 'Save Deck').click();
  await expect(toast(page, 'Failed to save deck')).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
  await page.unroute('**/api/users/*/decks');
  await save(page);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  await page.goto(`/deck-builder?deck=${nowhere}`);
  await expect(toast(page, 'Failed to load deck')).toBeVisible();
  await expect(main(page).getByText('This deck did not load')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/api/users/*/cards', async (route) => {
    const { cards } = await (await route.fetch()).json();
    const many = Array.from({ length: 5000 }, (_, at) => {
      const { card } = cards[at % cards.length];
      const id = `big-${at}`;
      return { id, cardId: id, quantity: 2, card: { ...card, id, name: `${card.name} ${at}` } };
    });
    await route.fulfill({ json: { cards: many } });
  });
  await page.goto('/deck-builder');
  await expect(main(page).getByText('5,000 cards', { exact: true })).toBeVisible();
  await tiles(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-tile="4999"]')).toBeFocused();
  await expect(page.locator('[data-tile="4999"]')).toBeInViewport();
  expect(await tiles(page).count()).toBeLessThan(80);
  await page.keyboard.press('+');
  await expect(total(page)).toContainText('1');
  await page.getByRole('searchbox').fill('4321');
  await expect(tiles(page)).toHaveCount(1);
});
