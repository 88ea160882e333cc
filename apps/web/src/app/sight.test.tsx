/** More contrast, letters on energy and less motion: switched by hand or by the system, remembered, and readable on every screen. */
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { api } from '../testing/api.ts';
import {
  BASIC_ENERGIES,
  CARD_SETS,
  cardsOfSet,
  deckOf,
  MANY_PACK_TYPES,
  OPPONENTS,
  STARTER_CARDS,
  summaryOf,
} from '../testing/examples.ts';
import { oddsOf } from '../testing/packs.ts';
import { header } from '../testing/pages.ts';
import { PHONE, showPage } from '../testing/show.tsx';

const root = document.documentElement;

beforeEach(() => {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', MANY_PACK_TYPES);
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

test('the switches stand beside the sound, act at once, and are remembered', async () => {
  await showPage('/battle');
  await header.getByRole('button', { name: 'Sound' }).click();
  const panel = page.getByRole('dialog', { name: 'Sound' });
  const contrast = panel.getByRole('switch', { name: 'More contrast' });
  await contrast.click();
  await expect.element(contrast).toBeChecked();
  expect(root).toHaveAttribute('data-high-contrast');
  await panel.getByRole('switch', { name: 'Less motion' }).click();
  expect(root).toHaveAttribute('data-less-motion');
  expect(getComputedStyle(header.element()).transitionDuration).toBe('0s');
  expect(localStorage.getItem('pokesol.sight')).toBe('contrast lessMotion');
  await expectAccessible();
  await contrast.click();
  expect(root).not.toHaveAttribute('data-high-contrast');
  await userEvent.keyboard('{Escape}');
});

test('on a phone they are in «More»; letters stand on energy in place of emblems', async () => {
  await showPage('/rules', { size: PHONE });
  const sign = () => document.querySelector('.type-icon .sign')?.getAttribute('d');
  await expect.poll(sign).toBeTruthy();
  const emblem = sign();
  await header.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('switch', { name: 'Letters on energy' }).click();
  await expect.poll(sign).not.toBe(emblem);
  await expectAccessible();
});

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
  '/learn',
  '/nowhere',
];

describe.for(['more contrast', 'forced colours'])('with %s', (theme) => {
  test.for(SCREENS)('%s is usable by everybody', async (path) => {
    const ownColours = theme === 'forced colours';
    if (ownColours) await commands.emulateForcedColors('active');
    else localStorage.setItem('pokesol.sight', 'contrast');
    await showPage(path, { wallet: true });
    await expect.element(page.getByRole('heading').first()).toBeInTheDocument();
    await expectAccessible({ ownColours });
  });
});
