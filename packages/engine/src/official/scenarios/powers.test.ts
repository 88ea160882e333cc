/** What Powers and Bodies change by a quantity, once for all of a name, or of one kind (rules 6, 10.17). */
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../model/language.ts';
import type { Reach } from '../model/nouns.ts';
import { after, always, attack, attacking, OWN, pokemon, power, THEIRS } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const SPITTER = attacking('Spitter', 30, after({ do: 'afflict', on: 'defending', status: 'poison' }));
/** What an attack of 30 does to it. */
function hit(active: PokemonLike, attacker: PokemonLike = fire(SPITTER)) {
  const { you, opponent } = game({
    you: { active: attacker, bench: ['Stinger'] },
    opponent: { active, bench: ['Stinger'] },
  });
  you.attack();
  return opponent.active;
}

describe('by a quantity', () => {
  test('7.1: HP for each energy, and down with it when the energy goes', () => {
    const gas = always('Gas', 'self', { change: 'hp', by: { product: [10, { energy: 'self' }] } });
    const { you } = game({ you: { active: { card: gas, energy: ['Fire', 'Fire'] } }, opponent: OTHER });
    expect(you.view.you.active).toMatchObject({ maxHp: 80 });
  });

  test('6: less damage for each counter of a kind, and no more than 20 of it', () => {
    const wall = always('Wall', 'self', {
      change: 'damageTaken',
      by: { product: [-10, { least: [{ energy: 'self' }, 2] }] },
    });
    expect(hit({ card: wall, energy: ['Fire'] })?.damage).toBe(20 + 10);
    expect(hit({ card: wall, energy: ['Fire', 'Fire', 'Fire'] })?.damage).toBe(10 + 10);
  });

  test('3.9: a retreat cost for each of a name on the Bench', () => {
    const herd = (name: string) =>
      pokemon(name, {
        retreatCost: 2,
        abilities: [
          power('Herd', {
            works: 'always',
            on: 'self',
            modifiers: [
              {
                change: 'retreat',
                by: {
                  product: [
                    -1,
                    { count: { whose: 'own', place: 'bench', where: { card: { name: 'Stinger' } } } },
                  ],
                },
              },
            ],
          }),
        ],
      });
    const { you } = game({
      you: { active: herd('Herder'), bench: ['Stinger', 'Stinger'] },
      opponent: OTHER,
    });
    you.retreat();
    you.choose('Stinger');
    expect(you.active?.name).toBe('Stinger');
  });
});

describe('10.17: once for all of a name', () => {
  const thanks = (counts?: 'onceByName' | 'onceInPlay') =>
    pokemon('Thankful', {
      abilities: [
        power('Thanks', {
          works: 'always',
          ...(counts !== undefined && { counts }),
          on: { whose: 'both', place: 'inPlay' },
          modifiers: [{ change: 'hp', by: 40 }],
        }),
      ],
    });
  test.each([
    [undefined, 60 + 160],
    ['onceByName', 60 + 80],
    ['onceInPlay', 60 + 40],
  ] as const)('%s', (counts, maxHp) => {
    const card = thanks(counts);
    const { you } = game({
      you: { active: 'Sparkmouse', bench: [card, card] },
      opponent: { active: 'Mosslamb', bench: [card, card] },
    });
    expect(you.view.you.active).toMatchObject({ maxHp });
  });

  test('what comes at a Checkup comes once for each player', () => {
    const sand = pokemon('Sand', {
      abilities: [
        power('Dust', {
          works: 'answers',
          counts: 'onceByName',
          on: 'checkup',
          steps: [{ do: 'putCounters', on: { whose: 'opponent', place: 'active' }, counters: 1 }],
        }),
      ],
    });
    const { you, opponent } = game({
      you: { active: 'Mosslamb', bench: [sand, sand] },
      opponent: { active: 'Mosslamb', bench: [sand] },
    });
    you.endTurn();
    for (const side of [you, opponent]) if (side.asked !== null) side.choose('Dust');
    expect([you.active?.damage, opponent.active?.damage]).toEqual([10, 10]);
  });
});

describe('10.2: abilities of one kind', () => {
  const TURN = {
    works: 'activated',
    often: 'oncePerTurn',
    steps: [{ do: 'draw', whose: 'own', cards: 1 }],
  } as const;
  const BODY = { works: 'always', on: 'self', modifiers: [{ change: 'hp', by: 20 }] } as const;
  const both = pokemon('Both', {
    abilities: [
      { ...power('Turn', TURN), kind: 'Poké-Power' },
      { ...power('Shell', BODY), kind: 'Poké-Body' },
    ],
  });
  test('are taken off without the others', () => {
    const hush = always('Hush', THEIRS, { change: 'noAbilities', kind: 'Poké-Power' });
    const { you } = game({ you: { active: both }, opponent: { active: hush } });
    expect(you.cannot.ability('Both')).toBe('ABILITY_OFF');
    expect(you.view.you.active).toMatchObject({ maxHp: 80 });
  });

  test('and asked for: «that has any Poké-Bodies»', () => {
    const shell = (abilityOf: 'Poké-Power' | 'Poké-Body') =>
      always('Shell', 'self', { change: 'preventEffects', from: { abilityOf: [abilityOf] } });
    const biter = { ...SPITTER, abilities: [{ ...power('Shell', BODY), kind: 'Poké-Body' }] };
    expect(hit(shell('Poké-Body'), fire(biter))).toMatchObject({ damage: 0, statuses: [] });
    expect(hit(shell('Poké-Power'), fire(biter))?.damage).toBe(30 + 10);
  });
});

test('6.12: nothing of a type in the costs, of all attacks or of one', () => {
  const able = (...modifiers: readonly Modifier[]) => {
    const { you } = game({
      you: {
        active: {
          card: {
            ...always('Able', 'self', ...modifiers),
            attacks: [attack('Hit', 'RCC', 30), attack('Kick', 'CC', 10)],
          },
          energy: ['Fire'],
        },
      },
      opponent: OTHER,
    });
    return you.moves.filter(({ type }) => type === 'attack').length;
  };
  expect(able()).toBe(0);
  expect(able({ change: 'attackCostWithout', type: 'Colorless' })).toBe(2);
  expect(able({ change: 'attackCostWithout', type: 'Colorless', attacks: ['Hit'] })).toBe(1);
  expect(able({ change: 'attackCostIs', cost: ['Fire'], attack: 'Hit' })).toBe(1);
});

test('3.9: who retreats is answered, and no other', () => {
  const pit = (on: Reach) =>
    always('Pit', on, {
      change: 'answer',
      on: 'retreated',
      steps: [{ do: 'putCounters', on: 'self', counters: 2 }],
    });
  const left = (on: Reach) => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', energy: ['Fire', 'Fire'] }, bench: ['Stinger'] },
      opponent: { active: pit(on) },
    });
    you.retreat();
    while (you.asked !== null) you.choose(you.asked[0] ?? '');
    return [you.active?.damage, you.bench[0]?.damage];
  };
  expect(left(THEIRS)).toEqual([0, 20]);
  expect(left(OWN)).toEqual([0, 0]);
});

test('10.13: «up to 3» draws as many as the player says, one at least, and no more than there are', () => {
  const drawer = pokemon('Drawer', {
    abilities: [
      power('Pull', {
        works: 'activated',
        often: 'any',
        steps: [{ do: 'draw', whose: 'own', cards: { upTo: 3 } }],
      }),
    ],
  });
  const { you } = game({
    you: { active: drawer, hand: [], deck: ['Fire', 'Fire', 'Fire'] },
    opponent: OTHER,
  });
  you.ability('Drawer');
  expect(you.asked).toEqual([1, 3]);
  you.choose(2);
  expect(you.hand).toHaveLength(2);
  you.ability('Drawer');
  expect(you.hand).toHaveLength(3);
});

test('11.16: a type of another Pokémon in play, but for one', () => {
  const shifter = pokemon('Shifter', {
    abilities: [
      power('Shift', {
        works: 'activated',
        often: 'oncePerTurn',
        steps: [
          {
            do: 'chooseType',
            from: { typesOf: { whose: 'both', place: 'inPlay', other: true }, except: 'Colorless' },
            as: 'type',
          },
          {
            do: 'place',
            modifier: { change: 'types', types: [{ bound: 'type' }] },
            on: 'self',
            window: 'whileInPlay',
          },
        ],
      }),
    ],
  });
  const { you, battle } = game({
    you: { active: shifter, bench: ['Emberfox'] },
    opponent: { active: 'Mosslamb' },
  });
  you.ability('Shifter');
  expect(you.asked).toEqual(['Fire', 'Grass']);
  you.choose('Grass');
  expect(battle().state.markers).toMatchObject([{ modifier: { change: 'types', types: ['Grass'] } }]);
});
