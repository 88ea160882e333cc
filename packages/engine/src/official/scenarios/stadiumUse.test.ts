/** What a Stadium lets either player do once in each own turn, and whose it is (rules 10.6, 10.18). */
import { describe, expect, test } from 'vitest';
import { attacking, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const ROOM = trainer('Room', null, {
  trainer: 'stadium',
  use: { steps: [{ do: 'draw', whose: 'own', cards: 2 }] },
});
const FORGE = trainer('Forge', null, {
  trainer: 'stadium',
  use: {
    price: [
      {
        do: 'chooseCards',
        from: { pile: 'hand', whose: 'own' },
        min: 1,
        max: 1,
        price: true,
        as: 'paid',
      },
      { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
    ],
    steps: [{ do: 'draw', whose: 'own', cards: 1 }],
  },
});
const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

describe('10.18: a Stadium that is used', () => {
  test('by either player in the own turn, once each turn, no matter who played it', () => {
    const { you, opponent } = game({ you: { ...OTHER, hand: [ROOM] }, opponent: OTHER });
    expect(you.cannot.stadium()).toBe('NO_STADIUM_USE');
    you.use('Room');
    you.stadium();
    expect(you.hand).toHaveLength(2);
    expect(you.view.you.usedStadium).toBe(true);
    expect(opponent.view.opponent.usedStadium).toBe(true);
    expect(you.cannot.stadium()).toBe('STADIUM_USED');
    you.endTurn();
    const before = opponent.hand.length;
    opponent.stadium();
    expect(opponent.hand).toHaveLength(before + 2);
    opponent.endTurn();
    you.stadium();
  });

  test('not where its price cannot be paid, and another Stadium may be used besides', () => {
    const { you } = game({ you: { ...OTHER, hand: [FORGE] }, opponent: OTHER });
    you.use('Forge');
    expect(you.cannot.stadium()).toBe('PRICE');
    const rich = game({ you: { ...OTHER, hand: [FORGE, 'Fire', 'Water'] }, opponent: OTHER });
    rich.you.use('Forge');
    rich.you.stadium();
    rich.you.choose('Fire');
    expect(rich.you.discard).toEqual(['Fire']);
    expect(rich.you.hand).toHaveLength(2);
    expect(rich.you.moves.some(({ type }) => type === 'stadium')).toBe(false);
  });

  test('the other player’s next one is another Stadium as well', () => {
    const hall = { ...ROOM, id: 'hall', name: 'Hall' };
    const { you } = game({ you: { ...OTHER, hand: [hall], stadium: ROOM }, opponent: OTHER });
    you.stadium();
    expect(you.cannot.stadium()).toBe('STADIUM_USED');
    you.use('Hall');
    you.stadium();
    expect(you.view.you.usedStadium).toBe(true);
  });

  test('another card of the same name is another Stadium, once the first has left', () => {
    const vacuum = trainer('Vacuum', [{ do: 'move', cards: { stadium: true }, to: 'lost' }]);
    const { you } = game({
      you: { ...OTHER, hand: [vacuum, ROOM], stadium: { ...ROOM, id: 'another' } },
      opponent: OTHER,
    });
    you.stadium();
    you.use('Vacuum');
    you.use('Room');
    expect(you.view.you.usedStadium).toBe(false);
    you.stadium();
    expect(you.hand).toHaveLength(4);
  });

  test('not in the turn of the other player', () => {
    const { you, opponent } = game({ you: { ...OTHER, hand: [ROOM] }, opponent: OTHER });
    you.use('Room');
    expect(opponent.cannot.stadium()).toBe('NOT_YOUR_TURN');
  });
});

describe('10.6: whose Stadium is in play', () => {
  const hill = trainer('Hill', [], { trainer: 'stadium' });
  const owned = fire(
    attacking('Owner', 10, { damage: { sum: [10, { when: { stadium: true, whose: 'own' }, then: 50 }] } }),
  );

  test('counts for who played it, not for the other player', () => {
    const damageAfter = (mine: boolean) => {
      const { you, opponent } = game({
        you: { active: owned, hand: mine ? [hill] : [] },
        opponent: { active: pokemon('Bulky', { hp: 300 }), hand: mine ? [] : [hill] },
        turn: 4,
      });
      if (mine) you.use('Hill');
      else {
        you.endTurn();
        opponent.use('Hill');
        opponent.endTurn();
      }
      you.attack();
      return opponent.active?.damage;
    };
    expect([damageAfter(true), damageAfter(false)]).toEqual([60, 10]);
  });
});
