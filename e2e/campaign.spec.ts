/** The campaign as a new player walks into it: eight locks, a defeat, a victory, points, the next trainer. */
import { expect, type Page } from '@playwright/test';
import { beginOfficial, QUICK_MOVES, scriptOpening, type TestServer } from '@pokesol/server/testing';
import { expectAccessible } from './axe.ts';
import { connectWithDeck as connectAt } from './battlePages.ts';
import { CALM, concede, makeMoves, sendMoves, test } from './battleServer.ts';
import { header } from './pages.ts';

test.use(CALM);

const opponent = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const stats = (page: Page) => page.getByTestId('campaign-stats');
const ending = (page: Page) => page.getByRole('dialog', { name: /VICTORY|DEFEAT/ });

const connectWithDeck = (page: Page, { base }: TestServer) => connectAt(page, base, '/campaign');

/** From the trainer's card to the table; the id of the battle. */
async function challenge(page: Page, name: string): Promise<string> {
  await opponent(page, name).getByRole('button', { name: 'Battle' }).click();
  await expect(page).toHaveURL(/\/battle$/);
  await page.getByRole('button', { name: 'Start Campaign Battle' }).click();
  await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('region', { name: `Opponent: ${name}` })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function skipAnimation(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(ending(page)).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('a defeat is recorded once, though its first answer is lost, and shows in the record', async ({
  page,
  server,
}) => {
  await connectWithDeck(page, server);
  const id = await challenge(page, 'Youngster Joey');
  const claims: unknown[] = [];
  await page.route('**/api/campaign/battle', async (route) => {
    claims.push(route.request().postDataJSON());
    await (claims.length === 1 ? route.abort() : route.continue());
  });
  await concede(page, server.base, id);
  await skipAnimation(page);
  await expect(ending(page).getByRole('status')).toHaveText('Battle Recorded Better luck next time!');
  expect(claims).toHaveLength(2);
  expect(claims[1]).toEqual(claims[0]);
  expect(claims[0]).toMatchObject({ battleId: id, opponentId: 'joey', result: 'defeat', pointsAwarded: 0 });
  await expectAccessible(page);
  await ending(page).getByRole('link', { name: 'Back to Campaign' }).click();
  await expect(opponent(page, 'Youngster Joey').getByText('0W - 1L')).toBeVisible();
  await expect(stats(page)).toContainText('Defeats1');
  await expect(page.getByRole('button', { name: 'Locked', exact: true })).toHaveCount(8);
});

test('a victory over Joey pays fifty points once and opens the way to Janice', async ({ page, server }) => {
  await connectWithDeck(page, server);
  scriptOpening(server, 'joey');
  const id = await challenge(page, 'Youngster Joey');
  await sendMoves(page, server.base, id, 'joey');
  await skipAnimation(page);
  await expect(page.getByRole('dialog', { name: 'VICTORY' })).toBeVisible();
  await expect(ending(page).getByRole('status')).toHaveText('Points Awarded! You earned 50 Poke Points!');
  // Not by the header's role: the open ending hides that from assistive technology.
  await expect(page.getByTestId('poke-points')).toHaveText('50');
  await expect(ending(page).getByText('Turning point, turn')).toBeVisible();
  await expect(ending(page).getByRole('link', { name: 'Watch from there' })).toHaveAttribute(
    'href',
    new RegExp(`/battle/${id}/replay\\?at=\\d+$`),
  );
  await expect(ending(page).getByRole('button', { name: 'Next: Lass Janice' })).toBeVisible();
  // Looking at it again pays nothing more.
  await page.reload();
  await expect(ending(page).getByRole('status')).toHaveText('Points Awarded! You earned 50 Poke Points!');
  await ending(page).getByRole('link', { name: 'Back to Campaign' }).click();
  const joey = opponent(page, 'Youngster Joey');
  await expect(joey.getByText('Defeated')).toBeVisible();
  await expect(joey.getByText('1W - 0L')).toBeVisible();
  await expect(opponent(page, 'Lass Janice').getByRole('button', { name: 'Battle' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Locked', exact: true })).toHaveCount(7);
  await expect(stats(page)).toContainText('Poke Points50');
  await expect(header(page).getByTestId('poke-points')).toHaveText('50');
  await tab(page, 'Progress').click();
  await expect(page.getByRole('progressbar', { name: 'Overall Progress' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 9 opponents defeated',
  );
});

test('a trainer is met by the official rules, with a record and points of the same kind', async ({
  page,
  server,
}) => {
  await connectWithDeck(page, server);
  await opponent(page, 'Youngster Joey').getByRole('button', { name: 'Battle' }).click();
  await page.getByRole('radio', { name: 'Official', exact: true }).check({ force: true });
  await expect(page.getByText('Official rules, six Prizes each')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Campaign Battle' }).click();
  await expect(page).toHaveURL(/\/battle\/[0-9a-f-]{36}$/);
  await expect(page.locator('.official-board')).toBeVisible();
  await concede(page, server.base, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await skipAnimation(page);
  await ending(page).getByRole('link', { name: 'Back to Campaign' }).click();
  const joey = opponent(page, 'Youngster Joey');
  await expect(joey.getByText('Official', { exact: true })).toBeVisible();
  await expect(joey.getByText('0W - 1L')).toBeVisible();

  // Once more, with decks that end it in six moves.
  const { address } = await (await page.request.get(`${server.base}/api/auth/session`)).json();
  const trainer = {
    wallet: null,
    name: 'Youngster Joey',
    kind: 'ai',
    level: 'easy',
    trainerId: 'joey',
  } as const;
  const id = await beginOfficial(server.database.db, 'quick', [address], {
    mode: 'campaign',
    opponent: trainer,
  });
  await makeMoves(page, server.base, id, QUICK_MOVES);
  await page.goto(`${server.base}/battle/${id}`);
  await expect(page.getByRole('dialog', { name: 'VICTORY' })).toBeVisible();
  await expect(ending(page).getByRole('status')).toHaveText('Points Awarded! You earned 50 Poke Points!');
  await ending(page).getByRole('link', { name: 'Back to Campaign' }).click();
  await expect(joey.getByText('1W - 1L')).toBeVisible();
  await expect(joey.getByText('Defeated')).toBeVisible();
  await expect(opponent(page, 'Lass Janice').getByRole('button', { name: 'Battle' })).toBeEnabled();
  await expect(stats(page)).toContainText('Poke Points50');
});
