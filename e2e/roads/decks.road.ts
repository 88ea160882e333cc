/** A deck is built and saved, exported as a list, and imported again. */
import { expect } from '@playwright/test';
import { callAt } from '../battlePages.ts';
import { road, type Walk } from './road.ts';

async function enterWithFreePack({ page, at, giveWallet }: Walk, path: string): Promise<void> {
  await giveWallet();
  const pack = { packTypeId: 'starter-pack', walletAddress: '{wallet}' };
  await callAt(page, new URL(at('')).origin, 'POST', '/api/pack-purchases/free', pack);
  await page.goto(at(path));
}

road('Binder', async (walk) => {
  const { page, press, lookAt } = walk;
  await enterWithFreePack(walk, '/collection?set=base1&missing=1');
  await page.locator('[data-pocket]').first().waitFor();
  await lookAt('binder', 'binder with gaps');
  await press(page.locator('[data-pocket]:not([aria-label$=missing])').first());
  const card = page.getByRole('dialog');
  await card.waitFor();
  await lookAt('card');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Next' }));
  await page.getByText(/^Page 2 of \d+$/).waitFor();
  await page.locator('.binder[data-turn]').waitFor({ state: 'detached' });
  await lookAt('binder', 'binder’s second page');
});

road('Builder', async (walk) => {
  const { page, press, write, arrives, lookAt, isWide } = walk;
  await enterWithFreePack(walk, '/deck-builder');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await press(button('Add Charmander'));
  await lookAt('builder', 'first card');
  if (!isWide) await press(page.getByRole('tab', { name: 'Deck 1/60' }));
  await press(button('Complete this deck'));
  await press(page.getByRole('dialog').getByRole('button', { name: /^Add th/ }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await lookAt('builder', 'whole deck');
  const name = page.getByLabel('Deck Name');
  await write(name, 'On the road');
  await press(button('Save Deck'));
  await arrives(/^\/deck-builder\?deck=[\w-]{36}$/);
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe('On the road');
  await main.locator('[data-line]').filter({ hasText: 'Charmander' }).first().waitFor({ state: 'attached' });
});

road('Deck list', async (walk) => {
  const { page, press, write, lookAt } = walk;
  await enterWithFreePack(walk, '/deck-list');
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('textbox', { name: 'Deck list' });
  await page
    .getByRole('article', { name: 'Starter Deck', exact: true })
    .getByText('Tournament Legal')
    .waitFor();
  await lookAt('decks');
  await press(page.getByRole('button', { name: 'Export Starter Deck', exact: true }));
  const exported = await list.inputValue();
  expect(exported).toContain('Charmander');
  await press(dialog.getByRole('button', { name: 'Download .txt' }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Import a deck list' }));
  await write(list, exported);
  await press(dialog.getByRole('button', { name: 'Use these 60 cards' }));
  await page
    .getByRole('article', { name: 'Imported deck', exact: true })
    .getByText('Tournament Legal')
    .waitFor();
  await lookAt('decks', 'two decks');
});
