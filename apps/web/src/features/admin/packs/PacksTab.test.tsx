/** The packs: found among many, none there, not come, taken off the shelf and put back, on a phone. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, refused } from '../../../testing/api.ts';
import { expectNoSidewaysScroll, toast } from '../../../testing/pages.ts';
import { PHONE } from '../../../testing/show.tsx';
import { ADMIN_PACKS, packOf } from '../testing/examples.ts';
import { keepPacks, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin } from '../testing/pages.ts';

const LIST = 'GET /api/admin/pack-types';
const EDIT = 'PATCH /api/admin/pack-types/*';
const rows = page.getByRole('list', { name: 'Pack types' }).getByRole('article');
const row = (name: string) => page.getByRole('article', { name, exact: true });

describe('the packs', () => {
  test('of a hundred and fifty have two pages, and are found by a part of their name', async () => {
    keepSets();
    keepPacks(Array.from({ length: 150 }, (_, index) => packOf(`Many ${index}`)));
    await showAdmin('Packs');
    await expect.element(page.getByText('150 packs', { exact: true })).toBeVisible();
    await expect.element(rows).toHaveLength(100);
    const pages = page.getByRole('navigation', { name: 'Pages of packs' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect.element(rows).toHaveLength(50);
    await page.getByRole('searchbox', { name: 'Search packs' }).fill('many 77');
    await expect.element(page.getByText('1 of 150 packs', { exact: true })).toBeVisible();
    await expect.element(row('Many 77')).toBeVisible();
    await expect.element(pages).not.toBeInTheDocument();
  });

  test('say how their cards play, and are shown by what is on sale and by how few play', async () => {
    keepSets();
    const few = { full: 41, cards: 113, isFew: true };
    const kept = [
      packOf('Sold Pack', { plays: { full: 96, cards: 96, isFew: false }, series: 'Neo' }),
      packOf('Kept Pack', { plays: few, isActive: false, series: 'Neo' }),
      packOf('Plain Pack', { isActive: false }),
    ];
    keepPacks(kept);
    await showAdmin('Packs');
    await expect.element(row('Sold Pack')).toHaveTextContent(/Plays in full.*96 of 96 cards play in full/);
    const which = page.getByRole('combobox', { name: 'Which packs' });
    const shown = () => rows.elements().map((each) => each.querySelector('h2')?.textContent);
    for (const [state, names] of [
      ['On sale', ['Sold Pack']],
      ['Off the shelf', ['Kept Pack', 'Plain Pack']],
      ['Few cards play', ['Kept Pack']],
      ['All packs', ['Sold Pack', 'Kept Pack', 'Plain Pack']],
    ] as const) {
      await which.selectOptions(state);
      await expect.element(rows).toHaveLength(names.length);
      expect(shown()).toEqual(names);
    }
    await page.getByRole('searchbox', { name: 'Search packs' }).fill('neo');
    await expect.element(rows).toHaveLength(2);
    await row('Kept Pack').getByRole('button', { name: 'Activate Kept Pack', exact: true }).click();
    const asks = dialogNamed('Activate Kept Pack?');
    await expect.element(asks).toHaveTextContent('Few of its cards play: 41 of 113 by their own text.');
    await expect
      .element(asks)
      .toHaveTextContent('The store says so on the pack, and asks before one is paid.');
    await expectAccessible();
  });

  test('have a word where there is none', async () => {
    keepSets();
    keepPacks([]);
    await showAdmin('Packs');
    await expect.element(page.getByRole('heading', { name: 'No packs yet' })).toBeVisible();
    await expectAccessible();
  });

  test('did not come: it is said, and asked again they do', async () => {
    keepSets();
    api.answer(LIST, refused('internal-error'));
    await showAdmin('Packs');
    await expect.element(page.getByRole('heading', { name: 'The packs did not load' })).toBeVisible();
    await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
    keepPacks(ADMIN_PACKS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row('Base Set Mini Pack')).toBeVisible();
  });

  test('have their place on a phone', async () => {
    keepSets();
    keepPacks(ADMIN_PACKS);
    await showAdmin('Packs', { size: PHONE });
    await expect.element(row('Base Set Mini Pack')).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});

describe('a pack', () => {
  const seasonal = row('Seasonal Pack');
  const takeOff = seasonal.getByRole('button', { name: 'Deactivate Seasonal Pack' });
  const ask = dialogNamed('Deactivate Seasonal Pack?');
  const showPack = async () => {
    keepSets();
    const kept = keepPacks([packOf('Seasonal Pack')]);
    await showAdmin('Packs');
    return kept;
  };

  test('is taken off the shelf and put back, after a word on what that means', async () => {
    await showPack();
    await takeOff.click();
    await expect.element(ask).toHaveTextContent('Packs that were bought can still be opened');
    await expectAccessible();
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(ask).not.toBeInTheDocument();
    expect(api.calls(EDIT)).toEqual([]);
    await takeOff.click();
    await ask.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(toast('«Seasonal Pack» is off the shelf')).toBeVisible();
    await expect.element(seasonal.getByText('Inactive', { exact: true })).toBeVisible();
    await seasonal.getByRole('button', { name: 'Activate Seasonal Pack', exact: true }).click();
    await dialogNamed('Activate Seasonal Pack?').getByRole('button', { name: 'Activate' }).click();
    await expect.element(seasonal.getByText('Active', { exact: true })).toBeVisible();
    expect(api.calls(EDIT).map(({ body }) => body)).toMatchObject([{ isActive: false }, { isActive: true }]);
  });

  test('that another admin has changed meanwhile is looked at again before', async () => {
    const { change } = await showPack();
    await takeOff.click();
    change('seasonal-pack', { unopened: 2 });
    await ask.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(ask.getByRole('alert')).toHaveTextContent('This pack was changed somewhere else');
    await ask.getByRole('button', { name: 'Load it again' }).click();
    await expect.element(ask).toHaveTextContent('2 bought and unopened: they can still be opened.');
    await ask.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(seasonal.getByText('Inactive', { exact: true })).toBeVisible();
  });
});
