/** How many Prizes a Knock Out is worth, and what they do before they reach the hand (rules 7.4, 7.6a). */
import { describe, expect, test } from 'vitest';
import { attack, changed, hitting, pokemon, power } from '../testing/cardBuilders.ts';
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

describe('7.4: how many are taken', () => {
  const precious = changed('Precious', { change: 'prizes', by: 1, byAttack: true });

  test('one more where damage of an attack of the opponent brings it down', () => {
    const { you } = game({
      you: { active: fire('Stinger') },
      opponent: { active: { card: precious, damage: 50 }, bench: ['Mosslamb'] },
    });
    you.attack();
    expect(you.prizes).toBe(4);
  });

  test.each([
    ['poison at the Checkup', { active: 'Mosslamb' }, { damage: 50, statuses: ['poison'] }],
    [
      'counters of an attack',
      { active: fire(hitting('Needler', 0, { do: 'putCounters', on: 'defending', counters: 1 })) },
      { damage: 50 },
    ],
  ] as const)('no more where that is done by %s', (_, side, more) => {
    const { you } = game({
      you: side,
      opponent: { active: { card: precious, ...more }, bench: ['Mosslamb'] },
    });
    if (side.active === 'Mosslamb') you.endTurn();
    else you.attack();
    expect(you.prizes).toBe(5);
  });

  test('no more where its own attack does that', () => {
    const recoil = { after: [{ do: 'damage', to: 'self', amount: 60 }] } as const;
    const { you, opponent } = game({
      you: { active: fire({ ...precious, attacks: [attack('Crash', 'C', 10, recoil)] }), bench: ['Stinger'] },
      opponent: { active: 'Mosslamb', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.prizes).toBe(5);
  });

  test.each([
    ['heads', 6],
    ['tails', 5],
  ] as const)('a coin of its player decides: after %s there are %d', (coin, prizes) => {
    const { you } = game({
      you: { active: fire('Emberfox') },
      opponent: {
        active: { card: changed('Lucky', { change: 'coinAgainstPrizes' }), damage: 50 },
        bench: ['Mosslamb'],
      },
      coins: [coin],
    });
    you.attack();
    expect(you.prizes).toBe(prizes);
  });
});
