/** Whole battles against the AI by keyboard alone, by taps on a phone, and by only looking on. */
import { expect, type Page } from '@playwright/test';
import { ASKING_DECK, STRONG_DECK, scriptOpening } from '@pokesol/server/testing';
import { expectAccessible } from './axe.ts';
import { BY_KEYBOARD, BY_MOUSE, BY_TAPS, focusIsLost, makeMoves } from './battleMoves.ts';
import { animation, ending, findBattle, hand } from './battlePages.ts';
import { CALM, connectWith, sitDown, test } from './battleServer.ts';

test.use(CALM);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a whole battle with the keyboard alone; the focus is never lost', async ({ page, server }) => {
  await connectWith(page, server, ASKING_DECK);
  scriptOpening(server, 'questioned');
  await findBattle(page, BY_KEYBOARD.press);
  // A card is selected, left by Escape, and keeps the focus.
  const first = hand(page).first();
  await BY_KEYBOARD.press(first);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();
  await makeMoves(page, 'questioned', BY_KEYBOARD, {
    afterEach: async ({ battle, action }) => {
      await expect
        .poll(() => focusIsLost(page), { message: `after ${action.type} in turn ${battle.view.turn}` })
        .toBe(false);
    },
  });
  await expect(ending(page)).toBeVisible();
  await expectAccessible(page);
  // Escape does not close the end away, and its first key has the focus.
  await page.keyboard.press('Escape');
  await expect(ending(page)).toBeVisible();
  await BY_KEYBOARD.press(ending(page).getByRole('button', { name: 'Return to Battle Selection' }));
  await expect(page).toHaveURL(/\/battle$/);
  await expect(page.getByRole('button', { name: 'Find Battle' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a whole battle by taps, to its defeat; nothing lies beyond the side of the screen', async ({
    page,
    server,
  }) => {
    await connectWith(page, server, STRONG_DECK);
    scriptOpening(server, 'lost');
    await findBattle(page, BY_TAPS.press);
    await expectAccessible(page);
    await makeMoves(page, 'lost', BY_TAPS, {
      afterEach: async () => expect(await sideways(page)).toBeLessThanOrEqual(0),
    });
    await expect(page.getByRole('dialog', { name: 'DEFEAT' })).toBeVisible();
    await expectAccessible(page);
    await ending(page).getByRole('link', { name: 'Watch the replay' }).tap();
    await expect(page).toHaveURL(/\/replay$/);
  });
});

test('a battle is lost by a player who only looks on, and the board says why', async ({ page, server }) => {
  await sitDown(page, server, 'lookedOn', 0);
  await makeMoves(page, 'lookedOn', BY_MOUSE);
  await expect(page.getByRole('dialog', { name: 'DEFEAT' })).toContainText(
    'You have no Pokémon left in play.',
  );
  await expect(animation(page)).toHaveCount(0);
});
