/** A phone whose reader has made all text twice as large: the table fits the window's width, and its hand is whole. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { play } from './battlePages.ts';
import { test } from './test.ts';

test('a table with text twice as large never scrolls sideways, and its heading lies over no card', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'pokesol-text-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { webkit: { webprefs: { default_font_size: 32 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumLaunch(process.env.CHROMIUM_PATH),
    viewport: { width: 375, height: 667 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL}/battle`);
    await page.getByRole('link', { name: 'Play as a guest' }).click();
    await expect(play(page)).toBeVisible();
    const hand = page.getByRole('region', { name: /^Your hand/i });
    const title = await hand.getByRole('heading').boundingBox();
    // Not the card in it: one that can be played is raised.
    const card = await hand.getByRole('listitem').first().boundingBox();
    if (title === null || card === null) throw new Error('There is no hand');
    expect(title.y + title.height).toBeLessThanOrEqual(card.y + 1);
    const { width, text } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      text: Number.parseFloat(getComputedStyle(document.body).fontSize),
    }));
    expect(width).toBe(375);
    expect(text).toBeGreaterThan(18);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
