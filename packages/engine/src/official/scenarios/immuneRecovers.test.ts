/** What can't be affected recovers (rule 9.8), and what takes damage off an attack takes it off all of it (rule 6.5). */
import { expect, test } from 'vitest';
import { after, always, attacking, OWN, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const SHELTER = trainer('Shelter', null, {
  trainer: 'stadium',
  holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'immune', statuses: ['sleep'] }] }],
});

test('9.8: as soon as it holds, of those conditions alone, on both sides', () => {
  const { you, opponent } = game({
    you: { active: { card: 'Mosslamb', statuses: ['sleep', 'poison'] }, bench: ['Stinger'], hand: [SHELTER] },
    opponent: { active: { card: 'Stinger', statuses: ['sleep'] }, bench: ['Mosslamb'] },
  });
  you.use('Shelter');
  expect(you.active?.statuses).toEqual(['poison']);
  expect(opponent.active?.statuses).toEqual([]);
  expect(you.view.opponent.active?.statuses).toEqual([]);
});

test('6.5: less damage is less on the Bench too, more is for the Active Pokémon alone', () => {
  const spread = (by: number) => {
    const bench = { whose: 'opponent', place: 'bench' } as const;
    const { you, opponent } = game({
      you: {
        active: fire(attacking('Spreader', 30, after({ do: 'damage', to: bench, amount: 30, plain: true }))),
        bench: [always('Damper', OWN, { change: 'damageDealt', by })],
      },
      opponent: { active: 'Mosslamb', bench: ['Stinger'] },
    });
    you.attack();
    return [opponent.active?.damage, opponent.bench[0]?.damage];
  };
  expect(spread(-10)).toEqual([20, 20]);
  expect(spread(10)).toEqual([40, 30]);
});
