/** Damage: weakness, resistance, cards that change it, and the type chart. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damageOf } from './damage.ts';
import type { PokemonFacts } from './facts.ts';
import { pokemon } from './testing/deck.ts';
import { game } from './testing/game.ts';
import { TYPE_CHART, TYPES } from './types.ts';

/** The damage that an attacker of such facts does to such a Pokémon. */
function damage(attacker: Partial<PokemonFacts>, target: Partial<PokemonFacts>, cards: Cards = {}): number {
  const { you, opponent } = game({
    you: {
      active: { card: pokemon('Attacker', attacker), energy: ['Fire'] },
      hand: [...(cards.ownSharp ?? []), ...(cards.cloak ?? [])],
    },
    opponent: { active: pokemon('Target', { hp: 400, ...target }), hand: cards.cloak ?? [] },
  });
  if (cards.cloak !== undefined) {
    you.endTurn();
    for (const card of cards.cloak) opponent.use(card, 'Target');
    opponent.endTurn();
  }
  for (const card of cards.ownSharp ?? []) you.use(card, 'Attacker');
  you.attack();
  return opponent.active?.damage ?? Number.NaN;
}
type Cards = { readonly ownSharp?: readonly string[]; readonly cloak?: readonly string[] };

const hits = (base: number, types: PokemonFacts['types'] = ['Fire']): Partial<PokemonFacts> => ({
  types,
  attacks: [{ name: 'Hit', cost: ['Fire'], damage: base, effects: [] }],
});

describe('what the card prints', () => {
  test('weakness doubles', () => expect(damage(hits(30), { weaknesses: ['Fire'] })).toBe(60));
  test('resistance halves', () => expect(damage(hits(30), { resistances: ['Fire'] })).toBe(15));
  test('a half is rounded down', () => expect(damage(hits(25), { resistances: ['Fire'] })).toBe(12));
  test('both cancel each other', () =>
    expect(damage(hits(30), { weaknesses: ['Fire'], resistances: ['Fire'] })).toBe(30));
  test('another type changes nothing', () =>
    expect(damage(hits(30), { weaknesses: ['Water'], resistances: ['Grass'] })).toBe(30));
  test('one of two types is enough, and counts once', () => {
    expect(damage(hits(30, ['Water', 'Fire']), { weaknesses: ['Fire'] })).toBe(60);
    expect(damage(hits(30, ['Water', 'Fire']), { weaknesses: ['Fire', 'Water'] })).toBe(60);
  });
  test('an empty list means none, whatever the type chart says', () =>
    expect(damage(hits(30), { types: ['Grass'], weaknesses: [], resistances: [] })).toBe(30));
});

describe('cards on the Pokémon', () => {
  test('each sharpened attack does 10 more, after weakness and resistance', () => {
    expect(damage(hits(30), {}, { ownSharp: ['Whetstone'] })).toBe(40);
    expect(damage(hits(30), { weaknesses: ['Fire'] }, { ownSharp: ['Whetstone'] })).toBe(70);
    expect(damage(hits(30), { resistances: ['Fire'] }, { ownSharp: ['Whetstone', 'Whetstone'] })).toBe(35);
  });
  test('a cloak takes off 20, after weakness', () => {
    expect(damage(hits(30), {}, { cloak: ['Thick Cloak'] })).toBe(10);
    expect(damage(hits(30), { weaknesses: ['Fire'] }, { cloak: ['Thick Cloak'] })).toBe(40);
  });
  test('a second cloak takes the place of the first', () =>
    expect(damage(hits(50), {}, { cloak: ['Thick Cloak', 'Thick Cloak'] })).toBe(30));
  test('damage is never below 0', () => expect(damage(hits(10), {}, { cloak: ['Thick Cloak'] })).toBe(0));
  test('both count together', () =>
    expect(damage(hits(20), {}, { cloak: ['Thick Cloak'], ownSharp: ['Whetstone'] })).toBe(10));
  test('an attack without damage does what its cards add, and nothing without them', () => {
    expect(damage(hits(0), { weaknesses: ['Fire'] }, { ownSharp: ['Whetstone'] })).toBe(10);
    expect(damage(hits(0), { weaknesses: ['Fire'] }, { cloak: ['Thick Cloak'] })).toBe(0);
  });
});

test('the event tells how the damage came about', () => {
  const { you, events } = game({
    you: { active: { card: pokemon('Attacker', hits(25)), energy: ['Fire'] }, hand: ['Whetstone'] },
    opponent: { active: pokemon('Target', { resistances: ['Fire'] }) },
  });
  you.use('Whetstone', 'Attacker');
  you.attack();
  expect(events().at(-1)).toMatchObject({
    type: 'damageDealt',
    amount: 22,
    formula: { base: 25, weakness: 1, resistance: 0.5, bonus: 10, reduction: 0 },
  });
});

test('damage is a whole number and never negative, whatever comes together', () => {
  const part = fc.nat(400);
  fc.assert(
    fc.property(
      part,
      fc.constantFrom(1, 2),
      fc.constantFrom(1, 0.5),
      part,
      part,
      (base, weakness, resistance, bonus, reduction) => {
        const amount = damageOf({ base, weakness, resistance, bonus, reduction });
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBe(Math.max(0, Math.floor(base * weakness * resistance) + bonus - reduction));
      },
    ),
  );
});

describe('the type chart', () => {
  test('covers nineteen types, and nothing else', () => {
    expect(TYPES).toHaveLength(19);
    expect(new Set(TYPES).size).toBe(19);
    expect(Object.keys(TYPE_CHART).sort()).toEqual([...TYPES].sort());
  });

  test('knows no type both as a weakness and as a resistance of the same, and none twice', () => {
    for (const { weakTo, resists } of Object.values(TYPE_CHART)) {
      const all = [...weakTo, ...resists];
      expect(new Set(all).size).toBe(all.length);
      expect(all.every((type) => TYPES.includes(type))).toBe(true);
    }
  });

  test.each(TYPES)('decides for cards that print nothing: each type on %s', (target) => {
    const { weakTo, resists } = TYPE_CHART[target];
    for (const attacker of TYPES) {
      const expected = weakTo.includes(attacker) ? 60 : resists.includes(attacker) ? 15 : 30;
      const done = damage(hits(30, [attacker]), { types: [target], weaknesses: null, resistances: null });
      expect([attacker, done]).toEqual([attacker, expected]);
    }
  });

  test.each([
    ['Water', 'Fire', 60],
    ['Fire', 'Grass', 60],
    ['Grass', 'Water', 60],
    ['Lightning', 'Water', 60],
    ['Ground', 'Lightning', 60],
    ['Fighting', 'Normal', 60],
    ['Ghost', 'Normal', 15],
    ['Fire', 'Water', 15],
    ['Fairy', 'Dragon', 60],
    ['Dragon', 'Fairy', 15],
    ['Psychic', 'Darkness', 15],
    ['Poison', 'Metal', 15],
    ['Colorless', 'Rock', 30],
    ['Fire', 'Colorless', 30],
  ] as const)('as everybody knows it: %s on %s', (attacker, target, expected) => {
    expect(damage(hits(30, [attacker]), { types: [target], weaknesses: null, resistances: null })).toBe(
      expected,
    );
  });

  test('stands in for one of the two where only the other is printed', () => {
    expect(damage(hits(30), { types: ['Grass'], weaknesses: null, resistances: ['Fire'] })).toBe(30);
    expect(damage(hits(30), { types: ['Grass'], weaknesses: ['Water'], resistances: null })).toBe(30);
  });

  test('counts both types of a target once', () =>
    expect(damage(hits(30), { types: ['Grass', 'Ice'], weaknesses: null, resistances: null })).toBe(60));
});
