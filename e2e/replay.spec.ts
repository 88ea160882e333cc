/** A battle that is over, watched again: stepped, jumped, verified, taken along as a file that the rules accept. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { BattleAnswer } from '@pokesol/protocol';
import {
  beginOfficial,
  beginOpening,
  commitmentPreimage,
  QUICK_MOVES,
  type TestServer,
} from '@pokesol/server/testing';
import { expectAccessible } from './axe.ts';
import { callAt } from './battlePages.ts';
import { concede, makeMoves, sendMoves, test } from './battleServer.ts';
import { giveWallet, openConnected } from './pages.ts';

const ROOT = join(import.meta.dirname, '..');

const slider = (page: Page) => page.getByRole('slider', { name: 'Move' });
const key = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Replay controls' }).getByRole('button', { name, exact: true });
/** The newest line: in the order of play it is the last one. */
const newest = (page: Page) => page.getByRole('region', { name: 'Battle log' }).getByRole('listitem').last();
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** By server: a battle that is over changes no more, so that one is enough, looked at by the wallet that played it. */
const played = new Map<string, { readonly id: string; readonly seed: Buffer<ArrayBuffer> }>();

/** Some turns are played and the battle is given up. */
async function playedAt(page: Page, { base, database }: TestServer): Promise<string> {
  const known = played.get(base);
  const seed = known?.seed ?? randomBytes(32);
  const wallet = await giveWallet(page, base, seed);
  if (known !== undefined) return known.id;
  const id = await beginOpening(database.db, 'eventful', [wallet]);
  await sendMoves(page, base, id, 'eventful');
  await concede(page, base, id);
  played.set(base, { id, seed });
  return id;
}

/** The page shows the replay of a battle that is over. */
async function replayOf(page: Page, server: TestServer): Promise<BattleAnswer<'classic'>> {
  const { base } = server;
  const id = await playedAt(page, server);
  await openConnected(page, `${base}/battle/${id}/replay`);
  await expect(slider(page)).toBeVisible();
  return callAt(page, base, 'GET', `/api/battles/${id}`);
}

test('a replay is stepped forth and back, jumped in, and shows both hands', async ({ page, server }) => {
  const { opponent } = await replayOf(page, server);
  await expect(page.getByRole('heading', { name: new RegExp(`vs\\s*${opponent.name}`) })).toBeVisible();
  await expect(page.getByText(/ conceded\.|no Pokémon left/)).toBeVisible();
  await expect(slider(page)).toHaveValue('0');
  await expect(
    page.getByRole('region', { name: `Hand of ${opponent.name}` }).getByRole('img'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: /'s hand$/ }).getByRole('img')).not.toHaveCount(0);

  await key(page, 'One move forward').click();
  await expect(slider(page)).toHaveValue('1');
  await expect(newest(page)).toContainText(/places .* face down|Turn 1/);
  await key(page, 'One move forward').click();
  await expect(slider(page)).toHaveValue('2');
  await key(page, 'One move back').click();
  await expect(slider(page)).toHaveValue('1');

  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('3');
  await page.keyboard.press('End');
  await expect(newest(page)).toContainText(/ wins: /);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');

  const turns = page.getByRole('region', { name: 'Turns' });
  await turns.getByRole('button', { name: /^Turn 2,/ }).click();
  await expect(turns.getByRole('button', { name: /^Turn 2,/ })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('region', { name: 'Replay controls' })).toContainText('Turn 2:');
  await expect(page.locator('[data-pokemon]')).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page.getByRole('region', { name: `Hand of ${opponent.name}` })).toHaveCount(0);
});

test('it plays by itself, faster when asked, and pauses', async ({ page, server }) => {
  await replayOf(page, server);
  await page.getByRole('radio', { name: '4×' }).check({ force: true });
  await key(page, 'Play').click();
  await expect(async () => expect(Number(await slider(page).inputValue())).toBeGreaterThan(2)).toPass();
  await key(page, 'Pause').click();
  await expect(key(page, 'Play')).toBeVisible();
  const stopped = await slider(page).inputValue();
  await expect(page.getByTestId('animation')).toHaveCount(0);
  expect(await slider(page).inputValue()).toBe(stopped);
});

test('the page verifies it, and a forged one is caught in its step', async ({ page, server }) => {
  const { id } = await replayOf(page, server);
  const proof = page.getByRole('region', { name: 'Verify this battle' });
  await expect(proof.getByText('Every move follows from what was promised.')).toBeVisible();
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);

  await page.route('**/api/battles/*/replay', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const actions = answer.record.actions.slice(0, -1);
    await route.fulfill({ response, json: { ...answer, record: { ...answer.record, actions } } });
  });
  await page.goto(`/battle/${id}/replay`);
  await expect(proof.getByText('Mismatch!')).toBeVisible();
  await expect(
    proof.getByRole('listitem').filter({ hasText: 'It ends where the battle ended' }),
  ).toContainText('Mismatch');
  await expect(page.getByRole('link', { name: 'Not verified' })).toBeVisible();
});

test('a browser that had the battle open knows when the server shows another setup', async ({
  page,
  server,
}) => {
  const { base, database } = server;
  const id = await beginOpening(database.db, 'eventful', [await giveWallet(page, base)]);
  await openConnected(page, `${base}/battle/${id}`);
  await expect(page.getByRole('region', { name: 'Battle log' })).toBeVisible();
  await sendMoves(page, base, id, 'eventful');
  await concede(page, base, id);
  const proof = page.getByRole('region', { name: 'Verify this battle' });
  const setup = proof.getByRole('listitem').filter({ hasText: 'Seed and decks' });
  await page.goto(`${base}/battle/${id}/replay`);
  await expect(setup).toContainText('This browser kept the promise');
  await expect(setup.getByText('Match', { exact: true })).toBeVisible();

  // A lie that fits itself: another seed, and the hash of a setup with that seed.
  await page.route('**/api/battles/*/replay', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const record = { ...answer.record, seed: `${answer.record.seed}0` };
    const setupHash = createHash('sha256').update(commitmentPreimage(record)).digest('hex');
    await route.fulfill({ response, json: { ...answer, record, setupHash } });
  });
  await page.goto(`${base}/battle/${id}/replay`);
  await expect(proof.getByText('Mismatch!')).toBeVisible();
  await expect(setup.getByText('Mismatch', { exact: true })).toBeVisible();
});

test('a battle of other rules is not called forged', async ({ page, server }) => {
  const { id } = await replayOf(page, server);
  await page.route('**/api/battles/*/replay', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const record = { ...answer.record, rulesVersion: 999 };
    const setupHash = createHash('sha256').update(commitmentPreimage(record)).digest('hex');
    await route.fulfill({ response, json: { ...answer, record, setupHash } });
  });
  await page.goto(`/battle/${id}/replay`);
  await expect(page.getByText('This battle was played by version 999 of the rules.')).toBeVisible();
  const proof = page.getByRole('region', { name: 'Verify this battle' });
  await expect(proof.getByText('Not verified here')).toBeVisible();
  await expect(proof.getByText('Not checked')).toHaveCount(2);
});

test('its file plays again under the rules alone, to the same end', async ({ page, server }) => {
  await replayOf(page, server);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pokesol-battle-[0-9a-f]{8}\.json$/);
  const { finalHash, actions } = JSON.parse(await readFile(await download.path(), 'utf8'));
  const { stdout } = await promisify(execFile)(
    'node',
    ['scripts/tool.mjs', 'replay', await download.path()],
    {
      cwd: ROOT,
    },
  );
  expect(stdout).toContain(`${actions.length} actions; final state ${finalHash}, as the file says.`);
});

test('a replay of the official rules is stepped, verified, and played again from its file; a forged one is caught', async ({
  page,
  server: { base, database },
}) => {
  const id = await beginOfficial(database.db, 'quick', [await giveWallet(page, base)]);
  await makeMoves(page, base, id, QUICK_MOVES);
  await openConnected(page, `${base}/battle/${id}/replay`);
  const proof = page.getByRole('region', { name: 'Verify this battle' });
  await expect(page.getByText('Replay · Official rules')).toBeVisible();
  await expect(proof.getByText('Every move follows from what was promised.')).toBeVisible();
  await expect(proof.getByText('Match', { exact: true })).toHaveCount(4);
  await expect(page.locator('.official-board')).toBeVisible();
  await key(page, 'One move forward').click();
  await expect(slider(page)).toHaveValue('1');
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(newest(page)).toContainText(/ wins: /);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const file = await (await downloading).path();
  const { finalHash } = JSON.parse(await readFile(file, 'utf8'));
  const { stdout } = await promisify(execFile)('node', ['scripts/tool.mjs', 'replay', file], { cwd: ROOT });
  expect(stdout).toContain(`final state ${finalHash}, as the file says.`);

  await page.route('**/api/battles/*/replay', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const forged = answer.record.actions.with(-1, { type: 'attack', seat: 0, attack: 1 });
    await route.fulfill({ response, json: { ...answer, record: { ...answer.record, actions: forged } } });
  });
  await page.goto(`${base}/battle/${id}/replay`);
  await expect(proof.getByText('Mismatch!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not verified' })).toBeVisible();
});

test('who has the link needs no wallet, and nothing of it breaks on a phone or for assistive technology', async ({
  page,
  browser,
  server,
}) => {
  const { id } = await replayOf(page, server);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    const context = await browser.newContext({ viewport });
    const stranger = await context.newPage();
    await stranger.goto(`${server.base}/battle/${id}/replay`);
    await expect(stranger.getByText('Every move follows from what was promised.')).toBeVisible();
    await slider(stranger).fill('8');
    expect(await sideways(stranger)).toBeLessThanOrEqual(0);
    await expectAccessible(stranger);
    await context.close();
  }
});

/** Every scene that is drawn over the board from now on, by its class. */
async function watchScenes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenScenes: seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const each of [node, ...node.querySelectorAll('*')])
              for (const name of each.classList) if (name.startsWith('animation-')) seen.push(name);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenScenes: string[] }).seenScenes);
}

for (const motion of ['no-preference', 'reduce'] as const)
  test(`moves change the board; with motion «${motion}» scenes are drawn or not`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await replayOf(page, server);
    const scenes = await watchScenes(page);
    for (let move = 1; move <= 5; move += 1) {
      await key(page, 'One move forward').click();
      await expect(slider(page)).toHaveValue(String(move));
      await expect(page.getByTestId('animation')).toHaveCount(0);
    }
    await expect(page.locator('[data-pokemon]')).not.toHaveCount(0);
    if (motion === 'reduce') expect(await scenes()).toEqual([]);
    else expect(await scenes()).not.toEqual([]);
  });
