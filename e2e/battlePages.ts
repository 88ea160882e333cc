/** What every browser test of the arena needs: its places, a wallet with a deck, a battle begun, an animation ended. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SessionAnswer } from '@pokesol/protocol';
import type { DeckLine } from '@pokesol/server/testing';
import type { Door, Scope, Spot, SpotOf } from './door.ts';
import { giveWallet, openConnected } from './pages.ts';

/** By the page's own session, also while the page itself is cut off; `{wallet}` stands for its address. */
export const call = <Answer>(page: Door, method: string, path: string, body?: unknown): Promise<Answer> =>
  callAt(page, new URL(page.url()).origin, method, path, body);

/** The same for a page that is not there yet. */
export async function callAt<Answer>(
  page: Door,
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const sent = JSON.stringify(body);
  const isOwn = `${path} ${sent}`.includes('{wallet}');
  const session = isOwn ? await page.request.get(`${origin}/api/auth/session`) : undefined;
  const { address = '' } = (session === undefined ? {} : await session.json()) as Partial<SessionAnswer>;
  const response = await page.request.fetch(origin + path.replace('{wallet}', address), {
    method,
    headers: { origin, 'content-type': 'application/json' },
    ...(sent !== undefined && { data: sent.replaceAll('{wallet}', address) }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

export const saveDeck = (page: Door, origin: string, name: string, cards: readonly DeckLine[]) =>
  callAt<{ id: string }>(page, origin, 'POST', '/api/users/{wallet}/decks', { name, description: '', cards });

/** A wallet with the free pack as its one deck, on the screen at `path`. */
export async function connectWithDeck(page: Page, base: string, path = '/battle'): Promise<void> {
  await giveWallet(page, base);
  const pack = { packTypeId: 'starter-pack', walletAddress: '{wallet}' };
  await callAt(page, base, 'POST', '/api/pack-purchases/free', pack);
  await openConnected(page, base + path);
}

export const hand = <S extends SpotOf<S>>(page: Scope<S>): S =>
  page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
export const usable = <S extends SpotOf<S>>(cards: S): S =>
  cards.and(cards.page().getByRole('button', { name: /can be played$/ }));
export const endTurn = <S>(page: Scope<S>): S => page.getByRole('button', { name: 'END TURN' });
export const attack = <S>(page: Scope<S>): S => page.getByRole('button', { name: /^ATTACK/ });
export const play = <S>(page: Scope<S>): S => page.getByRole('button', { name: /^Play (?!on$)/ });
/** What gives the battle up asks once more: this is its question. */
export async function askToConcede(page: Page): Promise<Locator> {
  await (await openMenu(page)).getByRole('button', { name: 'Concede' }).click();
  return page.getByRole('dialog', { name: 'Concede this battle?' });
}

/** The table's menu, which leads to the other screens. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

export const animation = <S>(page: Scope<S>): S => page.getByTestId('animation');
export const ending = <S>(page: Scope<S>): S => page.getByRole('dialog', { name: /VICTORY|DEFEAT|DRAW/ });
export const question = <S>(page: Scope<S>): S => page.getByRole('dialog', { name: /^(Choose|Put the top)/ });
export const battleId = (page: Door) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** From the lobby to the table; `press` is how the player presses a key. */
export async function findBattle(page: Door, press = (key: Spot) => key.click()): Promise<void> {
  await press(page.getByRole('button', { name: 'Find Battle' }));
  await press(page.getByRole('button', { name: 'Start Battle' }));
  await expect.poll(() => page.evaluate(() => location.href)).toMatch(/\/battle\/[0-9a-f-]{36}$/);
  await hand(page).first().waitFor();
}

/** At once, where there is still one: an animation may end between a look and a click, whose place then belongs to another. */
export const skipAnimation = (page: Door): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.animation-skip')?.click());

/** Ends every animation that runs, so that the board waits for this player or the battle is over. */
export async function settle(page: Door, skip = skipAnimation): Promise<void> {
  const look = async () => {
    if (await animation(page).count()) await skip(page);
    expect(await animation(page).count()).toBe(0);
    // An action that is still on its way has its animation before it.
    expect(await page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    expect(
      (await ending(page).count()) + (await page.getByText(/^Your (Turn|Choice)/).count()),
    ).toBeGreaterThan(0);
  };
  await expect(async () => {
    await look();
    // The turn that has come is shown for a frame before the opponent's moves, which led to it, begin to be.
    await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 40)));
    await look();
  }).toPass({ intervals: [50, 100, 200] });
}
