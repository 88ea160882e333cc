/** A collection of 10,000 distinct cards: whatever is done to it, no more is drawn than can be seen. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../testing/api.ts';
import { focusOn, main } from '../../testing/pages.ts';
import { showPage } from '../../testing/show.tsx';
import { owned } from './testing.ts';

const SETS = 50;
const PER_SET = 200;
const A_PAGE = 15;
const MOST_IN_A_GRID = 200;
const RARITIES = ['Common', 'Uncommon', 'Rare', 'Ultra Rare', 'Hyper Rare'];

const cards = page.getByCss('[data-pocket]');
const search = page.getByRole('searchbox');
const pageOf = (text: string) => main.getByText(text, { exact: true });

const MANY = Array.from({ length: SETS * PER_SET }, (_, at) =>
  owned({
    name: `Beast ${at.toString(36)}`,
    number: String((at % PER_SET) + 1),
    set: `large${Math.floor(at / PER_SET)}`,
    rarity: RARITIES[at % 5] ?? '',
  }),
);

beforeEach(() => {
  api.answer('GET /api/cards/search', { total: 0, cards: [] });
  api.answer('GET /api/card-sets', []);
  api.answer('GET /api/users/*/cards', { cards: MANY });
});

/** How many pockets were drawn anew until what is `awaited` was there. */
async function drawnBy(action: () => Promise<unknown>, awaited: () => Promise<unknown>): Promise<number> {
  let drawn = 0;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          drawn += node.querySelectorAll('[data-pocket]').length + Number(node.matches('[data-pocket]'));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  await action();
  await awaited();
  observer.disconnect();
  return drawn;
}

test('the binder draws a page for a turn, a search and a filter', async () => {
  await showPage('/collection', { wallet: true });
  await expect.element(pageOf('Page 1 of 667')).toBeVisible();
  await expect.element(cards).toHaveLength(A_PAGE);
  const costs = {
    turn: await drawnBy(
      () => userEvent.keyboard('{ArrowRight}'),
      () => expect.element(pageOf('Page 2 of 667')).toBeVisible(),
    ),
    search: await drawnBy(
      () => search.fill('a'),
      () => expect.element(pageOf('Page 2 of 667')).not.toBeInTheDocument(),
    ),
    filter: await drawnBy(
      async () => {
        await search.fill('');
        await page.getByRole('button', { name: /Hyper Rare/ }).click();
      },
      () => expect.element(pageOf('Page 1 of 134')).toBeVisible(),
    ),
  };
  expect(costs.turn).toBeLessThanOrEqual(A_PAGE);
  expect(costs.search).toBeLessThanOrEqual(2 * A_PAGE);
  expect(costs.filter).toBeLessThanOrEqual(4 * A_PAGE);
  await expect.element(cards).toHaveLength(A_PAGE);
});

const isInSight = (card: Element): boolean => {
  const { top, bottom } = card.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

test('the grid draws what is in sight, to its very end, and searched', async () => {
  await showPage('/collection?view=grid', { wallet: true });
  await expect.element(cards.first()).toBeVisible();
  let most = 0;
  const count = () => {
    most = Math.max(most, cards.elements().length);
    return most;
  };
  for (let step = 1; step <= 12; step += 1) {
    window.scrollTo(0, (document.documentElement.scrollHeight * step) / 12);
    await expect.poll(() => cards.elements().some(isInSight)).toBe(true);
    count();
  }
  await expect.element(cards.last()).toBeInViewport();
  await focusOn(search);
  await userEvent.keyboard('a');
  await expect.poll(() => window.location.search).toMatch(/q=a/);
  expect(count()).toBeLessThanOrEqual(MOST_IN_A_GRID);
});
