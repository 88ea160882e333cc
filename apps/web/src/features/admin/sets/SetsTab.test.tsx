/** The sets: made, refused, changed, taken out of use and found, alone and beside another admin. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, lost, refused } from '../../../testing/api.ts';
import { CARD_SETS } from '../../../testing/examples.ts';
import { toast } from '../../../testing/pages.ts';
import { setOf } from '../testing/examples.ts';
import { keepCards, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin, tab, unsaved } from '../testing/pages.ts';

const CREATE = 'POST /api/admin/card-sets';
const EDIT = 'PATCH /api/admin/card-sets/*';
const bodiesOf = (route: typeof CREATE | typeof EDIT) => api.calls(route).map(({ body }) => body);

const make = page.getByRole('button', { name: 'Create New Set' });
const form = dialogNamed('Create New Set');
const name = form.getByLabelText('Name');
const create = form.getByRole('button', { name: 'Create Set' });
const rows = page.getByRole('list', { name: 'Card sets' }).getByRole('article');
const set = (called: string) => page.getByRole('article', { name: called, exact: true });

const ISLE = setOf('Isle of Mist', { description: 'Where the fog never lifts.' });
const withIsle = () => keepSets([...CARD_SETS, ISLE]);

describe('a new set', () => {
  test('is asked for its name, and what is wrong is said at its field', async () => {
    keepSets();
    await showAdmin('Sets');
    await make.click();
    await expect.element(name).toHaveFocus();
    await form.getByLabelText('Artwork URL').fill('somewhere');
    await create.click();
    await expect.element(form.getByText('Name is required')).toBeVisible();
    await expect.element(form.getByText('Must be a valid URL')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Name is required');
    await expectAccessible();
    await name.fill('\u202etsiM fo elsI');
    await expect
      .element(name)
      .toHaveAccessibleDescription(/^holds an invisible character that reverses the text/i);
    await name.fill('Isle of Mist');
    await expect.element(form.getByText('Name is required')).not.toBeInTheDocument();
    expect(bodiesOf(CREATE)).toEqual([]);
  });

  test('is announced and listed first, with what it is', async () => {
    keepSets();
    await showAdmin('Sets');
    await expect.element(set('Base')).toHaveTextContent('102 cards');
    await expect.element(set('Base').getByText('Active', { exact: true })).toBeVisible();
    await make.click();
    await name.fill('Isle of Mist');
    await form.getByLabelText('Description').fill('Where the fog never lifts.');
    await create.click();
    await expect.element(toast('Card set created successfully')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(rows.first()).toHaveTextContent('Isle of Mist');
    await expect.element(rows.first()).toHaveTextContent('Where the fog never lifts.');
    await expect.element(rows.first()).toHaveTextContent('No cards yet');
    expect(bodiesOf(CREATE)).toEqual([
      { name: 'Isle of Mist', description: 'Where the fog never lifts.', artworkUrl: '' },
    ]);
  });

  test("that the server refuses stays in its form, with the server's words", async () => {
    withIsle();
    await showAdmin('Sets');
    await make.click();
    await name.fill('Isle of Mist');
    await create.click();
    await expect.element(toast('Error')).toBeVisible();
    await expect.element(form.getByRole('alert')).toHaveTextContent('A set of that name already exists');
    await expect.element(name).toHaveValue('Isle of Mist');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await unsaved.getByRole('button', { name: 'Throw away' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test("that is not saved keeps its form, in the server's words or our own", async () => {
    keepSets();
    api.answer(CREATE, lost);
    await showAdmin('Sets');
    await make.click();
    await name.fill('Far Shore');
    await create.click();
    const said = form.getByRole('alert');
    await expect
      .element(said)
      .toHaveTextContent(
        /^Failed to create card set\. The server cannot be reached\. Check your connection and try again\.$/,
      );
    api.answer(CREATE, new Response('<html>Bad Gateway</html>', { status: 502 }));
    await create.click();
    await expect.element(toast('Error')).toBeVisible();
    await expect.element(said).toHaveTextContent(/^Failed to create card set$/);
    api.answer(CREATE, refused('internal-error'));
    await create.click();
    await expect
      .element(said)
      .toHaveTextContent(/^Something went wrong on our side\. Your request may or may not have gone through/);
    await expect.element(name).toHaveValue('Far Shore');
  });
});

describe('a set', () => {
  test('is edited, and only what was changed is sent', async () => {
    withIsle();
    await showAdmin('Sets');
    await set('Isle of Mist').getByRole('button', { name: 'Edit Isle of Mist' }).click();
    const edit = dialogNamed('Edit Isle of Mist');
    await edit.getByLabelText('Description').fill('Where the fog lifts at noon.');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Card set updated successfully')).toBeVisible();
    await expect.element(set('Isle of Mist')).toHaveTextContent('lifts at noon');
    expect(bodiesOf(EDIT)).toEqual([
      { description: 'Where the fog lifts at noon.', revision: ISLE.revision },
    ]);
  });

  test('is taken out of use after a word on what that means, and put back', async () => {
    withIsle();
    await showAdmin('Sets');
    const isle = set('Isle of Mist');
    await isle.getByRole('button', { name: 'Deactivate Isle of Mist' }).click();
    const ask = dialogNamed('Deactivate Isle of Mist?');
    await expect.element(ask).toHaveTextContent('No player loses anything');
    await ask.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(isle.getByText('Inactive', { exact: true })).toBeVisible();
    await isle.getByRole('button', { name: 'Activate Isle of Mist' }).click();
    await dialogNamed('Activate Isle of Mist?').getByRole('button', { name: 'Activate' }).click();
    await expect.element(isle.getByText('Active', { exact: true })).toBeVisible();
    expect(bodiesOf(EDIT)).toMatchObject([{ isActive: false }, { isActive: true }]);
  });

  test('is found by a part of its name, and leads to its cards', async () => {
    withIsle();
    keepCards([]);
    await showAdmin('Sets');
    await page.getByRole('searchbox', { name: 'Search sets' }).fill('mist');
    await expect.element(rows).toHaveLength(1);
    await page.getByRole('button', { name: 'Show cards of Isle of Mist' }).click();
    await expect.element(tab('Cards')).toHaveFocus();
    await expect.element(page.getByLabelText('Set', { exact: true })).toHaveValue('isle-of-mist');
    await expect.element(page.getByText('No card matches')).toBeVisible();
  });
});

describe('a set that another admin has changed meanwhile', () => {
  test('is loaded again into the form, where what was typed stays', async () => {
    const { change } = withIsle();
    await showAdmin('Sets');
    await page.getByRole('button', { name: 'Edit Isle of Mist' }).click();
    const edit = dialogNamed('Edit Isle of Mist');
    await edit.getByLabelText('Description').fill('Mine');
    change(ISLE.id, { name: 'Quiet Isle', description: 'Theirs' });
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(edit.getByRole('alert'))
      .toHaveTextContent('This set was changed somewhere else since you opened it');
    await edit.getByRole('button', { name: 'Load it again' }).click();
    const renamed = dialogNamed('Edit Quiet Isle');
    await expect.element(renamed.getByText(/^Loaded again\. What you changed here is kept/)).toBeVisible();
    await expect.element(renamed.getByLabelText('Name')).toHaveValue('Quiet Isle');
    await expect.element(renamed.getByLabelText('Description')).toHaveValue('Mine');
    await renamed.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Card set updated successfully')).toBeVisible();
    await expect.element(set('Quiet Isle')).toHaveTextContent('Mine');
  });

  test('is not taken out of use before it was looked at again', async () => {
    const { change } = withIsle();
    await showAdmin('Sets');
    await page.getByRole('button', { name: 'Deactivate Isle of Mist' }).click();
    change(ISLE.id, { description: 'Theirs' });
    const ask = dialogNamed('Deactivate Isle of Mist?');
    await ask.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(ask.getByRole('alert')).toHaveTextContent('This set was changed somewhere else');
    await ask.getByRole('button', { name: 'Load it again' }).click();
    await expect.element(ask.getByText('Loaded again: this is how it is now.')).toBeVisible();
    await ask.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(set('Isle of Mist').getByText('Inactive', { exact: true })).toBeVisible();
  });
});

test('a hundred and one sets have two pages, and a search makes them one', async () => {
  keepSets(Array.from({ length: 101 }, (_, index) => setOf(`Set ${index}`, { isActive: index % 2 === 0 })));
  await showAdmin('Sets');
  await expect.element(rows).toHaveLength(100);
  const pages = page.getByRole('navigation', { name: 'Pages of sets' });
  await expect.element(pages).toHaveTextContent('Page 1 of 2');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.element(rows).toHaveLength(1);
  await page.getByRole('searchbox', { name: 'Search sets' }).fill('Set 1');
  await expect.element(page.getByText('12 of 101 sets', { exact: true })).toBeVisible();
  await expect.element(pages).not.toBeInTheDocument();
});
