/** My Decks' main roads: copies, lists as text by clipboard and file, a book read aside, deleting, a phone. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { DeckJson, DeckLineJson, DeckSummaryJson } from '@pokesol/protocol';
import { expectAccessible } from './axe.ts';
import { connectWithStarterPack, expectSaid } from './pages.ts';
import { test } from './test.ts';

const decks = (page: Page) => page.getByRole('list', { name: 'Your decks' }).getByRole('article');
const deck = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const action = (page: Page, name: string, on: string) =>
  deck(page, on).getByRole('button', { name: `${name} ${on}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const listField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Deck list' });

const linesOf = (cards: readonly DeckLineJson[]) =>
  cards.map(({ cardId, quantity }) => `${quantity} ${cardId}`).sort();

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** A wallet with one legal deck, made of its free pack. */
async function connectWithDeck(page: Page, name: string): Promise<{ url: string; lines: string[] }> {
  const wallet = await connectWithStarterPack(page, '/deck-list');
  const api = `/api/users/${wallet}`;
  const [starter]: DeckSummaryJson[] = await (await page.request.get(`${api}/decks`)).json();
  if (starter === undefined) throw new Error('the free pack saved no deck');
  const renamed = await page.request.put(`${api}/decks/${starter.id}`, { data: { name } });
  expect(renamed.ok()).toBe(true);
  const { cards }: DeckJson = await (await page.request.get(`${api}/decks/${starter.id}`)).json();
  await page.reload();
  await expect(deck(page, name).getByText('Tournament Legal')).toBeVisible();
  return { url: `${api}/decks`, lines: linesOf(cards) };
}

/** The list has no cards: each deck is fetched. */
const savedDecks = async (page: Page, url: string): Promise<DeckJson[]> => {
  const list: DeckSummaryJson[] = await (await page.request.get(url)).json();
  return Promise.all(list.map(async ({ id }) => (await page.request.get(`${url}/${id}`)).json()));
};

test('a deck is copied, leaves as text by clipboard and file, comes back as the same deck, and is deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { url, lines } = await connectWithDeck(page, 'Spark & Flame');
  await action(page, 'Duplicate', 'Spark & Flame').click();
  await expect(deck(page, 'Spark & Flame (copy)').getByText('Tournament Legal')).toBeVisible();
  await expectAccessible(page);

  await action(page, 'Export', 'Spark & Flame').click();
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download .txt' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('spark-flame.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(await listField(page).inputValue());
  await dialog(page).getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(dialog(page).getByText('Copied')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Import a deck list' }).click();
  await listField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await dialog(page).getByRole('button', { name: 'Use these 60 cards' }).click();
  await expect(deck(page, 'Imported deck').getByText('Tournament Legal')).toBeVisible();
  await page.getByRole('button', { name: 'Import a deck list' }).click();
  await page.getByLabel('Deck list file').setInputFiles(await download.path());
  await dialog(page).getByRole('button', { name: 'Use these 60 cards' }).click();
  await expect(deck(page, 'Imported deck 2')).toBeVisible();
  const saved = await savedDecks(page, url);
  expect(saved).toHaveLength(4);
  for (const { name, cards } of saved) expect(linesOf(cards), name).toEqual(lines);

  await action(page, 'Delete', 'Imported deck').click();
  await dialog(page).getByRole('button', { name: 'Delete Deck' }).click();
  await expectSaid(page, 'Deck deleted successfully');
  await expect(deck(page, 'Imported deck')).toHaveCount(0);
  await page.reload();
  await expect(decks(page)).toHaveCount(3);
  expect((await savedDecks(page, url)).map(({ name }) => name)).not.toContain('Imported deck');
});

test('a book pasted by mistake is read beside the page, as it is built and allowed to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await connectWithStarterPack(page, '/deck-list');
  await page.getByRole('button', { name: 'Import a deck list' }).click();
  const helper = page.waitForEvent('worker');
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      Array.from({ length: 3000 }, (_, line) => `${line} words and no card`).join('\n'),
    ),
  );
  await listField(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await helper;
  await expect(
    dialog(page).getByText(/^Lines: 0 of 3000 in this game, 3000 not in this game$/),
  ).toBeVisible();
});

test('on a phone one deck stands under the other, and no window sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const name = 'A rather long name that has to be broken into several lines';
  await connectWithDeck(page, name);
  await action(page, 'Duplicate', name).click();
  await expect(decks(page)).toHaveCount(2);
  const lefts = await decks(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await decks(page)
    .first()
    .getByRole('button', { name: /^Statistics / })
    .click();
  await expect(dialog(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
