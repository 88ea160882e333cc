/** The frame around every screen, for a visitor without a wallet. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { api } from '../testing/api.ts';
import { PACK_TYPES } from '../testing/examples.ts';
import { showPage } from '../testing/show.tsx';

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
