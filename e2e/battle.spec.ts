/** The arena with the mouse: connect, pick a deck, find an opponent, play a whole battle, see why things are refused. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { connect, toast } from './pages.ts';

type Line = { cardId: string; quantity: number };

/** Runs in the page, which holds the session. */
async function call<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const { address } = await (await fetch('/api/auth/session')).json();
      const response = await fetch(path.replace('{wallet}', address), {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body).replaceAll('{wallet}', address),
        }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [method, path, body] as const,
  );
}

/** A wallet with the free pack as its one deck. */
async function connectWithDeck(page: Page): Promise<void> {
  await connect(page, '/battle');
  await call(page, 'POST', '/api/pack-purchases/free', {
    packTypeId: 'starter-pack',
    walletAddress: '{wallet}',
  });
  const { cards } = await call<{ cards: Line[] }>(page, 'GET', '/api/users/{wallet}/cards');
  const lines = cards.map(({ cardId, quantity }) => ({ cardId, quantity }));
  await call(page, 'POST', '/api/users/{wallet}/decks', {
    name: 'Starter deck',
    description: '',
    cards: lines,
  });
  await page.reload();
}

const hand = (page: Page) => page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
const usable = (cards: Locator) => cards.and(cards.page().getByRole('button', { name: /can be played$/ }));
const chosen = (page: Page) => page.getByRole('button', { name: /can be chosen$/ });
const endTurn = (page: Page) => page.getByRole('button', { name: 'END TURN' });
const attack = (page: Page) => page.getByRole('button', { name: 'ATTACK' });
const film = (page: Page) => page.getByTestId('film');
const ending = (page: Page) => page.getByRole('dialog', { name: /VICTORY|DEFEAT|DRAW/ });

/** Tests that search at the same time would be paired with each other: the search finds the simulated opponent at once. */
const meetNobodyElse = (page: Page) =>
  page.route('**/api/matchmaking', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { deckId } = route.request().postDataJSON() as { deckId: string };
    const begun = await page.request.post('/api/battles', { data: { mode: 'match', deckId } });
    const { id } = (await begun.json()) as { id: string };
    await route.fulfill({ json: { battleId: id, isMultiplayer: false } });
  });

async function findBattle(page: Page): Promise<void> {
  await meetNobodyElse(page);
  await page.getByRole('button', { name: 'Find Battle' }).click();
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await expect(page.getByText('Finding opponent...')).toBeVisible();
  await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/);
  await expect(hand(page).first()).toBeVisible();
}

/** Ends every film that runs, so that the board waits for this player or the battle is over. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    const skip = page.getByRole('button', { name: /^Skip/ });
    if (await skip.isVisible()) await skip.click({ timeout: 500 });
    expect(await film(page).count()).toBe(0);
    // An action that is still on its way has its film before it.
    expect(await page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
    expect((await ending(page).count()) + (await page.getByText('Your Turn').count())).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
}

async function placeActive(page: Page): Promise<void> {
  await usable(hand(page)).first().click();
  await page.getByRole('button', { name: /^Play / }).click();
  await settle(page);
}

/** Answers a card's question with the first cards that fit. */
async function answer(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: /^(Choose|Put the top)/ });
  const many = Number(
    /^Choose (\d+)/.exec((await asked.getByRole('heading').first().textContent()) ?? '')?.[1] ?? 0,
  );
  const cards = asked.getByRole('list', { name: 'Cards to choose from' }).getByRole('button');
  for (let place = 0; place < many; place += 1) await cards.nth(place).click();
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toHaveCount(0);
}

/** One allowed thing by clicking what is lit up; false when only the end of the turn is left. */
async function playSomething(page: Page): Promise<boolean> {
  if (await page.getByRole('dialog', { name: /^(Choose|Put the top)/ }).count()) {
    await answer(page);
    return true;
  }
  const cards = usable(hand(page));
  if (await cards.count()) {
    await cards.first().click();
    const play = page.getByRole('button', { name: /^Play / });
    await ((await play.count()) ? play : chosen(page).first()).click();
    return true;
  }
  if (await chosen(page).count()) {
    await chosen(page).first().click();
    return true;
  }
  if (await page.locator('.attack-key[data-ready]').count()) {
    await attack(page).click();
    return true;
  }
  return false;
}

test('without a wallet the arena asks for one; without a valid deck it leads to the builder', async ({
  page,
}) => {
  await page.goto('/battle');
  await expect(page.getByText('Please connect your wallet to access battles.')).toBeVisible();
  await expectAccessible(page);
  await connect(page, '/battle');
  await page.getByRole('button', { name: 'Find Battle' }).click();
  await expect(
    page.getByText('No valid decks found. Create a deck first in the Deck Builder.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Deck Builder' })).toHaveAttribute(
    'href',
    '/deck-builder',
  );
  await expectAccessible(page);
});

test('a deck is picked, a search taken back, and a silent server said', async ({ page }) => {
  await connectWithDeck(page);
  await page.getByRole('button', { name: 'Find Battle' }).click();
  await expect(page.getByText('Select Your Deck')).toBeVisible();
  const deck = page.getByRole('radio', {
    name: 'Starter deck: 60 cards, 22 Pokemon, 27 Energy, 11 Trainers',
  });
  await expect(deck).toBeChecked();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await expect(page.getByText('Finding opponent...')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Start Battle' })).toBeVisible();
  await page.waitForTimeout(3_500);
  await expect(page).toHaveURL('/battle');
  await page.route('**/api/matchmaking', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await expect(toast(page, 'Connection Failed')).toBeVisible();
  await expect(toast(page, 'Unable to find an opponent. Please try again.')).toBeVisible();
});

test('a whole battle with the mouse, left and reloaded on the way, to its end', async ({ page }) => {
  test.setTimeout(300_000);
  await connectWithDeck(page);
  await findBattle(page);

  await expect(
    page.getByText('Choose your active Pokemon: pick a basic Pokemon from your hand.'),
  ).toBeVisible();
  for (const text of [/^Your Hand \(\d+\/7\)$/, 'Almost Full'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Prize Cards (0/8)')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Battle log' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await placeActive(page);
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Your deck: \d+ cards$/ }).click();
  await expect(toast(page, 'Your Deck')).toBeVisible();

  for (let turn = 1; turn <= 120 && (await ending(page).count()) === 0; turn += 1) {
    while ((await ending(page).count()) === 0 && (await playSomething(page))) await settle(page);
    if (await ending(page).count()) break;
    if (turn === 2) {
      const before = await page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button').count();
      await page.reload();
      await expect(hand(page)).toHaveCount(before);
      await page.getByRole('link', { name: 'Battle', exact: true }).first().click();
      await page.getByRole('link', { name: 'Return to battle' }).click();
      await expect(hand(page)).toHaveCount(before);
    }
    await endTurn(page).click();
    await settle(page);
  }
  await expect(ending(page)).toBeVisible();
  await expectAccessible(page);
  await expect(ending(page).getByRole('link', { name: 'Watch the replay' })).toHaveAttribute(
    'href',
    /\/battle\/[0-9a-f-]{36}\/replay$/,
  );
  await page.getByRole('button', { name: 'Return to Battle Selection' }).click();
  await expect(page).toHaveURL('/battle');
  await expect(page.getByRole('button', { name: 'Find Battle' })).toBeVisible();
});

test('what is not allowed says why, a mode is left by Cancel, Escape and a second click, and giving up asks first', async ({
  page,
}) => {
  await connectWithDeck(page);
  await findBattle(page);
  await placeActive(page);
  test.skip((await ending(page).count()) > 0, 'The battle ended with its first turn');

  // Without energy the attack says so.
  await attack(page).click();
  await expect(toast(page, 'Cannot Attack')).toBeVisible();

  const energy = usable(page.getByRole('button', { name: /, energy/ })).first();
  if (await energy.count()) {
    const mode = page.getByRole('region', { name: 'Energy Attachment' });
    await energy.click();
    await expect(mode).toBeVisible();
    await mode.getByRole('button', { name: 'Cancel' }).click();
    await expect(mode).toHaveCount(0);
    await energy.click();
    await page.keyboard.press('Escape');
    await expect(mode).toHaveCount(0);
    await energy.click();
    await energy.click();
    await expect(mode).toHaveCount(0);
    await energy.click();
    await page.getByRole('button', { name: /^Opponent's active: (?!empty)/ }).click();
    await expect(toast(page, 'Cannot Attach Energy')).toBeVisible();
    await expect(toast(page, 'That Pokemon is not yours')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Concede' }).click();
  const sure = page.getByRole('dialog', { name: 'Concede this battle?' });
  await sure.getByRole('button', { name: 'Play on' }).click();
  await expect(sure).toHaveCount(0);
  await page.getByRole('button', { name: 'Concede' }).click();
  await sure.getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('dialog', { name: 'DEFEAT' })).toBeVisible();
  await expect(page.getByText('You conceded.').first()).toBeVisible();
});

test('a battle that is not there, or cannot be loaded, says so', async ({ page }) => {
  await connect(page, '/battle/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Battle not found')).toBeVisible();
  await page.route('**/api/battles/*', (route) => route.abort());
  await page.goto('/battle/00000000-0000-4000-8000-000000000001');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});
