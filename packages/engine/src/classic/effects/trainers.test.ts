/** Each of the trainer effects, with every check it makes; the made-up names stand for the shapes. */
import { describe, expect, test } from 'vitest';
import { applyAction } from '../actions/apply.ts';
import { trainer } from '../testing/deck.ts';
import { game } from '../testing/game.ts';
import type { SidePosition } from '../testing/position.ts';

const SIDE: SidePosition = { active: 'Mosslamb' };
const failed = (code: string, message: string, params?: object) => ({
  refused: true,
  code,
  ...(params && { params }),
  title: 'Trainer Card Failed',
  message,
});

test('a trainer that is done lies on the discard pile of its player', () => {
  const { you, happened, events } = game({ you: { ...SIDE, hand: ['Pen Friend'] }, opponent: SIDE });
  you.use('Pen Friend');
  expect(you.discard).toEqual(['Pen Friend']);
  expect(happened()).toEqual(['trainerPlayed', 'cardsDrawn', 'cardsDiscarded']);
  expect(events().slice(1)).toMatchObject([{ why: 'card', count: 2 }, { from: 'effect' }]);
});

test('trainers may be played as often as one has them', () => {
  const { you } = game({ you: { ...SIDE, hand: ['Pen Friend', 'Pen Friend'] }, opponent: SIDE });
  you.use('Pen Friend');
  you.use('Pen Friend');
  expect(you.hand).toHaveLength(4);
});

test('a trainer must be a trainer, in the hand, in the own turn', () => {
  const { you, opponent } = game({
    you: { ...SIDE, hand: ['Fire'], discard: ['Pen Friend'] },
    opponent: { ...SIDE, hand: ['Pen Friend'] },
  });
  expect(you.cannot.use('Pen Friend')).toMatchObject({ code: 'CARD_NOT_IN_HAND' });
  expect(you.cannot.use('Fire')).toMatchObject({ code: 'UNSUPPORTED_CARD' });
  expect(opponent.cannot.use('Pen Friend')).toMatchObject({
    message: "It's not your turn",
    title: 'Cannot Play Card',
  });
});

test('a trainer that needs no target takes none', () => {
  const { you } = game({ you: { ...SIDE, hand: ['Pen Friend', 'Riddle'] }, opponent: SIDE });
  expect(you.cannot.use('Pen Friend', 'Mosslamb')).toEqual({
    refused: true,
    code: 'INVALID_TARGET',
    params: { card: 'Pen Friend' },
    title: 'Invalid Target',
    message: 'Cannot use Pen Friend on this Pokemon',
  });
  expect(you.cannot.use('Riddle', 'Mosslamb')).toMatchObject({ code: 'INVALID_TARGET' });
});

describe('a trainer without a known effect', () => {
  test('is logged, fails and is back in the hand', () => {
    const { you, happened } = game({ you: { ...SIDE, hand: ['Riddle'] }, opponent: SIDE });
    you.use('Riddle');
    expect(you.hand).toEqual(['Riddle']);
    expect(you.discard).toEqual([]);
    expect(happened()).toEqual(['trainerPlayed', 'trainerFailed']);
  });

  test('may be tried once in a turn, each copy', () => {
    const { you, opponent } = game({ you: { ...SIDE, hand: ['Riddle'] }, opponent: SIDE });
    you.use('Riddle');
    expect(you.cannot.use('Riddle')).toEqual(
      failed('FAILED_THIS_TURN', 'Riddle already failed this turn', { card: 'Riddle' }),
    );
    you.endTurn();
    opponent.endTurn();
    you.use('Riddle');
  });
});

describe('discard the hand, draw seven', () => {
  test('does so', () => {
    const { you } = game({
      you: {
        ...SIDE,
        hand: ['Fire', 'Fresh Start', 'Balm'],
        deck: ['Water', 'Fire', 'Fire', 'Fire', 'Fire', 'Fire', 'Prism', 'Balm'],
      },
      opponent: SIDE,
    });
    you.use('Fresh Start');
    expect(you.hand).toEqual(['Water', 'Fire', 'Fire', 'Fire', 'Fire', 'Fire', 'Prism']);
    expect(you.deck).toEqual(['Balm']);
    expect(you.discard).toEqual(expect.arrayContaining(['Fire', 'Balm', 'Fresh Start']));
  });

  test('does so with an empty hand, and with fewer cards left', () => {
    const { you, happened } = game({
      you: { ...SIDE, hand: ['Fresh Start'], deck: ['Water', 'Fire'] },
      opponent: SIDE,
    });
    you.use('Fresh Start');
    expect(you.hand).toEqual(['Water', 'Fire']);
    expect(happened()).toEqual(['trainerPlayed', 'cardsDrawn', 'cardsDiscarded']);
  });

  test('needs a card in the deck', () => {
    const { you } = game({ you: { ...SIDE, hand: ['Fresh Start', 'Fire'], deck: [] }, opponent: SIDE });
    expect(you.cannot.use('Fresh Start')).toEqual(failed('DECK_EMPTY', 'Your deck is empty'));
  });
});

describe('draw two', () => {
  test('does so', () => {
    const { you } = game({
      you: { ...SIDE, hand: ['Pen Friend'], deck: ['Water', 'Fire', 'Prism'] },
      opponent: SIDE,
    });
    you.use('Pen Friend');
    expect(you.hand).toEqual(['Water', 'Fire']);
  });

  test('needs a card in the deck', () => {
    const { you } = game({ you: { ...SIDE, hand: ['Pen Friend'], deck: [] }, opponent: SIDE });
    expect(you.cannot.use('Pen Friend')).toMatchObject({ code: 'DECK_EMPTY' });
  });
});

describe('order the top five', () => {
  const LOOK = {
    you: {
      ...SIDE,
      hand: ['Spyglass'],
      deck: ['Fire', 'Water', 'Prism', 'Balm', 'Relay', 'Leak', 'Whirl'],
    },
    opponent: SIDE,
  };

  test('asks for an order and lays the cards so', () => {
    const { you, opponent, happened } = game(LOOK);
    you.use('Spyglass');
    expect(you.asked).toEqual({
      kind: 'orderCards',
      seat: 0,
      cards: ['Fire', 'Water', 'Prism', 'Balm', 'Relay'],
    });
    expect(opponent.asked).toBeNull();
    expect(you.moves).toHaveLength(120);
    you.choose('Relay', 'Prism', 'Fire', 'Balm', 'Water');
    expect(you.deck).toEqual(['Relay', 'Prism', 'Fire', 'Balm', 'Water', 'Leak', 'Whirl']);
    expect(happened()).toEqual(['trainerPlayed', 'choiceOpened', 'deckOrdered', 'cardsDiscarded']);
  });

  test('takes nothing but an order of exactly these', () => {
    const { you, opponent, battle } = game(LOOK);
    expect(you.cannot.choose('Fire')).toEqual({
      refused: true,
      code: 'NO_CHOICE_OPEN',
      title: 'Invalid Choice',
      message: 'There is no question to answer',
    });
    you.use('Spyglass');
    expect(you.cannot.choose('Fire', 'Water')).toMatchObject({
      code: 'WRONG_NUMBER_CHOSEN',
      message: 'Choose the number of cards that is asked for',
    });
    for (const wrong of ['Fire', 'Leak'])
      expect(you.cannot.choose('Fire', 'Water', 'Prism', 'Balm', wrong)).toEqual({
        refused: true,
        code: 'NOT_AMONG_THE_CHOICES',
        title: 'Invalid Choice',
        message: 'Choose among the cards that are offered, each once',
      });
    const first = you.view.choice?.cards[0];
    if (first === undefined) throw new Error('Cards are offered');
    const twice = { type: 'choose', seat: 0, cards: [first, first, first, first, first] } as const;
    expect(applyAction(battle(), twice)).toMatchObject({ code: 'NOT_AMONG_THE_CHOICES' });
    expect(opponent.cannot.choose('Fire', 'Water', 'Prism', 'Balm', 'Relay')).toMatchObject({
      code: 'NOT_YOUR_CHOICE',
      message: 'The question is for your opponent',
    });
  });

  test('lets nothing else happen before the answer', () => {
    const { you, opponent } = game(LOOK);
    you.use('Spyglass');
    expect(you.cannot.endTurn()).toMatchObject({
      code: 'CHOICE_OPEN',
      message: 'Answer the open question first',
    });
    expect(opponent.cannot.endTurn()).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(opponent.moves).toEqual([]);
  });

  test('looks at fewer where there are fewer, and does not ask about one', () => {
    const three = game({
      you: { ...SIDE, hand: ['Spyglass'], deck: ['Fire', 'Water', 'Prism'] },
      opponent: SIDE,
    });
    three.you.use('Spyglass');
    three.you.choose('Prism', 'Water', 'Fire');
    expect(three.you.deck).toEqual(['Prism', 'Water', 'Fire']);
    const one = game({ you: { ...SIDE, hand: ['Spyglass'], deck: ['Fire'] }, opponent: SIDE });
    one.you.use('Spyglass');
    expect(one.you.asked).toBeNull();
    expect(one.you.deck).toEqual(['Fire']);
  });

  test('needs a card in the deck', () => {
    const { you } = game({ you: { ...SIDE, hand: ['Spyglass'], deck: [] }, opponent: SIDE });
    expect(you.cannot.use('Spyglass')).toMatchObject({ code: 'DECK_EMPTY' });
  });
});

describe('discard two, fetch a card from the deck', () => {
  test('asks for both, and shuffles', () => {
    const { you, opponent, happened } = game({
      you: { ...SIDE, hand: ['Long Archive', 'Fire', 'Water', 'Balm'], deck: ['Relay', 'Prism', 'Leak'] },
      opponent: SIDE,
    });
    you.use('Long Archive');
    expect(you.asked).toMatchObject({
      kind: 'pickCards',
      from: 'hand',
      purpose: 'discard',
      cards: ['Fire', 'Water', 'Balm'],
      min: 2,
      max: 2,
    });
    expect(you.cannot.choose('Fire')).toMatchObject({ code: 'WRONG_NUMBER_CHOSEN' });
    expect(you.cannot.choose('Fire', 'Water', 'Balm')).toMatchObject({ code: 'WRONG_NUMBER_CHOSEN' });
    expect(you.cannot.choose('Fire', 'Relay')).toMatchObject({ code: 'NOT_AMONG_THE_CHOICES' });
    you.choose('Balm', 'Fire');
    expect(you.asked).toMatchObject({ from: 'deck', purpose: 'toHand', min: 1, max: 1 });
    expect(opponent.asked).toBeNull();
    you.choose('Prism');
    expect(you.hand).toEqual(['Water', 'Prism']);
    expect([...you.deck].sort()).toEqual(['Leak', 'Relay']);
    expect(you.discard).toEqual(expect.arrayContaining(['Balm', 'Fire', 'Long Archive']));
    expect(happened()).toEqual([
      'trainerPlayed',
      'choiceOpened',
      'cardsDiscarded',
      'choiceOpened',
      'cardsTaken',
      'deckShuffled',
      'cardsDiscarded',
    ]);
  });

  test('does not ask where all answers come to the same', () => {
    const { you } = game({
      you: { ...SIDE, hand: ['Long Archive', 'Fire', 'Fire', 'Fire'], deck: ['Relay', 'Relay'] },
      opponent: SIDE,
    });
    you.use('Long Archive');
    expect(you.asked).toBeNull();
    expect(you.hand).toEqual(['Fire', 'Relay']);
  });

  test.each([[[]], [['Fire']]])('needs two other cards in the hand, not %j', (others) => {
    const { you } = game({ you: { ...SIDE, hand: ['Long Archive', ...others] }, opponent: SIDE });
    expect(you.cannot.use('Long Archive')).toEqual(
      failed('TOO_FEW_TO_DISCARD', 'You need 2 other cards in your hand to discard', { count: 2 }),
    );
  });

  test('needs a card in the deck', () => {
    const { you } = game({
      you: { ...SIDE, hand: ['Long Archive', 'Fire', 'Fire'], deck: [] },
      opponent: SIDE,
    });
    expect(you.cannot.use('Long Archive')).toEqual(
      failed('NOTHING_IN_DECK', 'There is no such card in your deck'),
    );
  });
});

describe('heal 20', () => {
  test.each([
    [50, 30],
    [20, 0],
    [10, 0],
  ])('takes %i damage to %i', (before, after) => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', damage: before }, hand: ['Balm'] },
      opponent: SIDE,
    });
    you.use('Balm', 'Mosslamb');
    expect(you.active).toMatchObject({ damage: after });
  });

  test('works on the bench', () => {
    const { you } = game({
      you: { ...SIDE, bench: [{ card: 'Sparkmouse', damage: 30 }], hand: ['Balm'] },
      opponent: SIDE,
    });
    you.use('Balm', 'Sparkmouse');
    expect(you.bench).toMatchObject([{ damage: 10 }]);
  });

  test('needs an own target with damage', () => {
    const { you } = game({
      you: { ...SIDE, hand: ['Balm'] },
      opponent: { active: { card: 'Stinger', damage: 10 } },
    });
    expect(you.cannot.use('Balm')).toEqual(
      failed('TARGET_NEEDED', 'Choose a Pokemon for Balm', { card: 'Balm' }),
    );
    expect(you.cannot.use('Balm', 'Mosslamb')).toEqual(
      failed('NO_DAMAGE', 'This Pokemon has no damage to heal'),
    );
    expect(you.cannot.use('Balm', 'Stinger')).toMatchObject({
      title: 'Invalid Target',
      message: 'Cannot use Balm on this Pokemon',
    });
    expect(you.cannot.use('Balm', 'Lulla')).toMatchObject({ message: 'Pokemon not found' });
    expect(you.hand).toEqual(['Balm']);
  });
});

describe('heal 40 for an energy', () => {
  const hurt = (energy: readonly string[], damage = 50): SidePosition => ({
    active: { card: 'Mosslamb', damage, energy },
    hand: ['Strong Balm'],
  });

  test('discards one energy of the target', () => {
    const { you } = game({ you: hurt(['Fire']), opponent: SIDE });
    you.use('Strong Balm', 'Mosslamb');
    expect(you.active).toMatchObject({ damage: 10, energy: [] });
    expect(you.discard).toEqual(['Fire', 'Strong Balm']);
  });

  test('asks which one, where they differ', () => {
    const { you } = game({ you: hurt(['Fire', 'Water', 'Fire']), opponent: SIDE });
    you.use('Strong Balm', 'Mosslamb');
    expect(you.asked).toMatchObject({ from: 'attachedEnergy', purpose: 'discard', min: 1, max: 1 });
    expect(you.active).toMatchObject({ damage: 50 });
    you.choose('Water');
    expect(you.active).toMatchObject({ damage: 10, energy: ['Fire', 'Fire'] });
  });

  test('does not ask where they are alike', () => {
    const { you } = game({ you: hurt(['Fire', 'Fire']), opponent: SIDE });
    you.use('Strong Balm', 'Mosslamb');
    expect(you.active).toMatchObject({ damage: 10, energy: ['Fire'] });
  });

  test('needs energy and damage on an own target', () => {
    const bare = game({ you: hurt([]), opponent: { active: 'Stinger' } });
    expect(bare.you.cannot.use('Strong Balm', 'Mosslamb')).toEqual(
      failed('NO_ENERGY_ON_TARGET', 'This Pokemon has no energy attached'),
    );
    expect(bare.you.cannot.use('Strong Balm', 'Stinger')).toMatchObject({ code: 'INVALID_TARGET' });
    const sound = game({ you: hurt(['Fire'], 0), opponent: SIDE });
    expect(sound.you.cannot.use('Strong Balm', 'Mosslamb')).toMatchObject({ code: 'NO_DAMAGE' });
    expect(sound.you.active).toMatchObject({ energy: ['Fire'] });
  });
});

describe('change the active Pokémon for a benched one', () => {
  test('does so, with all they have on them', () => {
    const { you } = game({
      you: {
        active: { card: 'Mosslamb', damage: 20, energy: ['Fire'] },
        bench: ['Stinger', { card: 'Sparkmouse', energy: ['Water'] }],
        hand: ['Relay'],
      },
      opponent: SIDE,
    });
    you.use('Relay', 'Sparkmouse');
    expect(you.active).toMatchObject({ name: 'Sparkmouse', energy: ['Water'] });
    expect(you.bench).toMatchObject([
      { name: 'Stinger' },
      { name: 'Mosslamb', damage: 20, energy: ['Fire'] },
    ]);
  });

  test('needs an own benched target', () => {
    const { you } = game({
      you: { ...SIDE, bench: ['Stinger'], hand: ['Relay'] },
      opponent: { active: 'Lulla', bench: ['Sparkmouse'] },
    });
    expect(you.cannot.use('Relay')).toMatchObject({ code: 'TARGET_NEEDED' });
    expect(you.cannot.use('Relay', 'Mosslamb')).toEqual({
      refused: true,
      code: 'NOT_ON_BENCH',
      params: { card: 'Relay' },
      title: 'Invalid Target',
      message: 'Relay can only target benched Pokemon',
    });
    expect(you.cannot.use('Relay', 'Sparkmouse')).toMatchObject({ code: 'INVALID_TARGET' });
  });

  test('needs an active Pokémon to change with', () => {
    const { you } = game({ you: { bench: ['Stinger'], hand: ['Relay'] }, opponent: SIDE });
    expect(you.cannot.use('Relay', 'Stinger')).toEqual(
      failed('SIDE_HAS_NO_ACTIVE', 'There is no active Pokemon to change places with'),
    );
  });
});

describe("discard an opponent's energy", () => {
  test('does so, to its discard pile', () => {
    const { you, opponent } = game({
      you: { ...SIDE, hand: ['Leak'] },
      opponent: { active: 'Lulla', bench: [{ card: 'Stinger', energy: ['Fire', 'Water'] }] },
    });
    you.use('Leak', 'Stinger');
    you.choose('Fire');
    expect(opponent.bench).toMatchObject([{ energy: ['Water'] }]);
    expect([opponent.discard, you.discard]).toEqual([['Fire'], ['Leak']]);
  });

  test("needs an opponent's target with energy", () => {
    const { you } = game({
      you: { active: { card: 'Mosslamb', energy: ['Fire'] }, hand: ['Leak'] },
      opponent: { active: 'Lulla' },
    });
    expect(you.cannot.use('Leak')).toMatchObject({ code: 'TARGET_NEEDED' });
    expect(you.cannot.use('Leak', 'Lulla')).toMatchObject({ code: 'NO_ENERGY_ON_TARGET' });
    expect(you.cannot.use('Leak', 'Mosslamb')).toMatchObject({ code: 'INVALID_TARGET' });
  });
});

describe('up to two basic energies back from the discard pile', () => {
  test.each([[['Fire', 'Water']], [['Water']]])('takes %j', (wanted) => {
    const { you } = game({
      you: { ...SIDE, hand: ['Salvage'], discard: ['Fire', 'Prism', 'Balm', 'Water'] },
      opponent: SIDE,
    });
    you.use('Salvage');
    expect(you.asked).toMatchObject({ from: 'discard', cards: ['Fire', 'Water'], min: 1, max: 2 });
    you.choose(...wanted);
    expect(you.hand).toEqual(wanted);
    expect(you.discard).toHaveLength(5 - wanted.length);
  });

  test('takes the only one there is, unasked', () => {
    const { you } = game({ you: { ...SIDE, hand: ['Salvage'], discard: ['Fire'] }, opponent: SIDE });
    you.use('Salvage');
    expect([you.hand, you.discard]).toEqual([['Fire'], ['Salvage']]);
  });

  test('needs one there: a special energy is none', () => {
    const { you } = game({ you: { ...SIDE, hand: ['Salvage'], discard: ['Prism', 'Balm'] }, opponent: SIDE });
    expect(you.cannot.use('Salvage')).toEqual(
      failed('NOTHING_IN_DISCARD', 'There is no such card in your discard pile'),
    );
  });
});

describe('the first basic energy from the deck', () => {
  test('comes into the hand unasked, and the deck is shuffled', () => {
    const { you, happened } = game({
      you: { ...SIDE, hand: ['Divining Rod'], deck: ['Balm', 'Prism', 'Water', 'Fire'] },
      opponent: SIDE,
    });
    you.use('Divining Rod');
    expect(you.hand).toEqual(['Water']);
    expect([...you.deck].sort()).toEqual(['Balm', 'Fire', 'Prism']);
    expect(happened()).toEqual(['trainerPlayed', 'cardsTaken', 'deckShuffled', 'cardsDiscarded']);
  });

  test('must be there', () => {
    const { you } = game({
      you: { ...SIDE, hand: ['Divining Rod'], deck: ['Balm', 'Prism'] },
      opponent: SIDE,
    });
    expect(you.cannot.use('Divining Rod')).toMatchObject({ code: 'NOTHING_IN_DECK' });
  });
});

describe('20 less damage to a Pokémon', () => {
  const FIGHT = {
    you: { ...SIDE, bench: ['Stinger'], hand: ['Thick Cloak', 'Thick Cloak'] },
    opponent: { active: { card: 'Pebblecub', energy: ['Fire'] } },
  };

  test("lasts through the opponent's turn and ends with it", () => {
    const { you, opponent, events } = game(FIGHT);
    you.use('Thick Cloak', 'Mosslamb');
    expect(you.active).toMatchObject({ attached: ['Thick Cloak'] });
    expect(you.discard).toEqual([]);
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 10 });
    opponent.endTurn();
    expect(you.active).toMatchObject({ attached: [] });
    expect(you.discard).toEqual(['Thick Cloak']);
    expect(events().filter(({ type }) => type === 'attachedEnded')).toHaveLength(1);
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 40 });
  });

  test('a second one replaces the first', () => {
    const { you, opponent } = game(FIGHT);
    you.use('Thick Cloak', 'Mosslamb');
    you.use('Thick Cloak', 'Mosslamb');
    expect(you.active).toMatchObject({ attached: ['Thick Cloak'] });
    expect(you.discard).toEqual(['Thick Cloak']);
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 10 });
  });

  test('goes on an own Pokémon, benched or not, and only there', () => {
    const { you } = game(FIGHT);
    expect(you.cannot.use('Thick Cloak')).toMatchObject({ code: 'TARGET_NEEDED' });
    expect(you.cannot.use('Thick Cloak', 'Pebblecub')).toMatchObject({ code: 'INVALID_TARGET' });
    you.use('Thick Cloak', 'Stinger');
    expect(you.bench).toMatchObject([{ attached: ['Thick Cloak'] }]);
  });
});

describe('10 more damage by a Pokémon', () => {
  const FIGHT = {
    you: { active: { card: 'Sparkmouse', energy: ['Fire'] }, hand: ['Whetstone', 'Whetstone'] },
    opponent: { active: 'Mosslamb', bench: ['Stinger'] },
  };

  test('lasts for the turn', () => {
    const { you, opponent } = game(FIGHT);
    you.use('Whetstone', 'Sparkmouse');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
    you.endTurn();
    expect(you.active).toMatchObject({ attached: [] });
    expect(you.discard).toEqual(['Whetstone']);
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 50 });
  });

  test('adds to another one', () => {
    const { you, opponent } = game(FIGHT);
    you.use('Whetstone', 'Sparkmouse');
    you.use('Whetstone', 'Sparkmouse');
    expect(you.active).toMatchObject({ attached: ['Whetstone', 'Whetstone'] });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
  });

  test('goes on an own Pokémon only', () => {
    const { you } = game(FIGHT);
    expect(you.cannot.use('Whetstone')).toMatchObject({ code: 'TARGET_NEEDED' });
    expect(you.cannot.use('Whetstone', 'Mosslamb')).toMatchObject({ code: 'INVALID_TARGET' });
  });
});

describe("bring up one of the opponent's benched Pokémon", () => {
  test('does so, and ends the conditions of the one that goes', () => {
    const { you, opponent } = game({
      you: { ...SIDE, hand: ['Whirl'] },
      opponent: { active: { card: 'Lulla', statuses: ['poison'] }, bench: ['Stinger'] },
    });
    you.use('Whirl', 'Stinger');
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.bench).toMatchObject([{ name: 'Lulla', statuses: [] }]);
    expect(you.discard).toEqual(['Whirl']);
  });

  test("needs an opponent's benched target", () => {
    const { you } = game({
      you: { ...SIDE, bench: ['Sparkmouse'], hand: ['Whirl'] },
      opponent: { active: 'Lulla', bench: ['Stinger'] },
    });
    expect(you.cannot.use('Whirl')).toMatchObject({ code: 'TARGET_NEEDED' });
    expect(you.cannot.use('Whirl', 'Lulla')).toMatchObject({ code: 'NOT_ON_BENCH' });
    expect(you.cannot.use('Whirl', 'Sparkmouse')).toMatchObject({ code: 'INVALID_TARGET' });
  });

  test('needs an active Pokémon there to change with', () => {
    const { you } = game({ you: { ...SIDE, hand: ['Whirl'] }, opponent: { bench: ['Stinger'] } });
    expect(you.cannot.use('Whirl', 'Stinger')).toMatchObject({ code: 'SIDE_HAS_NO_ACTIVE' });
  });
});

describe("discard an own energy and up to two of the opponent's", () => {
  const LEAK = {
    you: {
      active: { card: 'Mosslamb', energy: ['Fire'] },
      bench: [{ card: 'Sparkmouse', energy: ['Fire'] }],
      hand: ['Great Leak'],
    },
    opponent: { active: { card: 'Lulla', energy: ['Fire', 'Water', 'Prism'] } },
  };

  test.each([[['Fire', 'Prism']], [['Water']]])('takes %j', (wanted) => {
    const { you, opponent } = game(LEAK);
    you.use('Great Leak', 'Lulla');
    // Two alike, but on different Pokémon: the player says from which.
    expect(you.asked).toMatchObject({ from: 'attachedEnergy', cards: ['Fire', 'Fire'], min: 1, max: 1 });
    you.choose('Fire');
    expect(you.asked).toMatchObject({ cards: ['Fire', 'Water', 'Prism'], min: 1, max: 2 });
    expect(you.cannot.choose()).toMatchObject({ code: 'WRONG_NUMBER_CHOSEN' });
    you.choose(...wanted);
    expect(opponent.active?.energy).toHaveLength(3 - wanted.length);
    expect([...(you.active?.energy ?? []), ...(you.bench[0]?.energy ?? [])]).toEqual(['Fire']);
    expect(opponent.discard).toEqual(wanted);
    expect(you.discard).toEqual(['Fire', 'Great Leak']);
  });

  test('needs an own energy', () => {
    const { you } = game({ ...LEAK, you: { ...SIDE, hand: ['Great Leak'] } });
    expect(you.cannot.use('Great Leak', 'Lulla')).toEqual(
      failed('NO_OWN_ENERGY', 'None of your Pokemon has energy attached'),
    );
  });

  test("needs an opponent's target with energy", () => {
    const { you } = game({ ...LEAK, opponent: { active: 'Lulla' } });
    expect(you.cannot.use('Great Leak')).toMatchObject({ code: 'TARGET_NEEDED' });
    expect(you.cannot.use('Great Leak', 'Lulla')).toMatchObject({ code: 'NO_ENERGY_ON_TARGET' });
    expect(you.cannot.use('Great Leak', 'Mosslamb')).toMatchObject({ code: 'INVALID_TARGET' });
  });
});

describe('discard two, take a trainer back from the discard pile', () => {
  test('does so', () => {
    const { you } = game({
      you: {
        ...SIDE,
        hand: ['Old Chest', 'Fire', 'Water', 'Prism'],
        discard: ['Balm', 'Fire', 'Leak', 'Sparkmouse'],
      },
      opponent: SIDE,
    });
    you.use('Old Chest');
    you.choose('Fire', 'Prism');
    expect(you.asked).toMatchObject({ from: 'discard', cards: ['Balm', 'Leak'], min: 1, max: 1 });
    you.choose('Leak');
    expect(you.hand).toEqual(['Water', 'Leak']);
    expect(you.discard).toEqual(['Balm', 'Fire', 'Sparkmouse', 'Fire', 'Prism', 'Old Chest']);
  });

  test('needs two other cards in the hand and a trainer there', () => {
    const few = game({
      you: { ...SIDE, hand: ['Old Chest', 'Fire'], discard: ['Balm'] },
      opponent: SIDE,
    });
    expect(few.you.cannot.use('Old Chest')).toMatchObject({ code: 'TOO_FEW_TO_DISCARD' });
    const none = game({
      you: { ...SIDE, hand: ['Old Chest', 'Fire', 'Fire'], discard: ['Fire'] },
      opponent: SIDE,
    });
    expect(none.you.cannot.use('Old Chest')).toMatchObject({ code: 'NOTHING_IN_DISCARD' });
  });
});

test('a card that stays on a Pokémon and still asks something is never in two places', () => {
  const odd = trainer('Odd Cloak', {
    target: 'ownPokemon',
    steps: [
      { do: 'attach', changes: 'damageTaken', amount: -20, lasts: 'endOfTurn', replaces: true },
      { do: 'orderTop', count: 2 },
    ],
  });
  const position = {
    you: { ...SIDE, hand: [odd], deck: ['Fire', 'Water'] },
    opponent: SIDE,
  };
  const answered = game(position);
  answered.you.use('Odd Cloak', 'Mosslamb');
  answered.you.choose('Water', 'Fire');
  expect(answered.you.active).toMatchObject({ attached: ['Odd Cloak'] });
  const given = game(position);
  given.you.use('Odd Cloak', 'Mosslamb');
  given.opponent.concede();
  expect(given.you.discard).not.toContain('Odd Cloak');
});
