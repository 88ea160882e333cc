/** The list of decks: how it loads and fails, what it says of each deck, and how one is copied and deleted. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost, refused } from '../../testing/api.ts';
import { DECK, DECKS, keepDecks, NEW_DECK } from '../../testing/decks.ts';
import {
  CARD_SETS,
  cardsOfSet,
  type DeckFacts,
  deckOf,
  STARTER_CARDS,
  summaryOf,
} from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, focusOn, main, message, toast } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';

const FIRE_ENERGY = 'base1-98';
const said = (text: RegExp) => message.getByText(text);

const GONE = 'DELETE /api/users/*/decks/*';

const list = page.getByRole('list', { name: 'Your decks' }).getByRole('article');
const deck = (name: string) => page.getByRole('article', { name, exact: true });
const action = (name: string, on: string) =>
  deck(on).getByRole('button', { name: `${name} ${on}`, exact: true });
const skeletons = page.getByTestId('deck-skeleton');
const linesOf = (facts: DeckFacts = {}) =>
  deckOf(facts).cards.map(({ cardId, quantity }) => ({ cardId, quantity }));

let made = 0;
function judged(facts: DeckFacts) {
  made += 1;
  return deckOf({ id: `dec00000-0000-4000-9000-${String(made).padStart(12, '0')}`, ...facts }, STARTER_CARDS);
}
const SPARK = judged({ name: 'Spark', description: 'As it comes.' });

let decks: ReturnType<typeof keepDecks>;
beforeEach(() => {
  decks = keepDecks([SPARK]);
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
});

const showList = () => showPage('/deck-list', { wallet: true });

describe('the deck list', () => {
  test('without a wallet asks for one', async () => {
    await showPage('/deck-list');
    await expect.element(main.getByText('Connect Your Wallet', { exact: true })).toBeVisible();
    await expect
      .element(main.getByText('Connect your Solana wallet to view your Pokemon TCG decks'))
      .toBeVisible();
    await expect
      .element(main.getByText('Use the Connect Wallet button in the top right to get started'))
      .toBeVisible();
    await expectAccessible();
  });

  test('without a deck offers a first one', async () => {
    keepDecks();
    await showList();
    await expect.element(main.getByRole('heading', { name: 'My Decks' })).toBeVisible();
    await expect.element(main.getByText('Manage your Pokemon TCG deck collection')).toBeVisible();
    await expect.element(main.getByText('No Decks Yet')).toBeVisible();
    for (const name of ['Create New Deck', 'Create Your First Deck'])
      await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', '/deck-builder');
    await expectAccessible();
  });

  test('holds six places while the decks load', async () => {
    const loading = api.hold(DECKS);
    await showList();
    await expect.element(skeletons).toHaveLength(6);
    loading.answer([summaryOf(SPARK)]);
    await expect.element(deck('Spark')).toBeVisible();
    await expect.element(skeletons).toHaveLength(0);
  });

  test('says that the decks did not load, and tries again', async () => {
    api.answer(DECKS, broken());
    await showList();
    await expect.element(page.getByText('Your decks did not load')).toBeVisible();
    await expectAccessible();
    api.answer(DECKS, [summaryOf(SPARK)]);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect.element(deck('Spark')).toBeVisible();
  });
});

describe('a deck', () => {
  test('that is legal says so, what it is made of, and where it is edited', async () => {
    await showList();
    const shown = deck('Spark');
    await expect.element(shown.getByText('Tournament Legal')).toBeVisible();
    await expect.element(shown.getByText('As it comes.')).toBeVisible();
    for (const [count, value] of [
      ['Cards', '60'],
      ['Pokémon', '22'],
      ['Trainers', '11'],
      ['Energy', '27'],
    ] as const)
      await expect
        .element(shown.getByCss('.deck-counts > div').filter({ hasText: count }))
        .toHaveTextContent(value);
    await expect.element(shown.getByText('Issues to fix:')).not.toBeInTheDocument();
    await expect.element(shown.getByRole('img', { name: /^Raichu, / })).toBeVisible();
    await expect.element(shown.getByRole('list', { name: 'Pokémon by type' })).toHaveTextContent('12');
    await expect
      .element(shown.getByRole('link', { name: 'Edit Spark' }))
      .toHaveAttribute('href', `/deck-builder?deck=${SPARK.id}`);
    await expectAccessible();
  });

  test.for<[DeckFacts & { name: string }, string, string[]]>([
    [
      {
        name: 'A lone dragon',
        cards: [
          { cardId: FIRE_ENERGY, quantity: 59 },
          { cardId: 'base1-4', quantity: 1 },
        ],
      },
      'Rules Violations',
      ['Deck must contain at least 1 Basic Pokémon', 'You do not own Charizard'],
    ],
    [
      { name: 'Half an idea', cards: linesOf().slice(0, 2) },
      '6/60 Cards',
      ['Deck must contain exactly 60 cards (currently 6)'],
    ],
    [{ name: 'Nothing', cards: [] }, '0/60 Cards', ['Deck must contain exactly 60 cards (currently 0)']],
  ])('that is not legal says what it breaks: %o', async ([facts, badge, errors]) => {
    keepDecks([judged(facts)]);
    await showList();
    const shown = deck(facts.name);
    await expect.element(shown.getByText(badge)).toBeVisible();
    for (const error of errors) await expect.element(shown.getByText(error)).toBeVisible();
    await expectAccessible();
  });
});

describe('a copy', () => {
  test('has the same cards, the next free name, and stands first', async () => {
    await showList();
    await action('Duplicate', 'Spark').click();
    await expect.element(toast('«Spark (copy)» was added')).toBeVisible();
    await expect.element(deck('Spark (copy)').getByText('Tournament Legal')).toBeVisible();
    await expect.element(list.first().getByRole('heading')).toHaveTextContent('Spark (copy)');
    expect(api.calls(NEW_DECK)[0]?.body).toEqual({
      id: expect.any(String),
      name: 'Spark (copy)',
      description: 'As it comes.',
      note: '',
      cards: linesOf(),
    });
    await action('Duplicate', 'Spark').click();
    await expect.element(deck('Spark (copy) 2')).toBeVisible();
  });

  test('of a deck of old whose name reads backwards has a name that does not', async () => {
    decks.put({ ...SPARK, name: '\u202eeriF', description: 'Hot\u2069' });
    await showList();
    await list.getByRole('button', { name: /^Duplicate/ }).click();
    await expect.element(deck('eriF (copy)').getByText('Tournament Legal')).toBeVisible();
    expect(decks.named('eriF (copy)')).toMatchObject({ description: 'Hot', totalCards: 60 });
  });

  test('is made once, however often the key is pressed', async () => {
    await showList();
    const slow = api.hold(NEW_DECK);
    await action('Duplicate', 'Spark').dblClick();
    await expect.poll(() => slow.asked()).toBe(1);
    slow.answer(decks.create);
    await expect.element(deck('Spark (copy)')).toBeVisible();
    expect(api.calls(NEW_DECK)).toHaveLength(1);
    await expect.element(list).toHaveLength(2);
  });

  test('whose answer is lost is the same deck when it is asked for again', async () => {
    api.answer(NEW_DECK, lost);
    await showList();
    await action('Duplicate', 'Spark').click();
    await expect.element(said(/^Failed to duplicate deck\./)).toBeVisible();
    api.answer(NEW_DECK, decks.create);
    await action('Duplicate', 'Spark').click();
    await expect.element(deck('Spark (copy)')).toBeVisible();
    await action('Duplicate', 'Spark').click();
    await expect.element(deck('Spark (copy) 2')).toBeVisible();
    const [first, again, another] = api.calls(NEW_DECK).map(({ body }) => (body as { id: string }).id);
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  test('of a deck that does not load is reported, and so is an export', async () => {
    await showList();
    api.answer(DECK, broken());
    await action('Duplicate', 'Spark').click();
    await expect.element(said(/^Failed to duplicate deck\./)).toBeVisible();
    await action('Export', 'Spark').click();
    await expect.element(said(/^Failed to load deck\./)).toBeVisible();
  });

  test('that is refused is shown with the reason', async () => {
    api.answer(NEW_DECK, refused('too-many-decks', { most: 200 }));
    await showList();
    await action('Duplicate', 'Spark').click();
    await expect
      .element(
        toast(
          'Failed to duplicate deck. You have 200 decks, the most you can have. Delete one to make room.',
        ),
      )
      .toBeVisible();
    await expect.element(list).toHaveLength(1);
  });
});

describe('deleting', () => {
  const confirm = dialog.getByRole('button', { name: 'Delete Deck' });

  test('asks first, and may be left', async () => {
    await showList();
    await action('Delete', 'Spark').click();
    await expect
      .element(dialog)
      .toHaveTextContent('«Spark» will be gone for good: its list of 60 cards and its description');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(action('Delete', 'Spark')).toHaveFocus();
    expect(api.calls(GONE)).toHaveLength(0);
  });

  test('that fails is reported and can be tried again', async () => {
    api.answer(GONE, lost);
    await showList();
    await action('Delete', 'Spark').click();
    await confirm.click();
    await expect.element(toast('Error')).toBeVisible();
    await expect.element(toast('Failed to delete deck')).toBeVisible();
    decks.serve();
    await confirm.click();
    await expect.element(toast('Deck deleted successfully')).toBeVisible();
    await expect.element(main.getByText('No Decks Yet')).toBeVisible();
    expect(decks.all()).toEqual([]);
  });

  test('what another tab has deleted already is done', async () => {
    await showList();
    await expect.element(deck('Spark')).toBeVisible();
    decks.forget(SPARK.id);
    await action('Delete', 'Spark').click();
    await confirm.click();
    await expect.element(toast('Deck deleted successfully')).toBeVisible();
    await expect.element(main.getByText('No Decks Yet')).toBeVisible();
  });
});

test('a deck that was tried out says what it won, with the range', async () => {
  const won = (battle: number) => ({
    result: battle % 25 < 14 ? 'won' : 'lost',
    ending: 'prizes_taken',
    turn: 9,
    isFirst: true,
  });
  const run = {
    deckKey: `deck:${SPARK.id}`,
    deckName: 'Spark',
    lines: [],
    seed: 'a1b2c3d4',
    swap: null,
    rules: 'classic',
    level: 'easy',
    battles: 200,
    opponents: null,
    rulesVersion: null,
    isPaused: false,
    outcomes: Array.from({ length: 200 }, (_, battle) => won(battle)),
  };
  localStorage.setItem('pokesol.gauntlets', JSON.stringify([run]));
  await showList();
  await expect
    .element(deck('Spark').getByText('Gauntlet: won 56% when last tried, likely 49 to 63 percent'))
    .toBeVisible();
  await expect.element(deck('Spark').getByRole('link', { name: /^Try Spark out: won 56%/ })).toBeVisible();
  await expectAccessible();
});

test('by keyboard alone: edit, duplicate, export, statistics, delete', async () => {
  await showList();
  await expect.element(deck('Spark')).toBeVisible();
  await focusOn(main.getByRole('link', { name: 'Create New Deck' }));
  await userEvent.tab();
  const battle = deck('Spark').getByRole('link', { name: 'Battle with Spark' });
  await expect.element(battle).toHaveFocus();
  await expect.element(battle).toHaveAttribute('href', expect.stringMatching(/^\/battle\?deck=/));
  await userEvent.tab();
  await expect.element(deck('Spark').getByRole('link', { name: 'Practice with Spark' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(deck('Spark').getByRole('link', { name: 'Edit Spark' })).toHaveFocus();
  await userEvent.tab();
  const trying = deck('Spark').getByRole('link', { name: 'Try Spark out' });
  await expect.element(trying).toHaveFocus();
  await expect.element(trying).toHaveAttribute('href', expect.stringMatching(/^\/gauntlet\?deck=/));
  for (const name of ['Duplicate', 'Export', 'Statistics', 'Formats', 'Share', 'Delete']) {
    await userEvent.tab();
    await expect.element(action(name, 'Spark')).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(action('Delete', 'Spark')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await focusOn(dialog.getByRole('button', { name: 'Delete Deck' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByText('No Decks Yet')).toBeVisible();
});

test('says in which formats a deck is legal, and on demand why not in others', async () => {
  await showList();
  await expect
    .element(deck('Spark').getByText(/^Cards legal in: Classic, Official, Base to Fossil, Base to Neo$/))
    .toBeVisible();
  await action('Formats', 'Spark').click();
  await expect
    .element(dialog.getByText('Formats that take its cards: Base to Fossil, Base to Neo.'))
    .toBeVisible();
  await dialog.getByText(/^Why not 2004 to 2007, Expanded/).click();
  await expect.element(dialog.getByText(/ of Base is not in Standard 2024$/).first()).toBeVisible();
  await expectAccessible();
});

describe('on a phone', () => {
  const LONG = 'A rather long name that has to be broken into several lines';

  test('one deck stands under the other', async () => {
    keepDecks([judged({ name: LONG }), judged({ name: `${LONG} 2`.slice(0, 60) })]);
    await showPage('/deck-list', { wallet: true, size: PHONE });
    await expect.element(list).toHaveLength(2);
    const lefts = list.elements().map((each) => each.getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(1);
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test.for(['Export', 'Statistics', 'Formats', 'Delete'])(
    'the window %s does not stick out',
    async (name) => {
      keepDecks([judged({ name: LONG })]);
      await showPage('/deck-list', { wallet: true, size: PHONE });
      await action(name, LONG).click();
      await expect.element(dialog).toBeVisible();
      await expectNoSidewaysScroll();
      await expectAccessible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    },
  );
});
