/** My Decks as their owner uses them: badges, copies, lists as text, statistics, deleting, phone, keyboard, bad weather. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connect, toast } from './pages.ts';

type Line = { cardId: string; quantity: number };
type Deck = { id: string; name: string; cards: Line[] };

const FIRE_ENERGY = 'base1-98';
const CHARIZARD = 'base1-4';
const DECKS_URL = '**/api/users/*/decks';

const decks = (page: Page) => page.getByRole('list', { name: 'Your decks' }).getByRole('article');
const deck = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const action = (page: Page, name: string, on: string) =>
  deck(page, on).getByRole('button', { name: `${name} ${on}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const listField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Deck list' });
const reported = (page: Page, text: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: text }).first();

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Runs in the page, which holds the session. */
async function call<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const { address } = await (await fetch('/api/auth/session')).json();
      const response = await fetch(path.replace('{wallet}', address), {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body).replaceAll('{wallet}', address),
        }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [method, path, body] as const,
  );
}

const savedDecks = (page: Page) => call<Deck[]>(page, 'GET', '/api/users/{wallet}/decks');
const saveDeck = (page: Page, name: string, cards: readonly Line[], description = '') =>
  call<Deck>(page, 'POST', '/api/users/{wallet}/decks', { name, description, cards });
const linesOf = ({ cards }: Pick<Deck, 'cards'>) =>
  cards.map(({ cardId, quantity }) => `${quantity} ${cardId}`).sort();

/** The free pack is one legal deck; the lines are what it holds. */
async function connectWithStarterPack(page: Page): Promise<Line[]> {
  await connect(page, '/deck-list');
  await call(page, 'POST', '/api/pack-purchases/free', {
    packTypeId: 'starter-pack',
    walletAddress: '{wallet}',
  });
  const { cards } = await call<{ cards: Line[] }>(page, 'GET', '/api/users/{wallet}/cards');
  return cards.map(({ cardId, quantity }) => ({ cardId, quantity }));
}

/** One legal deck, and the screen fresh from the server. */
async function connectWithDeck(page: Page, name = 'Spark'): Promise<Deck> {
  const saved = await saveDeck(page, name, await connectWithStarterPack(page), 'As it comes.');
  await page.reload();
  await expect(deck(page, name)).toBeVisible();
  return saved;
}

test('without a wallet the page asks for one, with one it offers a first deck', async ({ page }) => {
  await page.goto('/deck-list');
  const main = page.getByRole('main');
  await expect(main.getByText('Connect Your Wallet', { exact: true })).toBeVisible();
  await expect(main.getByText('Connect your Solana wallet to view your Pokemon TCG decks')).toBeVisible();
  await expect(main.getByText('Use the Connect Wallet button in the top right to get started')).toBeVisible();
  await expectAccessible(page);
  await connect(page, '/deck-list');
  await expect(main.getByRole('heading', { name: 'My Decks' })).toBeVisible();
  await expect(main.getByText('Manage your Pokemon TCG deck collection')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create New Deck' })).toHaveAttribute('href', '/deck-builder');
  await expect(main.getByText('No Decks Yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create Your First Deck' })).toHaveAttribute(
    'href',
    '/deck-builder',
  );
  await expectAccessible(page);
});

test('each deck says what it is, whether it is legal and what it breaks; one is copied', async ({ page }) => {
  const starter = await connectWithStarterPack(page);
  const legal = await saveDeck(page, 'Fire and Spark', starter, 'The free pack as it comes.');
  await saveDeck(page, 'All energy', [{ cardId: FIRE_ENERGY, quantity: 60 }]);
  await saveDeck(page, 'Half an idea', starter.slice(0, 2));
  await saveDeck(page, 'Nothing', []);
  await page.reload();
  await expect(decks(page)).toHaveCount(4);

  const first = deck(page, 'Fire and Spark');
  await expect(first.getByText('Tournament Legal')).toBeVisible();
  await expect(first.getByText('The free pack as it comes.')).toBeVisible();
  for (const [count, value] of [
    ['Cards', '60'],
    ['Pokemon', '22'],
    ['Trainers', '11'],
    ['Energy', '27'],
  ] as const)
    await expect(first.locator('dt', { hasText: count }).locator('..')).toContainText(value);
  await expect(first.getByText('Issues to fix:')).toHaveCount(0);
  await expect(first.getByRole('img', { name: /^Raichu, / })).toBeVisible();
  await expect(first.getByRole('list', { name: 'Pokemon by type' })).toContainText('12');
  await expect(first.getByRole('link', { name: 'Edit Fire and Spark' })).toHaveAttribute(
    'href',
    `/deck-builder?deck=${legal.id}`,
  );

  const energy = deck(page, 'All energy');
  await expect(energy.getByText('Rules Violations')).toBeVisible();
  await expect(energy.getByText('Deck should contain at least 1 Pokemon card')).toBeVisible();
  await expect(
    energy.getByText('You own only 14 of the 60 copies of Fire Energy in this deck'),
  ).toBeVisible();
  const half = starter.slice(0, 2).reduce((sum, { quantity }) => sum + quantity, 0);
  await expect(deck(page, 'Half an idea').getByText(`${half}/60 Cards`)).toBeVisible();
  await expect(
    deck(page, 'Half an idea').getByText(`Deck must contain exactly 60 cards (currently ${half})`),
  ).toBeVisible();
  await expect(deck(page, 'Nothing').getByText('0/60 Cards')).toBeVisible();
  await expectAccessible(page);

  await action(page, 'Duplicate', 'Fire and Spark').click();
  await expect(deck(page, 'Fire and Spark (copy)').getByText('Tournament Legal')).toBeVisible();
  const copy = (await savedDecks(page)).find(({ name }) => name === 'Fire and Spark (copy)');
  expect(copy && linesOf(copy)).toEqual(linesOf({ cards: starter }));
  expect(copy?.id).not.toBe(legal.id);
});

test('a deck of old whose name reads backwards is copied with a name that does not', async ({ page }) => {
  const { id, cards } = await connectWithDeck(page);
  const old = { name: '\u202eeriF', description: 'Hot\u2069' };
  await page.route(DECKS_URL, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const all: Deck[] = await response.json();
    await route.fulfill({ response, json: all.map((each) => (each.id === id ? { ...each, ...old } : each)) });
  });
  await page.reload();
  await decks(page)
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect(deck(page, 'eriF (copy)').getByText('Tournament Legal')).toBeVisible();
  const copy = (await savedDecks(page)).find(({ name }) => name === 'eriF (copy)');
  expect(copy).toMatchObject({ description: 'Hot' });
  expect(copy && linesOf(copy)).toEqual(linesOf({ cards }));
});

test('a deck leaves as text in every format, by clipboard and file, and comes back as the same deck', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const spark = await connectWithDeck(page, 'Spark & Flame');
  await action(page, 'Export', 'Spark & Flame').click();
  await expect(listField(page)).toHaveValue(
    /^Pokémon: 22\n[\s\S]*4 Charmander BS 46\n[\s\S]*Total Cards: 60\n$/,
  );
  await dialog(page)
    .getByRole('radio', { name: /Names only/ })
    .check();
  await expect(listField(page)).toHaveValue(/\n4 Charmander\n/);
  await dialog(page)
    .getByRole('radio', { name: /With stars/ })
    .check();
  await expect(listField(page)).toHaveValue(/\n\* 4 Charmander BS 46\n/);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download .txt' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('spark-flame.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(await listField(page).inputValue());
  await dialog(page)
    .getByRole('radio', { name: /Standard/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(dialog(page).getByText('Copied')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action(page, 'Export', 'Spark & Flame')).toBeFocused();

  await page.getByRole('button', { name: 'Import a deck list' }).click();
  await listField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(dialog(page).getByText('Lines: 19 of 19 understood', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use these 60 cards' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(deck(page, 'Imported deck').getByText('Tournament Legal')).toBeVisible();

  // The file, chosen as a file, gives the same deck under the next free name.
  await page.getByRole('button', { name: 'Import a deck list' }).click();
  await page.getByLabel('Deck list file').setInputFiles(await download.path());
  await dialog(page).getByRole('button', { name: 'Use these 60 cards' }).click();
  await expect(deck(page, 'Imported deck 2')).toBeVisible();
  const saved = await savedDecks(page);
  for (const name of ['Imported deck', 'Imported deck 2']) {
    const imported = saved.find((each) => each.name === name);
    expect(imported && linesOf(imported)).toEqual(linesOf(spark));
  }
});

test('an import tells line by line what it understood, mended, misses and could not read', async ({
  page,
}) => {
  await connectWithStarterPack(page);
  await page.getByRole('button', { name: 'Import a deck list' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Use these cards' })).toBeDisabled();
  await listField(page).fill(
    '## My list\nPokémon: 11\n4 Charmander BS 46\n2 Charmelon BS 24\n3 Charizard BS 4\n2 Frobnicator XX 9\n\n14 Fire Energy',
  );
  await expect(
    dialog(page).getByText('Lines: 2 of 5 understood, 1 mended, 1 not owned, 1 unreadable', { exact: true }),
  ).toBeVisible();
  for (const [line, said] of [
    ['Pokémon: 11', 'Ignored: Heading'],
    ['4 Charmander', 'Understood'],
    ['2 Charmelon', 'Mended: No card is named Charmelon: took Charmeleon BS 24'],
    ['3 Charizard', 'Not owned: You own 0 of 3 · 3 copies short'],
    ['2 Frobnicator', 'Unreadable: No card of this name is known'],
    ['14 Fire', 'Understood'],
  ] as const)
    await expect(reported(page, line)).toContainText(said);
  await expectAccessible(page);
  await dialog(page).getByRole('checkbox', { name: 'Only lines to look at' }).check();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Use these 23 cards' }).click();
  const imported = deck(page, 'Imported deck');
  await expect(imported.getByText('23/60 Cards')).toBeVisible();
  await expect(imported.getByText('You do not own Charizard')).toBeVisible();
  const [saved] = await savedDecks(page);
  expect(saved?.cards.find(({ cardId }) => cardId === CHARIZARD)?.quantity).toBe(3);
});

test('a book pasted by mistake is read without holding up the page; a set that fails is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await connect(page, '/deck-list');
  await page.route('**/api/cards?setId=sv3pt5', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.getByRole('button', { name: 'Import a deck list' }).click();
  await expect(dialog(page).getByText(/Not all cards loaded/)).toBeVisible();
  await page.unroute('**/api/cards?setId=sv3pt5');
  await dialog(page).getByRole('button', { name: 'Load them again' }).click();
  await expect(dialog(page).getByText(/Not all cards loaded/)).toHaveCount(0);

  await page.evaluate(() =>
    navigator.clipboard.writeText(
      Array.from({ length: 3000 }, (_, line) => `${line} words and no card`).join('\n'),
    ),
  );
  await listField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(dialog(page).getByText(/^Lines: 0 of 3000 understood, .*unreadable$/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Use these cards' })).toBeDisabled();
  const more = dialog(page).getByRole('button', { name: /Show more lines/ });
  const before = await dialog(page).getByRole('listitem').count();
  await more.click();
  expect(await dialog(page).getByRole('listitem').count()).toBeGreaterThan(before);
});

test('statistics: curves, exact odds, and hands that hold seven cards', async ({ page }) => {
  await connectWithDeck(page);
  await action(page, 'Statistics', 'Spark').click();
  await expect(dialog(page).getByRole('table', { name: 'Pokemon by type' })).toContainText('Fire');
  await expect(dialog(page).getByRole('table', { name: 'Attacks by energy cost' })).toContainText(
    '2 energies',
  );
  // Seventeen basics in sixty: C(43,7) of C(60,7) hands.
  await expect(dialog(page).getByLabel('Mulligan')).toHaveText('8.34% 1 in 12');
  await dialog(page)
    .getByRole('combobox', { name: /Chance of at least one/ })
    .selectOption('base1-46');
  await expect(dialog(page).getByLabel('At least one', { exact: true })).toHaveText('39.95% 1 in 2.5');
  await dialog(page).getByRole('button', { name: 'Draw a hand' }).click();
  const hand = dialog(page).getByRole('list', { name: 'Sample hand' });
  await expect(hand.getByRole('listitem')).toHaveCount(7);
  const seed = await dialog(page).locator('code').textContent();
  await dialog(page).getByRole('button', { name: 'Draw a hand' }).click();
  await expect(dialog(page).locator('code')).not.toHaveText(seed ?? '');
  await expect(dialog(page).getByText(/^(Mulligan: no Basic Pokemon|A hand to start with)$/)).toBeVisible();
  await expectAccessible(page);
});

test('a deck is deleted only when that is confirmed, and a failure is told', async ({ page }) => {
  const { id } = await connectWithDeck(page);
  await action(page, 'Delete', 'Spark').click();
  await expect(dialog(page)).toContainText('«Spark» will be gone for good: its list of 60 cards');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(action(page, 'Delete', 'Spark')).toBeFocused();
  await expect(decks(page)).toHaveCount(1);

  await page.route(`**/decks/${id}`, (route) => route.abort());
  await action(page, 'Delete', 'Spark').click();
  await dialog(page).getByRole('button', { name: 'Delete Deck' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Failed to delete deck')).toBeVisible();
  await page.unroute(`**/decks/${id}`);
  await dialog(page).getByRole('button', { name: 'Delete Deck' }).click();
  await expect(toast(page, 'Success')).toBeVisible();
  await expect(toast(page, 'Deck deleted successfully')).toBeVisible();
  await expect(page.getByText('No Decks Yet')).toBeVisible();
  expect(await savedDecks(page)).toEqual([]);
});

test('by keyboard alone: edit, duplicate, export, delete', async ({ page }) => {
  await connectWithDeck(page);
  const edit = deck(page, 'Spark').getByRole('link', { name: 'Edit Spark' });
  await page.getByRole('link', { name: 'Create New Deck' }).focus();
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  for (const name of ['Duplicate', 'Export', 'Statistics', 'Delete']) {
    await page.keyboard.press('Tab');
    await expect(action(page, name, 'Spark')).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action(page, 'Delete', 'Spark')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete Deck' }).press('Enter');
  await expect(page.getByText('No Decks Yet')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('one deck under the other, and no window sticks out', async ({ page }) => {
    await connectWithDeck(page, 'A rather long name that has to be broken into several lines');
    await action(page, 'Duplicate', 'A rather long name that has to be broken into several lines').click();
    await expect(decks(page)).toHaveCount(2);
    await expect(decks(page).first().getByRole('heading')).toHaveText(/ \(copy\)$/);
    const lefts = await decks(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const name of ['Export', 'Statistics', 'Delete']) {
      await decks(page)
        .first()
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .click();
      await expect(dialog(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Import a deck list' }).click();
    await listField(page).fill('4 Charmander BS 46\n3 Nothing like it QQ 7');
    await expect(dialog(page).getByText('Lines: 1 of 2 understood, 1 unreadable')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
