/** Many cards out of one file: typed or chosen, checked line by line, imported once, and what is said of files that cannot be. */
import type { BulkReport } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api, lost } from '../../../testing/api.ts';
import { CARD_SETS } from '../../../testing/examples.ts';
import { expectNoSidewaysScroll, focusOn, toast } from '../../../testing/pages.ts';
import { PHONE } from '../../../testing/show.tsx';
import { setOf } from '../testing/examples.ts';
import { keepCards, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin, unsaved } from '../testing/pages.ts';

const BULK = 'POST /api/admin/cards/bulk';
const sent = () => api.calls(BULK).map(({ body }) => body);

const openButton = page.getByRole('button', { name: 'Bulk Import Cards', exact: true });
const form = dialogNamed('Bulk Import Cards');
const set = form.getByLabelText('Set', { exact: true });
const data = form.getByLabelText('Cards data');
const check = form.getByRole('button', { name: 'Check', exact: true });
const importButton = form.getByRole('button', { name: /^Import / });
const report = form.getByRole('region', { name: 'Check' });
const problems = form.getByRole('region', { name: 'What to fix' }).getByRole('listitem');

const ISLE = setOf('Bulk Isle');
const TWO = 'name,cardNumber\nEmbrix,1\nMist,2';

const reportOf = (names: readonly string[], facts: Partial<BulkReport> = {}): BulkReport => ({
  created: names.length,
  dryRun: true,
  rows: names.length,
  unchanged: 0,
  problems: [],
  problemCount: 0,
  sample: names.map((name, index) => ({
    line: index + 2,
    name,
    cardNumber: String(index + 1),
    rarity: 'common',
  })),
  ...facts,
});
const wrong = (listed: BulkReport['problems']): BulkReport =>
  reportOf([], { problems: listed, problemCount: listed.length });

/** As it is chosen in the browser's own window. */
function choose(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const chooser = form.getByLabelText('File of cards').element();
  if (!(chooser instanceof HTMLInputElement)) throw new Error('a file is chosen in an input');
  const files = new DataTransfer();
  files.items.add(new File([bytes], name));
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
}
const utf8 = (text: string) => new TextEncoder().encode(text);
const unitOf = (letter: string) => letter.charCodeAt(0);
/** Windows-1252, as far as its letters have the same numbers. */
const bytesOf = (text: string) => Uint8Array.from([...text], unitOf);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from([...`\ufeff${text}`], unitOf).buffer);

/** By its key: the message of a failure may lie over it. */
const press = async (key: Locator) => {
  await focusOn(key);
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => {
  const sets = [...CARD_SETS, ISLE];
  keepSets(sets);
  keepCards([], sets);
});

async function openBulk(options?: Parameters<typeof showAdmin>[1]): Promise<void> {
  await showAdmin('Cards', options);
  await openButton.click();
  await expect.element(set).toHaveFocus();
  await set.selectOptions(ISLE.name);
}

describe('the data', () => {
  test('and the set are asked for', async () => {
    await showAdmin('Cards');
    await openButton.click();
    await expect.element(set).toHaveFocus();
    await check.click();
    await expect.element(form.getByText('Set is required')).toBeVisible();
    await expect.element(form.getByText('Cards data is required')).toBeVisible();
    await expect.element(importButton).toBeDisabled();
    await expectAccessible();
    expect(sent()).toEqual([]);
  });

  test('that are wrong are listed by line and field; mended they are imported', async () => {
    await openBulk();
    api.answer(
      BULK,
      wrong([
        { line: 3, field: 'name', message: 'begins like a formula' },
        { line: 4, field: 'hp', message: 'Expected number, received string' },
        { line: 4, field: 'rarity', message: "received 'shiny'" },
      ]),
    );
    await data.fill('name,cardNumber,rarity,hp\nEmbrix,1,common,60\n=1+1,2,common,60\nMist,1,shiny,many');
    await check.click();
    await expect.element(report.getByText('3 things to fix before this file can be imported.')).toBeVisible();
    await expect.element(problems).toHaveLength(3);
    await expect.element(problems.nth(0)).toHaveTextContent(/^Line 3, name.*begins like a formula$/);
    await expect.element(problems.nth(1)).toHaveTextContent(/^Line 4, hp.*Expected number/);
    await expect.element(problems.nth(2)).toHaveTextContent(/^Line 4, rarity.*received 'shiny'$/);
    await expect.element(importButton).toBeDisabled();
    await expectAccessible();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const made = vi.spyOn(URL, 'createObjectURL');
    await form.getByRole('button', { name: 'Download the problems' }).click();
    await expect.poll(() => saved.mock.contexts[0]).toHaveProperty('download', 'problems.txt');
    const blob = made.mock.calls[0]?.[0];
    expect(blob instanceof Blob && (await blob.text())).toContain('Line 3, name: begins like a formula');

    // What was found speaks of what was checked, and is put away with it.
    api.answer(BULK, reportOf(['Embrix']));
    await data.fill('name,cardNumber\nEmbrix,1');
    await expect.element(report).not.toBeInTheDocument();
    await check.click();
    await expect.element(importButton).toHaveTextContent(/^Import 1 card$/);
    await importButton.click();
    await expect.element(toast('1 card created successfully')).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
    await expect.poll(() => window.location.search).toContain(`set=${ISLE.id}`);
    const mended = { setId: ISLE.id, cardsData: 'name,cardNumber\nEmbrix,1' };
    expect(sent().slice(1)).toEqual([{ ...mended, dryRun: true }, mended]);
  });

  test('that are all here already leave nothing to import', async () => {
    await openBulk();
    api.answer(BULK, reportOf([], { rows: 2, unchanged: 2 }));
    await data.fill(TWO);
    await check.click();
    await expect
      .element(report.getByText('All 2 cards of this file are already here: there is nothing to import.'))
      .toBeVisible();
    await expect.element(importButton).toBeDisabled();
  });

  test('survive a line that is cut, and are imported once', async () => {
    await openBulk();
    await data.fill(TWO);
    api.answer(BULK, lost);
    await check.click();
    await expect
      .element(
        toast('Failed to create cards. The server cannot be reached. Check your connection and try again.'),
      )
      .toBeVisible();
    api.answer(BULK, reportOf(['Embrix', 'Mist']));
    await check.click();
    await expect.element(importButton).toHaveTextContent(/^Import 2 cards$/);
    // It reaches the server, which does it; the answer does not come back.
    api.answer(BULK, lost);
    await press(importButton);
    await expect.element(form.getByRole('alert').filter({ hasText: 'Failed to create cards' })).toBeVisible();
    await expect.element(data).toHaveValue(TWO);
    api.answer(BULK, reportOf([], { dryRun: false, rows: 2, unchanged: 2 }));
    await press(importButton);
    await expect.element(toast('All 2 cards are already here')).toBeVisible();
    expect(sent().slice(-2)).toEqual([
      { setId: ISLE.id, cardsData: TWO },
      { setId: ISLE.id, cardsData: TWO },
    ]);
  });

  test('may look like the examples, on a phone too, and are not thrown away without a question', async () => {
    await openBulk({ size: PHONE });
    await form.getByText('Example files').click();
    const example = form.getByRole('region', { name: 'CSV example' });
    await expect.element(example).toHaveTextContent('Old Lantern,E3,uncommon');
    await expect
      .element(form.getByRole('region', { name: 'JSON example' }))
      .toHaveTextContent('"name": "Old Lantern"');
    await expectNoSidewaysScroll();
    await expectAccessible();
    await data.fill(example.element().textContent ?? '');
    api.answer(BULK, reportOf(['Embrix', 'Mist, the Quiet', 'Old Lantern']));
    await check.click();
    await expect.element(importButton).toHaveTextContent(/^Import 3 cards$/);
    await expectNoSidewaysScroll();
    await userEvent.keyboard('{Escape}');
    await unsaved.getByRole('button', { name: 'Throw away' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });
});

describe('a file', () => {
  const expectSent = (cardsData: string) => expect.poll(() => sent().at(-1)).toMatchObject({ cardsData });

  test('is shown with its encoding, and goes to the server as it is written', async () => {
    await openBulk();
    const csv =
      'Name;Card Number;Rarity;Type;Description\r\n' +
      '"Mist; the ""Quiet""";1;rare;Water;"Two\r\nlines"\r\nFlabébé;2;uncommon;Fairy;\r\n';
    choose('cards.csv', utf8(`\ufeff${csv}`));
    await expect.element(form.getByText('cards.csv')).toBeVisible();
    await expect.element(form.getByText('UTF-8', { exact: true })).toBeVisible();
    const [first, second] = reportOf(['Mist; the "Quiet"', 'Flabébé']).sample;
    if (first === undefined || second === undefined) throw new Error('two cards are shown');
    api.answer(BULK, { ...reportOf(['Mist', 'Flabébé']), sample: [first, { ...second, line: 4 }] });
    await check.click();
    await expect
      .element(report.getByRole('row').filter({ hasText: 'Flabébé' }))
      .toHaveTextContent(/^4\s*Flabébé\s*#2/);
    await expectSent(csv);
  });

  test('in UTF-16 is read as such, without a warning', async () => {
    await openBulk();
    choose('wide.csv', utf16('name\tcardNumber\nÉclair\t1\n'));
    await expect.element(form.getByText('UTF-16', { exact: true })).toBeVisible();
    await expect.element(form.getByText(/This file is not UTF-8/)).not.toBeInTheDocument();
    api.answer(BULK, reportOf(['Éclair']));
    await check.click();
    await expect.element(report.getByRole('row').filter({ hasText: 'Éclair' })).toBeVisible();
    await expectSent('name\tcardNumber\nÉclair\t1\n');
  });

  test('that is not UTF-8 is guessed, with a word on what is in doubt', async () => {
    await openBulk();
    choose('old.csv', bytesOf('name,cardNumber\nÉclair,1\nPokémon,2\n'));
    await expect.element(form.getByText(/It was read as Windows-1252: Éclair, Pokémon\./)).toBeVisible();
    await expectAccessible();
    api.answer(BULK, reportOf(['Éclair', 'Pokémon']));
    await check.click();
    await expectSent('name,cardNumber\nÉclair,1\nPokémon,2\n');
  });

  test('that is no text, or too large, is refused before anything is sent', async () => {
    await openBulk();
    choose('cards.xlsx', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0));
    await expect
      .element(form.getByText(/«cards.xlsx»: This is a spreadsheet, not a text file/))
      .toBeVisible();
    choose('photo.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1));
    await expect.element(form.getByText(/«photo.csv»: This is not a text file/)).toBeVisible();
    await expect.element(data).toHaveValue('');
    choose('huge.json', new Uint8Array(17 * 1024 * 1024).fill(0x5b));
    await expect
      .element(form.getByText(/«huge.json» has 17.0 MB, and the most at once is 16 MB/))
      .toBeVisible();
    await check.click();
    expect(sent()).toEqual([]);
  });
});
