/** The arena with the mouse: connect, pick a deck, find an opponent, play a whole battle, see why things are refused. */
import { expect, type Page } from '@playwright/test';
import { movesOf, scriptOpening } from '@pokesol/server/testing';
import { expectAccessible } from './axe.ts';
import { BY_MOUSE, makeMoves } from './battleMoves.ts';
import {
  askToConcede,
  attack,
  connectWithDeck,
  ending,
  endTurn,
  findBattle,
  hand,
  openMenu,
  play,
  settle,
  usable,
} from './battlePages.ts';
import { sitDown, test } from './battleServer.ts';
import { expectSaid } from './pages.ts';

/** Where the second own turn ends: by then there is something to come back to. */
const [, SECOND_END = 0] = movesOf('won').flatMap(({ action }, at) =>
  action.type === 'endTurn' ? [at] : [],
);

test('a whole battle with the mouse, left and reloaded on the way, to its victory', async ({
  page,
  server,
}) => {
  await connectWithDeck(page, server.base);
  scriptOpening(server, 'won');
  await findBattle(page);
  await expect(
    page.getByText('Choose your active Pokemon: pick a basic Pokemon from your hand.'),
  ).toBeVisible();
  for (const text of [/^Your Hand \(\d+\/7\)$/, 'Almost Full'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Prize Cards (0/8)')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Battle log' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await makeMoves(page, 'won', BY_MOUSE, { end: 1 });
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Your deck: \d+ cards$/ }).click();
  await expectSaid(page, 'Your Deck');

  await makeMoves(page, 'won', BY_MOUSE, { first: 1, end: SECOND_END });
  const before = await hand(page).count();
  await page.reload();
  await expect(hand(page)).toHaveCount(before);
  await (await openMenu(page)).getByRole('link', { name: 'Battle', exact: true }).click();
  await page.getByRole('link', { name: 'Return to battle' }).click();
  await expect(hand(page)).toHaveCount(before);

  await makeMoves(page, 'won', BY_MOUSE, { first: SECOND_END });
  await expect(page.getByRole('dialog', { name: 'VICTORY' })).toContainText(
    'Your opponent has no Pokémon left in play.',
  );
  await expectAccessible(page);
  await expect(ending(page).getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
    'href',
    /\/battle\/[0-9a-f-]{36}\/replay$/,
  );
  await page.getByRole('button', { name: 'Return to Battle Selection' }).click();
  await expect(page).toHaveURL(/\/battle$/);
  await expect(page.getByRole('button', { name: 'Find Battle' })).toBeVisible();
});

test('what is not allowed says why, a mode is left by Cancel, Escape and a second click, and giving up asks first', async ({
  page,
  server,
}) => {
  await sitDown(page, server, 'quiet');

  // Without energy the attack says so.
  await attack(page).click({ force: true });
  await expectSaid(page, 'Cannot Attack');

  const energy = usable(page.getByRole('button', { name: /, energy/ })).first();
  const mode = page.getByRole('region', { name: 'Energy Attachment' });
  await energy.click();
  await expect(mode).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(mode).toHaveCount(0);
  await energy.click();
  await page.keyboard.press('Escape');
  await expect(mode).toHaveCount(0);
  await energy.click();
  await energy.click();
  await expect(mode).toHaveCount(0);
  await energy.click();
  await page.getByRole('button', { name: /^Opponent's active: (?!empty)/ }).click();
  await expectSaid(page, 'Cannot Attach Energy');
  await expectSaid(page, 'That Pokemon is not yours');

  const sure = await askToConcede(page);
  await sure.getByRole('button', { name: 'Play on' }).click();
  await expect(sure).toHaveCount(0);
  await askToConcede(page);
  await sure.getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('dialog', { name: 'DEFEAT' })).toBeVisible();
  await expect(page.getByText('You conceded.').first()).toBeVisible();
});

/** The hand can be tapped where it is, without scrolling the page; sideways it may be scrolled to any of its cards. */
async function expectHandInReach(page: Page): Promise<void> {
  const cards = page.getByRole('list', { name: 'Cards in your hand' });
  await expect(hand(page).first()).toBeVisible();
  await expect
    .poll(() =>
      cards.evaluate((list) => {
        const shown = list.getBoundingClientRect();
        const inSight = [...list.querySelectorAll('button')].filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= shown.left - 1 && right <= shown.right + 1;
        });
        return (
          inSight.length > 0 &&
          inSight.every((card) => {
            const { left, top, bottom, width, height } = card.getBoundingClientRect();
            const touched = document.elementFromPoint(left + width / 2, top + height / 2);
            return top >= 0 && bottom <= window.innerHeight && card.contains(touched);
          })
        );
      }),
    )
    .toBe(true);
}

/** Ends an own turn; where «Skip» was, the moment its animation is gone, lies no key and no link. */
async function expectNoLateTap(page: Page): Promise<void> {
  await page.evaluate(() => {
    const beneath: string[] = [];
    Object.assign(window, { beneath });
    let skip: DOMRect | undefined;
    new MutationObserver(() => {
      const key = document.querySelector('.animation-skip');
      if (key !== null) skip = key.getBoundingClientRect();
      else if (skip !== undefined) {
        const { left, top, width, height } = skip;
        beneath.push(document.elementFromPoint(left + width / 2, top + height / 2)?.className ?? 'nothing');
        skip = undefined;
      }
    }).observe(document.body, { childList: true });
  });
  await endTurn(page).click();
  await expect(page.locator('.animation-skip')).toBeVisible();
  // Not before it can be seen.
  await expect
    .poll(() => page.locator('.animation-bar').evaluate((bar) => getComputedStyle(bar).opacity))
    .toBe('1');
  await page.locator('.animation-skip').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { beneath: string[] }).beneath))
    .toContain('animation-bar animation-late-taps');
  await settle(page);
  await expect(page.locator('.animation-late-taps')).toHaveCount(0);
}

for (const height of [812, 667])
  test(`on a phone ${height} px high the hand lies in reach at every own move, and the replay's board above the fold`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 375, height });
    await sitDown(page, server, 'lively', 0);
    await expectHandInReach(page);
    await usable(hand(page)).first().click();
    await expectHandInReach(page);
    await play(page).click();
    await settle(page);
    await expectHandInReach(page);
    await expectNoLateTap(page);

    const sure = await askToConcede(page);
    await sure.getByRole('button', { name: 'Concede' }).click();
    await expect(ending(page)).toBeVisible();
    // A key that was meant for the animation presses nothing here.
    await page.keyboard.press('Space');
    await expect(ending(page)).toBeVisible();
    await ending(page).getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
    // The upper one, of the opponent.
    await expect(page.getByRole('list', { name: /'s bench$/ }).first()).toBeInViewport();
  });
