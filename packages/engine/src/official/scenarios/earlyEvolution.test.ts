/** Evolution in a turn in which the rules do not allow it (rules 3.8, 4.2). */
import { describe, expect, test } from 'vitest';
import { changed } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

describe('evolving before its time', () => {
  const evolving = (when: 'firstTurn' | 'newInPlay' | undefined, [turn, newIn]: readonly [number, number]) =>
    game({
      you: {
        active: {
          card: changed('Mosslamb', { change: 'evolvesEarly', ...(when !== undefined && { when }) }),
          newIn,
        },
        hand: ['Mossram'],
      },
      opponent: { active: 'Stinger' },
      turn,
    }).you;
  const FIRST = [1, 0] as const;
  const NEW = [5, 5] as const;
  const BOTH = [1, 1] as const;

  test.each([
    ['in the first turn', 'firstTurn', FIRST],
    ['in the turn in which it came', 'newInPlay', NEW],
    ['in both, where the text names none', undefined, BOTH],
  ] as const)('%s', (_, when, turns) => {
    const you = evolving(when, turns);
    you.evolve('Mosslamb', 'Mossram');
    expect(you.active).toMatchObject({ name: 'Mossram' });
  });

  test.each([
    ['in the turn in which it came, where the text names the first turn', 'firstTurn', NEW, 'NEW_IN_PLAY'],
    ['in the first turn, where the text names what is new', 'newInPlay', FIRST, 'FIRST_TURN_EVOLVE'],
    ['in the first turn when it is new besides', 'firstTurn', BOTH, 'NEW_IN_PLAY'],
  ] as const)('not %s', (_, when, turns, reason) => {
    const you = evolving(when, turns);
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe(reason);
  });
});
