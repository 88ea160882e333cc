/** Battles by the official rules at their table: to the end by mouse, by taps and by keyboard alone, and left in mid-question. */
import { expect, type Page } from '@playwright/test';
import { beginOfficial, type OfficialOpeningName, type TestServer } from '@pokesol/server/testing';
import { expectAccessible } from './axe.ts';
import { BY_KEYBOARD, BY_MOUSE, BY_TAPS, focusIsLost, type Way } from './battleMoves.ts';
import { ending, settle } from './battlePages.ts';
import { CALM, test } from './battleServer.ts';
import { handCard, inPlay, makeStep, type OfficialStep, pad, sheet } from './officialMoves.ts';
import { giveWallet } from './pages.ts';

test.use(CALM);

/** Who goes first does not attack in the first turn. */
const QUICK = [
  { type: 'choose', answer: true },
  { type: 'layOut', cards: [0] },
  { type: 'attach', card: 1, pokemon: 1 },
  { type: 'endTurn' },
  { type: 'attack', attack: 0 },
] as unknown as readonly OfficialStep[];

/** With two cards of the hand to discard, and a Pokémon to bring in. */
const ASKING = [
  { type: 'choose', answer: true },
  { type: 'layOut', cards: [2] },
  { type: 'attach', card: 3, pokemon: 1 },
  { type: 'trainer', card: 1 },
  { type: 'choose', answer: [4, 5] },
  { type: 'trainer', card: 6 },
  { type: 'endTurn' },
  { type: 'attach', card: 13, pokemon: 2 },
  { type: 'attack', attack: 0 },
] as unknown as readonly OfficialStep[];

async function sitDown(
  page: Page,
  { base, database }: TestServer,
  name: OfficialOpeningName,
  way: Way,
): Promise<void> {
  const id = await beginOfficial(database.db, name, [await giveWallet(page, base)]);
  // Its first question opens at once, and hides what else would say that the wallet is connected.
  await page.goto(`${base}/battle/${id}`);
  await expect(page.locator('.official-board')).toBeVisible();
  await settle(page, way.skip);
}

async function play(
  page: Page,
  steps: readonly OfficialStep[],
  way: Way,
  afterEach = async (_step: OfficialStep) => {},
): Promise<void> {
  for (const step of steps) {
    await makeStep(page, step, way);
    await afterEach(step);
  }
}

async function expectWon(page: Page): Promise<void> {
  await expect(ending(page)).toContainText('VICTORY');
  await expect(ending(page)).toContainText('Your opponent has no Pokémon left in play.');
}

test('a battle is played to its end by mouse, with a reason for what cannot be done', async ({
  page,
  server,
}) => {
  await sitDown(page, server, 'quick', BY_MOUSE);
  await play(page, QUICK.slice(0, 3), BY_MOUSE);
  // Who goes first attacks in the second turn: the option says so, and by which rule.
  await inPlay(page, 1).click();
  await expect(page.locator('.option-why').first()).toContainText('Rule');
  await pad(page, 'back').click();
  await expect(page.locator('.option-list')).toHaveCount(0);
  await play(page, QUICK.slice(3), BY_MOUSE);
  await expectWon(page);
  await expectAccessible(page);
});

test('by keyboard alone, and the focus is never lost', async ({ page, server }) => {
  await sitDown(page, server, 'asking', BY_KEYBOARD);
  await play(page, ASKING, BY_KEYBOARD, async (step) => {
    expect(await focusIsLost(page), JSON.stringify(step)).toBe(false);
  });
  await expectWon(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('by taps, with everything of the table on the screen', async ({ page, server }) => {
    await sitDown(page, server, 'quick', BY_TAPS);
    await play(page, QUICK, BY_TAPS, async ({ type }) => {
      if (type === 'attack') return;
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
      expect(size).toEqual({ width: 375, height: 812 });
      for (const button of ['end', 'what', 'back', 'do'] as const)
        await expect(pad(page, button)).toBeInViewport({ ratio: 1 });
    });
    await expectWon(page);
  });
});

test('a question is put aside, kept by a reload, and answered', async ({ page, server }) => {
  await sitDown(page, server, 'asking', BY_MOUSE);
  await expect(sheet(page)).toContainText('Who goes first?');
  await expectAccessible(page);
  await play(page, ASKING.slice(0, 4), BY_MOUSE);
  await expect(sheet(page)).toContainText('Choose 2 cards to discard');
  await expectAccessible(page);
  const potion = sheet(page).locator('[data-choice-card="5"]');
  await potion.click();
  await sheet(page).getByRole('button', { name: 'Table' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(pad(page, 'do')).toHaveText('Answer the question');
  // What was chosen before the look at the table is chosen still; nothing of it was sent.
  await pad(page, 'do').click();
  await expect(potion).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('t');
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(potion).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(sheet(page)).toContainText('Choose 2 cards to discard');
  await play(page, ASKING.slice(4, 5), BY_MOUSE);
  await expect(sheet(page)).toHaveCount(0);
  await expect(handCard(page, 4)).toHaveCount(0);
});
