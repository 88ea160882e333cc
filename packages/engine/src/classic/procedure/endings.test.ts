/** How a battle ends: no Pokémon left, no card left, too many turns, giving up, running out of time. */
import { describe, expect, test } from 'vitest';
import { cardOf } from '../testing/cards.ts';
import { deckOf, pokemon } from '../testing/deck.ts';
import { deal, game, throughJson } from '../testing/game.ts';
import { positionOf, type SidePosition } from '../testing/position.ts';
import { draftOf } from './draft.ts';
import { endBattle, settleKnockOuts } from './ending.ts';

const SIDE: SidePosition = { active: 'Mosslamb' };
const READY: SidePosition = { active: { card: 'Pebblecub', energy: ['Fire'] } };
const won = (winner: 0 | 1 | null, victoryCondition: string) => ({
  phase: 'ended',
  winner,
  victoryCondition,
  yourMove: false,
});

describe('a side without a Pokémon in play', () => {
  test('has lost', () => {
    const { you, opponent, events } = game({
      you: READY,
      opponent: { active: { card: 'Mosslamb', damage: 60 } },
    });
    you.attack();
    for (const player of [you, opponent]) expect(player.view).toMatchObject(won(0, 'opponent_no_pokemon'));
    expect(events().at(-1)).toMatchObject({
      type: 'battleEnded',
      winner: 0,
      victoryCondition: 'opponent_no_pokemon',
    });
  });

  test('has not lost while one is on the bench', () => {
    const { you, opponent } = game({
      you: READY,
      opponent: { active: { card: 'Mosslamb', damage: 60 }, bench: ['Stinger'] },
    });
    you.attack();
    you.endTurn();
    expect(opponent.view).toMatchObject({ phase: 'active', yourMove: true });
    opponent.promote('Stinger');
  });

  test('loses by its own confusion', () => {
    const { you } = game({
      you: { active: { card: 'Featherling', energy: ['Fire'], statuses: ['confusion'] } },
      opponent: SIDE,
      coins: ['tails'],
    });
    you.attack();
    expect(you.view).toMatchObject(won(1, 'opponent_no_pokemon'));
  });

  test('loses by poison before the other player draws', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', damage: 80, statuses: ['poison'] } },
      opponent: { ...SIDE, deck: [] },
    });
    you.endTurn();
    expect(opponent.view).toMatchObject(won(1, 'opponent_no_pokemon'));
  });

  test('loses first when it is its turn, if poison would take the last one of both', () => {
    const dying = { active: { card: 'Mosslamb', damage: 80, statuses: ['poison'] } } as const;
    const { you, opponent } = game({ you: dying, opponent: dying });
    you.endTurn();
    expect(you.view).toMatchObject(won(1, 'opponent_no_pokemon'));
    expect(opponent.active).toMatchObject({ damage: 80 });
  });
});

describe('a player who must draw from an empty deck', () => {
  test('has lost', () => {
    const { you, opponent } = game({ you: SIDE, opponent: { ...SIDE, deck: [] } });
    you.endTurn();
    expect(opponent.view).toMatchObject(won(0, 'opponent_deck_empty'));
  });

  test('has not while the last card can be drawn', () => {
    const { you, opponent } = game({ you: SIDE, opponent: { ...SIDE, deck: ['Fire'] } });
    you.endTurn();
    expect(opponent.view).toMatchObject({
      phase: 'active',
      you: { deckCount: 0, hand: [expect.anything()] },
    });
  });
});

describe('after 200 turns', () => {
  const last = (you: SidePosition, opponent: SidePosition) => {
    const table = game({ you, opponent, turn: 200 });
    table.you.endTurn();
    return table.you.view;
  };

  test('the side with more Pokémon in play has won, whatever the damage', () =>
    expect(
      last({ active: { card: 'Mosslamb', damage: 80 }, bench: ['Stinger'] }, { active: 'Mosslamb' }),
    ).toMatchObject(won(0, 'turn_limit')));

  test('then the one with less damage on them', () =>
    expect(last({ active: { card: 'Mosslamb', damage: 10 } }, { active: 'Mosslamb' })).toMatchObject(
      won(1, 'turn_limit'),
    ));

  test('then the one with more cards in the deck', () =>
    expect(last({ ...SIDE, deck: ['Fire', 'Fire'] }, { ...SIDE, deck: ['Fire'] })).toMatchObject(
      won(0, 'turn_limit'),
    ));

  test('else neither side', () => expect(last(SIDE, SIDE)).toMatchObject(won(null, 'turn_limit')));

  test('and not a turn before', () => {
    const { you } = game({ you: SIDE, opponent: SIDE, turn: 199 });
    you.endTurn();
    expect(you.view).toMatchObject({ phase: 'active', turn: 200 });
  });

  test('poison still comes first', () => {
    const { you } = game({
      you: SIDE,
      opponent: { active: { card: 'Mosslamb', damage: 80, statuses: ['poison'] } },
      turn: 200,
    });
    you.endTurn();
    expect(you.view).toMatchObject(won(0, 'opponent_no_pokemon'));
  });
});

describe('giving up', () => {
  test.each(['own turn', "other's turn"])('is possible in the %s', (whose) => {
    const { you, opponent } = game({ you: SIDE, opponent: SIDE });
    (whose === 'own turn' ? you : opponent).concede();
    expect(you.view).toMatchObject(won(whose === 'own turn' ? 1 : 0, 'opponent_conceded'));
  });

  test('is possible in the setup, and while a question is open', () => {
    const setup = deal(
      { cards: deckOf(pokemon('Sparkmouse')), extraCard: 'always' },
      { cards: deckOf(pokemon('Sparkmouse')), extraCard: 'always' },
      'give up',
    );
    setup.opponent.concede();
    expect(setup.you.view).toMatchObject(won(0, 'opponent_conceded'));
    const asked = game({ you: { ...SIDE, hand: ['Spyglass'], deck: ['Fire', 'Water'] }, opponent: SIDE });
    asked.you.use('Spyglass');
    asked.you.concede();
    expect(asked.you.view).toMatchObject({ ...won(1, 'opponent_conceded'), choice: null, frames: [] });
    expect(asked.you.discard).toContain('Spyglass');
    expect(asked.happened().slice(-2)).toEqual(['cardsDiscarded', 'battleEnded']);
  });
});

test('what has ended is not settled again: a knock-out that is left changes neither winner nor pile', () => {
  const draft = draftOf(positionOf({ you: { active: { card: 'Mosslamb', damage: 90 } }, opponent: SIDE }));
  endBattle(draft, 0, 'opponent_conceded');
  const ended = throughJson({ state: draft.state, events: draft.events });
  settleKnockOuts(draft);
  expect({ state: draft.state, events: draft.events }).toEqual(ended);
});

test('nothing is possible after the end', () => {
  const { you, opponent } = game({ you: { ...SIDE, hand: ['Fire'] }, opponent: SIDE });
  opponent.concede();
  const over = { refused: true, code: 'NOT_ACTIVE', message: 'Game is not in active state' };
  for (const player of [you, opponent]) {
    expect(player.moves).toEqual([]);
    expect(player.cannot.endTurn()).toMatchObject(over);
    expect(player.cannot.concede()).toMatchObject({ ...over, title: 'Cannot Concede' });
    expect(player.cannot.timeOut()).toMatchObject(over);
    expect(player.cannot.choose()).toMatchObject(over);
  }
  expect(you.cannot.attach('Fire', 'Mosslamb')).toMatchObject(over);
});

describe('the clock', () => {
  test('ends the turn', () => {
    const { you, opponent, events } = game({ you: SIDE, opponent: SIDE });
    you.timeOut();
    expect(events()[0]).toMatchObject({ type: 'turnEnded', seat: 0, timedOut: true });
    expect(opponent.view).toMatchObject({ current: 1, yourMove: true, opponent: { timeouts: 1 } });
  });

  test('the third time in a row loses', () => {
    const { you, opponent } = game({ you: SIDE, opponent: SIDE });
    for (const count of [1, 2]) {
      you.timeOut();
      expect(you.timeouts).toBe(count);
      opponent.endTurn();
    }
    you.timeOut();
    expect(you.view).toMatchObject(won(1, 'opponent_timed_out'));
  });

  test('forgets when the player ends a turn in time, and only then', () => {
    const { you, opponent } = game({ you: { ...SIDE, hand: ['Fire'] }, opponent: SIDE });
    you.timeOut();
    opponent.endTurn();
    you.attach('Fire', 'Mosslamb');
    you.timeOut();
    expect(you.timeouts).toBe(2);
    opponent.endTurn();
    you.endTurn();
    expect(you.timeouts).toBe(0);
    opponent.timeOut();
    you.timeOut();
    expect([you.timeouts, opponent.timeouts]).toEqual([1, 1]);
  });

  test('gives the first answer to open questions, and ends the turn', () => {
    const { you, opponent } = game({
      you: {
        ...SIDE,
        hand: ['Long Archive', 'Fire', 'Water', 'Prism'],
        deck: ['Balm', 'Leak', 'Whirl'],
      },
      opponent: SIDE,
    });
    you.use('Long Archive');
    you.timeOut();
    expect(you.hand).toEqual(['Prism', 'Balm']);
    expect(opponent.view).toMatchObject({ current: 1, yourMove: true, choice: null, frames: [] });
  });

  test('brings the first benched Pokémon forward before it ends the turn', () => {
    const { you, happened } = game({ you: { bench: ['Lulla', 'Stinger'] }, opponent: SIDE });
    you.timeOut();
    expect(you.active).toMatchObject({ name: 'Lulla' });
    expect(you.bench).toMatchObject([{ name: 'Stinger' }]);
    expect(happened()).toEqual(['pokemonPromoted', 'turnEnded', 'turnStarted', 'cardsDrawn']);
  });

  test('runs only for whom the battle waits', () => {
    const { you, opponent } = game({ you: SIDE, opponent: SIDE });
    expect(opponent.cannot.timeOut()).toMatchObject({ code: 'NOT_YOUR_TURN' });
    you.endTurn();
    expect(you.cannot.timeOut()).toMatchObject({ title: 'Turn Error', message: "It's not your turn" });
  });

  test('in the setup it places a Pokémon, and leaves the turn that may begin with that alone', () => {
    const cards = deckOf(cardOf('Mosslamb'));
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { you, opponent, battle } = deal(
        { cards, extraCard: 'always' },
        { cards, extraCard: 'always' },
        seed,
      );
      you.timeOut();
      expect(you.active).toMatchObject({ name: 'Mosslamb' });
      expect(you.cannot.timeOut()).toMatchObject({ code: 'NOT_YOUR_TURN' });
      opponent.timeOut();
      expect(battle().state).toMatchObject({ phase: 'active', turn: 1 });
      // They do not count towards the three in a row.
      expect([you.timeouts, opponent.timeouts]).toEqual([0, 0]);
    }
  });
});
