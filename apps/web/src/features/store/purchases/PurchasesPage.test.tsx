/** «My packs»: how one comes there, every state of it, its pages, a pack's cards and its proof. */
import { rarityRank } from '@pokesol/cards';
import type { PurchaseHistoryAnswer } from '@pokesol/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, broken } from '../../../testing/api.ts';
import { cardsOfSet, PACK_TYPES } from '../../../testing/examples.ts';
import { oddsOf, openingOf, proofOf, purchaseOf } from '../../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, header, main } from '../../../testing/pages.ts';
import { DESK, PHONE, resize, showPage } from '../../../testing/show.tsx';

const HISTORY = 'GET /api/users/*/pack-history';
const rows = main.getByRole('heading', { level: 2 });
type Pack = PurchaseHistoryAnswer['packs'][number];

const packOf = (nth: number): Pack =>
  nth === 1
    ? { ...purchaseOf(nth), cards: [] }
    : { ...purchaseOf(nth, 'opened'), cards: openingOf(nth).cards };
const packs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => packOf(from + at));
const SECOND_PAGE = '00000000-0000-4000-8000-000000000010';

beforeEach(() => {
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer(HISTORY, ({ query }) =>
    query.get('after') === SECOND_PAGE
      ? { total: 12, packs: packs(11, 12) }
      : { total: 12, packs: packs(1, 10), next: SECOND_PAGE },
  );
});

test('is reached from the store and from the wallet’s window', async () => {
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  await showPage('/', { wallet: true });
  await main.getByRole('link', { name: 'My packs' }).click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
  await main.getByRole('link', { name: 'To the store' }).click();
  await main.getByRole('link', { name: 'Look at them' }).click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
  await main.getByRole('link', { name: 'To the store' }).click();
  await header.getByRole('button', { name: /^Wallet:/ }).click();
  await dialog.getByRole('link', { name: /^My packs/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByRole('heading', { level: 1, name: 'My packs' })).toBeVisible();
});

test('lists ten packs and then the older ones, each with its receipt, its cards and its proof', async () => {
  api.answer('GET /api/pack-purchases/*/proof', proofOf(2));
  await showPage('/purchases', { wallet: true, size: PHONE });
  await expect.element(main.getByText('10 of 12 packs, newest first')).toBeVisible();
  await expect.element(rows).toHaveLength(10);
  await expect.element(main.getByRole('link', { name: 'Open it' })).toHaveLength(1);
  for (const size of [DESK, { width: 768, height: 1024 }, PHONE]) {
    await resize(size);
    await expectNoSidewaysScroll();
    await expectAccessible();
  }
  await main.getByRole('button', { name: 'Show older packs' }).click();
  await expect.element(rows).toHaveLength(12);
  await expect.element(main.getByText('12 of 12 packs, newest first')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Show older packs' })).not.toBeInTheDocument();

  const second = main.getByRole('listitem').filter({ hasText: 'Opened' }).first();
  // The rarest is named and stands first, wherever it was drawn.
  const drawn = openingOf(2).cards;
  const best = drawn.toSorted((one, other) => rarityRank(other.rarity) - rarityRank(one.rarity))[0];
  await expect.element(second.getByText(best?.name ?? '', { exact: true }).first()).toBeVisible();
  const card = second.getByRole('list').getByRole('button').first();
  await expect.element(card).toHaveAccessibleName(new RegExp(`^${best?.name}`));
  await expect.element(card).toBeVisible();
  await expectAccessible();
  await card.click();
  await expect.element(dialog.getByText('Card Number')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await second.getByRole('button', { name: /^Verify this pack/ }).click();
  await expect.element(dialog.getByText('Match', { exact: true }).first()).toBeVisible();
});

test('says what comes next without packs, without a wallet, while it waits, and when it fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const history = api.hold(HISTORY);
  await showPage('/purchases', { wallet: true });
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.element(main.getByText('Your packs are still on their way...')).toBeVisible();
  history.answer({ total: 0, packs: [] });
  await expect.element(main.getByText('No packs yet')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Buy a pack' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test('offers to try again', async () => {
  api.answer(HISTORY, broken());
  await showPage('/purchases', { wallet: true });
  await expect.element(main.getByText('Your packs did not load')).toBeVisible();
  await expectAccessible();
  api.answer(HISTORY, { total: 1, packs: packs(1, 1) });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('1 of 1 pack, newest first')).toBeVisible();
});

test('keeps what it has when older packs do not come', async () => {
  await showPage('/purchases', { wallet: true });
  await expect.element(rows).toHaveLength(10);
  api.answer(HISTORY, broken());
  await main.getByRole('button', { name: 'Show older packs' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Older packs did not load.');
  await expect.element(rows).toHaveLength(10);
  api.answer(HISTORY, { total: 12, packs: packs(11, 12) });
  await main.getByRole('button', { name: 'Show older packs' }).click();
  await expect.element(rows).toHaveLength(12);
});

test('asks a visitor for a wallet', async () => {
  await showPage('/purchases');
  await expect.element(main.getByRole('button', { name: 'Connect now' })).toBeVisible();
  await expectAccessible();
});

test('what waits to be opened stands above what was; of eleven cards the best five are seen at once', async () => {
  const eleven = openingOf(2, 'base1-booster').cards;
  const opened = { ...purchaseOf(2, 'opened'), cards: eleven };
  const waiting = { ...purchaseOf(1), cards: [] };
  api.answer(HISTORY, { total: 2, packs: [opened, waiting] });
  await showPage('/purchases', { wallet: true });
  const row = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect.element(row.first()).toHaveTextContent('To open');
  const cards = row.nth(1).getByRole('list').getByRole('button');
  await expect.element(cards).toHaveLength(5);
  await row
    .nth(1)
    .getByRole('button', { name: `All ${eleven.length} cards` })
    .click();
  await expect.element(cards).toHaveLength(eleven.length);
});
