/** Fields are of one make, whatever screen they stand on: what was learned of one holds for the next. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { adminSession } from '../features/admin/adminSession.ts';
import { keepCards, keepSets } from '../features/admin/testing/kept.ts';
import { api } from '../testing/api.ts';
import { keepDecks } from '../testing/decks.ts';
import { cardsOfSet, PACK_TYPES } from '../testing/examples.ts';
import { oddsOf } from '../testing/packs.ts';
import { showPage } from '../testing/show.tsx';

async function look(field: Locator) {
  const element = await field.findElement();
  const { height, backgroundColor, border, color, fontSize, textOverflow } = getComputedStyle(element);
  const placeholder = getComputedStyle(element, '::placeholder').color;
  return { height, backgroundColor, border, color, fontSize, textOverflow, placeholder };
}

/** The router listens. */
const goTo = (path: string) => window.history.pushState(null, '', path);

test.for([1440, 375])('fields look alike on every screen, %d pixels wide', async (width) => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  keepDecks();
  keepSets();
  keepCards([]);
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/users/*/wishlist', { cards: [] });

  await showPage('/collection', { wallet: true, size: { width, height: 812 } });
  const search = await look(page.getByRole('searchbox', { name: 'Search by name or number' }));
  const select = await look(page.getByRole('combobox', { name: 'Sort' }));

  goTo('/deck-builder');
  expect(await look(page.getByRole('searchbox', { name: 'Search cards by name' }))).toEqual(search);
  expect(await look(page.getByRole('combobox', { name: 'Rarity' }))).toEqual(select);

  goTo('/');
  await page.getByRole('button', { name: 'Odds of 151 Booster Pack' }).click();
  const odds = page.getByRole('dialog', { name: 'Odds' });
  expect(await look(odds.getByRole('searchbox'))).toEqual(search);
  await odds.getByRole('button', { name: 'Close', exact: true }).first().click();

  adminSession.open('token');
  goTo('/admin?tab=cards');
  expect(await look(page.getByRole('searchbox', { name: 'Search cards' }))).toEqual(search);
  expect(await look(page.getByLabelText('Rarity', { exact: true }))).toEqual(select);
});
