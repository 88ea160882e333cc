/** Prizes that do something before they reach the hand (rule 7.6a). */
import { describe, expect, test } from 'vitest';
import { pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

describe('7.6a: what a Prize does before it reaches the hand', () => {
  /** May go onto the Bench instead; «when you play it from your hand» it draws. */
  const LUCKY = pokemon('Lucky', {
    abilities: [
      power('Luck', {
        works: 'answers',
        on: 'prizeTaken',
        steps: [{ do: 'may', yes: [{ do: 'bench', cards: { bound: 'attached' }, whose: 'own' }] }],
      }),
      power('Hello', {
        works: 'answers',
        on: 'played',
        steps: [{ do: 'draw', whose: 'own', cards: 3 }],
      }),
    ],
  });
  const taken = () => {
    const table = game({
      you: { active: fire('Stinger'), prizes: [LUCKY, 'Fire', 'Fire'] },
      opponent: { active: { card: 'Sparkmouse', damage: 50 }, bench: ['Mosslamb'] },
    });
    table.you.attack();
    return table;
  };

  test('seed 77: put onto the Bench it was never in the hand: nothing that asks for that fires', () => {
    const { you, opponent } = taken();
    expect(you.asked).toEqual([true, false]);
    expect(opponent.view.frames.some(({ bound }) => 'attached' in bound)).toBe(false);
    you.choose(true);
    expect(you.bench).toMatchObject([{ name: 'Lucky' }]);
    expect([you.hand, you.prizes]).toEqual([[], 2]);
  });

  test('kept, it comes into the hand, and is played from there as any other', () => {
    const { you, opponent } = taken();
    you.choose(false);
    expect([you.hand, you.prizes]).toEqual([['Lucky'], 2]);
    opponent.endTurn();
    you.benches('Lucky');
    expect(you.hand).toHaveLength(1 + 3);
  });

  test('7.7: as the last Prize it wins, wherever it goes', () => {
    const { you, battle } = game({
      you: { active: fire('Stinger'), prizes: [LUCKY] },
      opponent: { active: { card: 'Sparkmouse', damage: 50 }, bench: ['Mosslamb'] },
    });
    you.attack();
    you.choose(true);
    expect(battle().state).toMatchObject({ winner: 0, ending: 'prizes_taken' });
  });
});
