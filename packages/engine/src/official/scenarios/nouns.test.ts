/** Quantities, conditions and kinds of Pokémon in the words of later texts (rules 5, 6, 10). */
import { describe, expect, test } from 'vitest';
import type { AttackEffect } from '../model/language.ts';
import type { Condition, PokemonFilter } from '../model/nouns.ts';
import { after, attacking, pokemon } from '../testing/cardBuilders.ts';
import type { CardLike } from '../testing/cards.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike, type SidePosition } from '../testing/position.ts';

const BULKY = pokemon('Bulky', { hp: 300 });
const OTHER: SidePosition = { active: BULKY, bench: ['Stinger'] };

/** What an attack with that effect does to a Pokémon of 300 HP. */
function done(effect: AttackEffect, you: SidePosition = {}, opponent: SidePosition = OTHER, use?: string) {
  const table = game({ you: { active: fire(attacking('Striker', 10, effect)), ...you }, opponent });
  if (use !== undefined) table.you.use(use);
  table.you.attack();
  return table.opponent.active?.damage;
}

describe('10.3: a coin until it falls tails', () => {
  test.each([
    [['tails'], 10],
    [['heads', 'heads', 'heads', 'tails'], 70],
  ] as const)('%j', (coins, damage) => {
    const { you, opponent, battle } = game({ you: { active: fire('Juggler') }, opponent: OTHER, coins });
    you.attack();
    expect(opponent.active).toMatchObject({ damage });
    expect(battle().state.choice).toBeNull();
  });
});

describe('6.1: more damage if something holds', () => {
  const more = (when: Condition): AttackEffect => ({ damage: { sum: [10, { when, then: 50 }] } });

  test('a Stadium in play, any or that of a name', () => {
    const side: SidePosition = { hand: ['Hothouse'] };
    expect(done(more({ stadium: true }))).toBe(10);
    expect(done(more({ stadium: true }), side, OTHER, 'Hothouse')).toBe(60);
    expect(done(more({ stadium: { name: 'Hothouse' } }), side, OTHER, 'Hothouse')).toBe(60);
    expect(done(more({ stadium: { name: 'Summit' } }), side, OTHER, 'Hothouse')).toBe(10);
  });

  test('all of several conditions, or any of them', () => {
    const [yes, no] = [{ exists: 'self' }, { not: { exists: 'self' } }] as const;
    expect([done(more({ all: [yes, no] })), done(more({ all: [yes, yes] }))]).toEqual([10, 60]);
    expect([done(more({ any: [no, yes] })), done(more({ any: [no, no] }))]).toEqual([60, 10]);
  });

  test('«if this Pokémon has …» looks at itself alone', () => {
    const fiery = more({ exists: { among: 'self', where: { energy: 'Fire' } } });
    const watery = more({ exists: { among: 'self', where: { energy: 'Water' } } });
    const bench = { bench: [{ card: 'Stinger', energy: ['Water'] }] };
    expect([done(fiery, bench), done(watery, bench)]).toEqual([60, 10]);
  });
});

describe('10: kinds of Pokémon', () => {
  /** Whether an attack that does damage to that kind alone does any. */
  const hits = (where: PokemonFilter, active: PokemonLike): boolean =>
    done(against(where), {}, { active, bench: ['Stinger'] }) !==
    done({ damage: 0 }, {}, { active, bench: ['Stinger'] });
  const against = (where: PokemonFilter): AttackEffect => ({
    damage: { when: { exists: { among: 'defending', where } }, then: 40 },
  });

  test('any of several kinds', () => {
    const where = { any: [{ damaged: true }, { statuses: ['sleep'] }] } as const;
    expect(hits(where, { card: BULKY, damage: 10 })).toBe(true);
    expect(hits(where, { card: BULKY, statuses: ['sleep'] })).toBe(true);
    expect(hits(where, BULKY)).toBe(false);
  });

  test('with an Ability, which something may have taken off', () => {
    expect(hits({ hasAbility: true }, { card: 'Veiled' })).toBe(true);
    expect(hits({ hasAbility: true }, BULKY)).toBe(false);
    expect(hits({ hasAbility: false }, BULKY)).toBe(true);
    const { you, opponent } = game({
      you: {
        active: fire(attacking('Striker', 0, against({ hasAbility: true }))),
        bench: [{ card: 'Sludge', onto: ['Keyring'] }],
      },
      opponent: { active: 'Veiled', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });

  test('with special energy, or so many units of a type', () => {
    expect(hits({ specialEnergy: true }, { card: BULKY, energy: ['Double'] })).toBe(true);
    expect(hits({ specialEnergy: true }, { card: BULKY, energy: ['Fire'] })).toBe(false);
    expect(hits({ energyAtLeast: { units: 2 } }, { card: BULKY, energy: ['Double'] })).toBe(true);
    expect(hits({ energyAtLeast: { units: 3 } }, { card: BULKY, energy: ['Double'] })).toBe(false);
    const fires = { energyAtLeast: { type: 'Fire', units: 2 } } as const;
    expect(hits(fires, { card: BULKY, energy: ['Fire', 'Fire'] })).toBe(true);
    expect(hits(fires, { card: BULKY, energy: ['Fire', 'Water'] })).toBe(false);
  });

  test('with an energy card of a kind, whatever it provides', () => {
    const basic = { energyCard: { basicEnergy: true } } as const;
    expect(hits(basic, { card: BULKY, energy: ['Double', 'Fire'] })).toBe(true);
    expect(hits(basic, { card: BULKY, energy: ['Double'] })).toBe(false);
    expect(hits(basic, BULKY)).toBe(false);
    expect(hits({ energyCard: { name: 'Double' } }, { card: BULKY, energy: ['Double'] })).toBe(true);
    expect(hits({ energyCard: { name: 'Double' } }, { card: BULKY, energy: ['Fire', 'Water'] })).toBe(false);
  });

  test('with no more HP left than that', () => {
    expect(hits({ remainingAtMost: 60 }, { card: BULKY, damage: 240 })).toBe(true);
    expect(hits({ remainingAtMost: 60 }, { card: BULKY, damage: 230 })).toBe(false);
  });
});

describe('6.3: an attack that one of the two does not affect', () => {
  const target = pokemon('Target', {
    hp: 300,
    weaknesses: [{ type: 'Colorless', times: 2, plus: 0 }],
    resistances: [{ type: 'Colorless', minus: 30 }],
  });
  test.each([
    [undefined, 50],
    [['weakness'], 10],
    [['resistance'], 80],
    [['weakness', 'resistance'], 40],
  ] as const)('ignores %j', (ignores, damage) => {
    const effect = { damage: 40, ...(ignores === undefined ? {} : { ignores }) };
    expect(done(effect, {}, { active: target, bench: ['Stinger'] })).toBe(damage);
  });
});

describe('6: effects that ask for the attack, its target or the attacker', () => {
  const hit = (attack: number, target: PokemonLike) => {
    const { you, opponent } = game({
      you: { active: { card: 'Sharpbeak', energy: ['Fire', 'Fire'] } },
      opponent: { active: target, bench: ['Stinger'] },
    });
    you.attack(attack);
    return opponent.active?.damage;
  };

  test('more damage only to such an Active Pokémon, only of that attack', () => {
    expect([hit(0, BULKY), hit(1, BULKY)]).toEqual([10, 30]);
    expect(hit(0, { card: BULKY, energy: ['Double'] })).toBe(40);
  });

  test('less damage, or none, only of such attackers', () => {
    const wary = { active: 'Wary', bench: ['Stinger'] };
    const strike = (card: CardLike, energy: readonly string[]) => {
      const { you, opponent } = game({ you: { active: { card, energy } }, opponent: wary });
      you.attack();
      return [opponent.active?.damage, opponent.active?.statuses];
    };
    const effect = after({ do: 'afflict', on: 'defending', status: 'sleep' });
    const plain = attacking('Plain', 30, effect);
    const gifted = {
      ...plain,
      name: 'Gifted',
      id: 'Gifted',
      abilities: [{ name: 'Gift', kind: 'Ability', effects: null, offWhile: [] }],
    } as const;
    expect(strike(plain, ['Fire'])).toEqual([30, ['sleep']]);
    expect(strike(plain, ['Fire', 'Fire'])).toEqual([10, ['sleep']]);
    expect(strike(gifted, ['Fire'])).toEqual([0, []]);
  });
});
