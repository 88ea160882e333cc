/** A visitor without a wallet plays: two presses to the first move, a whole battle by clicks without a network, and on as a wallet. */
import { expect, type Page } from '@playwright/test';
import { BY_KEYBOARD } from './battleMoves.ts';
import { attack, ending, endTurn, hand, play, question, settle, usable } from './battlePages.ts';
import { CALM } from './battleServer.ts';
import { classicShelf } from './pages.ts';
import { test } from './test.ts';

test.use(CALM);

const ID = 'a0000000-0000-4000-8000-000000000001';
/** Won in a few turns by the moves below. */
const SEED = 'guest 3';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const;

/** Once: what the page keeps afterwards is its own. */
const keepBattle = (page: Page, battle: object) =>
  page.addInitScript(
    (kept) => {
      if (localStorage.getItem('pokesol.guest-battle') === null)
        localStorage.setItem('pokesol.guest-battle', kept);
      // A component test covers this question.
      localStorage.setItem('pokesol.ask-before-ending-turn', 'off');
    },
    JSON.stringify({
      rules: 'classic',
      level: 'easy',
      trainerId: null,
      id: ID,
      seed: SEED,
      deal: null,
      actions: [],
      createdAt: new Date().toISOString(),
      endedAt: null,
      ...battle,
    }),
  );

/** Calls that only a battle on the server makes. */
function battleCalls(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(battles|matchmaking|users)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The first that can be done: an answer, the next Pokémon, an Energy for the Active one, an attack, the end of the turn. */
async function doOne(page: Page): Promise<void> {
  if ((await question(page).count()) > 0) return answer(page);
  const target = page.locator('[data-pokemon][data-target]');
  // Without a card: after a Knock Out the next Pokémon is pointed at.
  if ((await target.count()) > 0) return target.first().click();
  const energy = usable(hand(page)).and(page.getByRole('button', { name: /Energy, energy/ }));
  if ((await energy.count()) > 0) {
    await energy.first().click();
    return target.and(page.getByRole('button', { name: /^Your active/ })).click();
  }
  const hit = attack(page).and(page.locator(':not([aria-disabled=true])'));
  return (await hit.count()) > 0 ? hit.click() : endTurn(page).click();
}

async function answer(page: Page): Promise<void> {
  const confirm = question(page).locator('[data-answer]');
  const cards = question(page).getByRole('list', { name: 'Cards to choose from' }).getByRole('button');
  for (let place = 0; (await confirm.getAttribute('aria-disabled')) === 'true'; place += 1)
    await cards.nth(place).click();
  return confirm.click();
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let done = 0; done < 150; done += 1) {
    await settle(page);
    if ((await ending(page).count()) > 0) return;
    await doOne(page);
  }
  throw new Error('The battle comes to no end');
}

for (const size of SIZES) {
  test(`${size.width} wide: from the store to the first move in two presses, without a call for a battle`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await classicShelf(page);
    const calls = battleCalls(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Play as a guest' }).click();
    await expect(page).toHaveURL(/\/guest\/[0-9a-f-]{36}$/);
    await play(page).click();
    await expect(page.locator('[data-pokemon]').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pokesol.guest-battle'))).toContain('"play"');
    expect(calls).toEqual([]);
  });

  test(`${size.width} wide: a reload goes on, and the battle ends without a network`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await keepBattle(page, {});
    await page.goto(`/guest/${ID}`);
    await play(page).click();
    await settle(page);
    const before = await page.evaluate(() => localStorage.getItem('pokesol.guest-battle'));
    expect(before).toContain('"play"');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-pokemon]').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pokesol.guest-battle'))).toBe(before);

    await context.setOffline(true);
    const calls = battleCalls(page);
    await playToTheEnd(page);
    await expect(ending(page).getByRole('heading', { name: 'Keep playing as yourself' })).toBeVisible();
    await expect(ending(page).getByRole('region', { name: 'What happened' })).toBeVisible();
    expect(calls).toEqual([]);
    await context.setOffline(false);
    await page.reload();
    await expect(ending(page)).toBeVisible();
  });
}

test('a keyboard alone comes from the store to the first move', async ({ page }) => {
  await classicShelf(page);
  await page.goto('/');
  await BY_KEYBOARD.press(page.getByRole('link', { name: 'Play as a guest' }));
  await BY_KEYBOARD.press(play(page));
  await expect(page.locator('[data-pokemon]').first()).toBeVisible();
});

test('at the end a wallet connects, keeps the battle, gets its free pack, and its deck waits in the lobby', async ({
  page,
}) => {
  await classicShelf(page);
  await keepBattle(page, {});
  await page.goto(`/guest/${ID}`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Concede' }).click();
  await page
    .getByRole('dialog', { name: 'Concede this battle?' })
    .getByRole('button', { name: /^Concede/ })
    .click();
  await ending(page).getByRole('button', { name: 'Keep this' }).click();
  await expect(page).toHaveURL(/\/battle\?deck=[0-9a-f-]{36}$/);
  await expect(page.getByRole('radio', { name: /^Starter Deck: 60 cards/ })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const mine = page.getByRole('region', { name: 'My battles' }).getByRole('listitem');
  await expect(mine).toHaveCount(1);
  await expect(mine.getByText('Guest', { exact: true })).toBeVisible();
  await mine.getByRole('link', { name: /^Replay/ }).click();
  await expect(page.getByText(/^Replay · .* · Guest$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verified', exact: true })).toBeVisible();
});

test('the arena’s demo pack opens in the store', async ({ page }) => {
  await classicShelf(page);
  await page.goto('/battle');
  await page.getByRole('link', { name: /^Open a demo pack/ }).click();
  // A pack that is still closed carries it twice: beside it, and below on narrow screens.
  const note = page.getByRole('dialog').getByText(/A demo: these cards/);
  await expect(note.first()).toBeAttached();
  await expect(page).toHaveURL(/\/$/);
});
