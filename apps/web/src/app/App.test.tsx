/** The frame around every screen, for a visitor without a wallet. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { api } from '../testing/api.ts';
import { CARD_SETS, cardsOfSet, OPPONENTS, PACK_TYPES, STARTER_CARDS } from '../testing/examples.ts';
import { dialog, focusOn, header, main, mainNav } from '../testing/pages.ts';
import { PHONE, showPage } from '../testing/show.tsx';
import { offerWallet } from '../testing/wallet.ts';

describe('without a wallet', () => {
  test('the arena asks for one', async () => {
    await showPage('/battle');
    const main = page.getByRole('main');
    await expect
      .element(main.getByText('Please connect your wallet to access battles.', { exact: true }))
      .toBeVisible();
    await expectAccessible();
  });

  test('the store is accessible', async () => {
    localStorage.setItem('pokesol.shelf-view', 'classic');
    api.answer('GET /api/pack-types', PACK_TYPES);
    await showPage('/');
    await expect.element(page.getByRole('button', { name: 'Buy Pack' })).toHaveLength(6);
    await expectAccessible();
  });

  test.for(['/collection', '/deck-list', '/deck-builder', '/admin'])('%s is accessible', async (path) => {
    await showPage(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  });
});

test('an address where nothing is says so', async () => {
  await showPage('/nowhere');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  await expect.poll(() => document.title).toBe('PokeSol · 404');
  await expectAccessible();
});

test('the back button closes a window, and leaves the screen only without one', async () => {
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
  api.answer('GET /api/users/*/cards/*/decks', []);
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  // The card's window says where to find it.
  api.answer('GET /api/pack-types', []);
  await showPage('/nowhere', { wallet: true });
  await mainNav.getByRole('link', { name: 'Collection' }).click();
  const pocket = page.getByCss('[data-pocket]').first();
  const wallet = header.getByRole('button', { name: /^Wallet:/ });
  for (const opener of [pocket, wallet, header.getByRole('button', { name: 'Cash Out' })]) {
    await opener.click();
    await expect.element(dialog).toBeVisible();
    window.history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/collection');
    await expect.element(opener).toHaveFocus();
  }
  // What was closed otherwise is no step on the way back.
  await wallet.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => window.history.state).toBeNull();
  window.history.back();
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('a swipe across the binder turns its page, and is none of the browser’s', async () => {
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
  api.answer('GET /api/card-sets', CARD_SETS);
  await showPage('/collection', { wallet: true, size: PHONE });
  await expect.element(page.getByCss('[data-pocket]').first()).toBeVisible();
  expect(getComputedStyle(document.documentElement).overscrollBehaviorX).toBe('none');
  expect(getComputedStyle(page.getByCss('.binder').element()).touchAction).toBe('pan-y pinch-zoom');
});

describe('who connects by keyboard goes on', () => {
  test('in the header at the wallet', async () => {
    offerWallet();
    await showPage('/nowhere');
    await focusOn(header.getByRole('button', { name: 'Connect Wallet' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(header.getByRole('button', { name: /^Wallet:/ })).toHaveFocus();
  });

  test('on a screen at its heading', async () => {
    offerWallet();
    api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
    await showPage('/campaign');
    await focusOn(main.getByRole('button', { name: 'Connect now' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
