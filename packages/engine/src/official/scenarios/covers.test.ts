/** What holds for all Pokémon of a player for a while: those that come later too, and the same again adds to it (rule 5.4). */
import { expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { after, attacking, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const MORE: Step = {
  do: 'cover',
  whose: 'own',
  window: 'thisTurn',
  modifier: { change: 'damageDealt', by: 10 },
};
const DRUM = trainer('Drum', [MORE]);
const FIRE_DRUM = trainer('Fire Drum', [{ ...MORE, where: { card: { type: 'Fire' } } }]);
const TEN = attacking('Tenner', 10, {});
const WALL = pokemon('Wall', { hp: 200, retreatCost: 1 });

test('5.4: each one played adds to it, and the turn after it is gone', () => {
  const { you, opponent } = game({
    you: { active: { card: TEN, energy: ['Fire', 'Fire'] }, bench: ['Mosslamb'], hand: [DRUM, DRUM] },
    opponent: { active: { card: WALL, energy: ['Fire'] }, bench: ['Mosslamb'] },
  });
  you.use('Drum');
  you.use('Drum');
  expect(you.view.covers).toHaveLength(2);
  expect(opponent.view.covers).toEqual(you.view.covers);
  you.attack();
  expect(opponent.active).toMatchObject({ damage: 30 });
  expect(opponent.view.covers).toEqual([]);
  opponent.endTurn();
  you.attack();
  expect(opponent.active).toMatchObject({ damage: 40 });
});

test('5.4: a Pokémon that comes into play later in the turn has it too', () => {
  const { you, opponent } = game({
    you: { active: { card: 'Mosslamb', energy: ['Fire', 'Fire'] }, bench: [], hand: [DRUM, TEN, 'Fire'] },
    opponent: { active: WALL, bench: ['Mosslamb'] },
  });
  you.use('Drum');
  you.benches('Tenner');
  you.attach('Fire', 'Tenner');
  you.retreat();
  you.attack();
  expect(opponent.active).toMatchObject({ damage: 20 });
});

test('5.4: only such Pokémon as the card names', () => {
  const { you, opponent } = game({
    you: { active: { card: TEN, energy: ['Fire'] }, bench: ['Mosslamb'], hand: [FIRE_DRUM] },
    opponent: { active: WALL, bench: ['Mosslamb'] },
  });
  you.use('Fire Drum');
  you.attack();
  expect(opponent.active).toMatchObject({ damage: 10 });
});

test('5.4: of the opponent’s next turn it holds for those that come into play in it', () => {
  const freeze: Step = {
    do: 'cover',
    whose: 'opponent',
    window: 'duringOpponentsNextTurn',
    modifier: { change: 'cannot', what: 'attack' },
  };
  const { you, opponent } = game({
    you: { active: fire(attacking('Freezer', 0, after(freeze))), bench: ['Mosslamb'] },
    opponent: { active: { card: WALL, energy: ['Fire'] }, bench: [{ card: TEN, energy: ['Fire', 'Fire'] }] },
  });
  you.attack();
  opponent.retreat();
  expect(opponent.moves.some(({ type }) => type === 'attack')).toBe(false);
  opponent.endTurn();
  you.endTurn();
  expect(opponent.moves.some(({ type }) => type === 'attack')).toBe(true);
});
