/** The form of a card: what is wrong, what it will look like, what the server says to it, and who was faster. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, lost } from '../../../testing/api.ts';
import { CARD_SETS } from '../../../testing/examples.ts';
import { expectNoSidewaysScroll, toast } from '../../../testing/pages.ts';
import { PHONE } from '../../../testing/show.tsx';
import { adminCardOf } from '../testing/examples.ts';
import { keepCards, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin, unsaved } from '../testing/pages.ts';
import {
  attributes,
  attributesText,
  create,
  form,
  ISLE,
  openButton,
  openForm,
  preview,
  SETS,
} from './testing.ts';

const CREATE = 'POST /api/admin/cards';
const EDIT = 'PATCH /api/admin/cards/*';
const bodiesOf = (route: typeof CREATE | typeof EDIT) => api.calls(route).map(({ body }) => body);

const name = form.getByLabelText('Name', { exact: true });
const number = form.getByLabelText('Card Number');
const artwork = form.getByLabelText(/^Artwork URL/);
const tile = (of: string) =>
  page
    .getByRole('list', { name: 'Cards', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: of, exact: true }) });

describe('a new card', () => {
  test('that is wrong shows its problems at its fields, and nothing is sent', async () => {
    keepSets(SETS);
    keepCards([]);
    await showAdmin('Cards');
    await openButton.click();
    await expect.element(name).toHaveFocus();
    await create.click();
    await expect.element(form.getByText('Name is required')).toBeVisible();
    await expect.element(form.getByText('Set is required')).toBeVisible();
    await expect.element(form.getByText('Card number is required')).toBeVisible();
    await expectAccessible();

    await name.fill('Embrix');
    await form.getByLabelText('Set', { exact: true }).selectOptions(ISLE.name);
    await number.fill('4');
    await artwork.fill('javascript:alert(1)');
    await attributes.fill('{\n  "type": "Fire",\n  "attack": 50,\n}');
    await create.click();
    await expect.element(form.getByText('Must be a valid URL')).toBeVisible();
    await expect
      .element(form.getByText('Line 3, column 15: Nothing follows this comma: remove it.'))
      .toBeVisible();

    await artwork.fill('');
    await attributes.fill('{"type": "Fire", "hp": "seventy", "retreatCost": 99}');
    await create.click();
    await expect
      .element(attributes)
      .toHaveAccessibleDescription(
        /attributes\.hp: Expected number, received string\s+attributes\.retreatCost: Number must be from 0 to 10/,
      );
    await expect
      .element(preview.getByText('Attributes that cannot be read are left out here.'))
      .toBeVisible();
    expect(bodiesOf(CREATE)).toEqual([]);
  });

  test('names beforehand the words that players will not see', async () => {
    await openForm();
    const ember = (text: string) => JSON.stringify({ attacks: [{ name: 'Ember', text }] });
    await attributes.fill(ember('Discard a Fire Energy from this Pokémon.'));
    const lostText = preview.getByText(
      'The rules do not know this text of «Ember»; players will not see it.',
    );
    await expect.element(lostText).toBeVisible();
    await expectAccessible();
    await attributes.fill(ember('The Defending Pokémon is now Burned.'));
    await expect.element(lostText).not.toBeInTheDocument();
    await artwork.fill('http://art.example/4.png');
    await expect
      .element(artwork)
      .toHaveAccessibleDescription('Only https pictures load; players will see the card as we draw it.');
  });

  test('is drawn while it is typed, announced, and found among the others', async () => {
    await openForm();
    await name.fill('Embrix');
    await number.fill('4');
    await form.getByRole('button', { name: 'Begin with an example' }).click();
    await expect.element(attributes).toHaveFocus();
    await expect
      .element(preview.getByRole('img', { name: 'Embrix, common, 4', exact: true }))
      .toHaveTextContent('70');
    await form.getByLabelText('Rarity').selectOptions('legendary');
    await expect
      .element(preview.getByRole('img', { name: 'Embrix, legendary, 4', exact: true }))
      .toBeVisible();
    await create.click();
    await expect.element(toast('Card created successfully')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(tile('Embrix')).toHaveTextContent('#4 · Made Isle');
    await expect.element(tile('Embrix')).toHaveTextContent('legendary');
    await expect.poll(() => window.location.search).toContain(`q=Embrix&set=${ISLE.id}`);
    expect(bodiesOf(CREATE)).toEqual([
      {
        name: 'Embrix',
        setId: ISLE.id,
        cardNumber: '4',
        rarity: 'legendary',
        attributes: {
          type: 'Fire',
          hp: 70,
          attack: 50,
          defense: 30,
          attacks: [{ name: 'Ember', cost: ['Fire'], damage: '50' }],
          weakness: 'Water',
        },
      },
    ]);
  });

  test('whose number is taken, or whose server fails, shows why, and what was typed stays', async () => {
    const keepFirst = () =>
      keepCards([adminCardOf('base1-12', { name: 'First', setId: ISLE.id, cardNumber: '1' })], SETS);
    await openForm();
    keepFirst();
    await name.fill('Second');
    await number.fill('1');
    await create.click();
    const taken = 'This set already has a card with that number.';
    await expect.element(toast(taken)).toBeVisible();
    await expect.element(number).toHaveAccessibleDescription(taken);

    await number.fill('2');
    api.answer(CREATE, new Response('<html>', { status: 502 }));
    await create.click();
    await expect.element(toast('Failed to create card')).toBeVisible();
    api.answer(CREATE, lost);
    await create.click();
    await expect
      .element(
        toast('Failed to create card. The server cannot be reached. Check your connection and try again.'),
      )
      .toBeVisible();
    await expect.element(name).toHaveValue('Second');

    keepFirst();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await unsaved.getByRole('button', { name: 'Keep editing' }).click();
    await create.click();
    await expect.element(toast('Card created successfully')).toBeVisible();
  });

  test('is made on a phone, too', async () => {
    await openForm({ size: PHONE });
    await form.getByRole('button', { name: 'Begin with an example' }).click();
    await expect.element(preview.getByText('Ember')).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});

describe('a card that is here', () => {
  const edit = page.getByRole('button', { name: 'Edit Ninetales #12' });
  const changed = dialogNamed('Edit Ninetales');
  const save = changed.getByRole('button', { name: 'Save' });

  test('is shown as it is; nothing is sent before it is changed, then only that, and it says so', async () => {
    keepSets();
    keepCards([adminCardOf('base1-12')]);
    await showAdmin('Cards');
    await edit.click();
    await expect.element(changed.getByText('Number #12 of Base')).toBeVisible();
    await expect.element(changed.getByLabelText('Rarity')).toHaveValue('Rare Holo');
    expect(attributesText()).toContain('"hp": 80');
    await expectAccessible();
    await save.click();
    await expect.element(changed).not.toBeInTheDocument();
    await expect.element(edit).toHaveFocus();
    expect(bodiesOf(EDIT)).toEqual([]);
    await expect.element(tile('Ninetales')).not.toHaveTextContent('Edited');

    await edit.click();
    await changed.getByLabelText(/^Description/).fill('Nine tails, one temper.');
    await save.click();
    await expect.element(toast('Card updated successfully')).toBeVisible();
    await expect.element(tile('Ninetales')).toHaveTextContent('Edited');
    expect(bodiesOf(EDIT)).toEqual([{ description: 'Nine tails, one temper.', revision: 'base1-12 1' }]);
  });

  test('and saved shows what was saved when it is opened again before the list is read anew', async () => {
    keepSets();
    keepCards([adminCardOf('base1-12')]);
    await showAdmin('Cards');
    await edit.click();
    await changed.getByLabelText(/^Description/).fill('Nine tails, one temper.');
    const list = api.hold('GET /api/admin/cards');
    await save.click();
    await expect.element(changed).not.toBeInTheDocument();
    await edit.click();
    await expect.element(changed.getByLabelText(/^Description/)).toHaveValue('Nine tails, one temper.');
    expect(list.asked()).toBeGreaterThan(0);
  });

  test('and was changed by another admin meanwhile is loaded again, and both changes are kept', async () => {
    const formAttributes = { type: 'Fire', hp: 70, retreatCost: 1 };
    keepSets();
    const { change, of } = keepCards([adminCardOf('base1-12', { formAttributes })], CARD_SETS);
    await showAdmin('Cards');
    await edit.click();
    const typed = attributesText().replace('"hp": 70', '"hp": 90');
    await attributes.fill(typed.replace('"retreatCost": 1', '"retreatCost": 2'));
    change('base1-12', {
      description: 'Theirs.',
      formAttributes: { ...formAttributes, hp: 80, artist: 'Ari' },
    });
    await save.click();
    await expect
      .element(changed.getByRole('alert'))
      .toHaveTextContent('This card was changed somewhere else since you opened it');
    expect(attributesText()).toContain('"hp": 90');
    await changed.getByRole('button', { name: 'Load it again' }).click();
    await expect.element(changed.getByText(/^Loaded again\. What you changed here is kept/)).toBeVisible();
    await expect
      .element(changed.getByText('Changed there and here: hp. What you typed stands.'))
      .toBeVisible();
    await expect.element(changed.getByLabelText(/^Description/)).toHaveValue('Theirs.');
    await expectAccessible();
    await save.click();
    await expect.element(toast('Card updated successfully')).toBeVisible();
    await expect.element(changed).not.toBeInTheDocument();
    expect(of('base1-12')).toMatchObject({
      description: 'Theirs.',
      formAttributes: { hp: 90, retreatCost: 2, artist: 'Ari' },
    });
  });
});
