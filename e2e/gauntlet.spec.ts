/** A gauntlet without a wallet: it goes on after a reload, ends, and the command line repeats its numbers from what the page shares. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { tabTo } from './battleMoves.ts';
import { test } from './test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BATTLES = 24;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Calls that change something, besides the page's own measures. */
function writes(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** What a shell makes of the command's arguments. */
const argumentsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(4);

const repeated = (command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}cli/battle.ts`, ...argumentsOf(command)],
      { cwd: ROOT },
      (error, stdout) => (error === null ? resolve(stdout) : reject(error)),
    );
  });

const playedBattles = (page: Page) =>
  page.getByRole('progressbar', { name: 'Battles played' }).getAttribute('aria-valuenow').then(Number);

test('a theme deck is tried out, a reload goes on, and the command line comes to the same numbers', async ({
  page,
}) => {
  const written = writes(page);
  await page.goto('/gauntlet?theme=base1-zap');
  await page.getByRole('button', { name: /^Settings/ }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('combobox', { name: 'Rules' }).selectOption('Classic');
  await settings.getByRole('combobox', { name: 'Battles' }).selectOption(`${BATTLES} battles`);
  await settings.getByRole('textbox', { name: 'Seed' }).fill('Pewter 7');
  await settings.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText(`Zap! plays ${BATTLES} battles against six decks.`)).toBeVisible();
  await expect.poll(() => playedBattles(page)).toBeGreaterThan(1);

  const before = await playedBattles(page);
  await page.reload();
  await expect.poll(() => playedBattles(page)).toBeGreaterThanOrEqual(before);
  await expect(page.getByText(`${BATTLES} of ${BATTLES} battles, all played in this browser`)).toBeVisible();
  await expectAccessible(page);

  // By the keyboard alone.
  await tabTo(page.getByRole('button', { name: /^Share/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('toast')).toContainText('Copied');
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const printed = await repeated(command);

  const won = await page.getByRole('region', { name: 'Result' }).textContent();
  const [, share, low, high] = /Won (\d+)%, most likely (\d+) to (\d+)%/.exec(printed) ?? [];
  expect(won).toContain(`${share}%`);
  expect(won).toContain(`true rate most likely ${low} to ${high}%`);
  const rows = [...printed.matchAll(/^ {2}(.+?) +(\d+)%, most likely (\d+ to \d+)% \((\d+ of \d+)\)$/gm)];
  expect(rows).toHaveLength(6);
  for (const [, name, , range, count] of rows)
    await expect(page.getByText(`${name}, ${count} won, likely ${range} percent`)).toBeAttached();
  expect(written).toEqual([]);

  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
