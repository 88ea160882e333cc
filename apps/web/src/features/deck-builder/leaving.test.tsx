/** Unsaved changes in the deck builder: they come back, and the builder asks before they are left behind. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken } from '../../testing/api.ts';
import { DECK, keepDecks, NEW_DECK, SAVED_DECK } from '../../testing/decks.ts';
import { deckOf } from '../../testing/examples.ts';
import { header, main } from '../../testing/pages.ts';
import { reopenPage } from '../../testing/show.tsx';
import {
  button,
  deckName,
  leaving,
  minus,
  quantity,
  read,
  row,
  saved,
  showBuilder,
  tile,
  tiles,
  total,
  unsaved,
} from './testing.ts';

const KEEPER = deckOf({ name: 'Keeper' });
const DECK_URL = `/deck-builder?deck=${KEEPER.id}`;
const NEW_URL = '/deck-builder';

const address = () => window.location.pathname + window.location.search;
const isAt = (url: string) => expect.poll(address).toBe(url);
const answerOf = (name: string) => leaving.getByRole('button', { name, exact: true });

let decks: ReturnType<typeof keepDecks>;
beforeEach(() => {
  decks = keepDecks([KEEPER]);
});

async function showChanged(): Promise<void> {
  await showBuilder(DECK_URL);
  await minus('Ponyta').click();
  await expect.element(quantity('Ponyta')).toHaveTextContent('1');
}

/** As the browser asks before it closes the page or loads another. */
function mayClose(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('unsaved changes', () => {
  test('of a saved deck are back after a reload, until they are discarded', async () => {
    await showChanged();
    await deckName.fill('Keeper of fire');
    reopenPage();
    await expect.element(main.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect.element(deckName).toHaveValue('Keeper of fire');
    await expect.element(quantity('Ponyta')).toHaveTextContent('1');
    await button('Discard').click();
    await expect.element(quantity('Ponyta')).toHaveTextContent('2');
    await expect.element(deckName).toHaveValue('Keeper');
    await expect.element(unsaved).not.toBeInTheDocument();
    reopenPage();
    await expect.element(deckName).toHaveValue('Keeper');
    await expect.element(main.getByText('Your unsaved changes are back.')).not.toBeInTheDocument();
  });

  test('of a new deck are back after a reload', async () => {
    await showBuilder();
    await tile('Pikachu').click();
    await expect.element(unsaved).toBeVisible();
    reopenPage();
    await expect.element(main.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect.element(quantity('Pikachu')).toHaveTextContent('1');
  });

  test('keep the browser from closing the page unasked', async () => {
    await showBuilder(DECK_URL);
    await expect.element(deckName).toHaveValue('Keeper');
    expect(mayClose()).toBe(true);
    await minus('Ponyta').click();
    await expect.element(unsaved).toBeVisible();
    expect(mayClose()).toBe(false);
    await button('Undo').click();
    await expect.element(unsaved).not.toBeInTheDocument();
    expect(mayClose()).toBe(true);
  });
});

describe('a player who leaves unsaved changes', () => {
  test('by a link is asked, and may stay', async () => {
    await showChanged();
    await header.getByRole('link', { name: 'Collection' }).click();
    await expectAccessible();
    await answerOf('Stay').click();
    await expect.element(leaving).not.toBeInTheDocument();
    expect(address()).toBe(DECK_URL);
    await expect.element(quantity('Ponyta')).toHaveTextContent('1');
  });

  test('by a link may go without them', async () => {
    await showChanged();
    await header.getByRole('link', { name: 'Collection' }).click();
    api.answer('GET /api/card-sets', []);
    api.answer('GET /api/users/*/wishlist', { cards: [] });
    await answerOf('Leave without saving').click();
    await isAt('/collection');
    expect(api.calls(SAVED_DECK)).toHaveLength(0);
  });

  test('for a new deck may go without them, and nothing of them is left', async () => {
    await showChanged();
    await button('New Deck').click();
    await answerOf('Leave without saving').click();
    await isAt(NEW_URL);
    await expect.element(deckName).toHaveValue('');
    await expect.element(total).toHaveTextContent(/^Total0$/);
    await saved.selectOptions('Keeper (60 cards)');
    await isAt(DECK_URL);
    await expect.element(quantity('Ponyta')).toHaveTextContent('2');
    await expect.element(unsaved).not.toBeInTheDocument();
  });

  test('by the back button is asked before anything has moved, twice in a row too', async () => {
    await showBuilder(NEW_URL);
    for (const [cards, left] of [
      [60, '1'],
      [59, '0'],
    ] as const) {
      await saved.selectOptions(`Keeper (${cards} cards)`);
      await expect.element(deckName).toHaveValue('Keeper');
      await minus('Ponyta').click();
      if (left === '0') await expect.element(row('Ponyta')).not.toBeInTheDocument();
      else await expect.element(quantity('Ponyta')).toHaveTextContent(left);
      window.history.back();
      await expect.element(leaving).toBeVisible();
      expect(address()).toBe(DECK_URL);
      await answerOf('Save and leave').click();
      await isAt(NEW_URL);
      await expect.element(deckName).toHaveValue('');
    }
    expect(decks.named('Keeper')?.totalCards).toBe(58);
  });

  test('stays when the save fails, and may go without a name only unsaved', async () => {
    await showChanged();
    api.answer(SAVED_DECK, broken());
    await button('New Deck').click();
    await answerOf('Save and leave').click();
    await read('Failed to save deck');
    await expect.element(leaving).not.toBeInTheDocument();
    await expect.element(quantity('Ponyta')).toHaveTextContent('1');
    expect(address()).toBe(DECK_URL);
    await deckName.fill('');
    await button('New Deck').click();
    await expect.element(answerOf('Leave without saving')).toBeVisible();
    await expect.element(answerOf('Save and leave')).not.toBeInTheDocument();
  });
});

test('back from a deck that does not come shows the one that lay there', async () => {
  await showBuilder(NEW_URL);
  await tile('Pikachu').click();
  await deckName.fill('First idea');
  await button('Save Deck').click();
  await read('Deck saved successfully!');
  const there = address();
  const slow = api.hold(DECK);
  await saved.selectOptions('Keeper (60 cards)');
  await isAt(DECK_URL);
  await expect.element(tiles).toHaveLength(0);
  window.history.back();
  await isAt(there);
  await expect.element(deckName).toHaveValue('First idea');
  // The page ignores the answer that comes now.
  slow.answer(KEEPER);
  await expect.poll(() => api.read(DECK)).toBe(1);
  await expect.element(deckName).toHaveValue('First idea');
  await expect.element(total).toHaveTextContent(/^Total1$/);
});

test('a slow save keeps the deck on the table until it has answered, and then goes on', async () => {
  await showBuilder(NEW_URL);
  await tile('Pikachu').click();
  await deckName.fill('Second');
  const slow = api.hold(NEW_DECK);
  await button('Save Deck').click();
  await saved.selectOptions('Keeper (60 cards)');
  await expect.element(leaving).toBeVisible();
  await expect.element(deckName).toHaveValue('Second');
  slow.answer(decks.create);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(deckName).toHaveValue('Keeper');
  await expect.element(total).toHaveTextContent('60');
  await expect.element(unsaved).not.toBeInTheDocument();
  await saved.selectOptions('Second (1 card)');
  await expect.element(total).toHaveTextContent(/^Total1$/);
});
