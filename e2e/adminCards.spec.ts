/** The cards of the admin area: found, made, changed and withdrawn, with good input and bad, on good days and bad. */
import { expect, type Locator, type Page } from '@playwright/test';
import { TestAdmin, type TestServer } from '@pokesol/server/testing';
import { dialog, enterAdmin, toast } from './adminPages.ts';
import { expectAccessible } from './axe.ts';
import { test } from './battleServer.ts';

const title = (page: Page) => page.getByRole('heading', { name: /^All Cards/ });
const tiles = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem');
const tile = (page: Page, name: string) =>
  tiles(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search cards' });
const createKey = (page: Page) => page.getByRole('button', { name: 'Create Single Card', exact: true });
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** A set of the test's own, so that tests that run at once do not count each other's cards. */
async function ownSet({ base }: TestServer, name: string): Promise<{ admin: TestAdmin; setId: string }> {
  const admin = await TestAdmin.enter(base);
  const { id } = await admin.ok<{ id: string }>('POST', '/api/admin/card-sets', { name });
  return { admin, setId: id };
}

async function openForm(page: Page, setName: string) {
  await createKey(page).click();
  const form = dialog(page, 'Create Single Card');
  await form.getByLabel('Set').selectOption(setName);
  return form;
}

test('all cards are listed, found by name, number and set, page by page, and the address remembers', async ({
  page,
}) => {
  await enterAdmin(page, 'Cards');
  await expect(title(page)).toHaveText(/^All Cards \(\d{3}\)$/);
  await expect(tiles(page)).toHaveCount(60);
  const alakazam = tile(page, 'Alakazam').first();
  await expect(alakazam).toContainText('#1 · Base');
  await expect(alakazam).toContainText('Rare Holo');
  // No artwork came with it, so it is drawn.
  await expect(alakazam).toContainText('No Image');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page).toHaveURL(/tab=cards&page=2$/);

  const jump = page.getByLabel('Go to page');
  await jump.fill('99');
  await jump.press('Enter');
  await expect(page.getByText(/^Page (\d) of \1$/)).toBeVisible();
  await expect(jump).toBeFocused();

  await search(page).fill('chari');
  await expect(page).toHaveURL(/tab=cards&q=chari$/);
  await expect(page.getByRole('status').filter({ hasText: 'cards found' })).toBeVisible();
  await expect(tile(page, 'Charizard').first()).toBeVisible();
  await expect(tile(page, 'Alakazam')).toHaveCount(0);
  await page.getByLabel('Set', { exact: true }).selectOption('Base');
  await expect(tile(page, 'Charizard')).toHaveCount(1);
  await expect(tile(page, 'Charizard ex')).toHaveCount(0);

  await search(page).fill('nobody at all');
  await expect(page.getByText('No card matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(tiles(page)).toHaveCount(60);
  await expect(page.getByLabel('Set', { exact: true })).toHaveValue('base1');
  await page.getByLabel('Rarity', { exact: true }).selectOption('Rare Holo');
  await expect(tiles(page)).toHaveCount(16);
  await page.getByLabel('State', { exact: true }).selectOption('Inactive');
  await expect(page).toHaveURL(/set=base1&rarity=Rare\+Holo&state=inactive$/);
  await expect(page.getByText('Choose another set, rarity or state.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await expect(page).toHaveURL(/tab=cards$/);

  await search(page).fill('12');
  await expect(page).toHaveURL(/q=12/);
  await enterAdmin(page, 'Cards');
  await page.goto('/admin?tab=cards&q=charizard&set=base1');
  await page.getByLabel('Password', { exact: true }).fill('let-me-administer');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('charizard');
  await expect(tiles(page)).toHaveCount(1);
});

test('a card is made: what is wrong is said at its field and nothing is sent; the picture follows', async ({
  page,
  server,
}) => {
  const { admin, setId } = await ownSet(server, 'Made Isle');
  await enterAdmin(page, 'Cards');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/cards')) sent.push(request.url());
  });
  await createKey(page).click();
  const form = dialog(page, 'Create Single Card');
  await expect(form.getByLabel('Name')).toBeFocused();
  const create = form.getByRole('button', { name: 'Create Card' });
  await create.click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Set is required')).toBeVisible();
  await expect(form.getByText('Card number is required')).toBeVisible();
  await expectAccessible(page);

  const attributes = form.getByLabel(/^Attributes/);
  await form.getByLabel('Name').fill('Embrix');
  await form.getByLabel('Set').selectOption('Made Isle');
  await form.getByLabel('Card Number').fill('4');
  await form.getByLabel(/^Artwork URL/).fill('javascript:alert(1)');
  await attributes.fill('{\n  "type": "Fire",\n  "attack": 50,\n}');
  await create.click();
  await expect(form.getByText('Must be a valid URL')).toBeVisible();
  await expect(form.getByText('Line 3, column 15: Nothing follows this comma: take it away.')).toBeVisible();

  await form.getByLabel(/^Artwork URL/).fill('');
  await attributes.fill('{"type": "Fire", "hp": "seventy", "retreatCost": 99}');
  await create.click();
  await expect(attributes).toHaveAccessibleDescription(
    /attributes\.hp: Expected number, received string\s+attributes\.retreatCost: Number must be from 0 to 10/,
  );
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('What cannot be read of the attributes is left out here.')).toBeVisible();
  expect(sent).toEqual([]);

  // What the rules do not know of an attack is told before it is lost.
  const ember = (text: string) => JSON.stringify({ attacks: [{ name: 'Ember', text }] });
  await attributes.fill(ember('Discard a Fire Energy from this Pokémon.'));
  const lost = preview.getByText('The rules do not know this text of «Ember»; players will not see it.');
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await attributes.fill(ember('The Defending Pokémon is now Burned.'));
  await expect(lost).toBeHidden();
  await form.getByLabel(/^Artwork URL/).fill('http://art.example/4.png');
  await expect(form.getByLabel(/^Artwork URL/)).toHaveAccessibleDescription(
    'Only https pictures load; players will see the card as we draw it.',
  );
  await form.getByLabel(/^Artwork URL/).fill('');

  await attributes.fill('');
  await form.getByRole('button', { name: 'Begin with an example' }).click();
  await expect(preview.getByRole('img', { name: 'Embrix, common, 4' })).toContainText('70');
  await form.getByLabel('Rarity').selectOption('legendary');
  await expect(preview.getByRole('img', { name: 'Embrix, legendary, 4' })).toBeVisible();
  await create.click();
  await expect(toast(page, 'Card created successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(createKey(page)).toBeFocused();
  expect(sent).toHaveLength(1);

  await page.getByLabel('Set', { exact: true }).selectOption('Made Isle');
  await expect(tile(page, 'Embrix')).toContainText('#4 · Made Isle');
  await expect(tile(page, 'Embrix')).toContainText('legendary');
  const { cards } = await admin.ok<{ cards: { hp: number; formAttributes: object }[] }>(
    'GET',
    `/api/admin/cards?setId=${setId}`,
  );
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({
    hp: 70,
    formAttributes: { attack: 50, defense: 30 },
    attributes: { setTotal: 4 },
  });
});

const attackBox = (form: Locator, number: number) =>
  form.getByRole('group', { name: `Attack ${number}`, exact: true });
const json = async (form: Locator): Promise<unknown> =>
  JSON.parse(await form.getByLabel(/^Attributes/).inputValue());

test('a whole card is made in plain fields, by keyboard alone', async ({ page, server }) => {
  const { admin, setId } = await ownSet(server, 'Plain Isle');
  await enterAdmin(page, 'Cards');
  const form = await openForm(page, 'Plain Isle');
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await form.getByLabel('Name', { exact: true }).fill('Embrix');
  await form.getByLabel('Card Number').fill('5');
  await expect(form.getByLabel('Kind')).toContainText('Automatic (Trainer)');
  await form.getByLabel(/^Description/).focus();
  for (const typed of ['Pok', 'Fire', '120', '2', 'Stage 2', 'Cindrix', 'Water', 'None']) {
    await keys('Tab');
    await page.keyboard.type(typed);
  }
  await keys('Tab', 'Enter');
  await expect(form.getByLabel('Attack name')).toBeFocused();
  await page.keyboard.type('Ember');
  await keys('Tab');
  await page.keyboard.type('30+');
  // One stop for all energies; the arrows go through them.
  const cost = attackBox(form, 1).getByRole('toolbar', { name: 'Cost of attack 1' });
  const energy = (name: string) => cost.getByRole('button', { name }).first();
  await keys('Tab', 'ArrowRight');
  await expect(energy('Add Fire')).toBeFocused();
  await keys('Enter', 'Enter', 'End');
  await expect(energy('Add Colorless')).toBeFocused();
  await keys('Enter', 'Home');
  await expect(energy('Remove Fire')).toBeFocused();
  await keys('Enter');
  await expect(cost.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await expect(energy('Remove Fire')).toBeFocused();
  await keys('Tab');
  await page.keyboard.type('The Defending Pokémon is now Burned.');
  await keys('Tab', 'Enter');
  await expect(attackBox(form, 2).getByLabel('Attack name')).toBeFocused();
  await keys('Shift+Tab', 'Enter');
  await expect(attackBox(form, 2)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Remove attack 1' })).toBeFocused();
  await form.getByRole('button', { name: 'Add an attack' }).focus();
  await keys('Tab');
  await page.keyboard.type('Ari');

  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'Embrix, common, 5' })).toContainText('120');
  await expect(preview.getByText('Ember')).toBeVisible();
  await expectAccessible(page);
  await keys('Enter');
  await expect(toast(page, 'Card created successfully')).toBeVisible();
  const { cards } = await admin.ok<{ cards: { formAttributes: object }[] }>(
    'GET',
    `/api/admin/cards?setId=${setId}`,
  );
  expect(cards.map(({ formAttributes }) => formAttributes)).toEqual([
    {
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
    },
  ]);
});

test('plain fields and JSON show the same, whichever is changed', async ({ page }) => {
  await enterAdmin(page, 'Cards');
  const form = await openForm(page, 'Base');
  const attributes = form.getByLabel(/^Attributes/);
  await attributes.fill(
    '{"element": "flame", "attack": 50, "type": "dark", "hp": 60, "attacks": [{"name": "Bite", "cost": ["Fire", "Sound"]}], "weakness": ["Fire", "Water"]}',
  );
  await expect(form.getByLabel('Type')).toHaveValue('Darkness');
  await expect(form.getByLabel('HP')).toHaveValue('60');
  await expect(form.getByLabel('Weakness')).toContainText('Fire, Water (as the JSON says)');
  await expect(form.getByLabel('Kind')).toContainText('Automatic (Pokémon)');
  await expect(attackBox(form, 1).getByLabel('Attack name')).toHaveValue('Bite');

  await form.getByLabel('HP').fill('70');
  await form.getByLabel('Evolves from').fill('Nobody');
  await form.getByLabel('Weakness').selectOption('None');
  await form.getByLabel('Weakness').selectOption('Fire, Water (as the JSON said)');
  expect(await json(form)).toHaveProperty('weakness', ['Fire', 'Water']);
  await form.getByLabel('Weakness').selectOption('Grass');
  await attackBox(form, 1).getByLabel('Damage').fill('20×');
  await attackBox(form, 1).getByRole('button', { name: 'Remove "Sound"' }).click();
  const changed = {
    element: 'flame',
    attack: 50,
    type: 'dark',
    hp: 70,
    attacks: [{ name: 'Bite', cost: ['Fire'], damage: '20×' }],
    weakness: ['Grass'],
    evolvesFrom: 'Nobody',
  };
  expect(await json(form)).toEqual(changed);
  expect(await attributes.inputValue()).toBe(
    [
      '{\n  "element": "flame",\n  "attack": 50,\n  "type": "dark",\n  "hp": 70,\n  "attacks": [',
      '    {\n      "name": "Bite",\n      "cost": ["Fire"],\n      "damage": "20×"\n    }\n  ],',
      '  "weakness": ["Grass"],\n  "evolvesFrom": "Nobody"\n}',
    ].join('\n'),
  );

  // While the text is no JSON the fields keep what it said last, and wait.
  const said = form.getByText('The JSON below cannot be read. Set it right there, and these fields go on.');
  await expect(said).toBeHidden();
  await attributes.press('End');
  await attributes.press('Control+End');
  await attributes.press('Backspace');
  await expect(said).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add an attack' })).toBeDisabled();
  await expect(form.getByLabel('HP')).toBeDisabled();
  await expect(form.getByLabel('HP')).toHaveValue('70');
  await expectAccessible(page);
  await attributes.pressSequentially('}');
  await expect(said).toBeHidden();
  await expect(form.getByLabel('HP')).toBeEnabled();
  await form.getByLabel('HP').fill('');
  const { hp: _, ...rest } = changed;
  expect(await json(form)).toEqual(rest);

  // A trainer needs few fields, but what is there is shown.
  await form.getByLabel('Kind').selectOption('Trainer');
  await expect(form.getByLabel('HP')).toBeVisible();
  await attributes.fill('{"supertype": "Energy"}');
  await expect(form.getByLabel('HP')).toBeHidden();
  await expect(form.getByText('A basic Energy gives the type in its name')).toBeVisible();

  // What another kind would not show, it does not keep; with the kind it comes back.
  await attributes.fill('{"supertype": "Pokémon", "subtypes": ["Stage 2", "ex"], "types": ["Fire"]}');
  await form.getByLabel('Kind').selectOption('Trainer');
  expect(await json(form)).toEqual({ supertype: 'Trainer', subtypes: ['ex'] });
  await expect(form.getByLabel('Stage')).toBeHidden();
  await form.getByLabel('Kind').selectOption('Energy');
  expect(await json(form)).toEqual({ supertype: 'Energy', subtypes: ['ex'] });
  await form.getByLabel('Kind').selectOption('Pokémon');
  expect(await json(form)).toEqual({ supertype: 'Pokémon', subtypes: ['Stage 2', 'ex'], types: ['Fire'] });

  // What is no number yet is left as it is typed, and the caret where it is.
  await form.getByLabel('HP').fill('20');
  await form.getByLabel('HP').press('Home');
  await page.keyboard.type('01');
  await expect(form.getByLabel('HP')).toHaveValue('0120');
});

test('what is wrong with the attributes is said at the plain field, and the focus goes there', async ({
  page,
}) => {
  await enterAdmin(page, 'Cards');
  const form = await openForm(page, 'Base');
  await form.getByLabel('Name', { exact: true }).fill('Embrix');
  await form.getByLabel('Card Number').fill('999');
  const hp = form.getByLabel('HP');
  await hp.fill('7');
  await form.getByRole('button', { name: 'Add an attack' }).click();
  const attack = attackBox(form, 1);
  await attack.getByLabel('Damage').fill('lots');
  await expect(hp).toHaveAttribute('aria-invalid', 'false');
  await form.getByRole('button', { name: 'Create Card' }).click();
  await expect(hp).toHaveAccessibleDescription('A whole number from 10 to 1000');
  await expect(hp).toBeFocused();
  await expect(attack.getByLabel('Attack name')).toHaveAccessibleDescription('Give the attack a name');
  await expect(attack.getByLabel('Damage')).toHaveAccessibleDescription(/^Invalid damage\./);
  // What is said of a short field has the width of its row.
  const widthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width);
  const said = attack.getByRole('alert').filter({ hasText: 'Invalid damage' });
  expect(await widthOf(said)).toBeGreaterThan(2 * (await widthOf(attack.getByLabel('Damage'))));
  const attributes = form.getByLabel(/^Attributes/);
  await expect(attributes).toHaveAccessibleDescription(
    /attributes\.hp: Number must be from 10 to 1000\s+attributes\.attacks\.0\.name: String must/,
  );
  await expectAccessible(page);
  await hp.fill('70');
  await expect(hp).toHaveAttribute('aria-invalid', 'false');
  await expect(attributes).toHaveAttribute('aria-invalid', 'true');
  await attack.getByLabel('Attack name').fill('Ember');
  await attack.getByLabel('Damage').fill('');
  await expect(attributes).toHaveAttribute('aria-invalid', 'false');

  // Of a cost the focus goes to the energy that is none, never to a key that takes a right one away.
  const create = form.getByRole('button', { name: 'Create Card' });
  const costing = (cost: string[]) =>
    attributes.fill(JSON.stringify({ supertype: 'Pokémon', hp: 70, attacks: [{ name: 'Ember', cost }] }));
  await costing(['Fire', 'Sound']);
  await create.click();
  const foreign = attack.getByRole('button', { name: 'Remove "Sound"' });
  await expect(foreign).toBeFocused();
  await expect(attack.getByRole('alert')).toHaveText('"Sound" is no energy');
  await foreign.press('Enter');
  await expect(attributes).toHaveAttribute('aria-invalid', 'false');
  await costing(Array(11).fill('Fire'));
  await create.click();
  await expect(attack.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(attack.getByRole('button', { name: 'Remove Fire' })).toHaveCount(11);
  await expectAccessible(page);
});

test('a number that is taken and a server that fails are told, and what was typed stays', async ({
  page,
  server,
}) => {
  const { admin, setId } = await ownSet(server, 'Taken Isle');
  await admin.ok('POST', '/api/admin/cards', { name: 'First', setId, cardNumber: '1', rarity: 'common' });
  await enterAdmin(page, 'Cards');
  const form = await openForm(page, 'Taken Isle');
  await form.getByLabel('Name').fill('Second');
  await form.getByLabel('Card Number').fill('1');
  const create = form.getByRole('button', { name: 'Create Card' });
  await create.click();
  await expect(toast(page, 'This set has a card with that number already.')).toBeVisible();
  await expect(form.getByLabel('Card Number')).toHaveAccessibleDescription(
    'This set has a card with that number already.',
  );

  await form.getByLabel('Card Number').fill('2');
  await page.route('**/api/admin/cards', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '<html>' }) : route.continue(),
  );
  await create.click();
  await expect(toast(page, 'Failed to create card')).toBeVisible();
  await page.unroute('**/api/admin/cards');
  await page.route('**/api/admin/cards', (route) => route.abort());
  await create.click();
  await expect(
    toast(page, 'Failed to create card. The server cannot be reached. Check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/api/admin/cards');
  await expect(form.getByLabel('Name')).toHaveValue('Second');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await dialog(page, 'Close without saving?').getByRole('button', { name: 'Keep editing' }).click();
  await create.click();
  await expect(toast(page, 'Card created successfully')).toBeVisible();
});

test('a card is changed, withdrawn and brought back, and carries the signs of it', async ({ page }) => {
  await enterAdmin(page, 'Cards');
  await page.getByLabel('Set', { exact: true }).selectOption('Base');
  await search(page).fill('ninetales');
  await expect(tiles(page)).toHaveCount(1);
  const edit = page.getByRole('button', { name: 'Edit Ninetales #12' });
  await edit.click();
  const form = dialog(page, 'Edit Ninetales');
  await expect(form.getByText('Number #12 of Base')).toBeVisible();
  await expect(form.getByLabel('Rarity')).toHaveValue('Rare Holo');
  await expect(form.getByLabel(/^Attributes/)).toHaveValue(/"hp": 80/);
  await expectAccessible(page);
  // Nothing was changed: nothing is sent.
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(tile(page, 'Ninetales')).not.toContainText('Edited');

  await edit.click();
  await form.getByLabel(/^Description/).fill('Nine tails, one temper.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Card updated successfully')).toBeVisible();
  await expect(tile(page, 'Ninetales')).toContainText('Edited');

  const withdraw = page.getByRole('button', { name: 'Deactivate Ninetales #12' });
  await withdraw.click();
  const asked = dialog(page, 'Deactivate Ninetales?');
  await expect(
    asked.getByText('Packs made from now on leave it out; whoever owns it keeps it.'),
  ).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await asked.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, '«Ninetales» is inactive: packs made from now on leave it out')).toBeVisible();
  await expect(tile(page, 'Ninetales')).toContainText('Inactive');
  await page.getByRole('button', { name: 'Activate Ninetales #12' }).click();
  await dialog(page, 'Activate Ninetales?').getByRole('button', { name: 'Activate' }).click();
  await expect(tile(page, 'Ninetales')).not.toContainText('Inactive');
});

test('two admins at one card: the second is told, loads it again, and both changes are kept', async ({
  page,
  server,
}) => {
  const { admin, setId } = await ownSet(server, 'Contested Isle');
  const card = await admin.ok<{ id: string }>('POST', '/api/admin/cards', {
    ...{ name: 'Shared', setId, cardNumber: '1', rarity: 'common' },
    attributes: { type: 'Fire', hp: 70, retreatCost: 1 },
  });
  const path = `/api/admin/cards/${card.id}`;
  await enterAdmin(page, 'Cards');
  await page.getByLabel('Set', { exact: true }).selectOption('Contested Isle');
  await page.getByRole('button', { name: 'Edit Shared #1' }).click();
  const form = dialog(page, 'Edit Shared');
  const attributes = form.getByLabel(/^Attributes/);
  const typed = (await attributes.inputValue()).replace('"hp": 70', '"hp": 90');
  await attributes.fill(typed.replace('"retreatCost": 1', '"retreatCost": 2'));
  const { formAttributes } = await admin.ok<{ formAttributes: object }>('PATCH', path, {});
  await admin.ok('PATCH', path, {
    description: 'Theirs.',
    attributes: { ...formAttributes, hp: 80, artist: 'Ari' },
  });
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(form.getByRole('alert')).toContainText(
    'This card was changed somewhere else since you opened it',
  );
  await expect(attributes).toHaveValue(/"hp": 90/);
  await form.getByRole('button', { name: 'Load it again' }).click();
  await expect(form.getByText(/^Loaded again\. What you changed here is kept/)).toBeVisible();
  await expect(form.getByText('Changed there and here: hp. What you typed stands.')).toBeVisible();
  await expect(form.getByLabel(/^Description/)).toHaveValue('Theirs.');
  await expectAccessible(page);
  await save.click();
  await expect(toast(page, 'Card updated successfully')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await admin.ok('PATCH', path, {})).toMatchObject({
    description: 'Theirs.',
    formAttributes: { hp: 90, retreatCost: 2, artist: 'Ari' },
  });

  await page.getByRole('button', { name: 'Deactivate Shared #1' }).click();
  await admin.ok('PATCH', path, { isActive: false });
  const asked = dialog(page, 'Deactivate Shared?');
  await asked.getByRole('button', { name: 'Deactivate' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Activate Shared #1' }).click();
  await admin.ok('PATCH', path, { name: 'Renamed' });
  await dialog(page, 'Activate Shared?').getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await dialog(page, 'Activate Renamed?').getByRole('button', { name: 'Activate' }).click();
  await expect(toast(page, '«Renamed» is active again')).toBeVisible();
});

test('nothing there, and a list that does not come', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/admin/cards*', (route) =>
    // Not a broken line: the page would ask again by itself as soon as anything else gets through.
    isDown
      ? route.fulfill({ status: 500, body: '' })
      : route.fulfill({ json: { total: 0, page: 1, pageSize: 60, cards: [] } }),
  );
  await enterAdmin(page, 'Cards');
  await expect(page.getByText('The cards did not load')).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('No cards found. Import some Pokémon sets or create cards manually.'),
  ).toBeVisible();
  await expect(title(page)).toHaveText('All Cards (0)');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('everything is in reach and nothing scrolls sideways', async ({ page }) => {
    await enterAdmin(page, 'Cards');
    await expect(tiles(page)).toHaveCount(60);
    await page.getByLabel('Go to page').scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await createKey(page).click();
    const form = dialog(page, 'Create Single Card');
    await form.getByRole('button', { name: 'Begin with an example' }).click();
    await form.getByRole('region', { name: 'Preview' }).scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('four attacks in plain fields fit beside the narrowest edge', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await enterAdmin(page, 'Cards');
    const form = await openForm(page, 'Base');
    await form.getByLabel('Type').selectOption('Lightning');
    const add = form.getByRole('button', { name: 'Add an attack' });
    for (let number = 1; number <= 4; number += 1) {
      await add.click();
      for (let energy = 0; energy < 10; energy += 1)
        await attackBox(form, number).getByRole('button', { name: 'Add Metal' }).click();
    }
    await add.press('Enter');
    await expect(form.getByText('A card has at most 4.')).toBeVisible();
    await expect(form.getByRole('button', { name: /^Remove attack/ })).toHaveCount(4);
    await attackBox(form, 4).getByRole('button', { name: 'Add Metal' }).press('Enter');
    await expect(attackBox(form, 4).getByRole('button', { name: 'Remove Metal' })).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    expect(await form.evaluate((window) => window.scrollWidth - window.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
