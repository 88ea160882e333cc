/** How many frames a busy page drops on a processor four times as slow: a guest's battle by each rule set, and a pack's opening. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { AnyRules } from '@pokesol/engine';
import { startTestServer } from '@pokesol/server/testing';
import { classicShelf } from '../e2e/pages.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { figures } from './figures.ts';

const SLOWER = 4;
/** Of the frames while the page is busy. */
const AIM = 0.08;
/** The machine's own share lies in it. */
const MOST_DROPPED = 0.4;
const TURNS = 10;
/** A person looks, then presses. */
const LOOK_MS = 700;
const IDLE_MS = 5_000;
const OPENING_MS = 12_000;
const NAME_WIDTH = 34;
/** The same battle in every run. */
const ID = 'a0000000-0000-4000-8000-000000000001';
const SEED = 'guest 3';

type Frames = { readonly drawn: number; readonly dropped: number; readonly tasks: readonly number[] };

export async function benchFrames(): Promise<void> {
  const webDir = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
  const server = await startTestServer({ kind: 'pglite', webDir });
  const browser = await chromium.launch(chromiumLaunch(process.env.CHROMIUM_PATH));
  try {
    console.log(`\nFrames at a processor ${SLOWER} times as slow (dropped; long tasks, the longest)`);
    for (const rules of ['official', 'classic'] as const) {
      const { idle, busy } = await framesOfBattle(browser, server.base, rules);
      line(`${rules} table, idle`, idle);
      line(`${rules} battle, ${TURNS} turns`, busy);
      note(`${rules} battle`, busy);
    }
    const { idle, busy } = await framesOfOpening(browser, server.base);
    line('store, idle', idle);
    line("a pack's opening", busy);
    note("pack's opening", busy);
  } finally {
    await browser.close();
    await server.close();
  }
}

function line(name: string, frames: Frames): void {
  const { tasks } = frames;
  const longest = `${Math.max(0, ...tasks).toFixed(0)} ms`;
  const share = shareOf(frames);
  console.log(
    `  ${name.padEnd(NAME_WIDTH)} ${(share * 100).toFixed(1).padStart(5)}% ${String(tasks.length).padStart(5)} ${longest.padStart(8)}`,
  );
}

const note = (name: string, frames: Frames): void =>
  figures.note({
    name: `${name}, frames dropped`,
    value: shareOf(frames),
    of: 'its frames',
    most: MOST_DROPPED,
    aim: AIM,
  });

const shareOf = ({ drawn, dropped }: Frames): number => dropped / (drawn + dropped);

/** A whole battle with its animations, played like a person who looks at each board for a moment. */
async function framesOfBattle(
  browser: Browser,
  base: string,
  rules: AnyRules,
): Promise<{ idle: Frames; busy: Frames }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => {
        localStorage.setItem('pokesol.guest-battle', kept);
        localStorage.setItem('pokesol.ask-before-ending-turn', 'off');
      },
      JSON.stringify(keptBattle(rules)),
    );
    await page.goto(`${base}/guest/${ID}`);
    await page.locator('[data-board]').waitFor();
    await waitForTurn(page);
    await slowDown(page);
    const idle = await framesOf(page, () => page.waitForTimeout(IDLE_MS));
    const busy = await framesOf(page, () => playTurns(page, TURNS));
    return { idle, busy };
  } finally {
    await context.close();
  }
}

/** The demo of the first pack, from its key to the last card's turn. */
async function framesOfOpening(browser: Browser, base: string): Promise<{ idle: Frames; busy: Frames }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await classicShelf(page);
    await page.goto(base);
    const demo = page.getByRole('button', { name: /demo/i }).first();
    await demo.waitFor();
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    const idle = await framesOf(page, () => page.waitForTimeout(IDLE_MS));
    const busy = await framesOf(page, async () => {
      await demo.click();
      await openToTheEnd(page);
    });
    return { idle, busy };
  } finally {
    await context.close();
  }
}

async function openToTheEnd(page: Page): Promise<void> {
  const end = performance.now() + OPENING_MS;
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true });
  while (performance.now() < end) {
    await page.waitForTimeout(LOOK_MS);
    if ((await next.count()) > 0) await next.click();
  }
}

const keptBattle = (rules: AnyRules) => ({
  rules,
  level: 'easy',
  trainerId: null,
  id: ID,
  seed: SEED,
  deal: null,
  actions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
});

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function framesOf(page: Page, during: () => Promise<void>): Promise<Frames> {
  await page.evaluate(countFrames);
  await during();
  return page.evaluate(() => {
    const found: Frames = Object.assign(Reflect.get(window, 'counted'), { on: false });
    const { drawn, dropped, tasks } = found;
    return { drawn, dropped, tasks };
  });
}

/** Runs in the page; without named functions, whose names the loader would keep with help from outside. */
function countFrames(): void {
  const every = 1_000 / 60;
  const found = { drawn: 0, dropped: 0, tasks: [] as number[], last: performance.now(), on: true };
  const count = [
    (now: number) => {
      found.drawn += 1;
      found.dropped += Math.max(0, Math.round((now - found.last) / every) - 1);
      found.last = now;
      if (found.on && count[0] !== undefined) requestAnimationFrame(count[0]);
    },
  ];
  if (count[0] !== undefined) requestAnimationFrame(count[0]);
  new PerformanceObserver((list) => {
    if (found.on) for (const { duration } of list.getEntries()) found.tasks.push(duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { counted: found });
}

/** What a person would press next; found and named in one call, since each search costs the page time that is not its own. */
type Next =
  | { readonly kind: 'press'; readonly x: number; readonly y: number }
  | { readonly kind: 'wait' | 'over' };

async function playTurns(page: Page, turns: number): Promise<void> {
  for (;;) {
    await page.waitForTimeout(LOOK_MS);
    const next = await page.evaluate(findNext, turns);
    if (next.kind === 'over') return;
    if (next.kind === 'press') await page.mouse.click(next.x, next.y);
  }
}

async function waitForTurn(page: Page): Promise<void> {
  while ((await page.evaluate(findNext, Number.POSITIVE_INFINITY)).kind === 'wait')
    await page.waitForTimeout(LOOK_MS);
}

/** Runs in the page, without named functions: an answer, what is chosen, where it may go, a card of the hand, an attack, the end of the turn. */
function findNext(turns: number): Next {
  const { actions } = JSON.parse(localStorage.getItem('pokesol.guest-battle') ?? '') as {
    actions: { type: string }[];
  };
  const over = actions.filter(({ type }) => type === 'endTurn' || type === 'attack').length;
  if (over >= turns || document.querySelector('.ending') !== null) return { kind: 'over' };
  const isBusy = document.querySelector('[data-testid=animation], main [aria-busy=true]') !== null;
  if (isBusy || document.querySelector('[data-board]') === null) return { kind: 'wait' };
  const isOn = ':not([aria-disabled=true])';
  const isAsked = document.querySelector('.dialog-sheet') !== null;
  const ways = isAsked
    ? [
        `[data-answer]${isOn}`,
        `[data-choice-card][aria-pressed=false]${isOn}`,
        `.dialog-sheet [data-tab-stop] button${isOn}`,
      ]
    : [
        '[data-pokemon][data-target]',
        `[data-pad=do]${isOn}`,
        '[data-hand-card][data-playable]',
        '[data-place=your-active] [data-ready][aria-pressed=false]',
        `[data-pad=end]${isOn}`,
      ];
  for (const way of ways) {
    const box = document.querySelector(way)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0)
      return { kind: 'press', x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return { kind: 'wait' };
}
