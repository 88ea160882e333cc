/** A battle under faults: killed servers, a lost answer, no network. Nothing is done twice. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import {
  freePort,
  newDataDir,
  prepareOpening,
  SHORT_LIVED,
  startServerProcess,
  type TestServer,
} from '@pokesol/server/testing';
import { readBattle } from './battleMoves.ts';
import { endTurn, hand, play, settle, usable } from './battlePages.ts';
import { CALM, sitDown, test } from './battleServer.ts';
import { giveWallet, header, openConnected } from './pages.ts';

test.use(CALM);

const isAction = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/actions');

/** Every action that the page sends from now on. */
function sentBy(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (isAction(request)) sent.push(request.postDataJSON());
  });
  return sent;
}

const energyOnHand = (page: Page) =>
  hand(page)
    .and(page.getByRole('button', { name: /^Lightning Energy,/ }))
    .first();
const ownActive = (page: Page) => page.getByRole('button', { name: /^Your active: / });

/** An own turn with an energy to attach and nothing that could go wrong. */
async function quietTurn(page: Page, server: TestServer): Promise<void> {
  await sitDown(page, server, 'quiet');
  await expect(ownActive(page)).toBeVisible();
}

test('the server is killed in the middle and started again on the same data: the battle goes on', async ({
  page,
}) => {
  const dir = newDataDir();
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: dir,
    LOCAL_CHAIN_SLOT_MS: '100',
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  const start = () => startServerProcess(env, SHORT_LIVED);
  // What a server in a process of its own deals is no test's choice: the battle is there before it starts.
  const key = randomBytes(32);
  const id = await prepareOpening(dir, 'lively', key);
  let server = await start();
  try {
    await giveWallet(page, server.base, key);
    await openConnected(page, `${server.base}/battle/${id}`);
    await usable(hand(page)).first().click();
    await play(page).click();
    await settle(page);
    const before = await readBattle(page);
    const shown = await hand(page).count();

    await server.kill9();
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(header(page).getByText('PokeSol cannot be reached. Trying again…')).toBeVisible();
    await expect(hand(page)).toHaveCount(shown);
    server = await start();
    await expect(page.getByText('Reconnecting…')).toHaveCount(0, { timeout: 30_000 });
    const after = await readBattle(page);
    expect([after.version, after.view]).toEqual([before.version, before.view]);

    await endTurn(page).click();
    await settle(page);
    const { version, view } = await readBattle(page);
    expect(version).toBeGreaterThan(before.version);

    // Killed once more, and the page opened anew on what was kept.
    await server.kill9();
    server = await start();
    await page.reload();
    await settle(page);
    expect((await readBattle(page)).view).toEqual(view);
    await expect(hand(page)).toHaveCount(view.you.hand.length);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

test('an answer that is lost is asked for again, and the energy is attached once', async ({
  page,
  server,
}) => {
  await quietTurn(page, server);
  const sent = sentBy(page);
  let lost = 0;
  await page.route('**/actions?*', async (route) => {
    if (lost++ > 0) return route.continue();
    // It reached the server, which did it.
    await route.fetch();
    await route.abort();
  });
  await energyOnHand(page).click();
  await ownActive(page).click();
  await expect(ownActive(page)).toHaveAccessibleName(/1 lightning energy/);
  await expect(hand(page)).toHaveCount(4);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  expect((await readBattle(page)).view.you.active?.energy).toHaveLength(1);
});

test('without a network an action waits, is said to, and is done once when the line is back', async ({
  page,
  context,
  server,
}) => {
  await quietTurn(page, server);
  const { version } = await readBattle(page);
  await context.setOffline(true);
  await expect(header(page).getByText('PokeSol cannot be reached. Trying again…')).toBeVisible();
  await energyOnHand(page).click();
  await ownActive(page).click();
  await expect(endTurn(page)).toHaveAttribute('aria-busy', 'true');
  await endTurn(page).click({ force: true });
  await context.setOffline(false);
  await expect(ownActive(page)).toHaveAccessibleName(/1 lightning energy/, { timeout: 30_000 });
  await expect(endTurn(page)).not.toHaveAttribute('aria-busy', 'true');
  expect((await readBattle(page)).version).toBe(version + 1);
});
