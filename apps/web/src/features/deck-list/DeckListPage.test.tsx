/** The list of decks: how it loads and fails, what it says where there is none, and how a deck is deleted. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken } from '../../testing/api.ts';
import { deckOf, STARTER_CARDS } from '../../testing/examples.ts';
import { showPage } from '../../testing/show.tsx';

const DECKS = 'GET /api/users/*/decks';
const SPARK = deckOf({ name: 'Spark' });

const deck = (name: string) => page.getByRole('article', { name, exact: true });
const skeletons = page.getByTestId('deck-skeleton');

beforeEach(() => api.answer('GET /api/users/*/cards', STARTER_CARDS));

describe('the deck list', () => {
  test('holds six places while the decks load', async () => {
    const decks = api.hold(DECKS);
    await showPage('/deck-list', { wallet: true });
    await expect.element(skeletons).toHaveLength(6);
    decks.answer([SPARK]);
    await expect.element(deck('Spark')).toBeVisible();
    await expect.element(skeletons).toHaveLength(0);
  });

  test('says that the decks did not load, and tries again', async () => {
    api.answer(DECKS, broken());
    await showPage('/deck-list', { wallet: true });
    await expect.element(page.getByText('Your decks did not load')).toBeVisible();
    await expectAccessible();
    api.answer(DECKS, [SPARK]);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect.element(deck('Spark')).toBeVisible();
  });
});
