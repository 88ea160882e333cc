/** The pages for developers are not in the product as it is built: neither at their addresses nor in any file. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './test.ts';

const WEB = fileURLToPath(new URL('../apps/web/', import.meta.url));
const SOURCES = `${WEB}src/features/dev/`;
/** Stands on the page of positions and nowhere else. */
const MARK = "made-up ones of the engine's tests";

test('no address below /dev is served', async ({ page }) => {
  for (const path of ['/dev', '/dev/cards', '/dev/battle']) {
    await page.goto(path);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  }
});

test('no file of the page holds their code', () => {
  const written = readdirSync(SOURCES).map((name) => readFileSync(SOURCES + name, 'utf8'));
  expect(written.filter((text) => text.includes(MARK))).not.toEqual([]);
  const assets = readdirSync(`${WEB}dist/assets`).filter((name) => name.endsWith('.js'));
  expect(assets.length).toBeGreaterThan(10);
  expect(assets.filter((name) => readFileSync(`${WEB}dist/assets/${name}`, 'utf8').includes(MARK))).toEqual(
    [],
  );
});
