/** Practice: real lists are recognised, and one of them is played to its end without a card of it being owned. */
import { expect, type Page } from '@playwright/test';
import type { BattleAnswer, BattleSummary, CampaignStats, MoveJson } from '@pokesol/protocol';
import { expectAccessible } from './axe.ts';
import { battleId, call, ending } from './battlePages.ts';
import { CALM } from './battleServer.ts';
import { connect } from './pages.ts';
import { REAL_LISTS } from './realLists.ts';
import { test } from './test.ts';

test.use(CALM);

const dialog = (page: Page) => page.getByRole('dialog');
const listField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Deck list' });
const unread = (page: Page) => dialog(page).locator('[data-status="not-here"], [data-status="unreadable"]');

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Attacks where it can, and else does the first thing that is allowed, or ends the turn. */
function chosen(legal: readonly MoveJson<'official'>[]): MoveJson<'official'> {
  const ofType = (type: string) => legal.find((move) => move.type === type);
  const found =
    ofType('choose') ??
    ofType('evolve') ??
    ofType('attach') ??
    ofType('bench') ??
    ofType('attack') ??
    ofType('endTurn') ??
    legal[0];
  if (found === undefined) throw new Error('nothing can be done');
  return found;
}

/** By the page's own session. */
async function playOn(page: Page): Promise<void> {
  const path = `/api/battles/${battleId(page)}`;
  let now = await call<BattleAnswer<'official'>>(page, 'GET', path);
  for (let acted = 0; now.result === null; acted += 1) {
    const action = acted < 400 ? chosen(now.legal) : { type: 'concede' };
    now = await call(page, 'POST', `${path}/actions`, { version: now.version, action });
  }
}

test('four lists of 2024 and two of 1999 are recognised, line by line, by a wallet that owns nothing', async ({
  page,
}) => {
  await connect(page, '/deck-builder');
  await page.getByRole('link', { name: 'Import a deck list' }).click();
  for (const { name, text } of REAL_LISTS) {
    await listField(page).fill(text);
    await expect(dialog(page).getByText(/^Lines: \d+ of \d+ in this game/), name).toBeVisible();
    await expect(unread(page), name).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Use these 60 cards' }), name).toBeEnabled();
    await expect(dialog(page).getByRole('button', { name: 'Practice with it' }), name).toBeEnabled();
  }
  await expectAccessible(page);
});

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 812 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 700 });

    test('from connecting to practice in four presses, and to the end of the battle; nothing of it counts', async ({
      page,
    }) => {
      await connect(page, '/deck-list');
      const stats = () => call<CampaignStats>(page, 'GET', '/api/users/{wallet}/campaign/stats');
      const before = await stats();
      // One.
      await page.getByRole('button', { name: 'Import a deck list' }).click();
      const [charizard] = REAL_LISTS;
      await listField(page).fill(
        `${charizard?.text.replace('4 Arven SVI 166', '4 Arven XYZ 166\n2 Made Up QQQ 7')}`,
      );
      await expect(dialog(page).getByText('Set QQQ is not on this server')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // Two.
      await dialog(page).getByRole('button', { name: 'Practice with it' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Charizard ex list/ })).toBeChecked();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // Three.
      await page.getByRole('button', { name: 'Start Practice' }).click();
      await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/);
      await expect(page.locator('.official-board')).toBeVisible();
      await playOn(page);
      await page.reload();
      await expect(ending(page)).toContainText(/VICTORY|DEFEAT/);

      const id = battleId(page);
      const [played] = await call<BattleSummary[]>(page, 'GET', '/api/users/{wallet}/battles');
      expect(played).toMatchObject({ id, mode: 'practice' });
      expect(await stats()).toEqual(before);
      await page.goto('/battle');
      await expect(page.locator('.my-battle').first()).toContainText('Practice');
      await page.goto(`/battle/${id}/replay`);
      await expect(page.getByText('Replay · Official rules · Practice')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Verified', exact: true })).toBeVisible();
    });
  });
