/** The plain fields of a card: a whole card by keyboard, in step with the JSON, what is wrong at its place, on a phone. */
import { asSetId, formAttributes } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine/result';
import { newCard } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api } from '../../../testing/api.ts';
import { expectNoSidewaysScroll, focusOn, toast } from '../../../testing/pages.ts';
import { PHONE } from '../../../testing/show.tsx';
import { attributes, attributesText, create, form, openForm, preview } from './testing.ts';

const attack = (number: number) => form.getByRole('group', { name: `Attack ${number}`, exact: true });
const addAttack = form.getByRole('button', { name: 'Add an attack' });
const field = (label: string) => form.getByLabelText(label, { exact: true });
const hp = field('HP');
const json = (): unknown => JSON.parse(attributesText());

const keys = async (...all: string[]) => {
  for (const key of all) await userEvent.keyboard(`{${key}}`);
};
const fillNames = async () => {
  await field('Name').fill('Embrix');
  await form.getByLabelText('Card Number').fill('5');
};

test('a whole card is made by keyboard alone', async () => {
  await openForm();
  await fillNames();
  await expect.element(field('Kind')).toHaveTextContent('Automatic (Trainer)');
  await focusOn(form.getByLabelText(/^Description/));
  for (const typed of ['Pok', 'Fire', '120', '2', 'Stage 2', 'Cindrix', 'Water', 'None']) {
    await keys('Tab');
    await userEvent.keyboard(typed);
  }
  await keys('Tab', 'Enter');
  await expect.element(field('Attack name')).toHaveFocus();
  await userEvent.keyboard('Ember');
  await keys('Tab');
  await userEvent.keyboard('30+');
  // One stop for all energies; the arrows go through them.
  const cost = attack(1).getByRole('toolbar', { name: 'Cost of attack 1' });
  const energy = (name: string) => cost.getByRole('button', { name }).first();
  await keys('Tab', 'ArrowRight');
  await expect.element(energy('Add Fire')).toHaveFocus();
  await keys('Enter', 'Enter', 'End');
  await expect.element(energy('Add Colorless')).toHaveFocus();
  await keys('Enter', 'Home');
  await expect.element(energy('Remove Fire')).toHaveFocus();
  await keys('Enter');
  await expect.element(cost.getByRole('button', { name: /^Remove/ })).toHaveLength(2);
  await expect.element(energy('Remove Fire')).toHaveFocus();
  await keys('Tab');
  await userEvent.keyboard('The Defending Pokémon is now Burned.');
  await keys('Tab', 'Enter');
  await expect.element(attack(2).getByLabelText('Attack name')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await keys('Enter');
  await expect.element(attack(2)).not.toBeInTheDocument();
  await expect.element(form.getByRole('button', { name: 'Remove attack 1' })).toHaveFocus();
  await focusOn(addAttack);
  await keys('Tab');
  await userEvent.keyboard('Ari');

  await expect
    .element(preview.getByRole('img', { name: 'Embrix, common, 5', exact: true }))
    .toHaveTextContent('120');
  await expect.element(preview.getByText('Ember')).toBeVisible();
  await expectAccessible();
  await keys('Enter');
  await expect.element(toast('Card created successfully')).toBeVisible();
  // As the server reads what is sent to it.
  const sent = newCard.parse(api.calls('POST /api/admin/cards')[0]?.body);
  const made = madeCard({ ...sent, description: '', artworkUrl: '' }, asSetId(sent.setId));
  expect(!isRefusal(made) && formAttributes(made.card)).toEqual({
    supertype: 'Pokémon',
    subtypes: ['Stage 2'],
    types: ['Fire'],
    hp: 120,
    evolvesFrom: 'Cindrix',
    attacks: [
      {
        name: 'Ember',
        cost: ['Fire', 'Colorless'],
        damage: '30+',
        text: 'The Defending Pokemon is now Burned.',
      },
    ],
    weaknesses: [{ type: 'Water', value: '×2' }],
    resistances: [],
    retreatCost: 2,
    artist: 'Ari',
  });
});

test('an energy that is taken away hands the focus to the one before it, and the last to the first that can be added', async () => {
  await openForm();
  await attributes.fill(JSON.stringify({ attacks: [{ name: 'Ember', cost: ['Fire', 'Water'] }] }));
  await focusOn(attack(1).getByRole('button', { name: 'Remove Water' }));
  await keys('Enter');
  await expect.element(attack(1).getByRole('button', { name: 'Remove Fire' })).toHaveFocus();
  await expect.element(attack(1).getByText('Cost: Fire')).toBeInTheDocument();
  await keys('Enter');
  await expect.element(attack(1).getByRole('button', { name: /^Add / }).first()).toHaveFocus();
  await expect.element(attack(1).getByText('Cost: Free')).toBeInTheDocument();
});

describe('plain fields and JSON', () => {
  const CHANGED = {
    element: 'flame',
    attack: 50,
    type: 'dark',
    hp: 70,
    attacks: [{ name: 'Bite', cost: ['Fire'], damage: '20×' }],
    weakness: ['Grass'],
    evolvesFrom: 'Unknown',
  };

  test('show the same, and a field changes its own part of the text alone', async () => {
    await openForm();
    await attributes.fill(
      '{"element": "flame", "attack": 50, "type": "dark", "hp": 60, "attacks": [{"name": "Bite", "cost": ["Fire", "Sound"]}], "weakness": ["Fire", "Water"]}',
    );
    await expect.element(field('Type')).toHaveValue('Darkness');
    await expect.element(hp).toHaveValue('60');
    await expect.element(field('Weakness')).toHaveTextContent('Fire, Water (as the JSON says)');
    await expect.element(field('Kind')).toHaveTextContent('Automatic (Pokémon)');
    await expect.element(attack(1).getByLabelText('Attack name')).toHaveValue('Bite');

    await hp.fill('70');
    await field('Evolves from').fill('Unknown');
    await field('Weakness').selectOptions('None');
    await field('Weakness').selectOptions('Fire, Water (as the JSON said)');
    await expect.poll(json).toHaveProperty('weakness', ['Fire', 'Water']);
    await field('Weakness').selectOptions('Grass');
    await attack(1).getByLabelText('Damage').fill('20×');
    await attack(1).getByRole('button', { name: 'Remove "Sound"' }).click();
    await expect.poll(json).toEqual(CHANGED);
    expect(attributesText()).toBe(
      [
        '{\n  "element": "flame",\n  "attack": 50,\n  "type": "dark",\n  "hp": 70,\n  "attacks": [',
        '    {\n      "name": "Bite",\n      "cost": ["Fire"],\n      "damage": "20×"\n    }\n  ],',
        '  "weakness": ["Grass"],\n  "evolvesFrom": "Unknown"\n}',
      ].join('\n'),
    );
  });

  test('that cannot be read leaves the fields as they were, and they wait', async () => {
    await openForm();
    await attributes.fill(JSON.stringify(CHANGED));
    await expect.element(hp).toHaveValue('70');
    const said = form.getByText(
      'The JSON below cannot be read. Correct it there, and these fields work again.',
    );
    await expect.element(said).not.toBeInTheDocument();
    await focusOn(attributes);
    await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}');
    await expect.element(said).toBeVisible();
    await expect.element(addAttack).toBeDisabled();
    await expect.element(hp).toBeDisabled();
    await expect.element(hp).toHaveValue('70');
    await expectAccessible();
    await userEvent.keyboard('}');
    await expect.element(said).not.toBeInTheDocument();
    await expect.element(hp).toBeEnabled();
    await hp.fill('');
    const { hp: _, ...rest } = CHANGED;
    await expect.poll(json).toEqual(rest);
    // A trainer needs few fields, but what is there is shown.
    await field('Kind').selectOptions('Trainer');
    await expect.element(hp).toBeVisible();
  });

  test('keep of another kind what it has, and bring the rest back with the kind', async () => {
    await openForm();
    await attributes.fill('{"supertype": "Energy"}');
    await expect.element(form.getByText('A basic Energy gives the type in its name')).toBeVisible();
    await expect.element(hp).not.toBeInTheDocument();
    await attributes.fill('{"supertype": "Pokémon", "subtypes": ["Stage 2", "ex"], "types": ["Fire"]}');
    await field('Kind').selectOptions('Trainer');
    await expect.poll(json).toEqual({ supertype: 'Trainer', subtypes: ['ex'] });
    await expect.element(field('Stage')).not.toBeInTheDocument();
    await field('Kind').selectOptions('Energy');
    await expect.poll(json).toEqual({ supertype: 'Energy', subtypes: ['ex'] });
    await field('Kind').selectOptions('Pokémon');
    await expect.poll(json).toEqual({ supertype: 'Pokémon', subtypes: ['Stage 2', 'ex'], types: ['Fire'] });
  });

  test('leave what is no number yet as it is typed, and the caret where it is', async () => {
    await openForm();
    await hp.fill('20');
    await keys('Home');
    await userEvent.keyboard('01');
    await expect.element(hp).toHaveValue('0120');
  });
});

describe('what is wrong', () => {
  const wide = (part: Locator) => part.element().getBoundingClientRect().width;

  test('with the attributes is said at the plain field, and the focus goes there', async () => {
    await openForm();
    await fillNames();
    await hp.fill('7');
    await addAttack.click();
    const damage = attack(1).getByLabelText('Damage');
    await damage.fill('lots');
    await expect.element(hp).toHaveAttribute('aria-invalid', 'false');
    await create.click();
    await expect.element(hp).toHaveAccessibleDescription('A whole number from 10 to 1000');
    await expect.element(hp).toHaveFocus();
    const name = attack(1).getByLabelText('Attack name');
    await expect.element(name).toHaveAccessibleDescription('Give the attack a name');
    await expect.element(damage).toHaveAccessibleDescription(/^Invalid damage\./);
    // What is said of a short field has the width of its row.
    const said = attack(1).getByRole('alert').filter({ hasText: 'Invalid damage' });
    expect(wide(said)).toBeGreaterThan(2 * wide(damage));
    await expect
      .element(attributes)
      .toHaveAccessibleDescription(
        /attributes\.hp: Number must be from 10 to 1000\s+attributes\.attacks\.0\.name: String must/,
      );
    await expectAccessible();
    await hp.fill('70');
    await expect.element(hp).toHaveAttribute('aria-invalid', 'false');
    await expect.element(attributes).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Ember');
    await damage.fill('');
    await expect.element(attributes).toHaveAttribute('aria-invalid', 'false');
  });

  test('with a cost leads to the energy that is none, never to a key that takes a right one away', async () => {
    await openForm();
    await fillNames();
    const costing = (cost: string[]) =>
      attributes.fill(JSON.stringify({ supertype: 'Pokémon', hp: 70, attacks: [{ name: 'Ember', cost }] }));
    await costing(['Fire', 'Sound']);
    await create.click();
    const foreign = attack(1).getByRole('button', { name: 'Remove "Sound"' });
    await expect.element(foreign).toHaveFocus();
    await expect.element(attack(1).getByRole('alert')).toHaveTextContent(/^"Sound" is not an energy$/);
    await keys('Enter');
    await expect.element(attributes).toHaveAttribute('aria-invalid', 'false');
    await costing(Array(11).fill('Fire'));
    await create.click();
    await expect.element(attack(1).getByRole('alert')).toHaveFocus();
    await keys('Enter');
    await expect.element(attack(1).getByRole('button', { name: 'Remove Fire' })).toHaveLength(11);
    await expectAccessible();
    expect(api.calls('POST /api/admin/cards')).toEqual([]);
  });
});

test('four attacks of ten energies are the most, and fit on a phone', async () => {
  await openForm({ size: PHONE });
  const attacks = Array.from({ length: 3 }, () => ({ name: 'Ember', cost: Array(10).fill('Metal') }));
  await attributes.fill(JSON.stringify({ type: 'Lightning', attacks }));
  await addAttack.click();
  await attributes.fill(
    JSON.stringify({ type: 'Lightning', attacks: [...attacks, { name: '', cost: Array(9).fill('Metal') }] }),
  );
  const addMetal = attack(4).getByRole('button', { name: 'Add Metal' });
  await addMetal.click();
  await expect.element(attack(4).getByRole('button', { name: 'Remove Metal' })).toHaveLength(10);
  await focusOn(addMetal);
  await keys('Enter');
  await focusOn(addAttack);
  await keys('Enter');
  await expect.element(form.getByText('A card has at most 4.')).toBeVisible();
  await expect.element(form.getByRole('button', { name: /^Remove attack/ })).toHaveLength(4);
  await expect.element(attack(4).getByRole('button', { name: 'Remove Metal' })).toHaveLength(10);
  await expectNoSidewaysScroll();
  const window = form.element();
  expect(window.scrollWidth).toBeLessThanOrEqual(window.clientWidth);
  await expectAccessible();
});
