/** A collection of 10,000 distinct cards: how much script each action of the page costs, beside sorting their names. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { ChallengeAnswer } from '@pokesol/protocol';
import { startTestServer, type TestServer, TestWallet } from '@pokesol/server/testing';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';

const CARDS = 10_000;
const SETS = 50;
/** Sorting ten thousand names so many times takes 50 ms where a page of the binder turns in 18. */
const YARDSTICK_SORTS = 30;
const ROUNDS = 5;
/** Longer than a page turns, and than typing takes to reach the address. */
const SETTLED_MS = 800;
const NAME_WIDTH = 48;

export async function benchCollection(): Promise<void> {
  const webDir = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
  const server = await startTestServer({ kind: 'pglite', webDir });
  const browser = await chromium.launch(chromiumLaunch(process.env.CHROMIUM_PATH));
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await fill(server, await signIn(page, server.base));
    await page.goto(`${server.base}/collection`);
    await page.getByText('Page 1 of 667').waitFor();
    const { yardstick = Number.NaN, ...costs } = await medians(page);
    console.log('\nScript of the page with 10,000 cards (median ms; share of sorting their names 30 times)');
    for (const [name, cost] of Object.entries(costs))
      line(name, cost, `${Math.round((cost / yardstick) * 100)}%`);
    line('sorting their names 30 times', yardstick, '100%');
  } finally {
    await browser.close();
    await server.close();
  }
}

const line = (name: string, ms: number, share: string) =>
  console.log(`  ${name.padEnd(NAME_WIDTH)} ${ms.toFixed(1).padStart(8)} ms ${share.padStart(6)}`);

/** A fresh Local Wallet with a session, both known to the page. @returns its address */
async function signIn(page: Page, base: string): Promise<string> {
  const seed = randomBytes(32);
  const wallet = await TestWallet.ofSeed(base, seed);
  const { request } = page;
  const challenge = await request.post(`${base}/api/auth/challenge`, { data: { address: wallet.address } });
  const signed = await wallet.answerTo((await challenge.json()) as ChallengeAnswer, 'message');
  const verified = await request.post(`${base}/api/auth/verify`, { data: signed });
  if (!verified.ok()) throw new Error(`The wallet was not let in: ${await verified.text()}`);
  await page.addInitScript((key) => {
    localStorage.setItem('pokesol.local-wallet.seed', key);
    localStorage.setItem('pokesol.local-wallet.trusts-this-site', 'yes');
    localStorage.setItem('pokesol.wallet', 'Local Wallet');
  }, seed.toString('base64'));
  return wallet.address;
}

/** Cards of fifty sets with names that no two share, a fifth each of five rarities, all owned by the wallet. */
async function fill({ database }: TestServer, wallet: string): Promise<void> {
  const perSet = CARDS / SETS;
  await database.db.execute(`
    insert into card_sets (id, name, series, printed_total, total)
    select 'large' || s, 'Large Set ' || s, 'Large', ${perSet}, ${perSet} from generate_series(1, ${SETS}) s`);
  await database.db.execute(`
    insert into cards (id, set_id, base)
    select id, set_id, jsonb_build_object(
      'id', id, 'setId', set_id, 'name', name, 'supertype', 'Pokémon', 'subtypes', '["Basic"]'::jsonb,
      'hp', 60, 'types', '["Fire"]'::jsonb, 'abilities', '[]'::jsonb, 'weaknesses', '[]'::jsonb,
      'attacks', '[{"name":"Tackle","cost":["Colorless"],"damage":"10","effects":[],"text":""}]'::jsonb,
      'resistances', '[]'::jsonb, 'retreatCost', 1, 'rarity', rarity, 'cardNumber', number, 'artist', '')
    from (
      select 'large' || s || '-' || n as id, 'large' || s as set_id, n::text as number,
        'Beast ' || substr(md5(s || ' ' || n), 1, 6) as name,
        (array['Common', 'Uncommon', 'Rare', 'Ultra Rare', 'Hyper Rare'])[1 + n % 5] as rarity
      from generate_series(1, ${SETS}) s, generate_series(1, ${perSet}) n
    ) synthetic`);
  await database.db.execute(`
    insert into user_cards (wallet, card_id, quantity)
    select '${wallet}', id, 1 from cards where id like 'large%'`);
}

/** By action, with the yardstick among them. */
async function medians(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: what other processes take from the core meanwhile is not ours.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const found: Record<string, number> = {};
  const measure = async (name: string, action: (round: number) => Promise<void>) => {
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push(await scripting(devtools, page, () => action(round)));
    found[name] = median(costs);
  };
  // Raw keys and clicks: a locator's own scripts would run in the page and count as ours.
  const typeOver = async (round: number) => {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('abcdef'.charAt(round));
  };

  // The scripts are compiled by then, as they are for a person's second click.
  await page.keyboard.press('ArrowRight');
  await page.getByText('Page 2 of 667').waitFor();
  await measure(
    'yardstick',
    async () => void (await page.evaluate(sortNames, [YARDSTICK_SORTS, CARDS] as const)),
  );
  await measure('turn a page', () => page.keyboard.press('ArrowRight'));
  await page.getByText(`Page ${2 + ROUNDS} of 667`).waitFor();

  const search = page.getByRole('searchbox');
  await search.focus();
  await measure('search', typeOver);
  await search.fill('');
  const tile = await page.getByRole('button', { name: /Hyper Rare/ }).boundingBox();
  if (tile === null) throw new Error('there is no tile to click');
  await measure('filter by rarity', () =>
    page.mouse.click(tile.x + tile.width / 2, tile.y + tile.height / 2),
  );
  await page.getByText('Page 1 of 134').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('tab', { name: 'Classic Grid' }).click();
  await page.locator('[data-pocket]').first().waitFor();
  await search.focus();
  await measure('search the grid', typeOver);
  return found;
}

/** Milliseconds of script that an action costs, with everything that follows from it until all is still. */
async function scripting(session: CDPSession, page: Page, action: () => Promise<void>): Promise<number> {
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await total();
  await action();
  await page.waitForTimeout(SETTLED_MS);
  return (await total()) - before;
}

/** Runs in the page: work that takes every machine as long as its speed demands. In a timer: a debugger's call is no script. */
const sortNames = ([sorts, names]: readonly [number, number]): Promise<number> =>
  new Promise((resolve) => {
    setTimeout(() => {
      const list = Array.from({ length: names }, (_, index) => `Beast ${(index * 7919) % names}`);
      let sorted = list;
      for (let sort = 0; sort < sorts; sort += 1)
        sorted = list.toSorted((one, other) => (one < other ? -1 : 1));
      resolve(sorted.length);
    });
  });

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
