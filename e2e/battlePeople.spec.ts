/** Two people in two browsers: paired by searching at once, played to a knock-out, cut off and back, lost by the clock. */
import { type Browser, expect, type Page } from '@playwright/test';
import {
  type Database,
  freshDatabase,
  movesOf,
  STRONG_DECK,
  scriptOpening,
  startTestServer,
  type TestServer,
} from '@pokesol/server/testing';
import { BY_MOUSE, makeMove, readBattle } from './battleMoves.ts';
import { askToConcede, attack, battleId, ending, endTurn, hand, play, usable } from './battlePages.ts';
import { CALM, concede, connectWith } from './battleServer.ts';
import { expectSaid, forgetMessages } from './pages.ts';
import { SEARCH_TIME, test, WEB_DIR } from './test.ts';

const TURN_MS = 300_000;

// On one worker, one after another: two who search in one test must not meet those of another, and the server is made once.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Two wallets in two browsers, at the same server or at two, search at once and sit at one table. */
async function meet(browser: Browser, at: readonly [TestServer, TestServer]): Promise<[Page, Page]> {
  const sit = async (server: TestServer): Promise<Page> => {
    const page = await (await browser.newContext(CALM.contextOptions)).newPage();
    await keepStreams(page);
    await connectWith(page, server, STRONG_DECK);
    await page.getByRole('button', { name: 'Find Battle' }).click();
    await expect(page.getByRole('button', { name: 'Start Battle' })).toBeVisible();
    return page;
  };
  const pages: [Page, Page] = [await sit(at[0]), await sit(at[1])];
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Start Battle' }).click()));
  for (const page of pages) await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/, { timeout: 30_000 });
  expect(battleId(pages[0])).toBe(battleId(pages[1]));
  for (const page of pages) await expect(hand(page).first()).toBeVisible();
  return pages;
}

async function placeBoth(pages: readonly [Page, Page]): Promise<void> {
  for (const page of pages) {
    await usable(hand(page)).first().click();
    await play(page).click();
  }
  for (const page of pages) {
    // A click is not yet a placed Pokémon: until both have one, no turn has begun.
    await expect.poll(async () => (await readBattle(page)).view.phase).toBe('active');
    await shownAll(page);
  }
}

/** Skips the animations, until the page shows the battle as it stands. */
async function shownAll(page: Page): Promise<void> {
  await expect(async () => {
    const { version, view, result } = await readBattle(page);
    await page.keyboard.press('Escape');
    expect(await page.getByTestId('animation').count()).toBe(0);
    if (result !== null) expect(await ending(page).count()).toBe(1);
    else if (view.phase === 'active')
      expect(await page.locator('.turn-box').getAttribute('data-turn')).toBe(
        view.current === view.seat ? 'Your Turn' : 'Their Turn',
      );
    // What the other player did last may come only now.
    expect((await readBattle(page)).version).toBe(version);
  }).toPass({ timeout: 30_000, intervals: [50, 100, 200] });
}

/** Who is on turn first. */
async function inTurn([one, two]: readonly [Page, Page]): Promise<[Page, Page]> {
  const { view } = await readBattle(one);
  return view.current === view.seat ? [one, two] : [two, one];
}

/** In the order of their seats; who found whom decides who sits where. */
async function inSeats([one, two]: readonly [Page, Page]): Promise<[Page, Page]> {
  return (await readBattle(one)).view.seat === 0 ? [one, two] : [two, one];
}

/** From the first visit on, so that `cutOff` finds the page's streams. */
const keepStreams = (page: Page) =>
  page.addInitScript(() => {
    const streams: EventSource[] = [];
    Object.assign(window, {
      openedStreams: streams,
      EventSource: class extends EventSource {
        constructor(...given: ConstructorParameters<typeof EventSource>) {
          super(...given);
          streams.push(this);
        }
      },
    });
  });

/** Without a network; what is open breaks too, which Chromium's own switch leaves alone. */
async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    for (const stream of (window as unknown as { openedStreams: EventSource[] }).openedStreams) {
      stream.close();
      stream.dispatchEvent(new Event('error'));
    }
  });
}

const close = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

test('two people who search at once play to a knock-out; the page informs the one who is not on turn', async ({
  browser,
  meeting: { server },
}) => {
  scriptOpening(server, 'knockOut');
  const pages = await meet(browser, [server, server]);
  for (const page of pages) {
    await expect(page.getByText('Player', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveAttribute('aria-label', /^\d+ seconds left for this turn$/);
  }
  const seats = await inSeats(pages);
  const [attacker, victim] = seats;
  const moves = movesOf('knockOut');
  for (const { seat, action } of moves.slice(0, 2)) await makeMove(seats[seat], action, BY_MOUSE);
  for (const page of pages) await shownAll(page);

  const waiting = attacker;
  await hand(waiting).first().click();
  await expectSaid(waiting, 'Cannot Play Card');
  await expectSaid(waiting, "It's not your turn");
  await attack(waiting).click({ force: true });
  await expectSaid(waiting, 'Cannot Attack');
  await forgetMessages(waiting);
  await endTurn(waiting).click({ force: true });
  await expectSaid(waiting, 'Turn Error');
  await expectSaid(waiting, "It's not your turn");

  // One attacks as soon as it can; the other only looks on, and is knocked out.
  for (const { seat, action } of moves.slice(2)) {
    await shownAll(seats[seat]);
    await makeMove(seats[seat], action, BY_MOUSE);
  }
  for (const page of pages) await shownAll(page);
  await expect(attacker.getByRole('dialog', { name: 'VICTORY' })).toContainText(
    'Your opponent has no Pokémon left in play.',
  );
  await expect(victim.getByRole('dialog', { name: 'DEFEAT' })).toContainText(
    'You have no Pokémon left in play.',
  );
  await close(pages);
});

test('who was cut off comes back to the board as it is, and the other may give up', async ({
  browser,
  meeting: { server },
}) => {
  const pages = await meet(browser, [server, server]);
  await placeBoth(pages);
  const [mover, other] = await inTurn(pages);
  await cutOff(other);
  await expect(other.getByText('Reconnecting…')).toBeVisible();
  await expect(other.getByText('PokeSol cannot be reached. Trying again…')).toBeVisible();
  await endTurn(mover).click();
  await expect(mover.locator('.turn-box')).toHaveAttribute('data-turn', 'Their Turn');
  await expect(other.locator('.turn-box')).toHaveAttribute('data-turn', 'Their Turn');
  await expect(other.getByText('Reconnecting…')).toBeVisible();
  await other.context().setOffline(false);
  await expect(other.locator('.turn-box')).toHaveAttribute('data-turn', 'Your Turn', { timeout: 30_000 });
  await expect(other.getByText('PokeSol cannot be reached. Trying again…')).toBeHidden();
  await expect(other.getByText('Reconnecting…')).toHaveCount(0);
  await shownAll(other);
  await endTurn(other).click();
  await expect(mover.locator('.turn-box')).toHaveAttribute('data-turn', 'Your Turn', { timeout: 30_000 });

  await (await askToConcede(other)).getByRole('button', { name: 'Concede' }).click();
  for (const page of pages) await shownAll(page);
  await expect(other.getByRole('dialog', { name: 'DEFEAT' })).toContainText('You conceded.');
  await expect(mover.getByRole('dialog', { name: 'VICTORY' })).toContainText('Your opponent conceded.');
  await close(pages);
});

test('who never comes back loses by the clock', async ({ browser, meeting: { server, goForward } }) => {
  const pages = await meet(browser, [server, server]);
  await placeBoth(pages);
  const [first, second] = await inTurn(pages);
  const [stays, leaves] = [second, first];
  await leaves.context().close();
  for (let missed = 1; missed <= 3; missed += 1) {
    goForward(TURN_MS + 1_000);
    await server.runJob('turns');
    if (missed === 3) break;
    await expect(stays.locator('.turn-box')).toHaveAttribute('data-turn', 'Your Turn', { timeout: 30_000 });
    await shownAll(stays);
    await endTurn(stays).click();
    await expect(stays.locator('.turn-box')).toHaveAttribute('data-turn', 'Their Turn');
  }
  await shownAll(stays);
  await expect(stays.getByRole('dialog', { name: 'VICTORY' })).toContainText(
    'Your opponent ran out of time three turns in a row.',
  );
  await close([stays]);
});

test.describe('two servers over one Postgres', () => {
  let database: Database;
  test.beforeAll(async () => {
    database = await freshDatabase('postgres');
  });
  test.afterAll(() => database.close());

  const serve = (chain?: TestServer['chain']): Promise<TestServer> =>
    startTestServer({
      kind: 'postgres',
      webDir: WEB_DIR,
      searchTime: SEARCH_TIME,
      database,
      ...(chain === undefined ? {} : { chain }),
    });

  test('the players sit on different ones, and see each other act', async ({ browser }) => {
    const here = await serve();
    const there = await serve(here.chain);
    try {
      const pages = await meet(browser, [here, there]);
      await placeBoth(pages);
      for (let turn = 0; turn < 2; turn += 1) {
        const [mover, other] = await inTurn(pages);
        await shownAll(mover);
        const card = usable(hand(mover)).and(mover.getByRole('button', { name: /, basic Pokemon,/ }));
        const before = (await readBattle(mover)).view.you.bench.length;
        const joins = (await card.count()) > 0 && before < 5;
        if (joins) {
          await card.first().click();
          await play(mover).click();
        }
        const bench = other.getByRole('list', { name: "Opponent's bench" });
        await expect(bench.locator('[data-pokemon]')).toHaveCount(before + (joins ? 1 : 0));
        await shownAll(mover);
        await endTurn(mover).click();
        await expect(other.locator('.turn-box')).toHaveAttribute('data-turn', 'Your Turn', {
          timeout: 30_000,
        });
      }
      const [mover, other] = await inTurn(pages);
      await concede(mover, new URL(mover.url()).origin, battleId(mover));
      for (const page of pages) await shownAll(page);
      await expect(other.getByRole('dialog', { name: 'VICTORY' })).toBeVisible();
      await expect(mover.getByRole('dialog', { name: 'DEFEAT' })).toBeVisible();
      await close(pages);
    } finally {
      await there.close();
      await here.close();
    }
  });
});
