/** What Powers and Bodies change on one side of Weakness, and coins against damage (rules 6, 10.3). */
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../model/language.ts';
import { after, always, attacking, pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike } from '../testing/position.ts';

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

describe('6: around Weakness and Resistance', () => {
  const weak = (modifier: Modifier) => ({
    ...always('Weakling', 'self', modifier),
    hp: 120,
    weaknesses: [{ type: 'Fire', times: 2, plus: 0 } as const],
  });
  const burner = { ...attacking('Burner', 30, {}), types: ['Fire'] as const };
  test.each<[string, Modifier, number]>([
    ['after them', { change: 'damageTaken', by: -10 }, 50],
    ['before them', { change: 'damageTaken', by: -10, before: true }, 40],
    ['without Weakness to that type', { change: 'noWeakness', type: 'Fire' }, 30],
    ['without Weakness to another', { change: 'noWeakness', type: 'Water' }, 60],
    ['60 or more is prevented', { change: 'preventDamage', atLeast: 60 }, 0],
    ['70 or more is prevented', { change: 'preventDamage', atLeast: 70 }, 60],
  ])('%s', (_what, modifier, damage) => {
    expect(hit(weak(modifier), fire(burner))?.damage).toBe(damage);
  });

  test('no Resistance', () => {
    const rock = {
      ...always('Rock', 'self', { change: 'noResistance' }),
      resistances: [{ type: 'Fire', minus: 30 } as const],
    };
    expect(hit(rock, fire(burner))?.damage).toBe(30);
  });

  test('6.6: damage comes through where all else of an attack is prevented', () => {
    const steady = always('Steady', 'self', { change: 'preventOtherEffects' });
    expect(hit(steady)).toMatchObject({ damage: 30, statuses: [] });
  });

  test('what an ability does is no damage of an attack', () => {
    const burning = pokemon('Burning', {
      types: ['Fire'],
      abilities: [
        power('Flare', {
          works: 'activated',
          often: 'oncePerTurn',
          steps: [{ do: 'damage', to: 'defending', amount: 20 }],
        }),
      ],
    });
    const { you, opponent } = game({
      you: { active: burning },
      opponent: { active: weak({ change: 'preventDamage' }) },
    });
    you.ability('Burning');
    expect(opponent.active?.damage).toBe(40);
  });
});

describe('6, 10.3: a coin against damage', () => {
  const lucky = (modifier: Modifier) => ({ ...always('Lucky', 'self', modifier), hp: 200 });
  const after30 = (modifier: Modifier, ...coins: readonly ('heads' | 'tails')[]) => {
    const { you, opponent } = game({
      you: { active: fire(attacking('Hitter', 30, {})) },
      opponent: { active: lucky(modifier), bench: ['Stinger'] },
      coins,
    });
    you.attack();
    return opponent.active?.damage;
  };
  test.each<[string, Modifier, readonly ('heads' | 'tails')[], number]>([
    ['prevents it', { change: 'coinAgainstDamage', each: 'all' }, ['heads'], 0],
    ['or does not', { change: 'coinAgainstDamage', each: 'all' }, ['tails'], 30],
    ['takes off some of it', { change: 'coinAgainstDamage', each: -20 }, ['heads'], 10],
    [
      'takes off some for each heads',
      { change: 'coinAgainstDamage', each: -10, untilTails: true },
      ['heads', 'heads', 'tails'],
      10,
    ],
  ])('%s', (_what, modifier, coins, damage) => expect(after30(modifier, ...coins)).toBe(damage));

  test('no coin is flipped where no damage would come through', () => {
    const { you, events } = game({
      you: { active: fire(attacking('Hitter', 0, {})) },
      opponent: { active: lucky({ change: 'coinAgainstDamage', each: 'all' }) },
    });
    you.attack();
    expect(events().map(({ type }) => type)).not.toContain('coinFlipped');
  });
});
