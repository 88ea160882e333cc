/** Two friends in two browsers: one makes a challenge by the official rules, the other opens its link, and they play. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { battleId, call, connectWithDeck, ending } from './battlePages.ts';
import { CALM, concede, test } from './battleServer.ts';

const person = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(CALM.contextOptions)).newPage();
const ofBattle = /\/battle\/[0-9a-f-]{36}$/;

test('a friend who opens the link accepts with a deck, and both sit at one official table to the end', async ({
  browser,
  server,
}) => {
  const [maya, theo, nora] = [await person(browser), await person(browser), await person(browser)];
  await connectWithDeck(maya, server.base);
  await maya.getByRole('button', { name: 'Find Battle' }).click();
  await maya.getByRole('radio', { name: 'Official', exact: true }).check({ force: true });
  await maya.getByRole('radio', { name: 'A friend', exact: true }).check({ force: true });
  await maya.getByRole('button', { name: 'Get the Link' }).click();
  await expect(maya.getByRole('heading', { name: 'Waiting for your friend' })).toBeVisible();
  await expectAccessible(maya);
  const link = maya.url();

  // A visitor without a wallet sees who asks, and how to get to the table.
  await nora.goto(link);
  await expect(nora.getByRole('heading', { name: /challenges you$/ })).toBeVisible();
  await expectAccessible(nora);

  await connectWithDeck(theo, server.base, new URL(link).pathname);
  await expect(theo.getByText('Official rules, six Prizes each')).toBeVisible();
  await expectAccessible(theo);
  await theo.getByRole('button', { name: 'Accept' }).click();
  for (const page of [maya, theo]) {
    await expect(page).toHaveURL(ofBattle);
    await expect(page.locator('.official-board')).toBeVisible();
  }
  expect(battleId(maya)).toBe(battleId(theo));
  await expect(nora.getByRole('heading', { name: 'Already taken' })).toBeVisible();

  await firstMoves([maya, theo]);
  await concede(theo, server.base, battleId(theo));
  await expect(maya.getByRole('dialog', { name: 'VICTORY' })).toContainText('Your opponent conceded.');
  await expect(theo.getByRole('dialog', { name: 'DEFEAT' })).toContainText('You conceded.');
  await ending(maya).getByRole('link', { name: 'Challenge again' }).click();
  await expect(maya.getByRole('radio', { name: 'A friend', exact: true })).toBeChecked();
  await expect(maya.getByRole('radio', { name: 'Official', exact: true })).toBeChecked();
  for (const page of [maya, theo, nora]) await page.context().close();
});

/** The first legal answer to every question of the setup, by the one who is asked, and then the end of the first turn. */
async function firstMoves(pages: readonly [Page, Page]): Promise<void> {
  type Known = { version: number; legal: readonly { type: string }[]; view: { turn: number } };
  for (let move = 0; move < 40; move += 1)
    for (const page of pages) {
      const path = `/api/battles/${battleId(page)}`;
      const { version, legal, view } = await call<Known>(page, 'GET', path);
      if (view.turn > 1) return;
      const action = legal.find(({ type }) => type === 'endTurn') ?? legal[0];
      if (action !== undefined) await call(page, 'POST', `${path}/actions`, { version, action });
    }
  throw new Error('the second turn never began');
}
