/** Decks as text: a deck becomes a list in every format, and a list becomes cards, line by line. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, refused } from '../../testing/api.ts';
import { keepDecks, NEW_DECK } from '../../testing/decks.ts';
import { CARD_SETS, cardsOfSet, deckOf, PACK_TYPES } from '../../testing/examples.ts';
import { oddsOf } from '../../testing/packs.ts';
import { dialog, expectNoSidewaysScroll, main, toast } from '../../testing/pages.ts';
import { DESK, PHONE, showPage } from '../../testing/show.tsx';

const CATALOGUE = 'GET /api/cards';
const SPARK = deckOf({ name: 'Spark & Flame' });

const field = dialog.getByRole('textbox', { name: 'Deck list' });
const text = () => (field.element() as HTMLTextAreaElement).value;
const button = (name: string | RegExp) => dialog.getByRole('button', { name });
const format = (name: RegExp) => dialog.getByRole('radio', { name });
const reported = (line: string) => dialog.getByRole('listitem').filter({ hasText: line }).first();
const lines = dialog.getByRole('region', { name: 'Line by line' }).getByRole('listitem');
const deck = (name: string) => page.getByRole('article', { name, exact: true });

let decks: ReturnType<typeof keepDecks>;
beforeEach(() => {
  decks = keepDecks([SPARK]);
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/pack-types', PACK_TYPES);
  api.answer('GET /api/pack-types/*/odds', ({ path }) => oddsOf(path.split('/').at(-2) ?? ''));
  api.answer(CATALOGUE, ({ query }) => cardsOfSet(query.get('setId') ?? ''));
});

async function openExport(): Promise<void> {
  await showPage('/deck-list', { wallet: true });
  await deck('Spark & Flame').getByRole('button', { name: 'Export Spark & Flame' }).click();
}

async function openImport(size = DESK): Promise<void> {
  await showPage('/deck-list', { wallet: true, size });
  await main.getByRole('button', { name: 'Import a deck list' }).click();
}

/** As if it came from another program. */
async function paste(copied: string): Promise<void> {
  await navigator.clipboard.writeText(copied);
  await field.click();
  await userEvent.keyboard('{Control>}v{/Control}');
}

describe('a deck as text', () => {
  test('is written in every format', async () => {
    await openExport();
    await expect.element(field).toHaveValue(expect.stringContaining('\n4 Charmander BS 46\n'));
    expect(text()).toMatch(/^Pokémon: 22\n[\s\S]*Total Cards: 60\n$/);
    await format(/Names only/).click();
    await expect.element(field).toHaveValue(expect.stringContaining('\n4 Charmander\n'));
    await format(/With stars/).click();
    await expect.element(field).toHaveValue(expect.stringContaining('\n* 4 Charmander BS 46\n'));
    await expectAccessible();
  });

  test('goes to the clipboard, or is marked where that is closed', async () => {
    await openExport();
    await button('Copy to clipboard').click();
    await expect.element(dialog.getByText('Copied', { exact: true })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(text());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    await button('Copy to clipboard').click();
    await expect
      .element(
        dialog.getByText(
          'The browser does not allow copying here: the list is selected, so you can copy it yourself.',
        ),
      )
      .toBeVisible();
    const area = field.element() as HTMLTextAreaElement;
    expect(area.selectionEnd - area.selectionStart).toBe(area.value.length);
    await userEvent.keyboard('{Escape}');
    await expect.element(deck('Spark & Flame').getByRole('button', { name: /^Export/ })).toHaveFocus();
  });

  test('says when set codes did not load', async () => {
    api.answer(CATALOGUE, broken());
    await openExport();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Some set codes did not load');
    api.answer(CATALOGUE, ({ query }) => cardsOfSet(query.get('setId') ?? ''));
    await button('Load them again').click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a list', () => {
  test('that was exported comes back as the same deck, pasted or chosen as a file', async () => {
    await openExport();
    await expect.element(field).toHaveValue(expect.stringContaining('Total Cards: 60'));
    const list = text();
    await userEvent.keyboard('{Escape}');
    await main.getByRole('button', { name: 'Import a deck list' }).click();
    await paste(list);
    await expect.element(dialog.getByText('Lines: 19 of 19 in this game', { exact: true })).toBeVisible();
    await button('Use these 60 cards').click();
    await expect.element(toast('«Imported deck» was added with 60 cards')).toBeVisible();
    await expect.element(deck('Imported deck').getByText('Tournament Legal')).toBeVisible();

    await main.getByRole('button', { name: 'Import a deck list' }).click();
    await page.getByLabelText('Deck list file').upload(new File([list], 'spark-flame.txt'));
    await button('Use these 60 cards').click();
    await expect.element(deck('Imported deck 2')).toBeVisible();
    const cardsOf = (name: string) =>
      decks.named(name)?.cards.map(({ cardId, quantity }) => `${quantity} ${cardId}`);
    for (const name of ['Imported deck', 'Imported deck 2'])
      expect(cardsOf(name)?.sort()).toEqual(cardsOf('Spark & Flame')?.sort());
  });

  test('is reported line by line: in this game, another printing, not owned, not in this game, no card line', async () => {
    await openImport();
    await expect.element(button('Use these cards')).toBeDisabled();
    await field.fill(
      '## My list\nPokémon: 11\n4 Charmander BS 46\n2 Charmelon BS 24\n3 Charizard BS 4\n2 Frobnicator XX 9\nsee you\n\n14 Fire Energy XY 3',
    );
    await expect
      .element(
        dialog.getByText(
          'Lines: 4 of 6 in this game, 1 in another printing, 1 mended, 1 not owned, 1 not in this game, 1 no card line',
          { exact: true },
        ),
      )
      .toBeVisible();
    for (const [line, said] of [
      ['Pokémon: 11', 'Ignored: Heading'],
      ['4 Charmander', 'In this game'],
      ['2 Charmelon', 'Mended: No card is named Charmelon: took Charmeleon BS 24'],
      ['3 Charizard', 'In this game, not owned: You own 0 of 3 · 3 copies short'],
      ['2 Frobnicator', 'Not in this game: Set XX is not on this server'],
      ['see you', 'Not a card line: It needs a number of copies and a name'],
      ['14 Fire', 'Another printing of it: Set XY is not on this server: took Fire Energy BS 98'],
    ] as const)
      await expect.element(reported(line)).toHaveTextContent(said);
    await expectAccessible();
    await dialog.getByRole('checkbox', { name: 'Only lines to check' }).click();
    await expect.element(lines).toHaveLength(5);
    await button('Use these 23 cards').click();
    const { note } = decks.named('Imported deck') ?? {};
    expect(note).toBe('2 Frobnicator XX 9\nsee you');
    const imported = deck('Imported deck');
    await expect.element(imported.getByText('23/60 Cards')).toBeVisible();
    await expect.element(imported.getByText('You do not own Charizard')).toBeVisible();
    expect(decks.named('Imported deck')?.cards.find(({ cardId }) => cardId === 'base1-4')?.quantity).toBe(3);
  });

  test('that names a card of a set that is not here gets one of the same name, called so', async () => {
    await openImport();
    await field.fill('2 Pikachu QQQ 8');
    await expect.element(dialog.getByText(/^Lines: 1 of 1 in this game, 1 by name only/)).toBeVisible();
    await expect
      .element(reported('2 Pikachu'))
      .toHaveTextContent('A card of the same name: Set QQQ is not on this server: took Pikachu BS 58');
  });

  test('keeps what is not in this game as the note of its deck, and exports it again', async () => {
    await openImport();
    await field.fill('4 Charmander BS 46\n2 Frobnicator XX 9');
    await button('Use these 4 cards').click();
    await deck('Imported deck').getByRole('button', { name: 'Export Imported deck' }).click();
    await expect.element(field).toHaveValue(expect.stringMatching(/Total Cards: 4\n\n2 Frobnicator XX 9\n$/));
  });

  test('is played at once, filled up with its energy; the packs that hold what is missing are named, and wished for', async () => {
    api.answer('PUT /api/users/*/wishlist/*', undefined);
    api.answer('GET /api/users/*/battles', []);
    await openImport();
    await field.fill('4 Charmander BS 46\n2 Charizard BS 4\n2 Frobnicator XX 9\n14 Fire Energy');
    await expect.element(dialog.getByText(/Practice fills them/)).toHaveTextContent('40 Fire Energy');
    await expect.element(dialog.getByText(/^You lack 2 copies of 1 card\. Practice needs/)).toBeVisible();
    const pack = dialog.getByRole('link', { name: /^Base Set Booster Pack/ });
    await expect.element(pack).toHaveTextContent('1 of 1 card');
    await expect.element(pack).toHaveTextContent(/one or more: 1 in [\d.,]+ packs/);
    await expectAccessible();
    await button('Wish for all 1').click();
    await expect.element(toast('1 card you are looking for')).toBeVisible();
    expect(api.calls('PUT /api/users/*/wishlist/*').map(({ path }) => path.split('/').at(-1))).toEqual([
      'base1-4',
    ]);
    await button('Practice with it').click();
    await expect.element(main.getByRole('radio', { name: /^Charizard list/ })).toBeChecked();
    expect(api.calls(NEW_DECK)).toHaveLength(0);
  });

  test('that breaks a rule besides cannot be played, and says which', async () => {
    await openImport();
    await field.fill('5 Charmander BS 46\n55 Fire Energy');
    await expect.element(button('Practice with it')).toBeDisabled();
    await expect
      .element(dialog.getByText('Practice needs a change first: Too many copies of Charmander (5/4 max).'))
      .toBeVisible();
  });

  test('on a phone does not stick out', async () => {
    await openImport(PHONE);
    await field.fill('4 Charmander BS 46\n3 Nothing like it QQ 7');
    await expect.element(dialog.getByText('Lines: 1 of 2 in this game, 1 not in this game')).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test('is not read before all cards are known; a set that fails is reported and asked for again', async () => {
    const second = api.hold(CATALOGUE);
    await openImport();
    await field.fill('4 Charmander BS 46');
    await expect.element(dialog.getByText('Reading…')).toBeVisible();
    await expect.element(button(/^Use these/)).toBeDisabled();
    second.answer(broken());
    await expect.element(dialog.getByText(/Not all cards loaded/)).toBeVisible();
    api.answer(CATALOGUE, ({ query }) => cardsOfSet(query.get('setId') ?? ''));
    await button('Load them again').click();
    await expect.element(dialog.getByText(/Not all cards loaded/)).not.toBeInTheDocument();
    await expect.element(button('Use these 4 cards')).toBeEnabled();
  });

  test('as long as a book is read without holding up the page, and shown in parts', async () => {
    await openImport();
    await paste(Array.from({ length: 3_000 }, (_, line) => `${line} words and no card`).join('\n'));
    await expect
      .element(dialog.getByText('Lines: 0 of 3000 in this game, 3000 not in this game'))
      .toBeVisible();
    await expect.element(button('Use these cards')).toBeDisabled();
    const before = lines.elements().length;
    await button(/Show more lines/).click();
    await expect.poll(() => lines.elements().length).toBeGreaterThan(before);
  });

  test('that is too large for a file is refused', async () => {
    await openImport();
    await page.getByLabelText('Deck list file').upload(new File(['x'.repeat(1_000_001)], 'book.txt'));
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('book.txt is too large for a deck list.');
  });

  test('is saved once, however often the key is pressed', async () => {
    const slow = api.hold(NEW_DECK);
    await openImport();
    await field.fill('4 Charmander BS 46');
    await button('Use these 4 cards').dblClick();
    await expect.poll(() => slow.asked()).toBe(1);
    slow.answer(decks.create);
    await expect.element(deck('Imported deck')).toBeVisible();
    expect(api.calls(NEW_DECK)).toHaveLength(1);
  });

  test('that cannot be saved stays in its window, with the reason', async () => {
    api.answer(NEW_DECK, refused('too-many-decks', { most: 200 }));
    await openImport();
    await field.fill('4 Charmander BS 46');
    await button('Use these 4 cards').click();
    await expect
      .element(
        toast(
          'Failed to import deck list. You have 200 decks, the most you can have. Delete one to make room.',
        ),
      )
      .toBeVisible();
    await expect.element(field).toHaveValue('4 Charmander BS 46');
  });
});
