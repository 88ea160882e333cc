/** What every browser test of the arena needs: its places, a wallet with a deck, a battle begun, a film ended. */
import { expect, type Locator, type Page } from '@playwright/test';
import { connect } from './pages.ts';

export type DeckLine = { readonly cardId: string; readonly quantity: number };

/** By the page's own session, also while the page itself is cut off; `{wallet}` stands for its address. */
export async function call<Answer>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { origin } = new URL(page.url());
  const sent = JSON.stringify(body);
  const isOwn = `${path} ${sent}`.includes('{wallet}');
  const session = isOwn ? await page.request.get(`${origin}/api/auth/session`) : undefined;
  const { address = '' }: { address?: string } = session === undefined ? {} : await session.json();
  const response = await page.request.fetch(origin + path.replace('{wallet}', address), {
    method,
    headers: { origin, 'content-type': 'application/json' },
    ...(sent !== undefined && { data: sent.replaceAll('{wallet}', address) }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

export const saveDeck = (page: Page, name: string, cards: readonly DeckLine[]) =>
  call<{ id: string }>(page, 'POST', '/api/users/{wallet}/decks', { name, description: '', cards });

/** A wallet with the free pack as its one deck, on the screen at `address`. */
export async function connectWithDeck(page: Page, base = '', address = '/battle'): Promise<void> {
  await connect(page, base + address);
  await call(page, 'POST', '/api/pack-purchases/free', {
    packTypeId: 'starter-pack',
    walletAddress: '{wallet}',
  });
  const { cards } = await call<{ cards: DeckLine[] }>(page, 'GET', '/api/users/{wallet}/cards');
  await saveDeck(
    page,
    'Starter deck',
    cards.map(({ cardId, quantity }) => ({ cardId, quantity })),
  );
  await page.reload();
}

export const hand = (page: Page) =>
  page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
export const usable = (cards: Locator) =>
  cards.and(cards.page().getByRole('button', { name: /can be played$/ }));
export const chosen = (page: Page) => page.getByRole('button', { name: /can be chosen$/ });
export const endTurn = (page: Page) => page.getByRole('button', { name: 'END TURN' });
export const attack = (page: Page) => page.getByRole('button', { name: 'ATTACK' });
export const play = (page: Page) => page.getByRole('button', { name: /^Play (?!on$)/ });
export const film = (page: Page) => page.getByTestId('film');
export const ending = (page: Page) => page.getByRole('dialog', { name: /VICTORY|DEFEAT|DRAW/ });
export const question = (page: Page) => page.getByRole('dialog', { name: /^(Choose|Put the top)/ });
export const battleId = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Tests that search at the same time would be paired with each other: the search finds the simulated opponent at once. */
export const meetNobodyElse = (page: Page) =>
  page.route('**/api/matchmaking', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { deckId } = route.request().postDataJSON() as { deckId: string };
    const begun = await call<{ id: string }>(page, 'POST', '/api/battles', { mode: 'match', deckId });
    await route.fulfill({ json: { battleId: begun.id, isMultiplayer: false } });
  });

/** From the lobby to the table; `press` is how the player presses a key. */
export async function findBattle(page: Page, press = (key: Locator) => key.click()): Promise<void> {
  await meetNobodyElse(page);
  await press(page.getByRole('button', { name: 'Find Battle' }));
  await press(page.getByRole('button', { name: 'Start Battle' }));
  await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/);
  await expect(hand(page).first()).toBeVisible();
}

/** Straight to the table of a new battle against the AI. */
export async function beginBattle(page: Page, deckId?: string): Promise<string> {
  const [deck] = await call<{ id: string }[]>(page, 'GET', '/api/users/{wallet}/decks');
  const begun = await call<{ id: string }>(page, 'POST', '/api/battles', {
    mode: 'match',
    deckId: deckId ?? deck?.id,
  });
  await page.goto(new URL(`/battle/${begun.id}`, page.url()).href);
  await expect(hand(page).first()).toBeVisible();
  return begun.id;
}

const skipByMouse = (page: Page) => page.getByRole('button', { name: /^Skip/ }).click({ timeout: 500 });

/** Ends every film that runs, so that the board waits for this player or the battle is over. */
export async function settle(page: Page, skip = skipByMouse): Promise<void> {
  await expect(async () => {
    if (await film(page).count()) await skip(page);
    expect(await film(page).count()).toBe(0);
    // An action that is still on its way has its film before it.
    expect(await page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    expect((await ending(page).count()) + (await page.getByText('Your Turn').count())).toBeGreaterThan(0);
  }).toPass({ timeout: 40_000, intervals: [50, 100, 200] });
}

export async function placeActive(page: Page): Promise<void> {
  await usable(hand(page)).first().click();
  await play(page).click();
  await settle(page);
}

/**
 * The deal is chance, and an opponent with one Pokemon may win before this player has moved: begins battles until one
 * waits for an own move after the first Pokemon is placed.
 */
export async function findOwnMove(page: Page, place = placeActive): Promise<void> {
  for (let battles = 0; battles < 10; battles += 1) {
    await findBattle(page);
    await place(page);
    if ((await ending(page).count()) === 0) return;
    await page.getByRole('button', { name: 'Return to Battle Selection' }).click();
  }
  throw new Error('Ten battles ended with their first turn');
}
