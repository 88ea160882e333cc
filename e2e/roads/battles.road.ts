/** A battle with each rule set from its first card to its end, and its replay. */
import { expect } from '@playwright/test';
import { beginOfficial, movesOf, scriptOpening } from '@pokesol/server/testing';
import { makeMoves } from '../battleMoves.ts';
import { callAt, ending, findBattle, settle } from '../battlePages.ts';
import { makeStep, type OfficialStep } from '../officialMoves.ts';
import { road, type Walk } from './road.ts';

/** After so many moves both sides have cards in play. */
const MIDDLE = 4;

/** Looks at a card: beside a wide table it covers the log. */
async function lookAtCard({ page, press, lookAt }: Walk, as: string): Promise<void> {
  const card = page.locator('[data-hand-card]').first();
  await press(card);
  await lookAt('table', `${as}, a card looked at`);
  await press(card);
  await expect.poll(() => card.getAttribute('aria-pressed')).not.toBe('true');
}

/** Watches the battle that has just ended. */
async function watchReplay({ page, press, arrives, lookAt }: Walk, as: string): Promise<void> {
  await ending(page).waitFor();
  await lookAt('ending', `${as}, ended`);
  await press(ending(page).getByRole('link', { name: 'Watch the replay' }));
  await arrives(/\/replay$/);
  await page.getByText('Every move follows from what was promised.').waitFor();
  const slider = page.getByRole('slider', { name: 'Move' });
  await press(page.getByRole('button', { name: 'One move forward', exact: true }));
  await expect.poll(() => slider.inputValue()).toBe('1');
  await slider.press('End');
  await expect.poll(() => page.getByRole('region', { name: 'Battle log' }).textContent()).toMatch(/ wins: /);
  await lookAt('replay', `${as}, replay`);
}

road('Classic battle', async (walk) => {
  const { page, at, server, way, giveWallet, lookAt } = walk;
  await giveWallet();
  const pack = { packTypeId: 'starter-pack', walletAddress: '{wallet}' };
  await callAt(page, server.base, 'POST', '/api/pack-purchases/free', pack);
  await page.goto(at('/battle'));
  scriptOpening(server, 'won');
  await findBattle(page, walk.press);
  await lookAt('table', 'Classic, first card');
  await makeMoves(page, 'won', way, { end: MIDDLE });
  await lookAt('table', 'Classic');
  await lookAtCard(walk, 'Classic');
  await makeMoves(page, 'won', way, { first: MIDDLE, end: movesOf('won').length });
  await watchReplay(walk, 'Classic');
});

/**
 * Discards cards, brings one in, and retreats the Active Pokémon for an energy. Of two equal Pokémon the table lays out the first
 * by itself.
 */
const STEPS = [
  { type: 'choose', answer: true },
  { type: 'layOut', cards: [2] },
  { type: 'attach', card: 3, pokemon: 1 },
  { type: 'retreat' },
  { type: 'trainer', card: 1 },
  { type: 'choose', answer: [4, 5] },
  { type: 'endTurn' },
  { type: 'attach', card: 13, pokemon: 2 },
  { type: 'attack', attack: 0 },
] as unknown as readonly OfficialStep[];
const RETREATED = 4;

road('Official battle', async (walk) => {
  const { page, at, server, way, giveWallet, lookAt } = walk;
  const id = await beginOfficial(server.database.db, 'asking', [await giveWallet()]);
  await page.goto(at(`/battle/${id}`));
  await page.locator('.official-board').waitFor();
  await settle(page, way.skip);
  await lookAt('table', 'official, first question');
  for (const [done, step] of STEPS.entries()) {
    if (done === RETREATED) {
      await lookAt('table', 'official');
      await lookAtCard(walk, 'official');
    }
    await makeStep(page, step, way);
  }
  await watchReplay(walk, 'official');
});
