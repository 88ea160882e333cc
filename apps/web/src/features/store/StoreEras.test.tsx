/** A store with many packs: a shelf for each era, what plays said before the price, wishes counted, and packs found by a card. */
import { PACK_HEIGHT, PACK_WIDTH } from '@pokesol/pixel-art/packs';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api } from '../../testing/api.ts';
import { cardsOfSet, MANY_PACK_TYPES } from '../../testing/examples.ts';
import { oddsOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, main } from '../../testing/pages.ts';
import { DESK, PHONE, showPage } from '../../testing/show.tsx';

const SHELF = 'GET /api/pack-types';
const FEW = 'Few of its cards play: 41 of 113 by their own text. The others are for the binder.';

const eras = main.getByRole('navigation', { name: 'Eras' }).getByRole('link');
const tiles = main.getByRole('list', { name: 'All packs' }).getByRole('button');
const chosen = main.getByRole('region', { name: 'Chosen pack' });
const field = main.getByRole('searchbox', { name: 'Search packs by set, era or card' });
const pack = (name: string) => page.getByRole('article', { name, exact: true });
const names = (found: typeof tiles) => found.elements().map((each) => each.ariaLabel ?? each.textContent);

beforeEach(() => {
  // Without the 3D view, which each page would draw.
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
    return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind]);
  } as typeof real;
  localStorage.removeItem('pokesol.shelf-view');
  api.answer(SHELF, MANY_PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/users/*/pack-purchases', []);
  api.answer('GET /api/users/*/balance', { balance: '10000' });
  return () => {
    HTMLCanvasElement.prototype.getContext = real;
  };
});

/** Of each drawn pack in sight, how many pixels one of its own is wide and high. */
const timesLarge = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .flatMap(({ width, height }) => [width / PACK_WIDTH, height / PACK_HEIGHT]);

test.for([
  [1440, 900],
  [768, 1024],
  [375, 812],
] as const)(
  'in a window of %i × %i packs stand at whole multiples of their pixels',
  async ([width, height]) => {
    await showPage('/', { size: { width, height } });
    for (const selector of ['.pack-tile-art', '.still-pack']) {
      await expect.poll(() => timesLarge(selector).length).toBeGreaterThan(4);
      for (const times of timesLarge(selector)) {
        expect(times, selector).toBeGreaterThan(0.9);
        expect(times, selector).toBeCloseTo(Math.round(times), 3);
      }
    }
  },
);

describe.for([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('on a %s', ([, size]) => {
  test('the newest era is on the shelf first; another comes with its packs and stands in the address', async () => {
    await showPage('/', { size });
    await expect.element(eras).toHaveLength(4);
    expect(eras.elements().map(({ textContent }) => textContent)).toEqual([
      'Scarlet & Violet2023',
      'Sword & Shield2020–22',
      'Neo2000–02',
      'Base1999',
    ]);
    await expect.element(eras.first()).toHaveAttribute('aria-current', 'true');
    expect(names(tiles)).toEqual([
      'Paradox Rift Booster Pack, Plays in part, 120 pokesol',
      '151 Mini Pack, Plays in part, 70 pokesol',
      '151 Booster Pack, Plays in part, 120 pokesol',
      '151 Premium Pack, Plays in part, 300 pokesol',
      'Paldea Evolved Booster Pack, Plays in part, 120 pokesol',
    ]);
    await eras.filter({ hasText: 'Base' }).click();
    await expect.element(tiles).toHaveLength(4);
    await expect
      .element(tiles.first())
      .toHaveAccessibleName('Jungle Booster Pack, Plays in part, 120 pokesol');
    expect(location.search).toBe('?era=base');
    await tiles.nth(1).click();
    await expect.element(chosen.getByRole('heading')).toHaveTextContent('Base Set Mini Pack');
    await expect.element(chosen).toHaveTextContent('All 96 cards play by their own text.');
    expect(new URLSearchParams(location.search).get('pack')).toBe('base1-mini');
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test('a pack of which few cards play says so on its tile, in front, and as a card', async () => {
    await showPage('/?pack=neo4-booster', { size });
    await expect.element(eras.filter({ hasText: 'Neo' })).toHaveAttribute('aria-current', 'true');
    await expect
      .element(tiles.first())
      .toHaveAccessibleName('Neo Destiny Booster Pack, Few cards play, 120 pokesol');
    await expect.element(chosen.getByText(FEW)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Classic' }).click();
    await expect
      .element(pack('Neo Destiny Booster Pack'))
      .toHaveTextContent(/Few cards play.*Few of its cards play/);
    await expectAccessible();
  });

  test('the era stays as the view changes: its shelf is the first of the classic ones', async () => {
    await showPage('/?era=base', { size });
    await expect.element(chosen.getByRole('heading')).toHaveTextContent('Jungle Booster Pack');
    await page.getByRole('button', { name: 'Classic' }).click();
    await expect.element(eras.filter({ hasText: 'Base' })).toHaveAttribute('aria-current', 'true');
    const shelves = () =>
      page
        .getByCss('.era-shelf-name')
        .elements()
        .map(({ id }) => id);
    await expect.poll(shelves).toEqual(['era-base', 'era-scarlet-violet', 'era-sword-shield', 'era-neo']);
    await eras.filter({ hasText: 'Neo' }).click();
    await expect.poll(() => shelves()[0]).toBe('era-neo');
    expect(location.search).toBe('?era=neo');
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test('the search stays in sight beside the oldest era', async () => {
    await showPage('/?era=base', { size });
    const base = eras.filter({ hasText: 'Base' });
    await expect.element(base).toHaveAttribute('aria-current', 'true');
    for (const part of [field, base]) {
      const { left, right } = part.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(size.width);
    }
  });

  test('classic cards stand under their eras', async () => {
    localStorage.setItem('pokesol.shelf-view', 'classic');
    await showPage('/', { size });
    const shelf = main.getByRole('region', { name: 'Sword & Shield 3 packs, 2020–22' });
    await expect.element(shelf.getByRole('article')).toHaveLength(3);
    await expect.element(main.getByRole('article')).toHaveLength(MANY_PACK_TYPES.length);
    await expectNoSidewaysScroll();
  });
});

test('a turn follows the era’s packs, and a reload finds the one in front', async () => {
  await showPage('/?era=neo');
  await expect.element(chosen.getByRole('heading')).toHaveTextContent('Neo Destiny Booster Pack');
  await page.getByRole('button', { name: 'Next pack' }).click();
  await expect.element(chosen.getByRole('heading')).toHaveTextContent('Neo Genesis Booster Pack');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    era: 'neo',
    pack: 'neo1-booster',
  });
  await eras.first().click();
  await expect.element(chosen.getByRole('heading')).toHaveTextContent('Paradox Rift Booster Pack');
  expect(location.search).toBe('?era=scarlet-violet');
});

describe('the search', () => {
  test('finds packs by a card that they hold and by name, and gives way', async () => {
    api.answer('GET /api/pack-types/of-card', {
      sets: [
        { setId: 'base1', cards: 1 },
        { setId: 'swsh3', cards: 3 },
      ],
    });
    await showPage('/');
    await field.fill('charizard');
    await userEvent.keyboard('{Enter}');
    const found = main.getByRole('heading', { name: '4 packs for «charizard», by name or by a card in it.' });
    await expect.element(found).toHaveFocus();
    expect(api.calls('GET /api/pack-types/of-card')[0]?.query.get('name')).toBe('charizard');
    expect(
      main
        .getByRole('article')
        .elements()
        .map((card) => card.ariaLabel),
    ).toEqual([
      'Darkness Ablaze Booster Pack',
      'Base Set Mini Pack',
      'Base Set Booster Pack',
      'Base Set Premium Pack',
    ]);
    expect(location.search).toBe('?find=charizard');
    await expectAccessible();
    await main.getByRole('button', { name: 'Clear' }).click();
    await expect.element(tiles).toHaveLength(5);
  });

  test('says when no pack holds it', async () => {
    api.answer('GET /api/pack-types/of-card', { sets: [] });
    await showPage('/?find=missingno', { size: PHONE });
    await expect.element(main.getByRole('heading', { name: 'No pack holds «missingno».' })).toBeVisible();
    await expect.element(field).toHaveValue('missingno');
    await expectNoSidewaysScroll();
  });
});

describe.for([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('the filter on a %s', ([, size]) => {
  test('leaves what plays in full, says so, stays with a reload, and gives way', async () => {
    await showPage('/', { size });
    await main.getByRole('button', { name: 'Filter' }).click();
    await dialog.getByRole('checkbox', { name: 'Plays in full' }).click();
    await dialog.getByRole('radio', { name: 'At most 200 pokesol' }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: /^Show \d packs?$/ }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(main.getByText('Filter: plays in full, at most 200 pokesol.')).toBeVisible();
    const left = main.getByRole('article');
    const all = left.elements().length;
    expect(all).toBeGreaterThan(0);
    await expect.element(left.getByText('Plays in full')).toHaveLength(all);
    expect(location.search).toBe('?plays=full&most=200');
    await expect.element(main.getByRole('button', { name: 'Filter 2' })).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
    await main.getByRole('button', { name: 'Clear' }).click();
    await expect.element(tiles).toHaveLength(5);
  });
});

test('the window of 320 has the switch of views in its filter', async () => {
  await showPage('/', { size: { width: 320, height: 568 } });
  await expect.element(tiles).toHaveLength(0);
  await expect.element(main.getByRole('button', { name: 'Classic' })).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Filter' }).click();
  await dialog.getByRole('button', { name: 'Classic' }).click();
  await dialog.getByRole('button', { name: /^Show/ }).click();
  await expect.element(main.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll();
});

test('the packs of one set are its editions, and a press brings one to the front with its odds', async () => {
  await showPage('/?pack=base1-mini');
  const edition = (name: string) => chosen.getByRole('button', { name, exact: true });
  await expect.element(edition('Mini')).toHaveAttribute('aria-pressed', 'true');
  await edition('Premium').click();
  await expect.element(chosen.getByRole('heading')).toHaveTextContent('Base Set Premium Pack');
  const rows = chosen.getByRole('list', { name: 'On average in a pack' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.first()).toHaveTextContent(/Common.*cards in the set/);
});

test('counts the wishes that a pack can hold, basic energy never', async () => {
  const [charizard, fire] = [/^Charizard$/, /^Fire Energy$/].map((name) =>
    cardsOfSet('base1').find((card) => name.test(card.name)),
  );
  if (charizard === undefined || fire === undefined) return expect.fail('the Base set lacks a card');
  api.answer('GET /api/users/*/wishlist', { cards: [charizard, fire] });
  await showPage('/?era=base', { wallet: true });
  await expect
    .element(
      main.getByRole('button', { name: 'Base Set Mini Pack, Plays in full, 1 wish in it, 60 pokesol' }),
    )
    .toBeVisible();
  await expect
    .element(main.getByRole('button', { name: 'Jungle Booster Pack, Plays in part, 120 pokesol' }))
    .toBeVisible();
});

describe('buying a pack of which few cards play', () => {
  const asks = page.getByRole('dialog', { name: 'Few of its cards play' });
  const intents = () => api.calls('POST /api/pack-purchases/intents');

  test.each(['3d', 'classic'])('is asked first in %s, and nothing happens to who leaves it', async (view) => {
    localStorage.setItem('pokesol.shelf-view', view);
    await showPage('/?pack=neo4-booster', { wallet: true });
    const place = view === '3d' ? chosen : pack('Neo Destiny Booster Pack');
    await place.getByRole('button', { name: /^Buy Pack/ }).click();
    await expect.element(asks).toHaveTextContent(FEW);
    await expect.element(asks).toHaveTextContent('1 pack: Neo Destiny Booster Pack, 120 pokesol.');
    await expectAccessible();
    await asks.getByRole('button', { name: 'Leave it' }).click();
    await expect.element(asks).not.toBeInTheDocument();
    expect(intents()).toEqual([]);
  });

  test('goes on for who wants it', async () => {
    await showPage('/?pack=neo4-booster', { wallet: true });
    await chosen.getByRole('button', { name: /^Buy Pack/ }).click();
    const offer = api.hold('POST /api/pack-purchases/intents');
    await asks.getByRole('button', { name: 'Buy it for the binder' }).click();
    await expect.poll(() => intents().length).toBe(1);
    await expect.element(dialog).not.toBeInTheDocument();
    offer.answer({} as never);
  });

  test('of other packs nothing is asked', async () => {
    api.hold('POST /api/pack-purchases/intents');
    await showPage('/?pack=base1-mini', { wallet: true });
    await chosen.getByRole('button', { name: /^Buy Pack/ }).click();
    await expect.poll(() => intents().length).toBe(1);
    await expect.element(asks).not.toBeInTheDocument();
  });
});
