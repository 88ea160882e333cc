/** The form of a pack: fields, odds that add up, a trial, what the server says to it; of an edit its version, and who was faster. */
import { SEEDED_PACK_TYPES } from '@pokesol/packs';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, lost, refused } from '../../../testing/api.ts';
import { oddsOf } from '../../../testing/packs.ts';
import { expectNoSidewaysScroll, focusOn, toast } from '../../../testing/pages.ts';
import { DESK, PHONE } from '../../../testing/show.tsx';
import { ADMIN_PACKS } from '../testing/examples.ts';
import { keepPacks, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin, unsaved } from '../testing/pages.ts';

const CREATE = 'POST /api/admin/pack-types';
const EDIT = 'PATCH /api/admin/pack-types/*';
const bodiesOf = (route: typeof CREATE | typeof EDIT) => api.calls(route).map(({ body }) => body);

const form = dialogNamed('Create New Pack Type');
const create = form.getByRole('button', { name: 'Create Pack Type', exact: true });
const rows = page.getByRole('list', { name: 'Pack types' }).getByRole('article');
const row = (name: string) => page.getByRole('article', { name, exact: true });
const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: true });
const price = field('Price (POKE)');
const odds = (level: string) => page.getByRole('spinbutton', { name: `${level} odds`, exact: true });
const sum = page.getByTestId('odds-sum');
const balance = page.getByRole('button', { name: 'Balance the rest' });
const simulate = page.getByRole('button', { name: 'Simulate 10,000 packs' });
const result = page.getByTestId('simulation-result');
const unchanged = page.getByText('The draw is unchanged: this stays version 1.');
const nextVersion = page.getByText('Saving makes version 2; packs already sold keep theirs.');

function poolOf(setId: string) {
  const sold = SEEDED_PACK_TYPES.find((pack) => pack.setId === setId);
  if (sold === undefined) throw new Error(`No pack of ${setId} is sold`);
  return { setId, pool: oddsOf(sold.id).definition.pool };
}

beforeEach(() => {
  keepSets();
  api.answer('GET /api/admin/pack-pool', ({ query }) => poolOf(query.get('setId') ?? ''));
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/')[3] ?? ''));
});

async function openForm(options?: Parameters<typeof showAdmin>[1]): Promise<void> {
  keepPacks(ADMIN_PACKS);
  await showAdmin('Packs', options);
  await page.getByRole('button', { name: 'Create New Pack Type' }).click();
}

async function fill(facts: { name: string; price: string; cards?: string }): Promise<void> {
  await field('Name').fill(facts.name);
  await price.fill(facts.price);
  if (facts.cards !== undefined) await field('Cards').fill(facts.cards);
  await field('Set').selectOptions('base1');
}

describe('a new pack', () => {
  test('is asked for what it needs; what is wrong is said at its field, and nothing is sent', async () => {
    await openForm();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Cards')).toHaveValue(11);
    await create.click();
    for (const message of ['Name is required', 'Price is required', 'Set is required'])
      await expect.element(form.getByText(message, { exact: true })).toBeVisible();
    await field('Cards').fill('0');
    await expect.element(form.getByText('Card count must be positive', { exact: true })).toBeVisible();
    await field('Cards').fill('');
    await expect.element(form.getByText('Expected number, received nan', { exact: true })).toBeVisible();
    const artwork = form.getByLabelText(/^Artwork URL/);
    await artwork.fill('pack.png');
    await expect.element(form.getByText('Must be a valid URL', { exact: true })).toBeVisible();
    await expectAccessible();
    await artwork.fill('');
    await fill({ name: 'Flash Pack', price: '0.001', cards: '4' });

    // A price that the server would refuse is refused at its field.
    const tooLittle = 'The price must be at least 0.01 POKE.';
    await expect.element(price).toHaveAccessibleDescription(tooLittle);
    await create.click();
    await expect.element(price).toHaveFocus();
    await expect.element(form.getByRole('alert')).toHaveTextContent(tooLittle);
    await expectAccessible();
    expect(bodiesOf(CREATE)).toEqual([]);
  });

  test('has odds that add up: what is missing or too much is said, balanced, and moved by keys', async () => {
    await openForm();
    for (const [level, share] of [
      ['Common', 0.7],
      ['Uncommon', 0.2],
      ['Rare', 0.08],
      ['Epic', 0.015],
      ['Legendary', 0.005],
    ] as const)
      await expect.element(odds(level)).toHaveValue(share);
    const sound = 'The odds add up to 1.';
    await expect.element(sum).toHaveTextContent(new RegExp(`^${sound}$`));
    await expect.element(simulate).toBeDisabled();
    await field('Set').selectOptions('base1');
    await expect.element(simulate).toBeEnabled();

    await odds('Legendary').fill('0.105');
    await expect.element(sum).toHaveTextContent('The odds add up to 1.1: 0.1 too much.');
    await expect.element(create).toBeDisabled();
    await odds('Legendary').fill('0.004');
    await expect.element(sum).toHaveTextContent('The odds add up to 0.999: 0.001 is missing.');
    await expect.element(simulate).toBeDisabled();
    await expectAccessible();
    await odds('Legendary').fill('');
    await expect.element(sum).toHaveTextContent('Legendary needs a number');
    await odds('Legendary').fill('0.105');
    await balance.click();
    await expect.element(sum).toHaveTextContent(new RegExp(`^${sound}$`));
    await expect.element(odds('Legendary')).toHaveValue(0.105);
    await expect.element(odds('Common')).toHaveValue(0.629648);

    // By keyboard alone: a thousandth a step.
    await focusOn(page.getByRole('slider', { name: 'Legendary share', exact: true }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(odds('Legendary')).toHaveValue(0.103);
    await expect.element(sum).toHaveTextContent('The odds add up to 0.998: 0.002 is missing.');
    await odds('Common').fill('0.631648');
    await expect.element(create).toBeEnabled();
  });

  test('is tried out before it is made, and a trial of other odds is said to be old', async () => {
    await openForm();
    await fill({ name: 'Flash Pack', price: '7.50', cards: '4' });
    await odds('Legendary').fill('0.105');
    await balance.click();
    await simulate.click();
    await expect.element(result).toHaveTextContent('10,000 packs opened on trial.');
    const note = page.getByText('This set has no epic cards: its share falls to rare.');
    await expect.element(note).toBeVisible();
    await expect.element(result).toHaveTextContent('No pack holds a legendary');
    await field('Set').selectOptions('sv3pt5');
    await expect.element(note).not.toBeInTheDocument();
    await expect.element(result).toHaveTextContent('The form has changed since');
    await simulate.click();
    await expect.element(result).toHaveTextContent('10,000 packs opened on trial.');
    await expect.element(result).toHaveTextContent(/1 in [\d.]+ packs holds a legendary/);
    await expect.element(result.getByRole('row', { name: /^Legendary/ })).toHaveTextContent(/0\.\d+/);
    await odds('Common').fill('0.629647');
    await expect.element(result).toHaveTextContent('The form has changed since');
    await expectAccessible();
  });

  test('is announced and listed first, with what it is', async () => {
    await openForm();
    await fill({ name: 'Flash Pack', price: '7.5', cards: '4' });
    await field('Description (optional)').fill('Four cards, quick as a flash');
    await create.click();
    await expect.element(toast('Pack type created successfully')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect
      .element(rows.first())
      .toHaveTextContent(
        /Flash Pack.*Active.*Version 1.*quick as a flash.*7\.5 POKE.*4 cards.*none sold yet/,
      );
    expect(bodiesOf(CREATE)).toEqual([
      {
        name: 'Flash Pack',
        description: 'Four cards, quick as a flash',
        price: '7.5',
        cardCount: 4,
        setId: 'base1',
        artworkUrl: '',
        requestId: expect.any(String),
        rarityOdds: { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 },
      },
    ]);
  });

  test('that is not saved keeps its form, and is the same one when it is sent again', async () => {
    await openForm();
    await fill({ name: 'Stubborn Pack', price: '3' });
    api.answer(CREATE, new Response('Bad gateway', { status: 502 }));
    await create.click();
    await expect.element(toast('Error')).toBeVisible();
    await expect.element(toast('Failed to create pack type')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Stubborn Pack');
    // What the server refuses stays in the form.
    api.answer(CREATE, refused('pack-without-cards'));
    await create.click();
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent(/^This set has no card that a pack could draw\. Add cards to it first\.$/);
    await expect.element(field('Name')).toHaveValue('Stubborn Pack');
    // An answer that is lost on its way back: the server may have made it.
    api.answer(CREATE, lost);
    await create.click();
    await expect.element(form.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    keepPacks(ADMIN_PACKS);
    await create.click();
    await expect.element(toast('Pack type created successfully')).toBeVisible();
    const [first, ...again] = bodiesOf(CREATE);
    expect(first).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(again).toEqual([first, first, first]);
  });

  test.each([DESK, PHONE])('shows six decimals of its odds whole, $width pixels wide', async (size) => {
    await openForm({ size });
    for (const level of ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary']) {
      await odds(level).fill('0.333333');
      const input = odds(level).element();
      if (!(input instanceof HTMLInputElement)) throw new Error('the odds are typed into an input');
      // Of the text itself: what an input shows of it is not the width that it reports.
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.font = font;
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      const room = input.clientWidth - padding - pen.measureText(input.value).width;
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });

  test('is made and tried out on a phone, too', async () => {
    await openForm({ size: PHONE });
    await fill({ name: 'Pocket Pack', price: '3' });
    await simulate.click();
    await expect.element(result).toHaveTextContent('10,000 packs opened on trial.');
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});

describe('a pack that is here', () => {
  const NAME = '151 Mini Pack';
  const edited = dialogNamed(`Edit ${NAME}`);
  const save = edited.getByRole('button', { name: 'Save', exact: true });
  const showPack = async (facts: object = {}) => {
    const kept = keepPacks(ADMIN_PACKS);
    if (Object.keys(facts).length > 0) kept.change('sv3pt5-mini', facts);
    await showAdmin('Packs');
    await row(NAME)
      .getByRole('button', { name: `Edit ${NAME}` })
      .click();
    return kept;
  };

  test('keeps its version under another price, and gets the next with other odds', async () => {
    await showPack();
    await expect.element(unchanged).toBeVisible();
    await price.fill('9');
    await expect.element(unchanged).toBeVisible();
    await save.click();
    await expect.element(toast('Pack type updated successfully')).toBeVisible();
    await expect.element(row(NAME)).toHaveTextContent(/Version 1.*9 POKE/);

    await row(NAME)
      .getByRole('button', { name: `Edit ${NAME}` })
      .click();
    await odds('Rare').fill('0.3');
    await balance.click();
    await expect.element(nextVersion).toBeVisible();
    await simulate.click();
    await expect.element(result).toHaveTextContent('10,000 packs opened on trial.');
    await expectAccessible();
    await save.click();
    await expect.element(toast('Pack type updated: now version 2')).toBeVisible();
    await expect.element(row(NAME)).toHaveTextContent('Version 2');
    expect(bodiesOf(EDIT)).toMatchObject([
      { version: 1, price: '9' },
      { version: 1, rarityOdds: { rare: 0.3 } },
    ]);
  });

  test('and was changed by another admin meanwhile is loaded again, and what was typed stays', async () => {
    const { change } = await showPack();
    await field('Description (optional)').fill('Mine');
    change('sv3pt5-mini', { price: '6', cardCount: 3, version: 2 });
    await save.click();
    await expect.element(edited.getByRole('alert')).toHaveTextContent('This pack was changed somewhere else');
    await expect.element(field('Description (optional)')).toHaveValue('Mine');
    await edited.getByRole('button', { name: 'Load it again' }).click();
    await expect.element(edited.getByText(/^Loaded again/)).toBeVisible();
    await expect.element(price).toHaveValue('6');
    await expect.element(field('Cards')).toHaveValue(3);
    await expect.element(field('Description (optional)')).toHaveValue('Mine');
    await save.click();
    await expect.element(toast('Pack type updated successfully')).toBeVisible();
    await expect.element(row(NAME)).toHaveTextContent(/Version 2.*Mine.*6 POKE.*3 cards/);
    expect(bodiesOf(EDIT).at(-1)).toMatchObject({ version: 2, description: 'Mine' });
  });

  test('takes the new cards of its set when it is asked to, and as the next version', async () => {
    await showPack({ poolChange: { added: 1, withdrawn: 0, moved: 0 } });
    await edited.getByRole('checkbox', { name: /Take the set’s cards as they are now/ }).click();
    await expect.element(nextVersion).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await unsaved.getByRole('button', { name: 'Throw away' }).click();
    await expect.element(edited).not.toBeInTheDocument();
    expect(bodiesOf(EDIT)).toEqual([]);
    await expect.element(row(NAME)).toHaveTextContent('1 new card of the set is not in this pack yet.');
    await row(NAME)
      .getByRole('button', { name: `Update pool of ${NAME}` })
      .click();
    await expect.element(toast('Pool updated: now version 2')).toBeVisible();
    await expect.element(row(NAME)).toHaveTextContent('Version 2');
    await expect.element(row(NAME)).not.toHaveTextContent('not in this pack yet');
    expect(bodiesOf(EDIT)).toMatchObject([{ version: 1, refreshPool: true }]);
  });

  test('that all get for free takes new words only', async () => {
    keepPacks(ADMIN_PACKS);
    await showAdmin('Packs');
    const starter = row('Starter Pack');
    await expect.element(starter).toHaveTextContent(/Free.*60 cards.*once per wallet/);
    await expect.element(starter.getByRole('button', { name: /Deactivate/ })).not.toBeInTheDocument();
    await starter.getByRole('button', { name: 'Edit Starter Pack' }).click();
    const words = dialogNamed('Edit Starter Pack');
    await expect.element(words.getByText('It is free and holds the same sixty cards')).toBeVisible();
    await expect.element(words.getByRole('slider')).not.toBeInTheDocument();
    await expect.element(price).not.toBeInTheDocument();
    await field('Description (optional)').fill('Sixty cards to begin with.');
    await expectAccessible();
    await words.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Pack type updated successfully')).toBeVisible();
    await expect.element(starter).toHaveTextContent('Sixty cards to begin with.');
    expect(bodiesOf(EDIT)).toEqual([
      { version: 1, revision: 'starter-pack 1', description: 'Sixty cards to begin with.' },
    ]);
  });
});
