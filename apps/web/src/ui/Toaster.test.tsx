/** Messages: one at a time, over the header's left part, away from what is needed next, and out of the way of Escape. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { api } from '../testing/api.ts';
import {
  BASIC_ENERGIES,
  CARD_SETS,
  cardsOfSet,
  deckOf,
  OPPONENTS,
  PACK_TYPES,
  STARTER_CARDS,
  summaryOf,
} from '../testing/examples.ts';
import { oddsOf } from '../testing/packs.ts';
import { dialog, header, message, toast } from '../testing/pages.ts';
import { resize, showPage } from '../testing/show.tsx';
import { toast as showToast } from './toast.ts';

const PHONE = { width: 375, height: 740 };

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/cards/basic-energies', BASIC_ENERGIES);
  api.answer('GET /api/users/*/pack-history', { total: 0, packs: [] });
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/decks', [summaryOf(deckOf())]);
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
});

const isApart = (a: DOMRect, b: DOMRect) =>
  a.top >= b.bottom - 1 || a.bottom <= b.top + 1 || a.right <= b.left + 1 || a.left >= b.right - 1;

/** What the message lies over, of all that is to be read or pressed. */
function under(things: string): string[] {
  const over = message.element().getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(things)]
    .filter((thing) => thing.checkVisibility() && !isApart(over, thing.getBoundingClientRect()))
    .map((thing) => thing.ariaLabel ?? thing.textContent);
}

const SCREENS = [
  '/',
  '/purchases',
  '/collection',
  '/deck-list',
  '/deck-builder',
  '/battle',
  '/practice',
  '/campaign',
  '/rules',
];

const PLACES = [
  { width: 1440, height: 900, place: [216, 4, 470, 56] },
  { width: 768, height: 1024, place: [12, 44, 440, 48] },
  { width: 375, height: 812, place: [0, 0, 283, 52] },
  { width: 320, height: 568, place: [0, 0, 228, 52] },
];

test.for(SCREENS)(
  'a message lies over no field, price or button of %s, nor over the wallet and the menu',
  async (path) => {
    await showPage(path, { wallet: true });
    await expect.element(page.getByRole('heading').first()).toBeInTheDocument();
    for (const { place, ...size } of PLACES) {
      await resize(size);
      showToast('Deck is full', `Cannot add more cards at ${size.width} (60 card limit)`);
      await expect.element(message.getByText(`${size.width}`)).toBeVisible();
      await message.hover();
      const box = () => {
        const { left, top, width, height } = message.element().getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      };
      await expect.poll(box).toEqual(place);
      expect(under('main :is(input, select, textarea, button, a[href], label, [class*=price])')).toEqual([]);
      expect(under('.bottom-nav a, .wallet-disconnect, .app-header-sound, .app-header-menu')).toEqual([]);
      await message.getByRole('button', { name: 'Dismiss' }).click();
    }
  },
);

test('a long message is cut in the header, and read whole in a window', async () => {
  const words = 'Failed to create card. The server cannot be reached. Check your connection and try again.';
  await showPage('/', { size: PHONE });
  showToast('Failed', words, 'destructive');
  await expect.element(message).toBeVisible();
  await message.hover();
  await expectAccessible();
  await message.getByRole('button', { name: 'Read on' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Failed' }).getByText(words)).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

describe('a message on a phone', () => {
  test('comes alone', async () => {
    await showPage('/', { size: PHONE });
    const buy = page.getByRole('button', { name: 'Buy Pack' });
    for (const nth of [0, 1]) {
      await buy.nth(nth).click();
      await expect.element(toast('Wallet Required')).toBeVisible();
      await expect.element(toast('Please connect your wallet to purchase packs')).toBeVisible();
      await expect.element(message).toHaveLength(1);
    }
  });

  test('takes the focus by F8, and leaves after five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await showPage('/', { size: PHONE });
    await page.getByRole('button', { name: 'Buy Pack' }).first().click();
    await expect.element(message).toBeVisible();
    await userEvent.keyboard('{F8}');
    const region = message.element().parentElement?.closest('[role=region]');
    expect(region?.contains(document.activeElement)).toBe(true);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await page.getByRole('heading').first().hover();
    vi.advanceTimersByTime(4_000);
    expect(message.query()).not.toBeNull();
    vi.advanceTimersByTime(1_500);
    await expect.element(message).not.toBeInTheDocument();
  });
});

test('a message above a window leaves Escape to the window, and takes it when it has the focus', async () => {
  await showPage('/');
  const cashOut = header.getByRole('button', { name: 'Cash Out' });
  await cashOut.click();
  await expect.element(dialog).toBeVisible();
  showToast('Wallet Connected', 'Your wallet connected successfully');
  await expect.element(message).toBeVisible();
  await message.hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cashOut).toHaveFocus();
  await expect.element(message).toBeVisible();
  await userEvent.keyboard('{F8}{Escape}');
  await expect.element(message).not.toBeInTheDocument();
});
