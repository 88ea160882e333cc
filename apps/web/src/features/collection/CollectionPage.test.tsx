/** The collection: how it loads and fails, what it says when it is empty, its filters and its keys. */
import type { CardSearchAnswer } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken } from '../../testing/api.ts';
import { CARD_SETS, cardsOfSet, collectionOf, PACK_TYPES, STARTER_CARDS } from '../../testing/examples.ts';
import { inBothFaces } from '../../testing/faces.ts';
import { cutIn } from '../../testing/measure.ts';
import { oddsOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, focusOn, main } from '../../testing/pages.ts';
import { DESK, PHONE, reopenPage, resize, showPage } from '../../testing/show.tsx';

const CARDS = 'GET /api/users/*/cards';
const SEARCH = 'GET /api/cards/search';
/** Different ones in the starter pack. */
const UNIQUE = 19;
const [FIRST_NAME] = STARTER_CARDS.cards.map(({ card }) => card.name).sort();
const TRAINERS_TWICE = STARTER_CARDS.cards
  .filter(({ card, quantity }) => card.attributes.supertype === 'Trainer' && quantity > 1)
  .map(({ card }) => card.name)
  .sort();

const cards = page.getByCss('[data-pocket]');
const names = () => cards.elements().map((each) => each.getAttribute('aria-label'));
const search = page.getByRole('searchbox');
const select = (name: string) => page.getByRole('combobox', { name });
const filter = page.getByRole('complementary', { name: 'Filter' });
const openFilter = () => page.getByRole('button', { name: /^Filter/ }).click();
/** A choice of the filter, by its name without the number of its cards. */
const choice = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ cards?$`) });
const preview = page.getByRole('complementary', { name: 'Card Preview' });
const pageOf = (text: string) => main.getByText(text, { exact: true });

beforeEach(() => {
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer(CARDS, STARTER_CARDS);
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/users/*/cards/*/decks', []);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer(SEARCH, { total: 0, cards: [] });
});

function foundIn(sets: readonly string[], text: string): CardSearchAnswer {
  const found = sets
    .flatMap(cardsOfSet)
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return { total: found.length, cards: found };
}

async function showCollection(path = '/collection'): Promise<void> {
  await showPage(path, { wallet: true });
  await expect.element(cards.first()).toBeVisible();
}

test('without a wallet the collection asks for one', async () => {
  await showPage('/collection');
  await expect.element(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
  await expect.element(page.getByText('Connect Your Wallet')).toBeVisible();
  await expect.element(page.getByText(/Connect Wallet button at the top right/)).toBeVisible();
  // Where the binder will stand: connecting shifts nothing.
  await expect.poll(() => main.element().getBoundingClientRect().width).toBe(1440);
});

describe('the collection', () => {
  test('shows where the cards will be while they load', async () => {
    const loading = api.hold(CARDS);
    await showPage('/collection', { wallet: true });
    await expect.element(main.getByText('Loading cards')).toBeInTheDocument();
    loading.answer(STARTER_CARDS);
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
    await expect.element(main.getByText('Loading cards')).not.toBeInTheDocument();
  });

  // A line that is lost comes back by itself, and with it the cards: only what the server got wrong is asked for by hand.
  test('says when its answer is broken, and tries again', async () => {
    api.answer(CARDS, broken());
    await showPage('/collection', { wallet: true });
    await expect.element(page.getByText('Your cards did not load')).toBeVisible();
    await expectAccessible();
    api.answer(CARDS, STARTER_CARDS);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
  });

  test('that is empty says what to do, in the grid and in the binder', async () => {
    api.answer(CARDS, collectionOf([]));
    await showPage('/collection?view=grid', { wallet: true });
    await expect.element(main.getByText('No cards found')).toBeVisible();
    await expect
      .element(main.getByText('Purchase some packs to start building your collection!'))
      .toBeVisible();
    await page.getByRole('tab', { name: 'Collection Binder' }).click();
    await expect.element(main.getByText('No cards found')).toBeVisible();
    await expectAccessible();
  });

  test.for([
    [PHONE, 9],
    [{ width: 768, height: 1024 }, 15],
    [DESK, 15],
  ] as const)('on a screen of %o shows its first cards at once', async ([size, least]) => {
    await showPage('/collection', { wallet: true, size });
    await expect.element(cards).toHaveLength(15);
    const over = page.getByRole('navigation').elements();
    const end = Math.min(
      window.innerHeight,
      ...over.map((each) => each.getBoundingClientRect().top).filter((top) => top > window.innerHeight / 2),
    );
    const boxes = cards.elements().map((each) => each.getBoundingClientRect());
    expect(boxes.filter(({ bottom }) => bottom <= end).length).toBeGreaterThanOrEqual(least);
    await expectNoSidewaysScroll();
  });

  test('on a tablet has its rarity tiles in two rows of five', async () => {
    await resize({ width: 800, height: 1000 });
    await showPage('/collection', { wallet: true, size: { width: 800, height: 1000 } });
    const tiles = page.getByRole('region', { name: 'Cards by rarity' }).getByRole('button');
    await expect.element(tiles).toHaveLength(10);
    const boxes = tiles.elements().map((each) => each.getBoundingClientRect());
    const rows = [...new Set(boxes.map(({ top }) => top))];
    expect(rows.map((row) => boxes.filter(({ top }) => top === row).length)).toEqual([5, 5]);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(800);
  });
});

describe('the binder', () => {
  const binder = page.getByCss('.binder');
  const button = (name: string) => page.getByRole('button', { name });
  const inARow = () => {
    const tops = cards.elements().map((each) => each.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  };

  test('says what is owned, and shows the first fifteen in rows of five', async () => {
    await showCollection();
    for (const [label, value] of [
      ['Total cards', '60'],
      ['Unique cards', String(UNIQUE)],
    ] as const)
      await expect.element(main.getByCss('dl > div').filter({ hasText: label })).toHaveTextContent(value);
    await expect.element(main.getByText(/^\w{4}\.\.\.\w{4}$/)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Build Deck' }))
      .toHaveAttribute('href', '/deck-builder');
    await expect.element(main.getByRole('link', { name: 'Campaign' })).toHaveAttribute('href', '/campaign');
    await expect
      .element(page.getByRole('tab', { name: 'Collection Binder' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { name: 'Collection Binder' })).toBeVisible();
    await expect.element(main.getByText('Tip: Use arrow keys to flip pages')).toBeVisible();
    await expect.element(cards).toHaveLength(15);
    expect(names().slice(0, 3)).toEqual(['Raichu', 'Electabuzz', 'Electrode']);
    expect(inARow()).toBe(5);
  });

  test('turns its page: the old one while it lifts, the new one while it lands, flat in the end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await commands.emulateMotion('no-preference');
    await showCollection();
    // A picture may still come before the turn begins.
    const seen = ['flat Page 1 of'];
    const observer = new MutationObserver(() => {
      const turn = document.querySelector<HTMLElement>('.binder')?.dataset.turn ?? 'flat';
      const line = `${turn} ${document.querySelector('main')?.textContent.match(/Page \d+ of/)?.[0]}`;
      if (seen.at(-1) !== line) seen.push(line);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await button('Next').click();
    await expect.element(pageOf('Page 2 of 2')).toBeVisible();
    await expect.element(binder).not.toHaveAttribute('data-turn');
    observer.disconnect();
    expect(seen).toEqual([
      'flat Page 1 of',
      'forward-lifting Page 1 of',
      'forward-landing Page 2 of',
      'flat Page 2 of',
    ]);
  });

  test('is turned by keys, by «Next» and «Previous», and by its numbers', async () => {
    await showCollection();
    await button('Next').click();
    await expect.element(pageOf('Page 2 of 2')).toBeVisible();
    await expect.element(cards).toHaveLength(UNIQUE - 15);
    await expect.element(page.getByText('Empty pocket')).toHaveLength(30 - UNIQUE);
    await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
    await button('Page 2').click();
    await expect.element(pageOf('Page 2 of 2')).toBeVisible();
    await button('Previous').click();
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
  });

  test('is turned by a finger that moves across it, and not by one that scrolls', async () => {
    await showPage('/collection?set=base1&missing=1', { wallet: true, size: PHONE });
    await expect.element(pageOf('Page 1 of 7')).toBeVisible();
    function swipe(across: number, along: number): void {
      const target = cards.first().element();
      const at = (clientX: number, clientY: number) => [
        new Touch({ identifier: 1, target, clientX, clientY }),
      ];
      target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(200, 300) }));
      const changedTouches = at(200 + across, 300 + along);
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches }));
    }
    for (const [across, along, turned] of [
      [-80, 10, 'Page 2 of 7'],
      [80, 60, 'Page 2 of 7'],
      [40, 0, 'Page 2 of 7'],
      [-80, -10, 'Page 3 of 7'],
      [80, 0, 'Page 2 of 7'],
    ] as const) {
      swipe(across, along);
      await expect.element(pageOf(turned)).toBeVisible();
    }
  });

  test('previews a card one has before anything is pointed at, and nothing where there is none', async () => {
    await showCollection();
    await expect.element(preview.getByRole('button', { name: 'View Full Details' })).toBeVisible();
    const shown = () => document.querySelector('.preview .card')?.getAttribute('aria-label');
    const first = document.querySelector('[data-pocket]:not([aria-label$=missing]) .card');
    expect(shown()).toBe(first?.getAttribute('aria-label'));
    await page
      .getByRole('textbox', { name: 'Search' })
      .or(page.getByRole('searchbox'))
      .first()
      .fill('no such card');
    await expect.element(preview).not.toBeInTheDocument();
  });

  test('previews the card under the mouse, and opens it; the keys are then the window’s', async () => {
    await showCollection();
    await page.getByCss('[data-pocket="base1-58"]').hover();
    await expect.element(preview.getByRole('heading', { name: 'Pikachu' })).toBeVisible();
    for (const fact of ['58/102', 'Common', 'Base']) await expect.element(preview).toHaveTextContent(fact);
    await expect.element(preview.getByCss('dt:text-is("Quantity") + dd')).toHaveTextContent(/^4$/);
    // Beside the book, as wide as the design has it, in letters that can be read and on the first screen.
    const box = preview.element().getBoundingClientRect();
    expect(box.width).toBeGreaterThanOrEqual(490);
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(preview.getByCss('.card').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(372);
    await expect.element(preview.getByCss('.readable-face')).toHaveTextContent(/Thunder Jolt/);
    await expect.element(preview.getByRole('button', { name: 'Wish for it' })).toBeVisible();
    await expectAccessible();
    await preview.getByRole('button', { name: 'View Full Details' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Pikachu' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
  });

  test('on a phone has three columns, and nothing sticks out, while it turns too', async () => {
    vi.useFakeTimers();
    await commands.emulateMotion('no-preference');
    await showPage('/collection', { wallet: true, size: PHONE });
    await expect.element(cards).toHaveLength(15);
    expect(inARow()).toBe(3);
    await expectNoSidewaysScroll();
    await button('Next').click();
    await expect.element(binder).toHaveAttribute('data-turn', 'forward-lifting');
    await expectNoSidewaysScroll();
    await vi.advanceTimersByTimeAsync(700);
    await expect.element(binder).not.toHaveAttribute('data-turn');
    await expect.element(pageOf('Page 2 of 2')).toBeVisible();
    vi.useRealTimers();
    await expectAccessible();
    await cards.first().click();
    await expect.element(dialog).toBeVisible();
    await expectNoSidewaysScroll();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('tab', { name: 'Classic Grid' }).click();
    await expect.element(cards.first()).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});

test.each([
  [{ width: 1440, height: 900 }, 149, 208],
  [{ width: 768, height: 1024 }, 126, 176],
  [PHONE, 110, 153],
  [{ width: 320, height: 568 }, 92, 128],
])('at %o a pocket is at least %i × %i, and nothing covers name or number', async (size, width, height) => {
  const [first] = STARTER_CARDS.cards;
  api.answer(CARDS, { cards: STARTER_CARDS.cards.map((card) => ({ ...card, quantity: 12 })) });
  api.answer('GET /api/users/*/wishlist', { cards: first === undefined ? [] : [first.card] });
  await showPage('/collection', { wallet: true, size });
  const pockets = page.getByCss('.pocket');
  await expect.element(page.getByCss('.pocket-count').first()).toBeVisible();
  await expect.element(page.getByCss('.pocket-wish')).toBeVisible();
  for (const pocket of pockets.elements()) {
    const box = pocket.getBoundingClientRect();
    expect(Math.round(box.width)).toBeGreaterThanOrEqual(width);
    expect(Math.round(box.height)).toBeGreaterThanOrEqual(height);
    const marks = [...pocket.querySelectorAll('.pocket-count, .pocket-wish')];
    const words = [...pocket.querySelectorAll('.card-name, .card-number')];
    for (const mark of marks) for (const word of words) expect(doOverlap(mark, word)).toBe(false);
  }
  await expectNoSidewaysScroll();
});

const doOverlap = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

describe('a search', () => {
  const notOwned = page.getByRole('region', { name: 'Cards you do not own' });
  const PUT = 'PUT /api/users/*/wishlist/*';
  beforeEach(() => {
    api.answer(SEARCH, ({ query }) => foundIn(['base1', 'sv3pt5'], query.get('text') ?? ''));
    api.answer('GET /api/users/*/wishlist', { cards: [] });
  });

  test('answers in two parts: what one owns, and what one does not, with set, chance and the way to the pack', async () => {
    await showCollection();
    await search.fill('charizard');
    await expect.element(main.getByRole('heading', { name: 'You own none' })).toBeVisible();
    await expect.element(main.getByText('No cards found')).not.toBeInTheDocument();
    const found = [...cardsOfSet('base1'), ...cardsOfSet('sv3pt5')].filter(({ name }) =>
      name.includes('Charizard'),
    );
    await expect
      .element(notOwned.getByRole('button', { name: /^Wish for Charizard/ }))
      .toHaveLength(found.length);
    await expect.element(notOwned.getByText('Base', { exact: true })).toBeVisible();
    await expect.element(notOwned.getByRole('link', { name: /^1 in [\d,.]+ packs$/ }).first()).toBeVisible();
    expect(notOwned.getByRole('link').first().element().getAttribute('href')).toMatch(/^\/\?pack=/);
    await expectAccessible();
    await search.fill('charm');
    await expect.element(main.getByRole('heading', { name: 'You own two' })).toBeVisible();
    expect(names()).toEqual(['Charmeleon', 'Charmander']);
    // No empty pockets between the parts.
    await expect.element(page.getByCss('.binder .pocket')).toHaveLength(2);
  });

  test('asks the server once typing rests, never for the whole catalogue, and says when there is more', async () => {
    api.answer(SEARCH, { ...foundIn(['base1'], 'charizard'), total: 900 });
    await showCollection('/collection?set=base1');
    const catalogue = api.calls('GET /api/cards').length;
    await search.fill('c');
    await search.fill('ch');
    await search.fill('charizard');
    await expect.element(notOwned.getByRole('heading', { name: 'You do not own many' })).toBeVisible();
    await expect.element(notOwned.getByText(/more letters find the others/)).toBeVisible();
    expect(api.calls(SEARCH).map(({ query }) => [query.get('text'), query.get('setId')])).toEqual([
      ['charizard', 'base1'],
    ]);
    expect(api.calls('GET /api/cards')).toHaveLength(catalogue);
  });

  test('leads to a wish at a press, in the grid too', async () => {
    api.answer(PUT, undefined);
    await showCollection('/collection?view=grid');
    await search.fill('charizard');
    const wish = notOwned.getByRole('button', { name: 'Wish for Charizard', exact: true }).first();
    await wish.click();
    await expect.element(wish).toHaveAttribute('aria-pressed', 'true');
    expect(api.calls(PUT).map(({ path }) => path.split('/').at(-1))).toEqual(['base1-4']);
    await expect.element(main.getByText('No cards found')).not.toBeInTheDocument();
  });

  test('that the server does not answer keeps what one owns, and can be tried again', async () => {
    api.answer(SEARCH, broken);
    await showCollection();
    await search.fill('charm');
    await expect.element(notOwned.getByText(/The other cards did not load\./)).toBeVisible();
    expect(names()).toEqual(['Charmeleon', 'Charmander']);
    api.answer(SEARCH, ({ query }) => foundIn(['sv3pt5'], query.get('text') ?? ''));
    await notOwned.getByRole('button', { name: 'Try again' }).click();
    await expect.element(notOwned.getByRole('button', { name: /^Wish for Charm/ }).first()).toBeVisible();
  });
});

describe('filters', () => {
  test('search by name and number, and say when nothing fits', async () => {
    await showCollection('/collection?page=2');
    await expect.element(pageOf('Page 2 of 2')).toBeVisible();
    await search.fill('CHAR');
    await expect.element(pageOf('Page 1 of 1')).toBeVisible();
    expect(names()).toEqual(['Charmeleon', 'Charmander']);
    await expect.poll(() => window.location.search).toMatch(/\?q=CHAR$/);
    // In the field an arrow is the field's.
    await userEvent.keyboard('{ArrowRight}');
    await search.fill('58');
    await expect.poll(names).toEqual(['Pikachu']);
    await search.fill('no such card');
    await expect.element(main.getByText('No cards found')).toBeVisible();
    await expect.element(main.getByText('Try adjusting your filters')).toBeVisible();
    await main.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.element(cards).toHaveLength(15);
  });

  test('that leave the grid empty are named as the reason', async () => {
    await showCollection('/collection?view=grid');
    await search.fill('no such card');
    await expect.element(main.getByText('No cards found')).toBeVisible();
    await expect.element(main.getByText('Try adjusting your filters')).toBeVisible();
  });

  test('stand in the address, and the back button takes them back', async () => {
    await showCollection();
    const tile = page
      .getByRole('region', { name: 'Cards by rarity' })
      .getByRole('button', { name: /^2\s*Rare$/ });
    await tile.click();
    await expect.element(tile).toHaveAttribute('aria-pressed', 'true');
    await expect.element(pageOf('Page 1 of 1')).toBeVisible();
    expect(names()).toEqual(['Electabuzz', 'Electrode']);
    await openFilter();
    await expect.element(choice('Rare')).toHaveAttribute('aria-pressed', 'true');
    await choice('Uncommon').click();
    await expect.poll(() => window.location.search).toMatch(/rarity=Rare&rarity=Uncommon$/);
    await choice('Rare').click();
    await expect.element(tile).toHaveAttribute('aria-pressed', 'false');
    reopenPage();
    await expect.poll(() => names()[0]).not.toBe('Electabuzz');
    await expect.poll(names).toContain('Charmeleon');
    window.history.back();
    window.history.back();
    await expect.poll(names).toEqual(['Electabuzz', 'Electrode']);
    window.history.back();
    await expect.element(cards).toHaveLength(15);
  });

  test('leave every word whole, on a phone unfolded and at a desk beside a card that is pointed at', async () => {
    await showPage('/collection', { wallet: true, size: { width: 390, height: 844 } });
    await openFilter();
    await expect.element(dialog.getByText('What I have')).toBeVisible();
    await inBothFaces((face) => expect.poll(() => cutIn('[role=dialog]'), { message: face }).toEqual([]));
    await userEvent.keyboard('{Escape}');
    await resize(DESK);
    await cards.first().hover();
    await expect.element(preview.getByText('View Full Details')).toBeVisible();
    await inBothFaces((face) => expect.poll(() => cutIn('main'), { message: face }).toEqual([]));
    await openFilter();
    await expect.element(filter).toBeVisible();
    await inBothFaces((face) => expect.poll(() => cutIn('main'), { message: face }).toEqual([]));
  });

  test('stand beside the book in groups with counts, add within one, and leave the focus where it was', async () => {
    await showCollection();
    await openFilter();
    await expect.element(filter.getByRole('heading', { name: 'Filter' })).toHaveFocus();
    const groups = filter.getByRole('group').elements();
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'What I have',
      'In battle',
      'Kind',
      'Type',
      'Rarity',
      'Set',
    ]);
    await expect.element(preview).not.toBeInTheDocument();
    const book = page.getByCss('.binder').element().getBoundingClientRect();
    const beside = filter.element().getBoundingClientRect();
    expect(beside.left).toBeGreaterThanOrEqual(book.right);
    expect(beside.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect
      .element(filter.getByRole('button', { name: `Owned, ${UNIQUE} cards`, exact: true }))
      .toBeVisible();
    const show = filter.getByRole('button', { name: /^Show \d+ cards?$/ });
    await expect.element(show).toHaveTextContent(`Show ${UNIQUE} cards`);
    const countOf = (name: string) => Number(choice(name).element().querySelector('small')?.textContent);
    const both = countOf('Trainer') + countOf('Energy');
    await choice('Trainer').click();
    await choice('Energy').click();
    await expect.element(show).toHaveTextContent(`Show ${both} cards`);
    await expect.element(cards).toHaveLength(both);
    expect(window.location.search).toBe('?kind=trainer&kind=energy');
    await expectAccessible();
    await filter.getByRole('button', { name: 'Clear' }).click();
    await expect.element(show).toHaveTextContent(`Show ${UNIQUE} cards`);
    await show.click();
    await expect.element(filter).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
  });

  test('and order stand in one line, work together, and are kept in the address', async () => {
    api.answer(CARDS, {
      cards: STARTER_CARDS.cards.map((each) => ({
        ...each,
        firstOwnedAt: each.cardId === 'base1-58' ? '2026-03-02T09:00:00.000Z' : '2026-03-01T09:00:00.000Z',
      })),
    });
    await showCollection();
    const tools = page.getByCss('search > *').elements();
    const tops = tools.map((each) => each.getBoundingClientRect().top);
    expect([tools.length, new Set(tops).size]).toEqual([3, 1]);
    await select('Sort').selectOptions('Newest');
    await expect.poll(() => names()[0]).toBe('Pikachu');
    await select('Sort').selectOptions('Name');
    await expect.poll(() => names()[0]).toBe(FIRST_NAME);
    await openFilter();
    await choice('Trainer').click();
    await choice('Doubles').click();
    await expect.poll(() => window.location.search).toBe('?show=duplicates&kind=trainer&sort=name');
    await expect.poll(names).toEqual(TRAINERS_TWICE);
    reopenPage();
    await expect.poll(names).toEqual(TRAINERS_TWICE);
    await openFilter();
    await choice('Fire').click();
    await expect.element(main.getByText('Try adjusting your filters')).toBeVisible();
    await main.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(cards).toHaveLength(15);
    // The order leaves nothing out, and stays.
    await expect.element(select('Sort')).toHaveValue('name');
    await expectAccessible();
  });

  test.each([
    [PHONE, PHONE.width],
    [{ width: 320, height: 568 }, 320],
    [{ width: 768, height: 1024 }, 420],
  ])('at %o stand in a sheet of %i pixels, whose last row stays in sight', async (size, width) => {
    await showPage('/collection?kind=pokemon&show=duplicates', { wallet: true, size });
    const more = page.getByRole('button', { name: 'Filter 2' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    const show = dialog.getByRole('button', { name: /^Show \d+ cards?$/ });
    await expect.element(show).toBeVisible();
    const box = dialog.element().getBoundingClientRect();
    expect([Math.round(box.width), Math.round(box.right), box.height]).toEqual([
      width,
      size.width,
      size.height,
    ]);
    // Once it has risen.
    await expect.poll(() => show.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(size.height);
    for (const each of dialog.getByRole('button').elements())
      expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(43.5);
    await expectNoSidewaysScroll();
    await expectAccessible();
    const steps = window.history.length;
    await choice('Pokémon').click();
    await expect.poll(() => window.location.search).toBe('?show=duplicates');
    expect(window.history.length).toBe(steps);
    await show.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Filter 1' })).toHaveFocus();
    expect(window.location.search).toBe('?show=duplicates');
  });

  test('let one stage through, and say what duplicates are good for', async () => {
    await showCollection();
    await expect.element(main.getByText(/A deck holds up to 4 cards of one name/)).not.toBeInTheDocument();
    await openFilter();
    await choice('Stage 1').click();
    await expect.poll(names).toContain('Charmeleon');
    expect(names()).not.toContain('Charmander');
    await choice('Stage 1').click();
    await choice('Doubles').click();
    await expect.element(main.getByText(/A deck holds up to 4 cards of one name/)).toBeVisible();
  });

  test('show the missing cards alone once a set is chosen', async () => {
    await showCollection();
    await openFilter();
    await expect.element(choice('Owned')).toBeVisible();
    await expect.element(choice('Missing')).not.toBeInTheDocument();
    await choice('Base').click();
    await page.getByRole('button', { name: `Missing, ${102 - UNIQUE} cards`, exact: true }).click();
    await expect.element(pageOf('Page 1 of 6')).toBeVisible();
    await expect
      .element(main.getByText(`${102 - UNIQUE} cards · Page 1 of 6`, { exact: true }))
      .toBeVisible();
    expect(names().every((name) => name?.endsWith(', missing'))).toBe(true);
  });

  test('by set say how complete it is and show what is missing', async () => {
    await showCollection();
    const progress = page.getByRole('region', { name: 'Set completion' });
    const missing = progress.getByRole('checkbox', { name: /Show missing/ });
    await expect.element(progress.getByText(`${UNIQUE} of 102`)).toBeVisible();
    await progress.getByRole('button', { name: /^Base/ }).click();
    await missing.click();
    await expect.element(pageOf('Page 1 of 7')).toBeVisible();
    expect(window.location.search).toMatch(/set=base1&missing=1/);
    expect(names().slice(0, 2)).toEqual(['Alakazam, missing', 'Blastoise, missing']);
    expect(names()).toContain('Raichu');
    const pages = page.getByRole('navigation', { name: 'Binder pages' });
    await expect.element(pages.getByRole('listitem')).toHaveLength(7);
    await expectAccessible();
    await cards.first().click();
    await expect.element(page.getByRole('dialog', { name: 'Alakazam' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: /Base Set Booster Pack/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await missing.click();
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
    await openFilter();
    await choice('151').click();
    await expect.element(progress.getByText('0 of 207')).toBeVisible();
    await expect.element(page.getByText('Try adjusting your filters')).toBeVisible();
  });
});

test('what came since the binder was last looked at is marked, beside name and number, and alone on wish', async () => {
  const dated = (id: string, day: string) => ({
    cards: STARTER_CARDS.cards.map((each) => ({
      ...each,
      firstOwnedAt: each.cardId === id ? `2026-03-0${day}T09:00:00.000Z` : '2026-03-01T09:00:00.000Z',
    })),
  });
  const marks = page.getByText('NEW', { exact: true });
  api.answer(CARDS, dated('', '1'));
  await showCollection();
  // At the first look nothing is.
  await expect.element(marks).not.toBeInTheDocument();
  api.answer(CARDS, dated('base1-58', '2'));
  reopenPage();
  await expect.element(marks).toHaveLength(1);
  const pocket = page.getByCss('.pocket:has(.pocket-new)').element();
  expect(pocket.querySelector('[data-pocket]')?.getAttribute('aria-description')).toMatch(/, new$/);
  for (const word of pocket.querySelectorAll('.card-name, .card-number'))
    expect(doOverlap(marks.element(), word)).toBe(false);
  await openFilter();
  await choice('New').click();
  await expect.poll(names).toEqual(['Pikachu']);
  reopenPage();
  await expect.element(main.getByText('Try adjusting your filters')).toBeVisible();
});

test('by keyboard alone: pockets, pages, dialog, tabs, grid and back', async () => {
  await showCollection();
  await focusOn(cards.first());
  await expect.element(preview.getByRole('heading', { name: 'Raichu' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(cards.nth(5)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(cards.nth(14)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  // Less motion: the other page is there at once, with the focus in the same place.
  expect(pageOf('Page 2 of 2').elements()).toHaveLength(1);
  await expect.element(cards.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(cards.first()).toHaveFocus();
  await focusOn(page.getByRole('tab', { name: 'Collection Binder' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(page.getByRole('tab', { name: 'Classic Grid' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => window.location.search).toMatch(/view=grid/);
  await expect.element(cards).toHaveLength(UNIQUE);
  await expectAccessible();
  await focusOn(cards.last());
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
});
