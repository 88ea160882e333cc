/** Battles against the AI from setup to end, by keyboard alone and by taps on a phone; one is won, one is lost. */
import { expect, type Page } from '@playwright/test';
import type { BattleAnswer } from '@pokesol/protocol';
import type { TestServer } from '@pokesol/server/testing';
import { expectAccessible } from './axe.ts';
import {
  BY_KEYBOARD,
  BY_MOUSE,
  BY_TAPS,
  focusIsLost,
  keepsFew,
  passive,
  playBattle,
  tabTo,
} from './battleAdvice.ts';
import { beginBattle, ending, film, findBattle, hand } from './battlePages.ts';
import { connectWith, nearlyBeat, STRONG_DECK, test } from './battleServer.ts';

/** A stroke of bad luck this long would be news. */
const MOST_BATTLES = 6;
const BATTLE_MS = 480_000;
/** Six turns of each player show everything. */
const LONG_ENOUGH = 13;

/** From then on, the player's next blow ends the battle. */
const endsInTime =
  (server: TestServer) =>
  async ({ id, view }: BattleAnswer): Promise<void> => {
    if (view.turn >= LONG_ENOUGH) await nearlyBeat(server, id);
  };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a whole battle with the keyboard alone; the focus is never lost', async ({ page, server }) => {
  test.setTimeout(BATTLE_MS);
  await connectWith(page, server, STRONG_DECK);
  await findBattle(page, BY_KEYBOARD.press);
  // A card is selected, left by Escape, and keeps the focus.
  const first = hand(page).first();
  await BY_KEYBOARD.press(first);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();
  const { result } = await playBattle(page, BY_KEYBOARD, {
    shuns: keepsFew,
    changeBefore: endsInTime(server),
    afterEach: async (battle, action) => {
      await expect
        .poll(() => focusIsLost(page), { message: `after ${action.type} in turn ${battle.view.turn}` })
        .toBe(false);
    },
  });
  expect(result).toMatch(/victory|defeat|draw/);
  await expectAccessible(page);
  // Escape does not close the end away, and its first key has the focus.
  await page.keyboard.press('Escape');
  await expect(ending(page)).toBeVisible();
  await tabTo(ending(page).getByRole('button', { name: 'Return to Battle Selection' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/battle$/);
  await expect(page.getByRole('button', { name: 'Find Battle' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a whole battle by taps; nothing lies beyond the side of the screen', async ({ page, server }) => {
    test.setTimeout(BATTLE_MS);
    await connectWith(page, server, STRONG_DECK);
    let turns = 0;
    // Chance may end a battle with the opponent's first turn: then another one is played.
    for (let battles = 0; battles < 5 && turns === 0; battles += 1) {
      if (battles > 0) await ending(page).getByRole('button', { name: 'Return to Battle Selection' }).tap();
      await findBattle(page, BY_TAPS.press);
      await expectAccessible(page);
      const { result } = await playBattle(page, BY_TAPS, {
        shuns: keepsFew,
        changeBefore: endsInTime(server),
        afterEach: async (_, action) => {
          expect(await sideways(page)).toBeLessThanOrEqual(0);
          if (action.type === 'endTurn') turns += 1;
        },
      });
      expect(result).toMatch(/victory|defeat|draw/);
    }
    expect(turns).toBeGreaterThan(0);
    await expectAccessible(page);
    await ending(page).getByRole('link', { name: 'Watch the replay' }).tap();
    await expect(page).toHaveURL(/\/replay$/);
  });
});

test('one battle is won', async ({ page, server }) => {
  test.setTimeout(BATTLE_MS * 2);
  await connectWith(page, server, STRONG_DECK);
  const results: unknown[] = [];
  while (results.at(-1) !== 'victory') {
    expect(results.length, results.join()).toBeLessThan(MOST_BATTLES);
    await beginBattle(page);
    results.push((await playBattle(page, BY_MOUSE, { level: 'hard' })).result);
  }
  await expect(page.getByRole('dialog', { name: 'VICTORY' })).toContainText(
    /Your opponent has no (Pokemon left in play|card left to draw)\./,
  );
});

test('one battle is lost by a player who only looks on, and the board says why', async ({ page, server }) => {
  test.setTimeout(BATTLE_MS * 2);
  await connectWith(page, server, STRONG_DECK);
  const results: unknown[] = [];
  while (results.at(-1) !== 'defeat') {
    expect(results.length, results.join()).toBeLessThan(MOST_BATTLES);
    await beginBattle(page);
    results.push((await playBattle(page, BY_MOUSE, { choose: passive })).result);
  }
  await expect(page.getByRole('dialog', { name: 'DEFEAT' })).toContainText(
    /You have no (Pokemon left in play|card left to draw)\./,
  );
  await expect(film(page)).toHaveCount(0);
});
