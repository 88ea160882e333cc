/** Saving a deck: what is refused before it is sent, what fails, and a deck that was changed or deleted elsewhere. */
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost, refused } from '../../testing/api.ts';
import { keepDecks, NEW_DECK, SAVED_DECK } from '../../testing/decks.ts';
import { deckOf } from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, main } from '../../testing/pages.ts';
import { PHONE } from '../../testing/show.tsx';
import {
  button,
  deckName,
  description,
  minus,
  quantity,
  read,
  save,
  saved,
  showBuilder,
  unsaved,
  windowOf,
} from './testing.ts';

const SHARED = deckOf({ name: 'Shared' });
const SHARED_URL = `/deck-builder?deck=${SHARED.id}`;
const changed = windowOf('This deck was changed elsewhere');
const gone = windowOf('This deck was deleted');

let decks: ReturnType<typeof keepDecks>;
beforeEach(() => {
  decks = keepDecks([SHARED]);
});

describe('a save', () => {
  test('puts the new deck into the address and the list', async () => {
    await showBuilder();
    await button('Starter deck').click();
    await expect.element(deckName).toHaveValue('Starter Deck');
    await deckName.fill('First');
    await save();
    expect(window.location.search).toBe(`?deck=${decks.named('First')?.id}`);
    await expect.element(saved).toHaveValue(decks.named('First')?.id ?? '');
  });

  test.for([
    ['lost', lost],
    ['broken', broken],
  ] as const)(
    'that is %s shows why, keeps the changes, and can be tried again as the same deck',
    async ([, failure]) => {
      await showBuilder();
      await button('Starter deck').click();
      api.answer(NEW_DECK, failure);
      await button('Save Deck').click();
      await read('Failed to save deck');
      await expect.element(unsaved).toBeVisible();
      decks.serve();
      await save();
      const sent = api.calls(NEW_DECK).map(({ body }) => body as { id?: string });
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    },
  );

  test('that the server refuses says why', async () => {
    await showBuilder();
    await button('Starter deck').click();
    api.answer(NEW_DECK, refused('too-many-decks', { most: 200 }));
    await button('Save Deck').click();
    await read('You have 200 decks, the most you can have. Delete one to make room.');
  });
});

describe('words that would read backwards', () => {
  const words = 'holds an invisible character that reverses the text: type it again';

  test('are refused at their field and not sent, wherever the save is', async () => {
    await showBuilder(undefined, { size: PHONE });
    await main.getByRole('tab', { name: 'Deck 0/60' }).click();
    await button('Starter deck').click();
    await deckName.fill('\u202ekceD');
    await expect.element(deckName).toHaveAccessibleDescription(words);
    await expect.element(main.getByRole('alert')).toHaveTextContent(words);
    await expectAccessible();
    await expectNoSidewaysScroll();

    await main.getByRole('tab', { name: /^Collection/ }).click();
    await button('Save Deck').click();
    await read(`The deck's name ${words}.`);
    await main.getByRole('tab', { name: 'Deck 60/60' }).click();
    await deckName.fill('Deck');
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
    await button('More').click();
    await description.fill('Hot\u2069');
    await expect.element(description).toHaveAccessibleDescription(words);
    await button('Save Deck').click();
    await read(`The deck's description ${words}.`);
    expect(api.calls(NEW_DECK)).toHaveLength(0);
    await description.fill('Hot');
    await button('Save Deck').click();
    await read('Deck saved successfully!');
  });
});

describe('a deck that another tab has', () => {
  /** Here two copies of Switch become one; there a copy of Bill was taken out. */
  async function changeBoth(): Promise<void> {
    await showBuilder(SHARED_URL);
    const cards = SHARED.cards.map(({ cardId, quantity }) => ({
      cardId,
      quantity: cardId === 'base1-91' ? quantity - 1 : quantity,
    }));
    decks.put(deckOf({ id: SHARED.id, name: 'Shared', cards, version: 2 }));
    await minus('Switch').click();
    await button('Save Deck').click();
    await expect.element(changed).toBeVisible();
  }

  test('changed is not saved over: mine becomes a new deck', async () => {
    await changeBoth();
    await expectAccessible();
    await changed.getByRole('button', { name: 'Save mine as a new deck' }).click();
    await read('Deck saved successfully!');
    await expect.element(deckName).toHaveValue('Shared (copy)');
    await expect.element(quantity('Bill')).toHaveTextContent('3');
    await expect.element(quantity('Switch')).toHaveTextContent('1');
    await expect.element(unsaved).not.toBeInTheDocument();
    expect(window.location.search).toBe(`?deck=${decks.named('Shared (copy)')?.id}`);
    expect(decks.named('Shared')).toMatchObject({ version: 2, totalCards: 59 });
  });

  test('changed is not saved over: the newer one is loaded', async () => {
    await changeBoth();
    await changed.getByRole('button', { name: 'Load the newer deck' }).click();
    await expect.element(quantity('Bill')).toHaveTextContent('2');
    await expect.element(quantity('Switch')).toHaveTextContent('2');
    await expect.element(unsaved).not.toBeInTheDocument();
    await minus('Bill').click();
    await save();
    expect(decks.named('Shared')).toMatchObject({ version: 3, totalCards: 58 });
  });

  test('changed stays as it lies on either table while nothing is chosen', async () => {
    await changeBoth();
    await changed.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(quantity('Switch')).toHaveTextContent('1');
    await expect.element(unsaved).toBeVisible();
    expect(decks.named('Shared')).toMatchObject({ version: 2 });
  });

  test('deleted can be saved as a new one', async () => {
    await showBuilder(SHARED_URL);
    decks.forget(SHARED.id);
    await minus('Switch').click();
    await button('Save Deck').click();
    await expect.element(gone).toBeVisible();
    await expectAccessible();
    await expect.element(gone.getByRole('button', { name: 'Load the newer deck' })).not.toBeInTheDocument();
    await gone.getByRole('button', { name: 'Save mine as a new deck' }).click();
    await read('Deck saved successfully!');
    expect(decks.all()).toMatchObject([{ totalCards: 59 }]);
    expect(api.calls(SAVED_DECK)).toHaveLength(1);
  });
});
