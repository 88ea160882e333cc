/** A turn's beginning and end: the card drawn, the flags, poison and burn. */
import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import { game } from '../testing/game.ts';
import { positionOf, type SidePosition } from '../testing/position.ts';
import { draftOf } from './draft.ts';
import { changePlaces } from './turn.ts';

const SIDE: SidePosition = { active: 'Mosslamb' };

describe('the end of a turn', () => {
  test('passes the turn, raises its number, and the other player draws', () => {
    const { you, opponent, events, ...at } = game({
      you: SIDE,
      opponent: { ...SIDE, deck: ['Fire', 'Water'] },
      turn: 3,
    });
    you.endTurn();
    expect(opponent.hand).toEqual(['Fire']);
    expect(opponent.deck).toEqual(['Water']);
    expect(you.view).toMatchObject({ current: 1, turn: 4, yourMove: false });
    expect(at.happened()).toEqual(['turnEnded', 'turnStarted', 'cardsDrawn']);
    expect(events().at(-1)).toMatchObject({ type: 'cardsDrawn', seat: 1, why: 'turn', count: 1 });
  });

  test('only the player whose turn it is may act', () => {
    const { you, opponent } = game({ you: SIDE, opponent: { ...SIDE, hand: ['Fire'] } });
    expect(opponent.cannot.endTurn()).toEqual({
      refused: true,
      code: 'NOT_YOUR_TURN',
      title: 'Turn Error',
      message: "It's not your turn",
    });
    expect(opponent.cannot.attach('Fire', 'Mosslamb')).toMatchObject({
      code: 'NOT_YOUR_TURN',
      title: 'Cannot Attach Energy',
    });
    you.endTurn();
    expect(you.cannot.endTurn()).toMatchObject({ code: 'NOT_YOUR_TURN' });
    opponent.attach('Fire', 'Mosslamb');
    expect(opponent.active).toMatchObject({ energy: ['Fire'] });
  });

  test('has to wait until a benched Pokémon stands in the empty active place', () => {
    const { you, opponent } = game({ you: { bench: ['Lulla'], hand: ['Sparkmouse'] }, opponent: SIDE });
    expect(you.cannot.endTurn()).toEqual({
      refused: true,
      code: 'MUST_PROMOTE',
      title: 'Turn Error',
      message: 'Move a Pokemon to the active position first',
    });
    expect(you.moves.map(({ type }) => type)).toEqual(['promote', 'play', 'play']);
    you.promote('Lulla');
    you.endTurn();
    expect(opponent.view.yourMove).toBe(true);
  });

  test('may come when a basic Pokémon from the hand fills the place', () => {
    const { you, opponent } = game({ you: { bench: ['Lulla'], hand: ['Sparkmouse'] }, opponent: SIDE });
    you.play('Sparkmouse', 'active');
    you.endTurn();
    expect(opponent.view.yourMove).toBe(true);
  });

  test('turns in play go up for the Pokémon of the turn', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', turnsInPlay: 4 }, bench: ['Sparkmouse'] },
      opponent: SIDE,
    });
    you.endTurn();
    expect(you.active).toMatchObject({ turnsInPlay: 5 });
    expect(you.bench).toMatchObject([{ turnsInPlay: 2 }]);
    expect(opponent.active).toMatchObject({ turnsInPlay: 1 });
  });

  test('what a Pokémon or player did this turn is forgotten', () => {
    const { you, opponent } = game({
      you: { hand: ['Mosslamb', 'Fire', 'Fire', 'Riddle'] },
      opponent: { active: { card: 'Mosslamb' } },
    });
    you.play('Mosslamb');
    you.attach('Fire', 'Mosslamb');
    you.use('Riddle');
    you.attack();
    expect(you.view.you).toMatchObject({
      playedActiveThisTurn: true,
      active: { energyThisTurn: 1, actedThisTurn: true },
    });
    expect(you.view.you.failedThisTurn).toHaveLength(1);
    you.endTurn();
    expect(you.view.you).toMatchObject({
      playedActiveThisTurn: false,
      failedThisTurn: [],
      active: { energyThisTurn: 0, actedThisTurn: false },
    });
    opponent.endTurn();
    you.use('Riddle');
    you.attach('Fire', 'Mosslamb');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
  });
});

describe('poison', () => {
  test('does 10 at the end of every turn, to both sides', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', statuses: ['poison'] } },
      opponent: { active: { card: 'Mosslamb', statuses: ['poison'] } },
    });
    you.endTurn();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 10 }, { damage: 10 }]);
    opponent.endTurn();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 20 }, { damage: 20 }]);
  });

  test('knocks out', () => {
    const { you, opponent } = game({
      you: SIDE,
      opponent: { active: { card: 'Mosslamb', damage: 80, statuses: ['poison'] }, bench: ['Sparkmouse'] },
    });
    you.endTurn();
    expect(opponent.active).toBeNull();
    expect(opponent.discard).toEqual(['Mosslamb']);
  });

  test('leaves no coin to be flipped for the burn of a Pokémon it has knocked out', () => {
    const { you, happened } = game({
      you: {
        active: { card: 'Mosslamb', damage: 80, statuses: ['poison', 'burn'] },
        bench: ['Sparkmouse'],
      },
      opponent: SIDE,
    });
    you.endTurn();
    expect(happened()).toEqual([
      'turnEnded',
      'damageDealt',
      'knockedOut',
      'cardsDiscarded',
      'turnStarted',
      'cardsDrawn',
    ]);
  });
});

describe('burn', () => {
  test.each([
    ['heads', 20],
    ['tails', 0],
  ] as const)('on %s does %i', (coin, damage) => {
    const { you, opponent, happened } = game({
      you: SIDE,
      opponent: { active: { card: 'Mosslamb', statuses: ['burn'] } },
      coins: [coin],
    });
    you.endTurn();
    expect(opponent.active).toMatchObject({ damage, statuses: ['burn'] });
    expect(happened().slice(0, 3)).toEqual([
      'turnEnded',
      'coinFlipped',
      damage > 0 ? 'damageDealt' : 'turnStarted',
    ]);
  });

  test('adds to poison, and the player of the turn suffers first', () => {
    const sick = { card: 'Mosslamb', statuses: ['poison', 'burn'] } as const;
    const { you, opponent, events } = game({
      you: { active: sick },
      opponent: { active: sick },
      coins: ['heads', 'tails'],
    });
    you.endTurn();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 30 }, { damage: 10 }]);
    expect(events()).toMatchObject([
      { type: 'turnEnded' },
      { type: 'damageDealt', seat: 0, cause: 'poison', amount: 10, source: null, formula: null },
      { type: 'coinFlipped', seat: 0, reason: 'burn', heads: true },
      { type: 'damageDealt', seat: 0, cause: 'burn', amount: 20 },
      { type: 'damageDealt', seat: 1, cause: 'poison', amount: 10 },
      { type: 'coinFlipped', seat: 1, reason: 'burn', heads: false },
      { type: 'turnStarted' },
      { type: 'cardsDrawn' },
    ]);
  });
});

test('conditions work on the active Pokémon only', () => {
  const { you } = game({
    you: { active: 'Mosslamb', bench: [{ card: 'Sparkmouse', statuses: ['poison', 'burn'] }] },
    opponent: SIDE,
  });
  you.endTurn();
  expect(you.bench).toMatchObject([{ damage: 0 }]);
});

test.each(['paralysis', 'sleep'] as const)(
  '%s is only a label: it neither hurts nor stops an attack',
  (status) => {
    const { you, opponent } = game({
      you: { active: { card: 'Sparkmouse', energy: ['Fire'], statuses: [status] } },
      opponent: SIDE,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    you.endTurn();
    opponent.endTurn();
    expect(you.active).toMatchObject({ damage: 0, statuses: [status] });
  },
);

test('only with an active Pokémon can a benched one change places', () => {
  const draft = draftOf(positionOf({ you: { bench: ['Lulla'] }, opponent: SIDE }));
  const incoming = at(draft.state.sides[0].bench, 0);
  expect(() => changePlaces(draft, 0, incoming)).toThrow(
    new RangeError('No active Pokémon to change places with'),
  );
});
