/** Damage: weakness, resistance, cards that change it, and the type chart. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPE_CHART, TYPES, type Type } from '../../kernel/types.ts';
import type { PokemonFacts } from '../model/facts.ts';
import { pokemon, trainer } from '../testing/deck.ts';
import { game } from '../testing/game.ts';
import { damageOf } from './damage.ts';

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
  test('a card that changes the one leaves the other as it is', () => {
    const edge = trainer('Edge', {
      target: 'ownPokemon',
      steps: [
        { do: 'attach', changes: 'damageDealt', amount: 30, lasts: 'endOfOpponentsTurn', replaces: false },
      ],
    });
    const { you, opponent } = game({
      you: { active: 'Quietstone', hand: [edge] },
      opponent: { active: { card: pokemon('Attacker', hits(30)), energy: ['Fire'] }, hand: ['Thick Cloak'] },
    });
    you.use('Edge', 'Quietstone');
    you.endTurn();
    opponent.use('Thick Cloak', 'Attacker');
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 30 });
  });
  test('an attack without damage does what its cards add, and nothing without them', () => {
    expect(damage(hits(0), { weaknesses: ['Fire'] }, { ownSharp: ['Whetstone'] })).toBe(10);
    expect(damage(hits(0), { weaknesses: ['Fire'] }, { cloak: ['Thick Cloak'] })).toBe(0);
  });
});

test('the event says how the damage came about', () => {
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

  /** Rows are targets, columns attackers in the same order: 2 for weak, ½ for resistant. */
  const PICTURE = `
    · · · · · · · · · · · · · · · · · · ·  Colorless
    · · · · · · · 2 · · · · · · ½ · · · ·  Normal
    · · ½ 2 · ½ ½ · · 2 · · ½ 2 · · · ½ ½  Fire
    · · ½ ½ 2 2 ½ · · · · · · · · · · ½ ·  Water
    · · · · ½ · · · · 2 ½ · · · · · · ½ ·  Lightning
    · · 2 ½ ½ ½ 2 · 2 ½ 2 · 2 · · · · · ·  Grass
    · · 2 · · · ½ 2 · · · · · 2 · · · 2 ·  Ice
    · · · · · · · · · · 2 2 ½ ½ · · ½ · 2  Fighting
    · · · · · ½ · ½ ½ 2 · 2 ½ · · · · · ½  Poison
    · · · 2 ½ 2 2 · ½ · · · · ½ · · · · ·  Ground
    · · · · 2 ½ 2 ½ · ½ · · ½ 2 · · · · ·  Flying
    · · · · · · · ½ · · · ½ 2 · 2 · 2 · ·  Psychic
    · · 2 · · ½ · ½ · ½ 2 · · 2 · · · · ·  Bug
    · ½ ½ 2 · 2 · 2 ½ 2 ½ · · · · · · 2 ·  Rock
    · ½ · · · · · ½ ½ · · · ½ · 2 · 2 · ·  Ghost
    · · ½ ½ ½ ½ 2 · · · · · · · · 2 · · 2  Dragon
    · · · · · · · 2 · · · ½ 2 · ½ · ½ · 2  Darkness
    · ½ 2 · · ½ ½ 2 ½ 2 ½ ½ ½ ½ · ½ · ½ ½  Metal
    · · · · · · · ½ 2 · · · ½ · · ½ ½ 2 ·  Fairy`;
  const FACTORS: Readonly<Record<string, number>> = { '2': 2, '½': 0.5, '·': 1 };
  const rows = PICTURE.trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/));

  test.each(rows.map((row) => [row.at(-1) as Type, row.slice(0, -1)] as const))(
    'decides for cards that print nothing: each type on %s',
    (target, signs) => {
      const unprinted = { types: [target], weaknesses: null, resistances: null };
      expect(TYPES.map((attacker) => damage(hits(30, [attacker]), unprinted) / 30)).toEqual(
        signs.map((sign) => FACTORS[sign]),
      );
    },
  );

  test('is drawn whole: 361 pairs', () => {
    expect(rows.map((row) => row.at(-1))).toEqual(TYPES);
    expect(rows.flatMap((row) => row.slice(0, -1))).toHaveLength(361);
  });

  test('stands in for one of the two where only the other is printed', () => {
    expect(damage(hits(30), { types: ['Grass'], weaknesses: null, resistances: ['Fire'] })).toBe(30);
    expect(damage(hits(30), { types: ['Grass'], weaknesses: ['Water'], resistances: null })).toBe(30);
  });

  test('counts both types of a target once', () =>
    expect(damage(hits(30), { types: ['Grass', 'Ice'], weaknesses: null, resistances: null })).toBe(60));
});
