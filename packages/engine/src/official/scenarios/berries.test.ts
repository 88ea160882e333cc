/** Berries: Tools that are used up at their time, and rule lines that are none (rules 11.19, 11.20). */
import { describe, expect, test } from 'vitest';
import { after, attacking, pokemon, power, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const VIPER = attacking('Viper', 20, after({ do: 'afflict', on: 'defending', status: 'poison' }));
/** Used up where its Pokémon has a condition. */
const CLEARFRUIT = trainer('Clearfruit', null, {
  trainer: 'tool',
  holds: [
    {
      from: 'active',
      on: 'self',
      modifiers: [
        {
          change: 'answer',
          on: 'checkup',
          steps: [
            {
              do: 'if',
              is: {
                exists: { whose: 'own', place: 'active', where: { statuses: ['sleep', 'poison'] } },
              },
              yes: [
                { do: 'cure', on: 'self', statuses: ['sleep', 'poison'] },
                { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' },
              ],
            },
          ],
        },
      ],
    },
  ],
});
/** Puts away all that lies on it at the end of its player's turn. */
const CLUMSY = pokemon('Clumsy', {
  hp: 100,
  abilities: [
    power('Drop', {
      works: 'answers',
      on: 'turnEnds',
      steps: [{ do: 'move', cards: { on: 'self', part: 'attached' }, to: 'discard' }],
    }),
  ],
});
const PORTER = pokemon('Twinporter', {
  hp: 100,
  abilities: [
    {
      ...power('Two hands', { works: 'always', on: 'self', modifiers: [{ change: 'tools', by: 1 }] }),
      kind: 'Ancient Trait',
    },
  ],
});

describe('11.19 berries', () => {
  test('it waits until its condition holds, then it is used and discarded at the Checkup', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', damage: 30 }, hand: ['Goldfruit'] },
      opponent: { active: { card: 'Stinger', energy: ['Fire'] } },
    });
    you.use('Goldfruit');
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 30, attached: ['Goldfruit'] });
    opponent.attack();
    // Between turns the player of the next one puts the berry before the poison or after it (8.3).
    expect(you.asked).toEqual(['Goldfruit', 'Special Conditions']);
    you.choose('Goldfruit');
    expect(you.active).toMatchObject({ damage: 10, attached: [] });
    expect(you.discard).toEqual(['Goldfruit']);
  });

  test.each(['Goldfruit', 'Special Conditions'])(
    '8.4: it saves from poison before and after it, since Knock Outs come last: first %s',
    (first) => {
      const { you, opponent } = game({
        you: { active: { card: VIPER, energy: ['Fire'] } },
        opponent: {
          active: { card: 'Sparkmouse', damage: 30 },
          bench: ['Stinger'],
          hand: ['Goldfruit'],
        },
      });
      you.endTurn();
      opponent.use('Goldfruit');
      opponent.choose('Sparkmouse');
      opponent.endTurn();
      you.attack();
      expect(opponent.active).toMatchObject({ damage: 50, statuses: ['poison'] });
      opponent.choose(first);
      expect(opponent.active).toMatchObject({ name: 'Sparkmouse', damage: 20, attached: [] });
      expect(you.prizes).toBe(6);
    },
  );

  test('one that ends conditions: used before them, nothing of them happens', () => {
    const { you, opponent, happened } = game({
      you: { active: 'Sparkmouse' },
      opponent: {
        active: { card: 'Mosslamb', statuses: ['poison', 'sleep'] },
        hand: [CLEARFRUIT],
      },
      coins: ['tails'],
    });
    you.endTurn();
    opponent.use('Clearfruit');
    happened();
    opponent.endTurn();
    you.choose('Clearfruit');
    expect(happened()).not.toContain('countersPut');
    expect(opponent.active).toMatchObject({ damage: 10, statuses: [], attached: [] });
    expect(opponent.discard).toEqual(['Clearfruit']);
  });

  test('11.15: of two on one Pokémon each is used for itself, and only while its condition holds', () => {
    const { you, opponent } = game({
      you: { active: { card: PORTER, damage: 50 }, hand: ['Goldfruit', 'Goldfruit'] },
      opponent: OTHER,
    });
    you.use('Goldfruit');
    you.use('Goldfruit');
    you.endTurn();
    opponent.choose('Goldfruit');
    expect(you.active).toMatchObject({ damage: 10, attached: ['Goldfruit'] });
    expect(you.discard).toEqual(['Goldfruit']);
  });

  test('one for the end of each turn is used at the end of either player’s, before the Checkup (5)', () => {
    const { you, opponent } = game({
      you: { active: { card: VIPER, energy: ['Fire'] } },
      opponent: {
        active: { card: 'Sparkmouse', damage: 20 },
        bench: ['Stinger'],
        hand: ['Snackfruit'],
      },
    });
    you.endTurn();
    opponent.use('Snackfruit');
    opponent.choose('Sparkmouse');
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ damage: 20, attached: ['Snackfruit'] });
    you.attack();
    // 40 after the attack, 30 off at the end of the turn, then the poison.
    expect(opponent.active).toMatchObject({ damage: 20, attached: [] });
    expect(opponent.discard).toEqual(['Snackfruit']);
  });

  test('in a rule line it is no Ability, no Tool, and is not used up', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Forager', damage: 50 } },
      opponent: { ...OTHER, hand: ['Scissors'], bench: ['Sludge'] },
    });
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 30 });
    expect(opponent.cannot.use('Scissors')).toBe('NO_TARGET');
    opponent.endTurn();
    expect(you.active).toMatchObject({ damage: 10 });
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 10 });
  });
});

describe('11.20: what has left its Pokémon answers no more', () => {
  test.each([
    ['Drop', 60],
    ['Snackfruit', 30],
  ])('first %s', (first, damage) => {
    const { you } = game({
      you: { active: { card: CLUMSY, damage: 60 }, hand: ['Snackfruit'] },
      opponent: OTHER,
    });
    you.use('Snackfruit');
    you.endTurn();
    expect(you.asked).toEqual(['Drop', 'Snackfruit']);
    you.choose(first);
    expect(you.active).toMatchObject({ damage, attached: [] });
    expect(you.discard).toEqual(['Snackfruit']);
  });
});
