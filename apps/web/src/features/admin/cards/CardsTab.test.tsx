/** The cards: found by words, choices and pages, withdrawn and brought back; none there, and a list that does not come. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, broken, lost } from '../../../testing/api.ts';
import { expectNoSidewaysScroll, toast } from '../../../testing/pages.ts';
import { PHONE, showPage } from '../../../testing/show.tsx';
import { adminCardOf } from '../testing/examples.ts';
import { keepCards, keepSets } from '../testing/kept.ts';
import { dialogNamed, gateField, PASSWORD, showAdmin } from '../testing/pages.ts';

const LIST = 'GET /api/admin/cards';
const EDIT = 'PATCH /api/admin/cards/*';

const tiles = page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem');
const tile = (name: string) => tiles.filter({ has: page.getByRole('heading', { name, exact: true }) });
const search = page.getByRole('searchbox', { name: 'Search cards' });
const choice = (label: string) => page.getByLabelText(label, { exact: true });
const pages = page.getByRole('navigation', { name: 'Pages of cards' });

const ALL = SHIPPED_SETS.flatMap(({ id }) => shippedCards(id).map((card) => adminCardOf(card.id)));
const LAST_PAGE = Math.ceil(ALL.length / 60);
const keepAll = () => {
  keepSets();
  return keepCards(ALL);
};

describe('all cards', () => {
  test('are listed page by page, and any page is gone to by its number', async () => {
    keepAll();
    await showAdmin('Cards');
    await expect
      .element(page.getByRole('heading', { name: `All Cards (${ALL.length})`, exact: true }))
      .toBeVisible();
    await expect.element(tiles).toHaveLength(60);
    const alakazam = tile('Alakazam').first();
    await expect.element(alakazam).toHaveTextContent('#1 · Base');
    await expect.element(alakazam).toHaveTextContent('Rare Holo');
    // No artwork came with it, so it is drawn.
    await expect.element(alakazam).toHaveTextContent('No Image');

    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(pages).toHaveTextContent(`Page 2 of ${LAST_PAGE}`);
    await expect.poll(() => window.location.search).toBe('?tab=cards&page=2');
    const jump = page.getByLabelText('Go to page');
    await jump.fill('99');
    await userEvent.keyboard('{Enter}');
    await expect.element(pages).toHaveTextContent(`Page ${LAST_PAGE} of ${LAST_PAGE}`);
    await expect.element(jump).toHaveFocus();
    await expect.element(tiles).toHaveLength(ALL.length - 60 * (LAST_PAGE - 1));
    // The same tiles, and fewer of them: a look at a whole page takes seconds.
    await expectAccessible();
  });

  test('are found by name, number, set, rarity and state, and the address remembers', async () => {
    keepAll();
    await showAdmin('Cards', { view: '&page=2' });
    await search.fill('chari');
    await expect.poll(() => window.location.search).toBe('?tab=cards&q=chari');
    await expect.element(page.getByRole('status').filter({ hasText: 'cards found' })).toBeVisible();
    await expect.element(tile('Charizard').first()).toBeVisible();
    await expect.element(tile('Alakazam')).not.toBeInTheDocument();
    await choice('Set').selectOptions('Base');
    await expect.element(tile('Charizard')).toHaveLength(1);
    await expect.element(tile('Charizard ex')).not.toBeInTheDocument();

    await search.fill('no such card');
    await expect.element(page.getByText('No card matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(tiles).toHaveLength(60);
    await expect.element(choice('Set')).toHaveValue('base1');
    await choice('Rarity').selectOptions('Rare Holo');
    await expect.element(tiles).toHaveLength(16);
    await choice('State').selectOptions('Inactive');
    await expect.poll(() => window.location.search).toMatch(/set=base1&rarity=Rare\+Holo&state=inactive$/);
    await expect.element(page.getByText('Choose another set, rarity or state.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect.poll(() => window.location.search).toBe('?tab=cards');

    await search.fill('12');
    await expect.poll(() => window.location.search).toContain('q=12');
    await expect.element(tile('Ninetales').first()).toHaveTextContent('#12');
  });

  test('are narrowed behind the gate as the address says', async () => {
    keepAll();
    api.answer('POST /api/admin/login', { token: 'token', expiresAt: '2026-03-01T12:30:00.000Z' });
    await showPage('/admin?tab=cards&q=charizard&set=base1');
    await gateField.fill(PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect.element(search).toHaveValue('charizard');
    await expect.element(tiles).toHaveLength(1);
    await expect.element(page.getByText('1 card found')).toBeVisible();
  });

  test('have their place on a phone', async () => {
    keepAll();
    await showAdmin('Cards', { size: PHONE });
    await expect.element(tiles).toHaveLength(60);
    await expectNoSidewaysScroll();
    await page.getByLabelText('Go to page').fill(`${LAST_PAGE}`);
    await userEvent.keyboard('{Enter}');
    await expect.element(tiles).toHaveLength(ALL.length - 60 * (LAST_PAGE - 1));
    await expectAccessible();
  });
});

describe('no cards', () => {
  test('have a word on what to do', async () => {
    keepSets();
    keepCards([]);
    await showAdmin('Cards');
    await expect
      .element(page.getByText('No cards found. Import some Pokémon sets or create cards manually.'))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'All Cards (0)', exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('did not come: it is said, and asked again they do', async () => {
    keepSets();
    api.answer(LIST, broken);
    await showAdmin('Cards');
    await expect.element(page.getByText('The cards did not load')).toBeVisible();
    await expectAccessible();
    keepCards([adminCardOf('base1-12')]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(tile('Ninetales')).toBeVisible();
  });
});

describe('a card', () => {
  const ninetales = tile('Ninetales');
  const withdraw = page.getByRole('button', { name: 'Deactivate Ninetales #12' });
  const asked = dialogNamed('Deactivate Ninetales?');
  const showNinetales = async () => {
    keepSets();
    const kept = keepCards([adminCardOf('base1-12')]);
    await showAdmin('Cards');
    return kept;
  };

  test('is withdrawn after a word on what that means, and brought back', async () => {
    await showNinetales();
    await withdraw.click();
    await expect
      .element(asked.getByText('Packs made from now on leave it out; its owners keep it.'))
      .toBeVisible();
    await expectAccessible();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(withdraw).toHaveFocus();
    expect(api.calls(EDIT)).toEqual([]);
    await withdraw.click();
    await asked.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(toast('«Ninetales» is inactive: packs made from now on leave it out')).toBeVisible();
    await expect.element(ninetales).toHaveTextContent('Inactive');
    await page.getByRole('button', { name: 'Activate Ninetales #12', exact: true }).click();
    await dialogNamed('Activate Ninetales?').getByRole('button', { name: 'Activate' }).click();
    await expect.element(withdraw).toBeVisible();
    await expect.element(ninetales).not.toHaveTextContent('Inactive');
    expect(api.calls(EDIT).map(({ body }) => body)).toMatchObject([{ isActive: false }, { isActive: true }]);
  });

  test('that cannot be withdrawn stays as it is, and the window says why', async () => {
    await showNinetales();
    api.answer(EDIT, lost);
    await withdraw.click();
    await asked.getByRole('button', { name: 'Deactivate' }).click();
    await expect
      .element(asked.getByRole('alert'))
      .toHaveTextContent(/^Failed to update card\. The server cannot be reached\./);
  });

  test('that another admin has withdrawn or renamed meanwhile is looked at again', async () => {
    const { change } = await showNinetales();
    await withdraw.click();
    change('base1-12', { isActive: false });
    await asked.getByRole('button', { name: 'Deactivate' }).click();
    // What was wanted is so already.
    await expect.element(asked).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Activate Ninetales #12', exact: true }).click();
    change('base1-12', { name: 'Renamed' });
    const ask = dialogNamed('Activate Ninetales?');
    await ask.getByRole('button', { name: 'Activate' }).click();
    await expect.element(ask.getByRole('alert')).toHaveTextContent('This card was changed somewhere else');
    await ask.getByRole('button', { name: 'Load it again' }).click();
    await dialogNamed('Activate Renamed?').getByRole('button', { name: 'Activate' }).click();
    await expect.element(toast('«Renamed» is active again')).toBeVisible();
  });
});
