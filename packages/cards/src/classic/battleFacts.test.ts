/** Checks what the rules get to know of the cards: shipped ones, and those made by hand that leave things out. */
import { describe, expect, test } from 'vitest';
import { type Card, damageNumber } from '../card.ts';
import { cardById, SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { homemade } from '../testing/homemade.ts';
import { battleFacts, DEFAULT_HP, deckFacts } from './battleFacts.ts';

function shipped(id: string): Card {
  const card = cardById(id);
  if (card === undefined) throw new RangeError(`No card ${id}`);
  return card;
}

test('a Pokémon comes with all that is printed', () => {
  expect(battleFacts(shipped('base1-10'))).toEqual({
    kind: 'pokemon',
    id: 'base1-10',
    name: 'Mewtwo',
    rarity: 'Rare Holo',
    basic: true,
    evolvesFrom: null,
    hp: 60,
    types: ['Psychic'],
    attacks: [
      { name: 'Psychic', cost: ['Psychic', 'Colorless'], damage: 10, effects: [] },
      { name: 'Barrier', cost: ['Psychic', 'Psychic'], damage: 0, effects: [] },
    ],
    weaknesses: ['Psychic'],
    resistances: [],
    retreatCost: 3,
  });
  expect(battleFacts(shipped('base1-4'))).toMatchObject({ basic: false, evolvesFrom: 'Charmeleon' });
});

test.each([
  ['30', 30],
  ['30+', 30],
  ['20×', 20],
  ['50-', 50],
  ['×10', 10],
  ['', 0],
  ['?', 0],
])('the damage %j counts as %i', (printed, number) => expect(damageNumber(printed)).toBe(number));

describe('a Pokémon made by hand', () => {
  test('that says nothing is Colorless, has the default hit points, and leaves weakness to the type chart', () => {
    expect(battleFacts(homemade({}))).toMatchObject({
      kind: 'pokemon',
      basic: true,
      hp: DEFAULT_HP,
      types: ['Colorless'],
      weaknesses: null,
      resistances: null,
    });
  });

  test('without hit points to lose has the default ones', () => {
    expect(battleFacts(homemade({ hp: 0 }))).toMatchObject({ hp: DEFAULT_HP });
    expect(battleFacts(homemade({ hp: 10 }))).toMatchObject({ hp: 10 });
  });

  test('with unknown types keeps those that are known', () => {
    const odd = JSON.parse('["Plasma"]');
    expect(battleFacts(homemade({ types: odd }))).toMatchObject({ types: ['Colorless'] });
    expect(battleFacts(homemade({ types: [...odd, 'Fire'] }))).toMatchObject({ types: ['Fire'] });
    const against = [{ type: odd[0], value: '×2' }];
    expect(battleFacts(homemade({ weaknesses: against }))).toMatchObject({ weaknesses: [] });
    const attacks = [{ name: 'Beam', cost: [...odd, 'Fire'], damage: '', effects: [], text: '' }];
    expect(battleFacts(homemade({ attacks }))).toMatchObject({
      attacks: [{ cost: ['Colorless', 'Fire'], damage: 0 }],
    });
  });
});

describe('an energy', () => {
  test.each([
    ['base1-98', 'Fire Energy', true, ['Fire']],
    ['sv3pt5-207', 'Basic Psychic Energy', true, ['Psychic']],
    ['base1-96', 'Double Colorless Energy', false, ['Colorless', 'Colorless']],
  ])('%s, %s', (id, name, basic, provides) => {
    expect(battleFacts(shipped(id))).toMatchObject({ kind: 'energy', name, basic, provides });
  });

  test('that is unknown gives its printed types, or one Colorless', () => {
    const special = { name: 'Odd Energy', supertype: 'Energy', subtypes: ['Special'] } as const;
    expect(battleFacts(homemade(special))).toMatchObject({ basic: false, provides: ['Colorless'] });
    expect(battleFacts(homemade({ ...special, types: ['Water'] }))).toMatchObject({ provides: ['Water'] });
    const basic = { ...special, subtypes: ['Basic'] };
    expect(battleFacts(homemade(basic))).toMatchObject({ basic: true, provides: ['Colorless'] });
  });
});

test('a trainer has its effect by its name, and none when it is unknown', () => {
  expect(battleFacts(shipped('base1-94'))).toEqual({
    kind: 'trainer',
    id: 'base1-94',
    name: 'Potion',
    rarity: 'Common',
    effect: { target: 'ownPokemon', steps: [{ do: 'heal', amount: 20 }] },
  });
  expect(battleFacts(shipped('base1-75'))).toMatchObject({ kind: 'trainer', effect: null });
});

test.each(SHIPPED_SETS)(
  'every card of the set $name says whether it has a weakness and a resistance',
  ({ id }) => {
    for (const card of shippedCards(id)) {
      const facts = battleFacts(card);
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
      if (facts.kind === 'pokemon') {
        expect(facts.weaknesses).toHaveLength(card.weaknesses?.length ?? -1);
        expect(facts.resistances).toHaveLength(card.resistances?.length ?? -1);
        expect(facts.hp).toBe(card.hp);
      }
    }
  },
);

test('copies in a deck share their facts', () => {
  const [first, second, third] = deckFacts(['base1-98', 'base1-94', 'base1-98'].map(shipped));
  expect(first).toBe(third);
  expect([first?.name, second?.name]).toEqual(['Fire Energy', 'Potion']);
});
