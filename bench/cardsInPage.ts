/** What 63 new cards cost the page's own thread in a browser: their pictures drawn by a worker, by the page, and not at all. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { expectFigure } from './expectFigure.ts';
import { median } from './rate.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ON_A_SCREEN = 63;
const MOST_MS = 200;
/** Of what drawing in the page costs it. */
const MOST_SHARE = 0.75;
const ROUNDS = 7;
const POLLING_MS = 100;
/** For what the last pictures bring about. */
const REST_MS = 300;
const NAME_WIDTH = 48;

/** As code writes it, whatever signs the folder's name has. */
const inPage = (path: string): string => JSON.stringify(join(ROOT, 'apps/web/src', path));

const PAGE = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import ${inPage('styles/index.css')};
import { Card } from ${inPage('features/card/Card.tsx')};
import { shippedCardJson } from ${inPage('features/card/gallery/shippedCardJson.ts')};

const cards = shippedCardJson().filter((card) => card.pokemonType !== undefined).slice(0, ${ON_A_SCREEN});
const place = document.getElementById('root');
place.style.cssText = 'display: grid; grid-template-columns: repeat(9, 140px); gap: 4px';
window.show = () =>
  createRoot(place).render(cards.map((card) => createElement(Card, { key: card.id, card })));
window.isDrawn = () =>
  [...place.querySelectorAll('.card-window')].filter(
    (each) => each.style.backgroundImage !== '' && each.querySelector('img.card-subject[src]')?.complete,
  ).length === cards.length;
window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: 'longtask' });
`;

type DrawnBy = 'worker' | 'page' | 'none';
type Cost = { readonly ms: number; readonly longestMs: number };

export async function benchCardsInPage(): Promise<void> {
  const server = await servePage();
  const browser = await chromium.launch(chromiumLaunch(process.env.CHROMIUM_PATH));
  try {
    console.log(
      `\nA first screen of ${ON_A_SCREEN} new cards: the page's own thread (processor time, median)`,
    );
    const undrawn = await costOf(browser, server.url, 'none');
    const worker = await costOf(browser, server.url, 'worker');
    const inPage = await costOf(browser, server.url, 'page');
    line('the cards without pictures', undrawn, undrawn);
    line('pictures drawn by a worker', worker, undrawn);
    line('pictures drawn by the page, a few at a time', inPage, undrawn);
    expectFigure(
      `pictures take at most ${MOST_MS} ms of the page's own thread`,
      worker.ms - undrawn.ms <= MOST_MS,
    );
    expectFigure(
      `a worker leaves at most ${MOST_SHARE} of them to the page`,
      worker.ms - undrawn.ms <= (inPage.ms - undrawn.ms) * MOST_SHARE,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

function line(name: string, { ms, longestMs }: Cost, alone: Cost): void {
  const pictures = (ms - alone.ms).toFixed(0).padStart(4);
  const longest = longestMs === 0 ? 'under 50' : longestMs.toFixed(0);
  console.log(
    `  ${name.padEnd(NAME_WIDTH)} ${ms.toFixed(0).padStart(4)} ms, of these pictures ${pictures}; longest task ${longest} ms`,
  );
}

/** Each round is a visit of its own: no code is compiled, no picture kept. */
async function costOf(browser: Browser, url: string, by: DrawnBy): Promise<Cost> {
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (by === 'page') await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    // One that never answers.
    if (by === 'none')
      await page.addInitScript(() => Reflect.set(Worker.prototype, 'postMessage', () => undefined));
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await taskMs(devtools);
    await page.evaluate(() => void setTimeout(Reflect.get(window, 'show')));
    if (by !== 'none')
      await page.waitForFunction(
        () => Reflect.apply(Reflect.get(window, 'isDrawn'), undefined, []),
        undefined,
        {
          polling: POLLING_MS,
        },
      );
    await page.waitForTimeout(REST_MS);
    const longestMs = await page.evaluate(() => Number(Reflect.get(window, 'longest')));
    rounds.push({ ms: (await taskMs(devtools)) - before, longestMs });
    await context.close();
  }
  return { ms: median(rounds.map(({ ms }) => ms)), longestMs: median(rounds.map((each) => each.longestMs)) };
}

async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (task === undefined) throw new Error('the browser reports no TaskDuration');
  return task.value * 1000;
}

/** The page's own cards, built as the product is. */
async function servePage() {
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(join(cache, 'cards-page-'));
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
  );
  await writeFile(join(root, 'main.jsx'), PAGE);
  const options: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({ ...options, build: { target: 'es2022', assetsInlineLimit: 0 } });
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('the built cards are served nowhere');
  return {
    url,
    close: async () => {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
