/** What protects a Pokémon, and what goes past it or is used up on it (rules 6.4, 6.5, 10). */
import { describe, expect, test } from 'vitest';
import { always, attack, attacking, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const PIERCER = pokemon('Piercer', {
  types: ['Fire'],
  attacks: [attack('Pierce', 'C', 30, { past: true })],
});
const ROPE = trainer('Rope', [
  {
    do: 'choosePokemon',
    from: { whose: 'opponent', place: 'bench' },
    by: 'opponent',
    min: 1,
    max: 1,
    as: 'it',
  },
  { do: 'changePlaces', with: { bound: 'it' }, doneTo: 'active' },
]);

describe('6.4: damage that effects on the target do not touch', () => {
  test('seed 10: goes through «prevent all damage» and what takes off, and keeps Weakness', () => {
    const mist = always('Misty', 'self', { change: 'preventDamage' }, { change: 'damageTaken', by: -20 });
    const weak = { ...mist, weaknesses: [{ type: 'Fire', times: 2, plus: 0 }] } as const;
    const { you, opponent } = game({
      you: { active: fire(PIERCER) },
      opponent: { active: { ...weak, hp: 90 }, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 60 });
  });

  test('seed 11: «from your opponent’s attacks» takes nothing off what a Pokémon does to itself', () => {
    const basher = attacking('Basher', 10, { after: [{ do: 'damage', to: 'self', amount: 50 }] });
    const helmet = (ofOpponent: boolean) =>
      trainer('Helmet', null, {
        trainer: 'tool',
        holds: [
          {
            on: 'self',
            modifiers: [
              { change: 'damageTaken', by: -30, ...(ofOpponent ? ({ ofOpponent: true } as const) : {}) },
            ],
          },
        ],
      });
    const hurt = (ofOpponent: boolean) => {
      const { you, opponent } = game({
        you: { active: fire(basher), hand: [helmet(ofOpponent)] },
        opponent: { active: fire('Emberfox'), bench: ['Stinger'] },
      });
      you.use('Helmet');
      you.attack();
      const itself = you.active?.damage;
      opponent.attack();
      return [itself, you.active?.damage];
    };
    expect(hurt(true)).toEqual([50, 50]);
    expect(hurt(false)).toEqual([20, 20]);
  });

  test('rule 10: «prevent all damage from your opponent’s attacks» keeps off none of its own side', () => {
    const quake = attacking('Quaker', 10, {
      after: [{ do: 'damage', to: { whose: 'own', place: 'bench' }, amount: 20, plain: true }],
    });
    const shell = (ofOpponent: boolean) =>
      trainer('Shell', null, {
        trainer: 'tool',
        holds: [
          {
            on: 'self',
            modifiers: [{ change: 'preventDamage', ...(ofOpponent ? ({ ofOpponent: true } as const) : {}) }],
          },
        ],
      });
    const hurt = (ofOpponent: boolean) => {
      const { you } = game({
        you: { active: fire(quake), bench: ['Stinger'], hand: [shell(ofOpponent)] },
        opponent: { active: fire('Emberfox'), bench: ['Stinger'] },
      });
      you.use('Shell');
      you.choose('Stinger');
      you.attack();
      return you.bench[0]?.damage;
    };
    expect(hurt(true)).toBe(20);
    expect(hurt(false)).toBe(0);
  });

  test('seed 10: a Tool that takes Weakness away works', () => {
    const { you, opponent } = game({
      you: { active: fire(PIERCER) },
      opponent: { ...OTHER, hand: ['Fan'] },
    });
    you.endTurn();
    opponent.use('Fan');
    opponent.choose('Mosslamb');
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
  });
});

describe('10: proof against Items and Supporters', () => {
  test('seed 21: played on the only benched one, the card is used up and its second part is not done', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger'], hand: ['Dragger'] },
      opponent: { active: 'Mosslamb', bench: ['Veiled'] },
    });
    you.use('Dragger');
    expect([you.active, opponent.active]).toMatchObject([{ name: 'Sparkmouse' }, { name: 'Mosslamb' }]);
    expect(you.discard).toEqual(['Dragger']);
  });

  test('with another one there both parts are done', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger'], hand: ['Dragger'] },
      opponent: { active: 'Mosslamb', bench: ['Veiled', 'Pebblecub'] },
    });
    you.use('Dragger');
    you.choose('Pebblecub');
    expect([you.active, opponent.active]).toMatchObject([{ name: 'Stinger' }, { name: 'Pebblecub' }]);
  });

  test('seed 22: a switch that the opponent makes is done to the Active one: it happens all the same', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: [ROPE] },
      opponent: { active: 'Mosslamb', bench: ['Veiled'] },
    });
    you.use('Rope');
    expect(opponent.active).toMatchObject({ name: 'Veiled' });
  });

  test('an attack fetches it as any other', () => {
    const { you, opponent } = game({
      you: { active: fire('Puller') },
      opponent: { active: 'Mosslamb', bench: ['Veiled'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Veiled' });
  });
});
