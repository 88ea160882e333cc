/** The opening of a pack: the ways past its show, what can go wrong, and how its cards lie on a phone. */
import { STARTER_DECK } from '@pokesol/decks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost, refused } from '../../testing/api.ts';
import { cardOf, PACK_TYPES } from '../../testing/examples.ts';
import { openingOf, purchaseOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, toast } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';

const OPEN = 'POST /api/pack-purchases/*/open';
const PURCHASES = 'GET /api/users/*/pack-purchases';
const MINI_CARDS = 5;

const opening = dialog.first();
const cards = opening.getByRole('listitem');
const faceUp = cards.getByRole('heading');
const nth = (path: string) => Number(/purchase-(\d+)/.exec(path)?.[1]);

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer(PURCHASES, [purchaseOf(1)]);
  api.answer(OPEN, ({ path }) => openingOf(nth(path)));
});

const withMotion = () => commands.emulateMotion('no-preference');

async function openPack(): Promise<void> {
  await showPage('/', { wallet: true });
  await page.getByRole('button', { name: 'Open Base Set Mini Pack' }).click();
}

describe('the show', () => {
  test('is skipped by Space, then the dealing; Escape shows everything, and only then closes the window', async () => {
    await withMotion();
    api.answer('POST /api/pack-purchases/free', { packTypeId: 'base1-booster', cards: openingOf(1).cards });
    await showPage('/');
    const demo = page.getByRole('button', { name: 'Try a demo pack' });
    await demo.click();
    await expect.element(opening).toBeVisible();
    await userEvent.keyboard('[Space]');
    await userEvent.keyboard('[Space]');
    const turnAll = opening.getByRole('button', { name: 'Turn all cards' });
    await expect.element(turnAll.or(faceUp.nth(MINI_CARDS - 1)).first()).toBeVisible();
    if (turnAll.query() !== null) await userEvent.keyboard('[Space]');
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(demo).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.element(opening).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    await expect.element(opening).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is left out for people who want less motion: the cards are simply there', async () => {
    const phases = new Set<string | undefined>();
    const look = () => phases.add(document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase);
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    await openPack();
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    observer.disconnect();
    expect([...phases].filter((phase) => phase === 'jumping' || phase === 'exploding')).toEqual([]);
    await expect.element(opening.getByRole('button', { name: 'Turn all cards' })).not.toBeInTheDocument();
  });
});

describe('a pack that does not open', () => {
  test('is not lost, and says so', async () => {
    api.answer(OPEN, lost);
    await openPack();
    await expect.element(opening.getByRole('alert')).toHaveTextContent('Your pack is not lost');
    await expect.element(opening.getByRole('heading', { name: 'That did not work' })).toBeVisible();
    await expectAccessible();
    await opening.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect.element(page.getByRole('heading', { name: '1 pack to open' })).toBeVisible();
  });

  test('is tried again, and is the same pack', async () => {
    api.answer(OPEN, broken());
    await openPack();
    await expect.element(opening.getByRole('alert')).toBeVisible();
    api.answer(OPEN, ({ path }) => openingOf(nth(path)));
    await opening.getByRole('button', { name: 'Try again' }).click();
    await expect.element(faceUp).toHaveLength(MINI_CARDS);
    expect(new Set(api.calls(OPEN).map(({ path }) => path)).size).toBe(1);
  });
});

test('«Open all» opens one pack after another and ends with all their cards', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await withMotion();
  api.answer(PURCHASES, [purchaseOf(1), purchaseOf(2)]);
  await showPage('/', { wallet: true });
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect.element(opening.getByText('Pack 1 of 2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(faceUp).toHaveLength(MINI_CARDS);
  // The way on does not react to a press that came too soon to have been meant for it.
  const next = opening.getByRole('button', { name: 'Next pack' });
  await expect.element(next).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  await next.click();
  await expect.element(opening.getByText('Pack 2 of 2')).toBeVisible();
  api.answer(PURCHASES, []);
  await opening.getByRole('button', { name: 'Skip' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(faceUp).toHaveLength(MINI_CARDS);
  const all = opening.getByRole('button', { name: 'See everything' });
  await expect.element(all).toBeVisible();
  await vi.advanceTimersByTimeAsync(400);
  await all.click();
  await expect.element(opening.getByRole('heading', { name: '2 packs opened' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(opening.getByText(`${2 * MINI_CARDS} new cards`)).toBeVisible();
  await expectAccessible();
  await opening.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect.element(page.getByRole('button', { name: 'Open all' })).not.toBeInTheDocument();
});

test('a pack on screen stays as it is when its wallet leaves in another tab', async () => {
  await openPack();
  await expect.element(faceUp).toHaveLength(MINI_CARDS);
  const names = () => faceUp.elements().map(({ textContent }) => textContent);
  const before = names();
  api.answer('GET /api/auth/session', refused('not-signed-in'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(toast('Wallet Disconnected')).toBeVisible();
  await expect.element(opening.getByRole('heading', { name: 'Your new cards' })).toBeVisible();
  expect(names()).toEqual(before);
});

test('on a phone the sixty cards of the free pack fit, three in a row, with the ways on always in sight', async () => {
  const sixty = STARTER_DECK.flatMap(({ cardId, quantity }) =>
    Array.from({ length: quantity }, () => cardOf(cardId)),
  );
  const free = {
    ...{ id: 'starter-pack', name: 'Starter Pack', price: '0', cardCount: 60 },
    setId: 'base1',
    setName: 'Base',
  };
  api.answer('GET /api/pack-types', [...PACK_TYPES, free]);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
  api.answer('POST /api/pack-purchases/free', { packTypeId: free.id, cards: sixty });
  await showPage('/', { wallet: true, size: PHONE });
  await page.getByRole('button', { name: 'Claim Free Pack' }).click();
  await expect.element(toast('Free Pack Claimed!')).toBeVisible();
  await expect.element(opening).toBeVisible();
  await expect.element(faceUp).toHaveLength(60);
  await expect.element(opening.getByRole('link', { name: 'View in Collection' })).toBeInViewport();
  const tops = cards.elements().map((card) => card.getBoundingClientRect().top);
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await expectNoSidewaysScroll();
  await expectAccessible();
});
