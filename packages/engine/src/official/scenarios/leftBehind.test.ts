/** What an attack leaves behind for as long as its Pokémon stays, and bans for a turn (rules 5.4, 8.6). */
import { describe, expect, test } from 'vitest';
import { boardsAfter } from '../testing/boards.ts';
import { hitting } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type Position, type SidePosition } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('what is left behind', () => {
  const binder = hitting('Binder', 10, {
    do: 'place',
    modifier: { change: 'cannot', what: 'retreat' },
    on: 'defending',
    window: 'duringOpponentsNextTurn',
    tied: true,
  });
  const bound: Position = {
    you: { active: fire(binder), bench: ['Stinger'] },
    opponent: { active: fire('Sparkmouse'), bench: ['Stinger'], hand: ['Hook'] },
  };

  test('holds as long as its Pokémon is Active', () => {
    const { you, opponent } = game(bound);
    you.attack();
    expect(opponent.cannot.retreat()).toBe('CANNOT_RETREAT');
  });

  test('is over as soon as its Pokémon goes to the Bench', () => {
    const { you, opponent } = game(bound);
    you.attack();
    opponent.use('Hook');
    opponent.retreat();
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
  });

  const tying = hitting('Tying', 10, {
    do: 'place',
    modifier: { change: 'cannot', what: 'retreat' },
    on: 'defending',
    window: 'untilOwnNextTurnEnds',
    tied: true,
  });
  const tied: Position = {
    you: { active: fire(tying), bench: ['Stinger'] },
    opponent: { active: fire('Pebblecub'), bench: ['Stinger'], hand: ['Hook'] },
  };
  test.each<[string, Position, (table: ReturnType<typeof game>) => void]>([
    [
      'a change of places',
      tied,
      ({ you, opponent }) => {
        you.attack();
        opponent.use('Hook');
      },
    ],
    [
      'a Knock Out',
      { ...tied, you: { active: fire(tying, { damage: 30 }), bench: ['Stinger'] } },
      ({ you, opponent }) => {
        you.attack();
        opponent.attack();
      },
    ],
  ])('what ended with %s: its events alone lead both players to the same board', (_, position, play) => {
    for (const { byEvents, byView } of boardsAfter(position, play)) expect(byEvents).toEqual(byView);
  });

  const forbidding = (what: readonly ['turnDraw'] | 'any', more: SidePosition = {}) =>
    game({
      you: {
        active: fire(
          hitting('Thief', 10, { do: 'forbid', whose: 'opponent', what, window: 'duringOpponentsNextTurn' }),
        ),
      },
      opponent: { ...OTHER, hand: ['Fire'], ...more },
    });

  test('the opponent does not draw at the beginning of the next turn, but of the one after', () => {
    const { you, opponent } = forbidding(['turnDraw']);
    you.attack();
    expect(opponent.hand).toEqual(['Fire']);
    opponent.attach('Fire', 'Mosslamb');
    opponent.endTurn();
    expect(you.hand).toHaveLength(1);
    you.endTurn();
    expect(opponent.hand).toHaveLength(1);
  });

  test('3.1: who need not draw does not lose with an empty deck, but in the turn after', () => {
    const { you, opponent } = forbidding(['turnDraw'], { deck: [] });
    you.attack();
    expect([you.view.phase, opponent.view.yourMove]).toEqual(['active', true]);
    opponent.endTurn();
    you.endTurn();
    expect([you.view.winner, you.view.ending]).toEqual([0, 'opponent_deck_empty']);
  });

  test('who may play no card at all draws for the turn as ever', () => {
    const { you, opponent } = forbidding('any');
    you.attack();
    expect(opponent.hand).toHaveLength(2);
    expect(opponent.cannot.attach('Fire', 'Mosslamb')).toBe('CANNOT_PLAY');
  });
});
