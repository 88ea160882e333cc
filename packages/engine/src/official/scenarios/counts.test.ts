/** What texts count, and what they ask of coins and of the cards below a Pokémon (rules 10.3a, 10.10). */
import { describe, expect, test } from 'vitest';
import type { AttackEffect } from '../model/language.ts';
import type { CardFilter } from '../model/nouns.ts';
import { attack, attacking, hitting, pokemon, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike, type SidePosition } from '../testing/position.ts';

const BULKY = pokemon('Bulky', { hp: 300, retreatCost: 3 });
const OTHER: SidePosition = { active: BULKY, bench: ['Stinger'] };

/** What such an attack does to a Pokémon of 300 HP. */
const done = (effect: AttackEffect, energy: readonly string[], active: PokemonLike = BULKY) => {
  const { you, opponent } = game({
    you: { active: { card: attacking('Striker', 10, effect), energy } },
    opponent: { ...OTHER, active },
  });
  you.attack();
  return opponent.active?.damage;
};

describe('10.10: what is counted as it is now', () => {
  test('Colorless in a retreat cost, with what adds to it and takes off it, of all that are meant', () => {
    const each = { damage: { product: [10, { retreatCost: 'defending' }] } } as const;
    expect(done(each, ['Fire'])).toBe(30);
    const banner = (effect: AttackEffect, bench: readonly PokemonLike[]) => {
      const { you, opponent } = game({
        you: { active: fire(attacking('Striker', 10, effect)) },
        opponent: { active: BULKY, bench },
      });
      you.attack();
      return opponent.active?.damage;
    };
    expect(banner(each, ['Banner'])).toBe(20);
    const all = { damage: { product: [10, { retreatCost: THEIRS }] } } as const;
    expect(banner(all, ['Stinger'])).toBe(40);
  });

  test('energy of any type that the cost leaves over', () => {
    const extra = { damage: { product: [10, { unpaid: 'any' }] } } as const;
    expect(done(extra, ['Fire'])).toBe(0);
    expect(done(extra, ['Fire', 'Water', 'Grass'])).toBe(20);
    expect(done(extra, ['Double'])).toBe(10);
  });

  test('Pokémon in play, each of them once', () => {
    expect(done({ damage: { product: [10, { count: THEIRS }] } }, ['Fire'])).toBe(20);
  });

  test('Special Conditions, each of them', () => {
    const each = { damage: { sum: [10, { product: [50, { conditions: 'defending' }] }] } } as const;
    expect(done(each, ['Fire'])).toBe(10);
    // With the counter of the Checkup.
    expect(done(each, ['Fire'], { card: BULKY, statuses: ['poison', 'sleep'] })).toBe(120);
  });
});

describe('10.3a: all of them heads', () => {
  test.each([
    [['heads', 'heads'], []],
    [['heads', 'tails'], ['Bulky']],
    [['tails', 'tails'], ['Bulky']],
  ] as const)('%j', (coins, left) => {
    const { you, opponent } = game({ you: { active: fire('Reaper') }, opponent: OTHER, coins });
    you.attack();
    expect(opponent.active?.name === 'Bulky' ? ['Bulky'] : []).toEqual(left);
  });

  test('no coin at all is not all heads', () => {
    const effect: AttackEffect = {
      before: [{ do: 'flip', coins: { counters: 'self' }, as: 'coins' }],
      damage: { sum: [10, { when: { allHeads: 'coins' }, then: 50 }] },
    };
    expect(done(effect, ['Fire'])).toBe(10);
  });
});

test('4: what lies under a Pokémon', () => {
  const asks = (evolvedFrom: string) =>
    ({ damage: { when: { exists: { among: 'defending', where: { evolvedFrom } } }, then: 10 } }) as const;
  const mossram = { card: 'Mossram', onto: ['Mosslamb'] } as const;
  expect(done(asks('Mosslamb'), ['Fire'], mossram)).toBe(10);
  expect(done(asks('Mossram'), ['Fire'], mossram)).toBe(0);
  expect(done(asks('Mosslamb'), ['Fire'], 'Mosslamb')).toBe(0);
});

test.each([
  [{ hasAttack: 'Sing' }, ['Singer']],
  [{ retreatCost: 4 }, ['Rock giant']],
  [{ retreatCost: 1 }, ['Singer']],
] as const satisfies readonly (readonly [CardFilter, readonly string[]])[])(
  '10: cards that fit %j',
  (where, names) => {
    const finder = trainer('Finder', [
      { do: 'chooseCards', from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1, as: 'found' },
      { do: 'move', cards: { bound: 'found' }, to: 'hand' },
    ]);
    const { you } = game({
      you: {
        active: 'Stinger',
        hand: [finder],
        discard: [
          pokemon('Singer', { attacks: [attack('Sing', 'C')] }),
          pokemon('Rock giant', { retreatCost: 4 }),
          'Letter',
        ],
      },
      opponent: OTHER,
    });
    you.use('Finder');
    expect(you.hand).toEqual(names);
  },
);

describe('what is counted', () => {
  test('types of basic Energy attached, each once, whatever special Energy provides', () => {
    const prism = attacking('Prism', 0, { damage: { product: [20, { basicEnergyTypes: 'self' }] } });
    const { you, opponent } = game({
      you: { active: { card: prism, energy: ['Fire', 'Water', 'Fire', 'Double', 'Rainbow'] } },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
  });

  test('types of the Energy cards in a pile, each once', () => {
    const scholar = attacking('Scholar', 0, {
      damage: { product: [10, { energyTypes: { pile: 'discard', whose: 'own' } }] },
    });
    const { you, opponent } = game({
      you: { active: fire(scholar), discard: ['Fire', 'Grass', 'Fire', 'Double', 'Mosslamb', 'Water'] },
      opponent: OTHER,
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
  });

  test.each([0, 2])('a number that the player says: %d', (number) => {
    const dealer = hitting(
      'Dealer',
      0,
      { do: 'chooseNumber', max: 3, as: 'said' },
      { do: 'putCounters', on: 'defending', counters: { chosen: 'said' } },
    );
    const { you, opponent } = game({ you: { active: fire(dealer) }, opponent: OTHER });
    you.attack();
    expect(you.asked).toEqual([0, 3]);
    expect(you.cannot.choose(4)).toBe('WRONG_NUMBER_CHOSEN');
    you.choose(number);
    expect(opponent.active).toMatchObject({ damage: 10 * number });
  });
});
