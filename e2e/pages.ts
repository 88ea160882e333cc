/** What every browser test does: connect, read the balance, read a toast. */
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ChallengeAnswer } from '@pokesol/protocol';
import { TestWallet } from '@pokesol/server/testing';
import type { CallAnswer, Door, Scope, SpotOf } from './door.ts';

export const header = <S>(page: Scope<S>): S => page.getByRole('banner');

/** By test id and not by role: an open dialog hides everything behind it from assistive technology. */
export const toast = <S extends SpotOf<S>>(page: Scope<S>, text: string): S =>
  page.getByTestId('toast').getByText(text, { exact: true });

/**
 * A message goes after five seconds, and a busy machine may need as long for one look: from now on, whatever the pages of
 * this browser say, and why they refuse something, is noted, for `expectSaid`.
 */
export const noteMessages = (page: Page) =>
  page.context().addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { messagesSaid: said });
    const note = ({ childElementCount, textContent }: Element) => {
      if (childElementCount === 0 && textContent !== '' && !said.includes(textContent))
        said.push(textContent);
    };
    const look = () =>
      document.querySelectorAll('[data-testid=toast] *, [data-testid=refused] *').forEach(note);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** The page has said it since it was loaded, whether it still stands there or not. */
export const expectSaid = (page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'messagesSaid') as string[]))
    .toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));

/** What was said so far counts no more, and stands there no more. */
export async function forgetMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of document.querySelectorAll<HTMLElement>('[data-testid=toast] button')) key.click();
  });
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await page.evaluate(() => {
    (Reflect.get(window, 'messagesSaid') as string[]).length = 0;
  });
}

/** Shows the packs as plain cards from the first visit on, until the player switches. */
export const classicShelf = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('pokesol.shelf-view') === null)
      localStorage.setItem('pokesol.shelf-view', 'classic');
  });

/** Opens the page and connects a fresh Local Wallet by the button, as a newcomer does. */
export async function connectByHand(page: Page, path = '/'): Promise<void> {
  await noteMessages(page);
  await classicShelf(page);
  await page.goto(path);
  await header(page)
    .getByRole('button', { name: /^Connect/ })
    .click();
  await expectSaid(page, 'Wallet Connected');
}

/**
 * Opens the page with a fresh Local Wallet that is connected and filled already: made by calls of the API, with its key
 * and its session put into the browser. How one connects is proved by the tests of connecting.
 */
export async function connect(page: Page, path = '/'): Promise<void> {
  await giveWallet(page, originOf(path));
  await openConnected(page, path);
}

/** As `connect`, and the wallet has claimed its free pack: sixty cards that make one legal deck. */
export async function connectWithStarterPack(page: Page, path: string): Promise<string> {
  const walletAddress = await giveWallet(page, originOf(path));
  await post(page, `${originOf(path)}/api/pack-purchases/free`, {
    packTypeId: 'starter-pack',
    walletAddress,
  });
  await openConnected(page, path);
  return walletAddress;
}

const originOf = (path: string): string => (/^https?:/.test(path) ? new URL(path).origin : '');

/** Opens the page with the wallet that it was given. */
export async function openConnected(page: Page, path: string): Promise<void> {
  await noteMessages(page);
  await classicShelf(page);
  await page.goto(path);
  // At a table the header makes room.
  await expect(header(page).getByRole('button', { name: 'Disconnect', includeHidden: true })).toHaveCount(1);
}

async function post(page: Door, url: string, body?: unknown): Promise<CallAnswer> {
  const answer = await page.request.fetch(url, {
    method: 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { data: JSON.stringify(body) }),
  });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

/** Signs this browser in as the wallet of this key, which a local chain then fills. Returns its address. */
export async function signIn(page: Door, origin: string, seed: Uint8Array): Promise<string> {
  const wallet = await TestWallet.ofSeed(origin, seed);
  const challenge = await post(page, `${origin}/api/auth/challenge`, { address: wallet.address });
  const signed = await wallet.answerTo((await challenge.json()) as ChallengeAnswer, 'message');
  await post(page, `${origin}/api/auth/verify`, signed);
  return wallet.address;
}

/** Runs in the page: sets its Local Wallet to that of the key (base64), once, so that a page that disconnects stays so after a reload. */
export function keepWallet(key: string): void {
  if (localStorage.getItem('e2e.given-wallet') === key) return;
  localStorage.setItem('e2e.given-wallet', key);
  localStorage.setItem('pokesol.local-wallet.seed', key);
  localStorage.setItem('pokesol.local-wallet.trusts-this-site', 'yes');
  localStorage.setItem('pokesol.wallet', 'Local Wallet');
  // A component test covers this question, which would appear at every second turn here.
  localStorage.setItem('pokesol.ask-before-ending-turn', 'off');
}

/** Before the page opens: signs in a wallet with tokens, that of `key` if given. Returns its address. */
export async function giveWallet(page: Page, origin: string, seed = randomBytes(32)): Promise<string> {
  const address = await signIn(page, origin, seed);
  await page.addInitScript(keepWallet, seed.toString('base64'));
  return address;
}

/** Whole tokens as the header shows them, once there are any. */
export async function balance(page: Page): Promise<number> {
  const shown = page.getByTestId('token-balance');
  await expect(shown).toHaveText(/^[1-9][\d,.]*$/);
  return Number(((await shown.textContent()) ?? '').replaceAll(',', ''));
}

export const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();

export const packCard = <S>(page: Scope<S>, name: string): S =>
  page.getByRole('article', { name, exact: true });

/** From the end of an opening. Its way on has just lit, and takes no press that may have been meant for the one before it. */
export async function viewInCollection(page: Page): Promise<void> {
  await expect(async () => {
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'View in Collection' })
      .click({ timeout: 1_000 });
    await expect(page).toHaveURL(/\/collection$/, { timeout: 500 });
  }).toPass();
}
