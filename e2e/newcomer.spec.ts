/** The first minutes of a newcomer, at three sizes: from the store to the first move, in seven clicks and no dead end. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readBattle } from './battleMoves.ts';
import { hand, play, usable } from './battlePages.ts';
import { CALM } from './battleServer.ts';
import { classicShelf, header } from './pages.ts';
import { test } from './test.ts';

test.use(CALM);

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** What has the focus, if anything has. */
const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body ? 'nothing' : document.activeElement?.tagName,
  );

for (const size of SIZES)
  test(`${size.width} wide: connect, claim, battle, first move`, async ({ page }) => {
    await page.setViewportSize(size);
    await classicShelf(page);
    await page.goto('/battle');
    // A visitor who begins in the arena is led to the start.
    await expect(page.getByRole('button', { name: 'Connect now' })).toBeVisible();
    await page.goto('/');
    let clicks = 0;
    const click = async (what: Locator) => {
      await what.click();
      clicks += 1;
    };
    await click(header(page).getByRole('button', { name: /^Connect/ }));
    await click(page.getByRole('button', { name: 'Claim Free Pack' }));
    const skip = page.getByRole('dialog').getByRole('button', { name: 'Skip', exact: true });
    await expect(page.getByRole('dialog')).toContainText('60 new cards');
    await click(skip);
    const battleNow = page.getByRole('link', { name: 'Battle now' });
    await expect(battleNow).toBeInViewport();
    await expect(page.getByText('Tournament Legal')).toBeVisible();
    // A press that was meant for the cards does not lead past them.
    await expect(async () => {
      if (await battleNow.isVisible()) await battleNow.click();
      await expect(page).toHaveURL(/\/battle\?deck=/, { timeout: 300 });
    }).toPass();
    clicks += 1;
    await expect(page.getByRole('radio', { name: /^Starter Deck: 60 cards/ })).toBeChecked();
    expect(await focused(page)).not.toBe('nothing');
    await click(page.getByRole('button', { name: 'Start Battle' }));
    await expect(page.getByText('Finding opponent...').or(hand(page).first()).first()).toBeVisible();
    expect(await focused(page)).not.toBe('nothing');
    await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/);
    await expect(hand(page).first()).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe('nothing');
    // Who looks elsewhere first finds the way back: a battle that waits for its first move can have come to no end.
    await page.goto('/deck-list');
    await expect(page.getByRole('article', { name: 'Starter Deck' })).toBeVisible();
    await page.getByRole('link', { name: 'Battle with Starter Deck' }).click();
    await page.getByRole('link', { name: 'Return to battle' }).click();
    await expect(hand(page).first()).toBeVisible();

    // A newcomer may take any card that can be played now: before the first turn these are basic Pokémon.
    const { version } = await readBattle(page);
    await click(usable(hand(page)).first());
    await expect(play(page)).not.toHaveAttribute('aria-disabled', 'true');
    await click(play(page));
    // Whatever the opponent answers, even a knock-out at once: the move was made.
    await expect.poll(async () => (await readBattle(page)).version).toBeGreaterThan(version);
    expect(clicks).toBeLessThanOrEqual(7);
  });
