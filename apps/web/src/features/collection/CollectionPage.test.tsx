/** The collection: how it loads and fails, what it says when it is empty, its filters and its keys. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost } from '../../testing/api.ts';
import { CARD_SETS, cardsOfSet, collectionOf, STARTER_CARDS } from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, focusOn, main } from '../../testing/pages.ts';
import { PHONE, reopenPage, resize, showPage } from '../../testing/show.tsx';

const CARDS = 'GET /api/users/*/cards';
/** Different ones in the starter pack. */
const UNIQUE = 19;

const cards = page.getByCss('[data-pocket]');
const names = () => cards.elements().map((each) => each.getAttribute('aria-label'));
const search = page.getByRole('searchbox');
const select = (name: string) => page.getByRole('combobox', { name });
const preview = page.getByRole('complementary', { name: 'Card Preview' });
const pageOf = (text: string) => main.getByText(text, { exact: true });

beforeEach(() => {
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer(CARDS, STARTER_CARDS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
});

async function showCollection(path = '/collection'): Promise<void> {
  await showPage(path, { wallet: true });
  await expect.element(cards.first()).toBeVisible();
}

test('without a wallet the collection asks for one', async () => {
  await showPage('/collection');
  await expect.element(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible();
  await expect.element(page.getByText('Connect Your Wallet')).toBeVisible();
  await expect.element(page.getByText(/Connect Wallet button at the top right/)).toBeVisible();
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

  test.for([
    ['lost', lost],
    ['broken', broken],
  ] as const)('says when its answer is %s, and tries again', async ([, failure]) => {
    api.answer(CARDS, failure);
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
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      const turn = document.querySelector<HTMLElement>('.binder')?.dataset.turn ?? 'flat';
      const line = `${turn} ${document.querySelector('main')?.textContent.match(/Page \d+ of/)?.[0]}`;
      if (seen.at(-1) !== line) seen.push(line);
    });
    observer.observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
    await button('Next').click();
    await expect.element(pageOf('Page 2 of 2')).toBeVisible();
    await expect.element(binder).not.toHaveAttribute('data-turn');
    observer.disconnect();
    expect(seen).toEqual(['forward-lifting Page 1 of', 'forward-landing Page 2 of', 'flat Page 2 of']);
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

  test('previews the card under the mouse, and opens it; the keys are then the window’s', async () => {
    await showCollection();
    await page.getByCss('[data-pocket="base1-58"]').hover();
    await expect.element(preview.getByRole('heading', { name: 'Pikachu' })).toBeVisible();
    for (const fact of ['58/102', 'Common', 'Base']) await expect.element(preview).toHaveTextContent(fact);
    await expect.element(preview.getByCss('dt:text-is("Quantity") + dd')).toHaveTextContent(/^4$/);
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
    await expect.element(select('Rarity')).toHaveValue('Rare');
    await expect.element(pageOf('Page 1 of 1')).toBeVisible();
    expect(names()).toEqual(['Electabuzz', 'Electrode']);
    await select('Rarity').selectOptions('Uncommon');
    await expect.poll(() => window.location.search).toMatch(/rarity=Uncommon/);
    await expect.element(tile).toHaveAttribute('aria-pressed', 'false');
    reopenPage();
    await expect.element(select('Rarity')).toHaveValue('Uncommon');
    await expect.poll(names).toContain('Charmeleon');
    window.history.back();
    await expect.element(select('Rarity')).toHaveValue('Rare');
    window.history.back();
    await expect.element(cards).toHaveLength(15);
  });

  test('by set say how complete it is and show what is missing', async () => {
    await showCollection();
    const progress = page.getByRole('region', { name: 'Set completion' });
    const missing = progress.getByRole('checkbox', { name: /Show missing/ });
    await expect.element(progress.getByText(`${UNIQUE} of 102`)).toBeVisible();
    await select('Set').selectOptions('Base');
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
    await userEvent.keyboard('{Escape}');
    await missing.click();
    await expect.element(pageOf('Page 1 of 2')).toBeVisible();
    await select('Set').selectOptions('151');
    await expect.element(progress.getByText('0 of 207')).toBeVisible();
    await expect.element(page.getByText('Try adjusting your filters')).toBeVisible();
  });
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
