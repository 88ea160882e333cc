/** Types that change, energy that provides by its Pokémon, and moves to the Active Spot (rules 3.4, 4.8, 11.16). */
import { describe, expect, test } from 'vitest';
import { after, attacking, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };

describe('11.16: a type besides its own', () => {
  test('counts for Weakness while it is there, and its own counts still', () => {
    const done = (energy: string, type: 'Fire' | 'Fighting') => {
      const target = pokemon('Target', { hp: 200, weaknesses: [{ type, times: 2, plus: 0 }] });
      const { you, opponent } = game({
        you: { active: { card: 'Shifter', energy: [energy] } },
        opponent: { active: target, bench: ['Stinger'] },
      });
      you.attack();
      return opponent.active?.damage;
    };
    expect([done('Fire', 'Fire'), done('Water', 'Fire'), done('Fire', 'Fighting')]).toEqual([40, 20, 40]);
  });

  test('another instead of it: what asks for a type finds the new one alone', () => {
    const painter = attacking(
      'Painter',
      0,
      after(
        {
          do: 'place',
          modifier: { change: 'types', types: ['Water'] },
          on: 'defending',
          window: 'untilOwnNextTurnEnds',
        },
        { do: 'putCounters', on: { among: 'defending', where: { card: { type: 'Water' } } }, counters: 1 },
        { do: 'putCounters', on: { among: 'defending', where: { card: { type: 'Grass' } } }, counters: 5 },
      ),
    );
    const { you, opponent } = game({ you: { active: fire(painter) }, opponent: OTHER });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Mosslamb', damage: 10 });
  });
});

describe('3.4: energy that provides something else on some Pokémon', () => {
  test('two units on a Grass Pokémon, Colorless on any other; the type may change', () => {
    const { you } = game({
      you: {
        active: { card: 'Mosslamb', energy: ['Forked'] },
        bench: [{ card: 'Stinger', energy: ['Forked'] }],
      },
      opponent: OTHER,
    });
    expect(you.view.you.active?.energy).toMatchObject([{ provides: [['Grass', 'Fire'], ['Grass']] }]);
    expect(you.view.you.bench).toMatchObject([{ energy: [{ provides: [['Colorless']] }] }]);
  });
});

describe('4.8: moving from the Bench to the Active Spot', () => {
  const swap = trainer('Swap', [
    { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: 'it' },
    { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'benched' },
  ]);

  test('is answered at once, once a turn, by a retreat and by a switch', () => {
    const { you } = game({
      you: { active: fire('Stinger'), bench: ['Shifter'], hand: [swap, swap] },
      opponent: OTHER,
    });
    you.retreat();
    expect(you.asked).toEqual([true, false]);
    you.choose(true);
    expect(you.hand).toHaveLength(3);
    you.use('Swap');
    you.use('Swap');
    expect([you.active?.name, you.asked]).toEqual(['Shifter', null]);
  });

  test('in the turn of the other player no question opens', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox') },
      opponent: { active: { card: 'Stinger', damage: 50 }, bench: ['Shifter', 'Mosslamb'] },
    });
    you.attack();
    opponent.choose('Shifter');
    expect([opponent.active?.name, opponent.asked]).toEqual(['Shifter', null]);
  });

  test('nor at the Checkup of the own turn', () => {
    const { you } = game({
      you: { active: { card: 'Stinger', damage: 50, statuses: ['poison'] }, bench: ['Shifter', 'Mosslamb'] },
      opponent: OTHER,
    });
    you.endTurn();
    you.choose('Shifter');
    expect([you.active?.name, you.asked]).toEqual(['Shifter', null]);
  });
});
