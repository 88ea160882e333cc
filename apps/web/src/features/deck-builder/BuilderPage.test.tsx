/** The deck builder's table: where cards come from, how they get into the deck and out, by mouse and keys, and its windows. */
import type { UserCardsAnswer } from '@pokesol/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost } from '../../testing/api.ts';
import { DECK, keepDecks, VERDICT } from '../../testing/decks.ts';
import {
  BASIC_ENERGIES,
  CARD_SETS,
  cardsOfSet,
  collectionOf,
  deckOf,
  STARTER_CARDS,
} from '../../testing/examples.ts';
import { inBothFaces } from '../../testing/faces.ts';
import { cutText } from '../../testing/measure.ts';
import { dialog, expectNoSidewaysScroll, focusOn, header, main, toast } from '../../testing/pages.ts';
import { DESK, PHONE, showPage } from '../../testing/show.tsx';
import { offerWallet } from '../../testing/wallet.ts';
import {
  button,
  deckName,
  description,
  minus,
  quantity,
  read,
  row,
  save,
  saved,
  select,
  showBuilder,
  tile,
  tiles,
  total,
  unsaved,
  windowOf,
} from './testing.ts';

const CARDS = 'GET /api/users/*/cards';
const search = page.getByRole('searchbox');
const said = page.getByTestId('deck-said');
const verdict = windowOf('Deck Validation');

beforeEach(() => {
  keepDecks();
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
});

describe('before there is a table', () => {
  test('it asks for a wallet, then says where cards come from', async () => {
    offerWallet();
    api.answer(CARDS, collectionOf([]));
    await showPage('/deck-builder');
    await expect.element(main.getByRole('heading', { name: 'Connect Your Wallet' })).toBeVisible();
    await expect
      .element(main.getByText('Connect your Solana wallet to build Pokemon TCG decks', { exact: true }))
      .toBeVisible();
    await header.getByRole('button', { name: /^Connect/ }).click();
    await expect.element(main.getByText('No cards to build with')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });

  test('it holds the place of cards that load', async () => {
    const cards = api.hold(CARDS);
    await showPage('/deck-builder', { wallet: true });
    await expect.element(main.getByText('Loading cards')).toBeInTheDocument();
    cards.answer(STARTER_CARDS);
    await expect.element(tiles).toHaveLength(19);
  });

  test('it says that the cards did not load, and tries again', async () => {
    api.answer(CARDS, broken());
    await showPage('/deck-builder', { wallet: true });
    await expect.element(main.getByText('Your cards did not load')).toBeVisible();
    api.answer(CARDS, STARTER_CARDS);
    await button('Try again').click();
    await expect.element(tiles).toHaveLength(19);
  });

  test('it says that a deck did not load, and begins another or tries again', async () => {
    const keeper = deckOf({ name: 'Keeper' });
    const decks = keepDecks([keeper]);
    decks.forget(keeper.id);
    await showPage(`/deck-builder?deck=${keeper.id}`, { wallet: true });
    await expect.element(toast('Failed to load deck')).toBeVisible();
    await expect.element(main.getByText('This deck did not load')).toBeVisible();
    await expectAccessible();
    decks.put(keeper);
    await button('Try again').click();
    await expect.element(deckName).toHaveValue('Keeper');

    api.answer(DECK, broken());
    await button('New Deck').click();
    await saved.selectOptions('Keeper (60 cards)');
    await expect.element(main.getByText('This deck did not load')).toBeVisible();
    await button('Start a new deck').click();
    await expect.element(deckName).toHaveValue('');
    expect(window.location.search).toBe('');
  });
});

describe('cards', () => {
  test('are missing at first, and the table says how many', async () => {
    await showBuilder();
    await expect
      .element(main.getByText('No cards in deck. Click cards from your collection to add them.'))
      .toBeVisible();
    await expect.element(main.getByText('Need 60 more cards', { exact: true })).toBeVisible();
    await expect.element(button('Save Deck')).toBeDisabled();
    await expectAccessible();
  });

  test('are added by clicks, counted on their tiles, and announced', async () => {
    await showBuilder();
    for (let copy = 0; copy < 4; copy += 1) await tile('Charmander').click();
    const place = page.getByCss('.tile:has([aria-label="Add Charmander"])');
    await expect.element(place).toHaveTextContent('4 in deck /4');
    await expect.element(said).toHaveTextContent(/^Charmander: 4 in deck, 4 of 60$/);
    await tile('Charmander').click();
    await expect.element(toast('Cannot add card')).toBeVisible();
    await read('Maximum 4 copies allowed');
    await tile('Raichu').click();
    await tile('Raichu').click();
    await read('You own only 1 copy of Raichu');
    await expect.element(total).toHaveTextContent('5');
  });

  test('beyond sixty are refused', async () => {
    await showBuilder();
    await button('Starter deck').click();
    await expect.element(main.getByText('Valid Deck Size', { exact: true })).toBeVisible();
    await focusOn(tile('Lightning Energy'));
    await userEvent.keyboard('+');
    await expect.element(toast('Deck is full')).toBeVisible();
    await expect.element(toast('Cannot add more cards (60 card limit)')).toBeVisible();
    await expect.element(quantity('Lightning Energy')).toHaveTextContent('13');
  });

  test('are found and added by keys alone, until the deck is full', async () => {
    await showBuilder();
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('fire');
    await expect.element(tiles).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(quantity('Fire Energy')).toHaveTextContent('1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(tile('Fire Energy')).toHaveFocus();
    await userEvent.keyboard('-');
    await expect.element(row('Fire Energy')).not.toBeInTheDocument();
    await search.fill('');
    await expect.element(tiles).toHaveLength(19);
    await focusOn(tiles.first());
    for (let index = 0; index < 19; index += 1) {
      await expect.element(tiles.nth(index)).toHaveFocus();
      const { ariaLabel = '', ariaDescription = '' } = document.activeElement ?? {};
      const owned =
        ariaLabel === 'Add Fire Energy' ? 14 : (/of (\d+) available/.exec(ariaDescription ?? '')?.[1] ?? 13);
      await userEvent.keyboard(`${'+'.repeat(Number(owned))}{ArrowRight}`);
    }
    await expect.element(total).toHaveTextContent('60');
    await expect.element(main.getByText('Valid Deck Size', { exact: true })).toBeVisible();
    // The last tile: there is no way on to the right.
    await expect.element(tiles.nth(18)).toHaveFocus();
  });

  test('say where they are chosen that battles let them do nothing', async () => {
    api.answer(
      CARDS,
      collectionOf(['base1-2', 'base1-46', 'base1-75'].map((cardId) => ({ cardId, quantity: 2 }))),
    );
    await showBuilder();
    for (const [name, words] of [
      ['Blastoise', /, Cannot be played in Classic battles$/],
      ['Lass', /, No effect in Classic battles$/],
      ['Charmander', /number 46\/102$/],
    ] as const)
      await expect.element(tile(name)).toHaveAccessibleDescription(words);
    await tile('Blastoise').click();
    await tile('Lass').click();
    await tile('Charmander').click();
    await expect.element(row('Blastoise')).toHaveTextContent(/Cannot be played/);
    await expect.element(main.getByText('2 cards do nothing in Classic battles.')).toBeVisible();
  });

  test('say what the printed game leaves out of them once the deck is for it, and never on their numbers', async () => {
    api.answer('GET /api/card-plays', { part: ['base1-75'], none: ['base1-46'] });
    api.answer(
      CARDS,
      collectionOf(['base1-2', 'base1-46', 'base1-75'].map((cardId) => ({ cardId, quantity: 2 }))),
    );
    await showBuilder();
    for (const name of ['Blastoise', 'Lass', 'Charmander']) await tile(name).click();
    await main.getByRole('radio', { name: /^Official/ }).click();
    for (const [name, words] of [
      ['Blastoise', /number 2\/102$/],
      ['Lass', /, Plays in part in Official battles$/],
      ['Charmander', /, Text not read in Official battles$/],
    ] as const)
      await expect.element(tile(name)).toHaveAccessibleDescription(words);
    await expect.element(row('Blastoise')).not.toHaveTextContent('Cannot be played');
    await expect.element(row('Lass')).toHaveTextContent(/Plays in part/);
    const notes = page.getByCss('.tile-note');
    await expect.element(notes).toHaveLength(2);
    for (const note of notes.elements()) {
      const number = note.parentElement?.querySelector('.card-number')?.getBoundingClientRect();
      expect(note.getBoundingClientRect().bottom).toBeLessThan(number?.top ?? 0);
    }
    await expectAccessible();
  });

  test('stand under how they play in the battles that the deck is for, and plus and minus move them', async () => {
    api.answer('GET /api/card-plays', { part: ['base1-75'], none: ['base1-46'] });
    api.answer(
      CARDS,
      collectionOf(['base1-2', 'base1-46', 'base1-75'].map((cardId) => ({ cardId, quantity: 2 }))),
    );
    await showBuilder();
    const headings = page.getByCss('.tile-heading');
    const words = () => headings.elements().map(({ textContent }) => textContent);
    const order = () => tiles.elements().map(({ ariaLabel }) => ariaLabel);
    await expect.poll(words).toEqual(['Plays in full 1 card', 'For the binder 2 cards']);
    expect(order()).toEqual(['Add Charmander', 'Add Blastoise', 'Add Lass']);
    await main.getByRole('radio', { name: /^Official/ }).click();
    await expect
      .poll(words)
      .toEqual(['Plays in full 1 card', 'Plays in part 1 card', 'For the binder 1 card']);
    expect(order()).toEqual(['Add Blastoise', 'Add Lass', 'Add Charmander']);
    const place = page.getByCss('.tile:has([aria-label="Add Blastoise"])');
    await place.getByText('+', { exact: true }).click();
    await expect.element(place).toHaveTextContent('1 in deck /2');
    await place.getByRole('button', { name: 'Take out Blastoise' }).click();
    await expect.element(place).toHaveTextContent('0 in deck /2');
    await expectAccessible();
  });

  test('leave the deck by clicks and keys, and every step can be taken back', async () => {
    const { id } = deckOf();
    keepDecks([deckOf()]);
    await showBuilder(`/deck-builder?deck=${id}`);
    await minus('Charmander').click();
    await expect.element(main.getByText('Need 1 more card', { exact: true })).toBeVisible();
    await expect.element(unsaved).toBeVisible();
    await focusOn(row('Charmander').getByCss('[data-part="name"]'));
    await userEvent.keyboard('-');
    await expect.element(quantity('Charmander')).toHaveTextContent('2');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row('Charmeleon').getByCss('[data-part="name"]')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(quantity('Charmander')).toHaveTextContent('3');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(quantity('Charmander')).toHaveTextContent('2');
    await button('Undo').click();
    await button('Undo').click();
    await expect.element(quantity('Charmander')).toHaveTextContent('4');
    await expect.element(unsaved).not.toBeInTheDocument();
    await button('Redo').click();
    await expect.element(quantity('Charmander')).toHaveTextContent('3');
    await expect.element(said).toHaveTextContent('59 of 60 cards in deck');
  });

  test('leave the deck from their tiles too, and the button stays where it is', async () => {
    await showBuilder();
    const out = main.getByRole('button', { name: 'Take out Raichu' });
    await expect.element(out).toHaveAttribute('aria-disabled', 'true');
    await tile('Raichu').click();
    await expect.element(total).toHaveTextContent(/^Total1$/);
    await out.click();
    await expect.element(total).toHaveTextContent(/^Total0$/);
    await expect.element(out).toHaveAttribute('aria-disabled', 'true');
    await focusOn(out);
    await userEvent.keyboard('{Enter}');
    await expect.element(total).toHaveTextContent(/^Total0$/);
    await expect.element(out).toHaveFocus();
  });

  test('that leave as the last take the focus to the heading, not away', async () => {
    await showBuilder();
    await tile('Pikachu').click();
    await minus('Pikachu').click();
    await expect.element(main.getByRole('heading', { name: 'Current Deck' })).toHaveFocus();
  });
});

describe('filters', () => {
  test('narrow the tiles by kind, rarity and set', async () => {
    await showBuilder();
    await select('Type').selectOptions('energy');
    await expect.element(tiles).toHaveLength(2);
    await select('Type').selectOptions('');
    await select('Rarity').selectOptions('Uncommon');
    await expect.element(tile('Charmeleon')).toBeVisible();
    await expect.element(tile('Charmander')).not.toBeInTheDocument();
    await select('Rarity').selectOptions('Hyper Rare');
    await expect.element(main.getByText('No cards found')).toBeVisible();
    await button('Clear filters').last().click();
    await select('Set').selectOptions('Base');
    await expect.element(tiles).toHaveLength(19);
  });

  test('and tiles stay light with five thousand cards', async () => {
    api.answer(CARDS, fiveThousand());
    await showBuilder();
    await expect.element(main.getByText('5,000 cards', { exact: true })).toBeVisible();
    await focusOn(tiles.first());
    await userEvent.keyboard('{End}');
    const last = page.getByCss('[data-tile="4999"]');
    await expect.element(last).toHaveFocus();
    await expect.element(last).toBeInViewport();
    expect(tiles.elements().length).toBeLessThan(80);
    await userEvent.keyboard('+');
    await expect.element(total).toHaveTextContent('1');
    await search.fill('4321');
    await expect.element(tiles).toHaveLength(1);
  });
});

function fiveThousand(): UserCardsAnswer {
  const { cards } = STARTER_CARDS;
  return {
    cards: Array.from({ length: 5_000 }, (_, at) => {
      const { card } = cards[at % cards.length] ?? {};
      if (card === undefined) throw new Error('The starter pack is empty');
      const id = `big-${at}`;
      return { id, cardId: id, quantity: 2, card: { ...card, id, name: `${card.name} ${at}` } };
    }),
  };
}

describe('the verdict', () => {
  const judge = () => button('Validate').click();

  test('on what is not saved is spoken here, with every rule that is broken', async () => {
    await showBuilder();
    await tile('Pikachu').click();
    await judge();
    await expect.element(verdict.getByText('Deck has errors', { exact: true })).toBeVisible();
    await expect.element(verdict.getByText('Issues to fix:', { exact: true })).toBeVisible();
    await expect.element(verdict.getByText('Deck must contain exactly 60 cards (currently 1)')).toBeVisible();
    await expect.element(verdict.getByText('Deck must contain at least 1 Energy card')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(api.calls(VERDICT)).toHaveLength(0);
  });

  test('on a saved deck is the server’s, until something is changed', async () => {
    await showBuilder();
    await button('Starter deck').click();
    await judge();
    await expect.element(verdict.getByText('This deck is ready for battle once it is saved.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await deckName.fill('By hand');
    await description.fill('Fire and lightning');
    await save();
    await expect.element(saved.getByCss('option:checked')).toHaveTextContent('By hand (60 cards)');
    await judge();
    await expect.element(verdict.getByText('Deck is valid', { exact: true })).toBeVisible();
    await expect.element(verdict.getByText('This deck is ready for battle.')).toBeVisible();
    expect(api.calls(VERDICT)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await minus('Charmander').click();
    await judge();
    await expect
      .element(verdict.getByText('Deck must contain exactly 60 cards (currently 59)'))
      .toBeVisible();
    expect(api.calls(VERDICT)).toHaveLength(1);
  });

  test('that does not come is reported, and one that comes too late is not shown', async () => {
    const { id } = deckOf();
    keepDecks([deckOf()]);
    api.answer(VERDICT, lost);
    await showBuilder(`/deck-builder?deck=${id}`);
    await judge();
    await read('Failed to validate deck');
    const late = api.hold(VERDICT);
    await judge();
    await minus('Charmander').click();
    const { isValid, isForPractice, errors, official } = deckOf();
    late.answer({
      isValid,
      isForPractice,
      errors: [...errors],
      official,
      stats: { totalCards: 60, pokemonCount: 22, trainerCount: 11, energyCount: 27 },
    });
    await expect.poll(() => api.read(VERDICT)).toBe(1);
    await expect.element(button('Validate')).toBeEnabled();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test('a deck is completed from what is owned: each card with its reason, added when that is wanted, taken back in one step', async () => {
  await showBuilder();
  await tile('Pikachu').click();
  await button('Complete this deck').click();
  const built = windowOf('59 cards to make 60');
  await expect.element(built.getByText('Charmander')).toBeVisible();
  // Each card stands under its reason.
  const reasonless = [...document.querySelectorAll('.build-card')].filter(
    (card) => !card.closest('.build-reason')?.querySelector('.build-reason-why')?.textContent,
  );
  expect(reasonless).toEqual([]);
  await expect.element(built.getByText(/^Your energy pays for their attacks/)).toBeVisible();
  await expect
    .element(built.getByText(/ in all: an attack costs .* energy on average\.$/))
    .toBeInTheDocument();
  await expectAccessible();
  await built.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(total).toHaveTextContent(/^Total1$/);
  await button('Complete this deck').click();
  await built.getByRole('button', { name: 'Add these 59' }).click();
  await expect.element(main.getByText('Valid Deck Size', { exact: true })).toBeVisible();
  await button('Undo').click();
  await expect.element(total).toHaveTextContent(/^Total1$/);
  await button('Redo').click();
  await button('Complete this deck').click();
  await expect.element(windowOf('Nothing to add')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('for the official rules it builds lines, says why, keeps the choice, and takes it back', async () => {
  api.answer('GET /api/card-plays', { part: [], none: [] });
  await showBuilder();
  await tile('Charmeleon').click();
  const official = main.getByRole('radio', { name: /^Official/ });
  await official.click();
  await expect.element(main.getByRole('radio', { name: 'Official: needs a Basic Pokémon' })).toBeChecked();
  await button('Complete this deck').click();
  const built = windowOf('59 cards to make 60');
  await expect.element(built.getByRole('heading', { name: 'Evolution lines' })).toBeVisible();
  // Once for all of them.
  await expect.element(built.getByText(/no stage is missing/)).toHaveLength(1);
  await expect.element(built.getByText(/the attacks ask for/)).toBeVisible();
  await expectAccessible();
  await built.getByRole('button', { name: 'Add these 59' }).click();
  await expect.element(main.getByRole('radio', { name: 'Official: legal' })).toBeChecked();
  await button('Validate').click();
  await expect.element(verdict.getByText('for Official battles')).toBeVisible();
  await expect.element(verdict.getByText('It may be played by Classic rules, too.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Undo').click();
  await expect.element(total).toHaveTextContent(/^Total1$/);
  await expect.element(official).toBeChecked();
});

test('for a format it leaves other cards out, and its verdict says which formats take the cards', async () => {
  api.answer(
    CARDS,
    collectionOf([
      { cardId: 'base1-46', quantity: 4 },
      { cardId: 'sv3pt5-1', quantity: 4 },
    ]),
  );
  await showBuilder();
  await expect.element(select('Format')).not.toBeInTheDocument();
  await main.getByRole('radio', { name: /^Official/ }).click();
  await select('Format').selectOptions('Base to Fossil');
  await expect.element(main.getByText('1 card, without 1 that Base to Fossil does not take')).toBeVisible();
  await expect.element(tile('Bulbasaur')).not.toBeInTheDocument();
  await tile('Charmander').click();
  await expectAccessible();
  await button('Validate').click();
  await expect.element(verdict.getByText('for Base to Fossil battles')).toBeVisible();
  await expect
    .element(verdict.getByText('Formats that take its cards: Base to Fossil, Base to Neo, Gym Leader.'))
    .toBeVisible();
  await verdict.getByText('Why not 2004 to 2007, Expanded, Standard 2024').click();
  await expect.element(verdict.getByText('Charmander of Base is not in Expanded')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await main.getByRole('radio', { name: /^Classic/ }).click();
  await expect.element(tile('Bulbasaur')).toBeVisible();
  await main.getByRole('radio', { name: /^Official/ }).click();
  await expect.element(select('Format')).toHaveValue('official');
});

test('with all cards it builds from cards of the deck’s time that no one owns, for practice', async () => {
  api.answer('GET /api/card-plays', { part: [], none: [] });
  api.answer(CARDS, collectionOf([{ cardId: 'base1-46', quantity: 1 }]));
  await showBuilder();
  await tile('Charmander').click();
  await main.getByRole('radio', { name: /^Official/ }).click();
  await button('Complete this deck').click();
  await expect.element(windowOf('59 cards to make 60').getByText(/^From your own cards/)).toBeVisible();
  const withAll = dialog.getByRole('button', { name: 'With all cards' });
  const cards = api.hold('GET /api/cards');
  await withAll.click();
  await expect.element(withAll).toHaveAttribute('aria-busy', 'true');
  cards.answer(broken());
  await expect.element(toast('The cards did not load')).toBeVisible();
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  await withAll.click();
  const built = windowOf('59 cards to make 60');
  await expect
    .element(built.getByText(/^For practice, from all cards of 1999 to 2023, owned or not/))
    .toBeVisible();
  await expect.element(withAll).not.toBeInTheDocument();
  await expectAccessible();
  await built.getByRole('button', { name: 'Add these 59' }).click();
  await expect.element(main.getByText('Valid Deck Size', { exact: true })).toBeVisible();
  await expect.element(main.getByText('Not owned').first()).toBeVisible();
  api.answer('PUT /api/users/*/wishlist/*', undefined);
  await main.getByRole('button', { name: /^Wish for all \d+$/ }).click();
  await expect.element(toast('On your wishlist')).toBeVisible();
  await button('Undo').click();
  await expect.element(total).toHaveTextContent(/^Total1$/);
});

test('a deck without a card of one’s own stands beside the way to the first pack, and no filter is blamed', async () => {
  const { id } = deckOf();
  keepDecks([deckOf()]);
  api.answer(CARDS, collectionOf([]));
  await showPage(`/deck-builder?deck=${id}`, { wallet: true });
  await expect.element(main.getByRole('heading', { name: 'Your collection is empty' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/');
  await expect.element(main.getByText('Try adjusting your filters')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a format that takes none of the cards is named, and no filter is blamed', async () => {
  api.answer('GET /api/card-plays', { part: [], none: [] });
  api.answer(CARDS, collectionOf([{ cardId: 'base1-46', quantity: 4 }]));
  await showBuilder();
  await main.getByRole('radio', { name: /^Official/ }).click();
  await select('Format').selectOptions('Standard 2024');
  await expect.element(main.getByText('Standard 2024 takes none of your cards.')).toBeVisible();
  await search.fill('char');
  await expect.element(main.getByText('Try adjusting your filters')).not.toBeInTheDocument();
});

test('basic energies of every type are free: plus and minus, owned or not', async () => {
  await showBuilder();
  const water = (change: 'More' | 'Less') => main.getByRole('button', { name: `${change} Water Energy` });
  await expect.element(water('Less')).toHaveAttribute('aria-disabled', 'true');
  await water('More').click();
  await water('More').click();
  await expect.element(quantity('Water Energy')).toHaveTextContent('2');
  await water('Less').click();
  await expect.element(quantity('Water Energy')).toHaveTextContent('1');
  await expectAccessible();
});

test('eight basic energies stand in two rows of four; Fairy is offered to those who have a card of it', async () => {
  const named = (name: string) => BASIC_ENERGIES.slice(0, 1).map((card) => ({ ...card, id: name, name }));
  api.answer('GET /api/cards/basic-energies', [
    ...BASIC_ENERGIES,
    ...['Darkness Energy', 'Metal Energy', 'Fairy Energy'].flatMap(named),
  ]);
  await showBuilder();
  const steps = [...document.querySelectorAll('.energy-tray li')].map((step) => step.getBoundingClientRect());
  expect(steps).toHaveLength(8);
  expect([...new Set(steps.map(({ top }) => Math.round(top)))]).toHaveLength(2);
  expect(new Set(steps.map(({ left }) => Math.round(left))).size).toBe(4);
  for (const key of document.querySelectorAll('.energy-tray button')) {
    const { width, height } = key.getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  }
  // No nearer to another type's.
  const [first, second] = steps;
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(12);
});

test('a deck that too few cards are owned for cannot be completed, and it says why', async () => {
  api.answer(CARDS, collectionOf([{ cardId: 'base1-91', quantity: 4 }]));
  await showBuilder();
  await button('Complete this deck').click();
  await expect.element(windowOf('This deck cannot be completed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the deck' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByText('Need 60 more cards', { exact: true })).toBeVisible();
});

describe('a window', () => {
  test.for([
    ['Statistics', 'Deck Statistics'],
    ['Import', 'Import a deck list'],
    ['Export', /^Export/],
  ] as const)('%s opens, and Escape closes it', async ([name, title]) => {
    await showBuilder();
    await button('Starter deck').click();
    await button(name).click();
    await expect.element(windowOf(title)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(name)).toHaveFocus();
  });

  test('is not needed for practice: the saved deck is taken there', async () => {
    api.answer('GET /api/users/*/battles', []);
    keepDecks([deckOf()]);
    const { id } = deckOf();
    await showBuilder(`/deck-builder?deck=${id}`);
    await button('Practice').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
    expect(window.location.search).toBe(`?deck=${id}`);
  });

  test('shows a card whole', async () => {
    await showBuilder();
    await main.getByRole('button', { name: 'Details of Raichu' }).click();
    await expect.element(windowOf('Raichu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(total).toHaveTextContent(/^Total0$/);
  });

  test('takes a list in, as one step', async () => {
    await showBuilder();
    await tile('Pikachu').click();
    await button('Import').click();
    await dialog.getByRole('textbox', { name: 'Deck list' }).fill('4 Charmander BS 46\n14 Fire Energy');
    await dialog.getByRole('button', { name: 'Use these 18 cards' }).click();
    await expect.element(quantity('Fire Energy')).toHaveTextContent('14');
    await expect.element(row('Pikachu')).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(quantity('Pikachu')).toHaveTextContent('1');
  });
});

test.for([
  [DESK, 10],
  [{ width: 768, height: 1024 }, 6],
  [PHONE, 6],
] as const)(
  'on a screen of %o the deck comes first, with its rows in sight and no name cut',
  async ([size, least]) => {
    const { id } = deckOf();
    keepDecks([deckOf()]);
    await showPage(`/deck-builder?deck=${id}`, { wallet: true, size });
    await expect.element(row('Charmander')).toBeVisible();
    const inSight = ({ top, bottom, left, right }: DOMRect): boolean => {
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom <= window.innerHeight && at?.closest('[data-line]') !== null;
    };
    const rows = [...document.querySelectorAll('[data-line]')].map((each) => each.getBoundingClientRect());
    expect(rows.filter(inSight).length).toBeGreaterThanOrEqual(least);
    await inBothFaces(async (face) => {
      const names = [...document.querySelectorAll('.builder-row-name')];
      expect(
        names.flatMap((each) => [...cutText(each)].map((cut) => `${cut} ${each.textContent}`)),
        face,
      ).toEqual([]);
      await expectNoSidewaysScroll();
    });
    await expectAccessible();
  },
);
