/** Cold visits of every screen at four sizes: how far it shifts under the reader's eyes, and when its largest part is there. */
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { startTestServer } from '@pokesol/server/testing';
import { callAt } from '../e2e/battlePages.ts';
import { connectWithStarterPack } from '../e2e/pages.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { expectFigure } from './expectFigure.ts';

const MOST_SHIFT = 0.02;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
  { width: 320, height: 568 },
];
/** Nothing is there: the frame alone. What a screen takes is given as a share of it. */
const REFERENCE = '/nowhere';
const VISITOR = [
  ...['/', '/collection', '/deck-list', '/deck-builder', '/battle', '/campaign', '/rules', '/learn'],
  ...['/guest', '/gauntlet', '/admin', REFERENCE],
];
/** A line on which answers come one after another, as over 4G: on a quick one most are there before anything is drawn. */
const LINE = { offline: false, latency: 170, downloadThroughput: 1_125_000, uploadThroughput: 1_125_000 };
/** For what comes by itself once the screen is there, such as the 3D gallery. */
const REST_MS = 3_000;
const NAME_WIDTH = 34;

type Shift = { readonly value: number; readonly moved: readonly string[] };
type Visit = { readonly shifts: readonly Shift[]; readonly paintedMs: number };

export async function benchScreens(): Promise<void> {
  const webDir = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
  const server = await startTestServer({ kind: 'pglite', webDir });
  // WebGL in software, so that the 3D gallery loads as it does for a player.
  const browser = await chromium.launch(
    chromiumLaunch(process.env.CHROMIUM_PATH, '--enable-unsafe-swiftshader'),
  );
  try {
    console.log('\nCold visits (layout shift; largest part after ms, share of the frame alone)');
    const player = await startPlayer(browser, server.base);
    await visitAll(browser, server.base, 'a visitor', VISITOR, {});
    await visitAll(browser, server.base, 'a player', player.screens, { storageState: player.state });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A wallet with the starter pack, a battle that goes on, and one that is over. */
async function startPlayer(browser: Browser, base: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await connectWithStarterPack(page, `${base}/deck-list`);
  const [deck] = await callAt<DeckSummaryJson[]>(page, base, 'GET', '/api/users/{wallet}/decks');
  if (deck === undefined) throw new Error('The free pack saved no deck');
  const begin = () =>
    callAt<{ id: string; version: number }>(page, base, 'POST', '/api/battles', {
      mode: 'match',
      deckId: deck.id,
    });
  const over = await begin();
  await callAt(page, base, 'POST', `/api/battles/${over.id}/actions`, {
    version: over.version,
    action: { type: 'concede' },
  });
  const open = await begin();
  const state = await context.storageState();
  // A test's choice: a player's store turns.
  for (const origin of state.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name !== 'pokesol.shelf-view');
  await context.close();
  const screens = [
    ...['/', '/purchases', '/collection', '/deck-list', '/deck-builder', `/deck-builder?deck=${deck.id}`],
    ...[
      '/battle',
      '/practice',
      '/gauntlet',
      '/campaign',
      `/battle/${open.id}`,
      `/battle/${over.id}/replay`,
      REFERENCE,
    ],
  ];
  return { state, screens };
}

async function visitAll(
  browser: Browser,
  base: string,
  who: string,
  paths: readonly string[],
  options: BrowserContextOptions,
): Promise<void> {
  for (const size of SIZES) {
    const visits = new Map<string, Visit>();
    for (const path of paths) {
      const context = await browser.newContext({ ...options, viewport: size });
      visits.set(path, await visit(await context.newPage(), base + path));
      await context.close();
    }
    const frame = visits.get(REFERENCE)?.paintedMs ?? Number.NaN;
    console.log(`  ${who}, ${size.width} × ${size.height}`);
    for (const [path, { shifts, paintedMs }] of visits) {
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      const name = path.replace(/[0-9a-f-]{36}/, '…');
      const time = `${paintedMs.toFixed(0).padStart(6)} ms ${`${Math.round((paintedMs / frame) * 100)}%`.padStart(5)}`;
      console.log(`    ${name.padEnd(NAME_WIDTH)} ${shift.toFixed(3)} ${time}`);
      expectFigure(`${name} shifts by less than ${MOST_SHIFT} at ${size.width}`, shift < MOST_SHIFT);
      if (shift >= MOST_SHIFT)
        for (const { value, moved } of shifts) console.log(`      ${value.toFixed(3)} ${moved.join(', ')}`);
    }
  }
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.addInitScript(watch);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url);
  await page.locator('main h1:not([aria-busy] *)').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  const found = await page.evaluate(() => Reflect.get(window, 'visit') as Visit);
  if (found.paintedMs === 0) throw new Error(`${url} painted nothing`);
  return found;
}

/** Runs in the page, before anything else; without named functions, whose names the loader would keep with help from outside. */
function watch(): void {
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const found = { shifts: [] as { value: number; moved: string[] }[], paintedMs: 0 };
  Object.assign(window, { visit: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' '),
        );
        return `${element?.className || element?.tagName} ${from} → ${to}`;
      });
      found.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    found.paintedMs = list.getEntries().at(-1)?.startTime ?? found.paintedMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
