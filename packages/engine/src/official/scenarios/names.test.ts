/** Words and signs in names: whom a text means by them (rules 4.1, 10). */
import { expect, test } from 'vitest';
import { always, OWN, pokemon } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

test('10: «Brock» is in the name of Brock’s Pokémon', () => {
  const friend = always(
    'Friend',
    { ...OWN, where: { card: { nameHas: 'Brock' } } },
    { change: 'hp', by: 10 },
  );
  const { you } = game({
    you: { active: { ...pokemon('Sparkmouse'), name: "Brock's Mouse", id: 'mouse' }, bench: [friend] },
    opponent: OTHER,
  });
  expect(you.view.you.active).toMatchObject({ maxHp: 70 });
});

test('4.1: a sign of a kind behind a name is no part of it: it evolves, and is meant by its name', () => {
  const sign = { ...pokemon('Mosslamb δ', { types: ['Metal'] }), id: 'lamb-delta' };
  const { you } = game({ you: { active: sign, hand: ['Mossram'] }, opponent: OTHER });
  you.evolve('Mosslamb δ', 'Mossram');
  expect(you.active?.name).toBe('Mossram');
});
