/** The battle arena before a battle: the lobby, the search, and a battle that loads, fails or is not there. */
import type { BattleSummary } from '@pokesol/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, lost, refused } from '../../testing/api.ts';
import { battleAnswer } from '../../testing/battle.ts';
import { cardsOfSet, deckOf, OPPONENTS, summaryOf } from '../../testing/examples.ts';
import { main, toast } from '../../testing/pages.ts';
import { PHONE, resize, showPage, takeAway } from '../../testing/show.tsx';

const BATTLES = 'GET /api/users/*/battles';
const DECKS = 'GET /api/users/*/decks';
const SEARCH = 'POST /api/matchmaking';
const ID = '00000000-0000-4000-8000-000000000000';

const button = (name: string) => page.getByRole('button', { name });
const mine = page.getByRole('region', { name: 'My battles' });

const ENDED: BattleSummary = {
  id: ID,
  mode: 'match',
  rules: 'classic',
  isMultiplayer: false,
  turn: 4,
  result: 'defeat',
  opponent: { name: 'Sparky', kind: 'simulated', level: 'medium' },
  victoryCondition: 'opponent_conceded',
  createdAt: '2026-03-01T12:00:00.000Z',
  endedAt: '2026-03-01T12:09:00.000Z',
};

beforeEach(() => {
  api.answer(BATTLES, []);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer(DECKS, [summaryOf(deckOf())]);
});

describe('the lobby', () => {
  const showLobby = () => showPage('/battle', { wallet: true });

  test('without a valid deck leads to the builder', async () => {
    api.answer(DECKS, [summaryOf(deckOf({ cards: [] }))]);
    await showLobby();
    await button('Find Battle').click();
    await expect
      .element(page.getByText('No valid decks found. Create a deck first in the Deck Builder.'))
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Deck Builder' }))
      .toHaveAttribute('href', '/deck-builder');
    await expectAccessible();
  });

  test('says that the decks did not load, and tries again', async () => {
    api.answer(DECKS, broken());
    await showLobby();
    await button('Find Battle').click();
    await expect.element(page.getByText('Your decks did not load')).toBeVisible();
    api.answer(DECKS, [summaryOf(deckOf())]);
    await button('Try again').click();
    await expect.element(page.getByText('Select Your Deck')).toBeVisible();
  });

  test('says of a deck how many of its cards battles would let do nothing', async () => {
    const lines = [
      { cardId: 'base1-2', quantity: 4 },
      { cardId: 'base1-46', quantity: 4 },
    ];
    api.answer(DECKS, [{ ...summaryOf(deckOf({ cards: lines })), isValid: true }]);
    await showLobby();
    await button('Find Battle').click();
    await expect.element(page.getByText('4 cards do nothing in Classic battles.')).toBeVisible();
  });

  test('shows every way to an opponent at once on a phone, and none under the buttons', async () => {
    await showLobby();
    await button('Find Battle').click();
    await resize(PHONE);
    const trainer = page.getByRole('radio', { name: 'Trainer', exact: true });
    await expect.element(trainer).toBeInTheDocument();
    const bottomOf = (css: string) => document.querySelector(css)?.getBoundingClientRect();
    await expect
      .poll(() => {
        const last = bottomOf('.opponent-option:last-child')?.bottom ?? Number.POSITIVE_INFINITY;
        return last <= (bottomOf('.matchup-summary')?.top ?? 0);
      })
      .toBe(true);
  });

  test('lets a deck be picked, and a search be taken back', async () => {
    const search = api.hold(SEARCH);
    api.answer('DELETE /api/matchmaking', undefined);
    await showLobby();
    await button('Find Battle').click();
    await expect.element(page.getByText('Select Your Deck')).toBeVisible();
    const deck = page.getByRole('radio', {
      name: 'Starter Deck: 60 cards, 22 Pokémon, 27 Energy, 11 Trainers',
    });
    await expect.element(deck).toBeChecked();
    await expect.element(page.getByText('Valid', { exact: true })).toBeVisible();
    await expectAccessible();
    await button('Start Battle').click();
    await expect.element(page.getByText('Finding opponent...')).toBeVisible();
    await expect.element(button('Cancel')).toHaveFocus();
    await button('Cancel').click();
    await expect.element(button('Start Battle')).toBeVisible();
    expect(api.calls('DELETE /api/matchmaking')).toHaveLength(1);
    // Found all the same, too late: the player stays where the search was taken back.
    search.answer({ battleId: ID, isMultiplayer: false });
    await expect.poll(() => api.read(SEARCH)).toBe(1);
    await expect.element(page.getByText('Match Found!')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/battle');
  });

  test.for([
    ['a silent server', lost, 'Connection Failed', 'Unable to find an opponent. Please try again.'],
    [
      'a server in trouble',
      () => refused('internal-error'),
      'Connection Failed',
      'Unable to find an opponent. Please try again.',
    ],
    [
      'a failed deal',
      () => refused('battle-setup-failed'),
      'Battle Setup Failed',
      'The battle could not be dealt. Please try again.',
    ],
    [
      'a deck that another tab has deleted',
      () => refused('deck-unknown'),
      'Invalid Deck',
      'Please select a valid deck with exactly 60 cards.',
    ],
    [
      'a deck that another tab has emptied',
      () => refused('deck-not-valid'),
      'Invalid Deck',
      'Please select a valid deck with exactly 60 cards.',
    ],
  ] as const)('reports %s', async ([, failure, title, text]) => {
    api.answer(SEARCH, failure);
    await showLobby();
    await button('Find Battle').click();
    await button('Start Battle').click();
    await expect.element(toast(title)).toBeVisible();
    await expect.element(toast(text)).toBeVisible();
    await expect.element(button('Start Battle')).toBeVisible();
  });

  test('leads who has no deck to the free one, and to the deck that is not finished', async () => {
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
    api.answer(DECKS, [summaryOf(deckOf({ name: 'Sleepers', cards: [] }))]);
    await showLobby();
    await button('Find Battle').click();
    const link = (name: string) => main.getByRole('link', { name });
    await expect.element(link('Claim your free deck')).toHaveAttribute('href', '/');
    await expect
      .element(link('Finish Sleepers'))
      .toHaveAttribute('href', `/deck-builder?deck=${deckOf().id}`);
    await expectAccessible();
  });

  test.each([
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [375, 667],
    [320, 568],
  ])(
    'the button that begins is in sight in a window of %i × %i, however many decks there are',
    async (width, height) => {
      const decks = Array.from({ length: 8 }, (_, at) =>
        deckOf({ id: `b6a51e3c-0000-4000-8000-00000000000${at}`, name: `Deck ${at}` }),
      );
      api.answer(DECKS, decks.map(summaryOf));
      await showPage('/battle', { wallet: true, size: { width, height } });
      await button('Find Battle').click();
      await page.getByRole('radio', { name: 'Level' }).click();
      window.scrollTo(0, 0);
      const start = button('Start Battle').element();
      const onTop = () => {
        const { left, right, top, bottom } = start.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ] as const;
        return corners.map(([x, y]) => start.contains(document.elementFromPoint(x, y)));
      };
      await expect.poll(onTop).toEqual([true, true]);
    },
  );

  describe('lets the opponent be chosen:', () => {
    const BEGIN = 'POST /api/battles';
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    const choose = async () => {
      await showLobby();
      await button('Find Battle').click();
      await expect.element(page.getByRole('heading', { name: 'Rules' })).toHaveFocus();
    };

    test('an AI of a level, which is offered again next time', async () => {
      const begun = api.hold(BEGIN);
      await choose();
      await expect.element(radio('Anyone')).toBeChecked();
      await radio('Level').click();
      await radio('Hard').click();
      await expectAccessible();
      await button('Start Battle').click();
      await expect.poll(() => begun.asked()).toBe(1);
      const level = { kind: 'level', level: 'hard' };
      expect(api.calls(BEGIN)[0]?.body).toEqual({
        mode: 'match',
        deckId: deckOf().id,
        rules: 'classic',
        format: 'classic',
        opponent: level,
      });
      begun.answer({ ...battleAnswer(), opponentDeck: 'own' });
      api.answer('GET /api/battles/*', battleAnswer());
      api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
      await expect.poll(() => window.location.pathname).toBe(`/battle/${battleAnswer().id}`);
      takeAway();
      await choose();
      await expect.element(radio('Hard')).toBeChecked();
    });

    test('an own deck, played by an AI', async () => {
      const begun = api.hold(BEGIN);
      const second = 'b6a51e3c-0000-4000-8000-000000000002';
      api.answer(DECKS, [summaryOf(deckOf()), summaryOf(deckOf({ id: second, name: 'Second' }))]);
      await choose();
      await radio('Practice').click();
      await page.getByLabelText('It plays').selectOptions('Second');
      await expectAccessible();
      await button('Start Battle').click();
      await expect.poll(() => begun.asked()).toBe(1);
      const opponent = { kind: 'practice', level: 'medium', deckId: second };
      expect(api.calls(BEGIN)[0]?.body).toEqual({
        mode: 'match',
        deckId: deckOf().id,
        rules: 'classic',
        format: 'classic',
        opponent,
      });
    });

    test('a trainer who is open, in a battle of the campaign', async () => {
      const begun = api.hold(BEGIN);
      api.answer('POST /api/campaign/deck/resolve', broken());
      await choose();
      await radio('Trainer').click();
      // The other eight are locked.
      await expect
        .element(page.getByRole('radiogroup', { name: 'Which trainer' }).getByRole('radio'))
        .toHaveLength(1);
      await expect.element(radio('Youngster Joey')).toBeChecked();
      await expectAccessible();
      await button('Start Battle').click();
      await expect.poll(() => begun.asked()).toBe(1);
      expect(api.calls(BEGIN)[0]?.body).toEqual({
        mode: 'campaign',
        deckId: deckOf().id,
        rules: 'classic',
        opponentId: 'joey',
      });
    });

    test('a failure to begin is reported, and rules and deck can be chosen anew', async () => {
      api.answer(BEGIN, () => refused('deck-not-valid'));
      await choose();
      await radio('Level').click();
      await button('Start Battle').click();
      await expect.element(toast('Invalid Deck')).toBeVisible();
      await expect.element(radio('Level')).toBeChecked();
    });
  });

  describe('lets the rules be chosen:', () => {
    const BEGIN = 'POST /api/battles';
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    const choose = async () => {
      await showLobby();
      await button('Find Battle').click();
      await expect.element(radio('Classic')).toBeVisible();
    };
    /** Legal in Classic alone. */
    const short = { isLegal: false, errors: ['No more than four of one name.'], errorCount: 2 };
    const judged = (official: object, more: object = {}) => {
      const summary = summaryOf(deckOf());
      return { ...summary, official: { ...summary.official, ...official }, ...more };
    };

    test('official battles have an expert, the search its own pool, and the choice is kept', async () => {
      const begun = api.hold(BEGIN);
      await choose();
      await expect.element(radio('Classic')).toBeChecked();
      await radio('Level').click();
      await expect.element(radio('Expert')).not.toBeInTheDocument();
      await radio('Official').click();
      await expect
        .element(main.getByRole('link', { name: 'The rules, with pictures' }))
        .toHaveAttribute('href', '/rules');
      await radio('Expert').click();
      await expectAccessible();
      await button('Start Battle').click();
      await expect.poll(() => begun.asked()).toBe(1);
      expect(api.calls(BEGIN)[0]?.body).toMatchObject({
        rules: 'official',
        opponent: { kind: 'level', level: 'expert' },
      });
      takeAway();
      await choose();
      await expect.element(radio('Official')).toBeChecked();
      const search = api.hold(SEARCH);
      api.answer('DELETE /api/matchmaking', undefined);
      await button('Start Battle').click();
      await expect.poll(() => search.asked()).toBe(1);
      expect(api.calls(SEARCH)[0]?.body).toEqual({
        deckId: deckOf().id,
        rules: 'official',
        format: 'official',
      });
    });

    test('a format is searched in, kept, and takes no deck of other cards', async () => {
      const modern = deckOf({
        id: 'b6a51e3c-0000-4000-8000-000000000009',
        name: 'Modern',
        cards: [
          { cardId: 'sv3pt5-4', quantity: 4 },
          { cardId: 'base1-98', quantity: 56 },
        ],
      });
      api.answer(DECKS, [summaryOf(modern), summaryOf(deckOf())]);
      const search = api.hold(SEARCH);
      api.answer('DELETE /api/matchmaking', undefined);
      await choose();
      const format = main.getByRole('combobox', { name: 'Format' });
      await expect.element(format).not.toBeInTheDocument();
      await radio('Official').click();
      await format.selectOptions('Base to Fossil');
      const barred = main.getByRole('list', { name: 'Not for Base to Fossil battles' });
      await expect.element(barred.getByText('Some of its cards are not in Base to Fossil.')).toBeVisible();
      await expect.element(main.getByText('Base to Fossil: both decks legal in it')).toBeVisible();
      await expectAccessible();
      await button('Start Battle').click();
      await expect.poll(() => search.asked()).toBe(1);
      expect(api.calls(SEARCH)[0]?.body).toEqual({
        deckId: deckOf().id,
        rules: 'official',
        format: 'base-fossil',
      });
      takeAway();
      await choose();
      await expect.element(format).toHaveValue('base-fossil');
      localStorage.removeItem('pokesol.battle-format');
    });

    test('the expert of one rule set is a hard opponent of the other', async () => {
      const begun = api.hold(BEGIN);
      await choose();
      await radio('Official').click();
      await radio('Level').click();
      await radio('Expert').click();
      await radio('Classic').click();
      await expect.element(radio('Hard')).toBeChecked();
      await button('Start Battle').click();
      await expect.poll(() => begun.asked()).toBe(1);
      expect(api.calls(BEGIN)[0]?.body).toMatchObject({ rules: 'classic', opponent: { level: 'hard' } });
    });

    test('a deck that they do not take says why, and begins no battle', async () => {
      api.answer(DECKS, [judged(short)]);
      await choose();
      await radio('Official').click();
      await expect.element(page.getByText('No more than four of one name. And 1 more.')).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'Change Starter Deck in the Deck Builder' }))
        .toBeVisible();
      await expect.element(page.getByText(/None of your decks is legal in Official battles/)).toBeVisible();
      await expectAccessible();
      await button('Start Battle').click({ force: true });
      expect(api.calls(SEARCH)).toHaveLength(0);
      await radio('Classic').click();
      await expect.element(page.getByRole('radio', { name: /^Starter Deck:/ })).toBeChecked();
    });

    test('a deck that the player comes with brings the only rules that take it', async () => {
      const legal = { isLegal: true, errors: [], errorCount: 0 };
      api.answer(DECKS, [judged(legal, { isValid: false, errors: ['No energy.'], errorCount: 1 })]);
      await showPage(`/battle?deck=${deckOf().id}`, { wallet: true });
      await expect.element(radio('Official')).toBeChecked();
      await expect.element(page.getByRole('radio', { name: /^Starter Deck:/ })).toBeChecked();
    });
  });

  test('takes the deck that the player comes with', async () => {
    const second = 'b6a51e3c-0000-4000-8000-000000000002';
    api.answer(DECKS, [summaryOf(deckOf()), summaryOf(deckOf({ id: second, name: 'Second' }))]);
    await showPage(`/battle?deck=${second}`, { wallet: true });
    await expect.element(page.getByRole('radio', { name: /^Second:/ })).toBeChecked();
    await button('Back').click();
    await expect.element(button('Find Battle')).toBeVisible();
  });

  test('keeps the focus at the message that an opponent was found', async () => {
    api.answer(SEARCH, { battleId: ID, isMultiplayer: false });
    api.answer('GET /api/battles/*', refused('battle-unknown'));
    const focused: string[] = [];
    const note = ({ target }: FocusEvent) => focused.push((target as HTMLElement).textContent ?? '');
    document.addEventListener('focusin', note);
    await showLobby();
    await button('Find Battle').click();
    await button('Start Battle').click();
    await expect.poll(() => focused).toContain('Match Found!');
    document.removeEventListener('focusin', note);
  });

  test('offers the battle that goes on, before anything else', async () => {
    api.answer(BATTLES, [{ ...ENDED, result: null, endedAt: null, victoryCondition: null }]);
    await showLobby();
    await expect
      .element(page.getByRole('link', { name: 'Return to battle' }))
      .toHaveAttribute('href', `/battle/${ID}`);
    await expect.element(button('Find Battle')).not.toBeInTheDocument();
  });
});

describe('My battles', () => {
  const showLobby = () => showPage('/battle', { wallet: true });

  test('says that there are none yet', async () => {
    await showLobby();
    await expect.element(mine.getByText('None yet.')).toBeVisible();
  });

  test('lists what was played, with result and replay', async () => {
    const other: BattleSummary = { ...ENDED, id: 'another', rules: 'official', format: 'base-neo' };
    api.answer(BATTLES, [ENDED, { ...other, result: 'draw' }]);
    await showLobby();
    const row = mine.getByRole('listitem').first();
    await expect.element(row).toHaveTextContent(/Defeat.*Sparky.*Classic.*conceded/);
    await expect.element(mine.getByText(/^Base to Neo ·/)).toBeVisible();
    await expect.element(mine.getByText('0 won, 1 lost')).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: /Replay/ }))
      .toHaveAttribute('href', `/battle/${ID}/replay`);
    await expectAccessible();
  });

  test('says that they did not load, and tries again', async () => {
    api.answer(BATTLES, broken());
    await showLobby();
    await expect.element(mine.getByText('Your battles did not load.')).toBeVisible();
    api.answer(BATTLES, [ENDED]);
    await mine.getByRole('button', { name: 'Try again' }).click();
    await expect.element(mine.getByRole('listitem')).toHaveLength(1);
  });
});

describe('a battle', () => {
  test('that is not there is said to be', async () => {
    api.answer('GET /api/battles/*', refused('battle-unknown'));
    await showPage(`/battle/${ID}`, { wallet: true });
    await expect.element(page.getByText('Battle not found')).toBeVisible();
    await expect.element(button('Retry')).not.toBeInTheDocument();
  });

  test('that cannot be loaded can be tried again', async () => {
    api.answer('GET /api/battles/*', broken());
    await showPage(`/battle/${ID}`, { wallet: true });
    await expect.element(page.getByText('The battle did not load')).toBeVisible();
    await expectAccessible();
    api.answer('GET /api/battles/*', refused('not-your-battle'));
    await button('Retry').click();
    await expect.element(page.getByText('Not your battle')).toBeVisible();
  });

  test('that loads shows the table it will be played at', async () => {
    const loading = api.hold('GET /api/battles/*');
    await showPage(`/battle/${ID}`, { wallet: true });
    await expect.element(page.getByText('The battle is loading')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Battle' })).toBeInTheDocument();
    api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
    loading.answer(battleAnswer());
    const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
    await expect.element(hand).toHaveLength(7);
    await expect.element(page.getByText('The battle is loading')).not.toBeInTheDocument();
  });
});
