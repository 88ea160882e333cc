/** The details of a collection's card: from one to the next, back to its pocket, and to the packs of a missing one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, refused } from '../../testing/api.ts';
import { CARD_SETS, cardOf, cardsOfSet, deckOf, PACK_TYPES, STARTER_CARDS } from '../../testing/examples.ts';
import { oddsOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, focusOn } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';

const cards = page.getByCss('[data-pocket]');
const previous = dialog.getByRole('button', { name: 'Previous card' });
const next = dialog.getByRole('button', { name: 'Next card' });
const title = (name: string) => page.getByRole('dialog', { name });
const place = (text: string) => dialog.getByText(text, { exact: true });

beforeEach(() => {
  api.answer('GET /api/cards/search', { total: 0, cards: [] });
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/users/*/cards/*/decks', []);
});

async function showCollection(path = '/collection'): Promise<void> {
  await showPage(path, { wallet: true });
  await expect.element(cards.first()).toBeVisible();
}

describe('from card to card', () => {
  test('by buttons, which keep the focus and stop at the ends of the page', async () => {
    await showCollection();
    await cards.first().click();
    await expect.element(title('Raichu')).toBeVisible();
    await expect.element(place('1 of 15')).toBeVisible();
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.element(title('Electabuzz')).toBeVisible();
    await expect.element(next).toHaveFocus();
    await expectAccessible();
    await focusOn(previous);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(title('Raichu')).toBeVisible();
    await expect.element(previous).toHaveFocus();
  });

  test('by arrow keys, while the binder behind stays; the focus then goes to the pocket of the last card', async () => {
    await showCollection('/collection?page=2');
    await focusOn(cards.first());
    await userEvent.keyboard('{Enter}');
    await expect.element(place('1 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.element(place('3 of 4')).toBeVisible();
    const name = cards.nth(2).element().getAttribute('aria-label') ?? '';
    await expect.element(title(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cards.nth(2)).toHaveFocus();
    expect(window.location.search).toBe('?page=2');
  });

  test('within the filter; in the grid through all that it lets through; alone without buttons', async () => {
    await showCollection('/collection?view=grid');
    await cards.first().click();
    await expect.element(place('1 of 19')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('searchbox').fill('char');
    await expect.element(cards).toHaveLength(2);
    await cards.first().click();
    await expect.element(place('1 of 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('searchbox').fill('charme');
    await expect.element(cards).toHaveLength(1);
    await cards.first().click();
    await expect.element(title('Charmeleon')).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
  });

  test('on a phone nothing sticks out', async () => {
    await showPage('/collection', { wallet: true, size: PHONE });
    await cards.first().click();
    await expect.element(next).toBeInViewport();
    await expectNoSidewaysScroll();
    const { width, height } = next.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

describe('a missing card', () => {
  const packs = dialog.getByRole('region', { name: 'Where to find it' });

  test('says which packs of its set are sold, with its own chance in each, and leads to each', async () => {
    await showCollection('/collection?set=base1&missing=1');
    await cards.first().click();
    const sold = PACK_TYPES.filter(({ setId, price }) => setId === 'base1' && Number(price) > 0);
    const names = sold.map(({ name }) => name);
    await expect.element(packs.getByRole('link')).toHaveLength(names.length);
    for (const name of names) await expect.element(packs.getByText(name, { exact: true })).toBeVisible();
    await expect.element(packs.getByText(/^1 in [\d,.]+ packs$/)).toHaveLength(names.length);
    await expectAccessible();
    const hrefs = packs
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(sold.map(({ id }) => `/?pack=${id}`));
    const [, second] = sold;
    api.answer('GET /api/users/*/pack-purchases', []);
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
    await packs.getByRole('link').nth(1).click();
    const heading = page.getByRole('heading', { name: second?.name ?? '', exact: true });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  });

  test('keeps its packs when their odds do not load', async () => {
    api.answer('GET /api/pack-types/*/odds', broken);
    await showCollection('/collection?set=base1&missing=1');
    await cards.first().click();
    await expect.element(packs.getByText('chance unknown').first()).toBeVisible();
    await expect.element(packs.getByText('Base Set Booster Pack', { exact: true })).toBeVisible();
  });

  test('that is a basic energy is in no pack, and free in decks', async () => {
    await showCollection('/collection?set=base1&missing=1&q=grass+energy');
    await cards.first().click();
    await expect.element(packs.getByText(/Basic energy comes in no pack/)).toBeVisible();
    await expect.element(packs.getByRole('link')).not.toBeInTheDocument();
  });

  test('whose set is not sold says so, and leads to the store too', async () => {
    api.answer('GET /api/pack-types', []);
    await showCollection('/collection?set=base1&missing=1');
    await cards.first().click();
    await expect.element(packs.getByText(/No pack of Base is on sale now/)).toBeVisible();
    await expect.element(packs.getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/');
  });

  test('is not the only one that says so: of what is owned one may want another', async () => {
    await showCollection();
    await cards.first().click();
    await expect.element(title('Raichu')).toBeVisible();
    await expect.element(packs.getByRole('link').first()).toHaveTextContent('To the pack');
  });
});

describe('decks', () => {
  const DECKS = 'GET /api/users/*/cards/*/decks';
  const SET = 'POST /api/users/*/decks/*/cards';
  const within = dialog.getByRole('region', { name: 'In your decks' });
  const add = dialog.getByRole('button', { name: 'Add to deck' });
  const fire = { id: 'fire', name: 'Fire', totalCards: 59, copies: 1 };
  const water = { id: 'water', name: 'Water', totalCards: 1, copies: 0 };
  /** Owned twice. */
  const open = async () => {
    await showCollection('/collection?q=charmeleon');
    await cards.first().click();
  };
  const OWNED = STARTER_CARDS.cards.find(({ card }) => card.name === 'Charmeleon')?.quantity ?? 0;

  test('that hold the card are named with its copies, each with the way to it', async () => {
    api.answer(DECKS, [fire, water]);
    await open();
    await expect.element(within.getByRole('link')).toHaveLength(1);
    await expect.element(within.getByRole('link', { name: /Fire.*1 copy · 59 cards/ })).toBeVisible();
    await expect.element(within.getByRole('link')).toHaveAttribute('href', '/deck-builder?deck=fire');
    await expectAccessible();
  });

  test('are asked for among several, and one gets one copy more', async () => {
    api.answer(DECKS, [fire, water]);
    api.answer(SET, deckOf({ name: 'Water', cards: [{ cardId: 'base1-24', quantity: 1 }] }));
    await open();
    await add.click();
    await expect.element(add).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await dialog.getByRole('button', { name: /Water/ }).click();
    await expect.element(page.getByText(/Charmeleon is in «Water» now: 1 of 60 cards/)).toBeVisible();
    expect(api.calls(SET).map(({ path, body }) => [path.split('/').slice(-2), body])).toEqual([
      [['water', 'cards'], { cardId: 'base1-24', quantity: 1 }],
    ]);
    await expect.element(add).toHaveAttribute('aria-expanded', 'false');
  });

  test('of which there is one only are not asked for; one that holds all copies takes no more', async () => {
    api.answer(DECKS, [{ ...fire, copies: OWNED }]);
    await open();
    await add.click();
    await expect.element(page.getByText(`«Fire» holds ${OWNED} of Charmeleon already.`)).toBeVisible();
    expect(api.calls(SET)).toEqual([]);
  });

  test('that do not take it say why', async () => {
    api.answer(DECKS, [water]);
    api.answer(SET, refused('deck-unknown'));
    await open();
    await add.click();
    await expect.element(page.getByText('Not added')).toBeVisible();
  });

  test('of which there is none are built; whose list does not load can be asked for again', async () => {
    await open();
    await expect
      .element(dialog.getByRole('link', { name: 'Build a deck' }))
      .toHaveAttribute('href', '/deck-builder');
    await expect.element(within.getByText('You have no deck yet.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    api.answer(DECKS, broken);
    await cards.first().click();
    await expect.element(within.getByText(/Your decks did not load/)).toBeVisible();
    api.answer(DECKS, [fire]);
    await within.getByRole('button', { name: 'Try again' }).click();
    await expect.element(within.getByRole('link', { name: /Fire/ })).toBeVisible();
  });
});

describe('wishes', () => {
  const wish = dialog.getByRole('button', { name: 'Wish for it' });
  const PUT = 'PUT /api/users/*/wishlist/*';
  const DELETE = 'DELETE /api/users/*/wishlist/*';

  test('are made and taken back in a card’s details, marked in its pocket, and shown alone, missing ones too', async () => {
    api.answer('GET /api/users/*/wishlist', { cards: [cardOf('base1-4')] });
    api.answer(PUT, undefined);
    api.answer(DELETE, undefined);
    await showCollection();
    await cards.first().click();
    await expect.element(wish).toHaveAttribute('aria-pressed', 'false');
    await wish.click();
    await expect.element(wish).toHaveAttribute('aria-pressed', 'true');
    await expect.element(wish).toHaveFocus();
    await expectAccessible();
    expect(api.calls(PUT).map(({ path }) => path.split('/').at(-1))).toEqual(['base1-14']);
    await userEvent.keyboard('{Escape}');
    await expect.element(cards.first()).toHaveAccessibleDescription(/wished for/);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', { name: 'Wished, 2 cards', exact: true }).click();
    await expect.element(cards).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Charizard, missing' })).toBeVisible();
    await page.getByRole('button', { name: 'Raichu', exact: true }).click();
    await wish.click();
    await expect.element(cards).toHaveLength(1);
    expect(api.calls(DELETE).map(({ path }) => path.split('/').at(-1))).toEqual(['base1-14']);
  });

  test('that the server refuses are taken back, and said', async () => {
    api.answer(PUT, refused('wishlist-full', { most: 300 }));
    await showCollection();
    await cards.first().click();
    await wish.click();
    await expect.element(page.getByText(/You wish for 300 cards, the most you can/)).toBeVisible();
    await expect.element(wish).toHaveAttribute('aria-pressed', 'false');
  });
});
