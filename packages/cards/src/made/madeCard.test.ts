/** What becomes of a form: a card that every part of the product can use, or each mistake by its name. */
import { isRefusal } from '@pokesol/engine';
import { createBattle } from '@pokesol/engine/classic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, classify, isBasicPokemon } from '../card.ts';
import { SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { battleFacts, deckFacts } from '../classic/battleFacts.ts';
import { ruleText } from '../classic/ruleText.ts';
import { asSetId } from '../ids.ts';
import { RARITIES } from '../rarity.ts';
import { ATTRIBUTE_NAMES } from './attributeNames.ts';
import { formAttributes } from './formAttributes.ts';
import { type CardForm, madeCard } from './madeCard.ts';

const SET = asSetId('home');
const FORM = { name: 'Someone', cardNumber: '7', rarity: 'epic' };

const made = (attributes: unknown, form: CardForm = {}): Card => {
  const answer = madeCard({ ...FORM, attributes, ...form }, SET);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer.problems));
  return answer.card;
};
const problems = (form: CardForm): Record<string, string> => {
  const answer = madeCard({ ...FORM, ...form }, SET);
  return Object.fromEntries(
    !isRefusal(answer) ? [] : answer.problems.map(({ field, message }) => [field, message]),
  );
};

describe('a form', () => {
  test('with everything in it gives the whole card', () => {
    const card = made(
      {
        supertype: 'Pokemon',
        subtypes: ['Stage 1'],
        types: ['fire', 'Dark'],
        hp: 120,
        level: 42,
        attacks: [
          {
            name: 'Ember',
            cost: ['Fire', 'Colorless'],
            damage: '30x',
            text: 'Flip a coin. If heads, the Defending Pokémon is now Burned.',
          },
          { name: 'Rest', cost: 'Free' },
        ],
        ability: { name: 'Warm Coat', kind: 'Poke-Body' },
        weakness: 'Water',
        resistances: [{ type: 'Fighting', value: '-20' }],
        retreatCost: 2,
        evolvesFrom: 'Unknown',
        artist: 'Someone Else',
        nationalPokedexNumber: 5,
        prices: { normal: 1.5 },
        attack: 7,
        element: { main: 'fire' },
      },
      { artworkUrl: 'https://cards.example/7.png', description: ' Warm.\nVery warm. ' },
    );
    expect(card).toEqual({
      id: 'home-7',
      setId: 'home',
      name: 'Someone',
      rarity: 'epic',
      cardNumber: '7',
      artworkUrl: 'https://cards.example/7.png',
      description: 'Warm.\nVery warm.',
      supertype: 'Pokémon',
      subtypes: ['Stage 1'],
      types: ['Fire', 'Darkness'],
      hp: 120,
      level: '42',
      evolvesFrom: 'Unknown',
      attacks: [
        {
          name: 'Ember',
          cost: ['Fire', 'Colorless'],
          damage: '30×',
          effects: [{ do: 'flip', heads: [{ do: 'status', status: 'burn', to: 'target' }], tails: [] }],
          text: 'Flip a coin. If heads, the Defending Pokemon is now Burned.',
        },
        { name: 'Rest', cost: [], damage: '', effects: [], text: '' },
      ],
      abilities: [{ name: 'Warm Coat', kind: 'Poké-Body' }],
      weaknesses: [{ type: 'Water', value: '×2' }],
      resistances: [{ type: 'Fighting', value: '-20' }],
      retreatCost: 2,
      artist: 'Someone Else',
      nationalPokedexNumber: 5,
      prices: { normal: 1.5 },
      extra: { attack: 7, element: { main: 'fire' } },
    });
  });

  test.each([
    [
      'the names of the form’s own example',
      { type: 'Fire', attack: 50, defense: 30, element: 'fire' },
      'pokemon',
    ],
    ['a word of its own for type', { type: 'creature', attack: 50 }, 'trainer'],
    ['hit points alone', { hp: 60 }, 'pokemon'],
    ['nothing', undefined, 'trainer'],
  ])('with %s gives a card of its kind', (_, attributes, kind) => {
    const card = made(attributes);
    expect([classify(card), battleFacts(card).kind]).toEqual([kind, kind]);
    expect(isBasicPokemon(card)).toBe(kind === 'pokemon');
  });

  test('keeps a word of its own for type as it is', () => {
    expect(made({ type: 'creature' })).toMatchObject({ types: [], extra: { type: 'creature' } });
    expect(made({ type: 'fire' })).toMatchObject({ types: ['Fire'] });
    expect(made({ type: 'fire' })).not.toHaveProperty('extra');
  });

  test('that is called an energy is a basic energy, and one that evolves is not basic', () => {
    expect(battleFacts(made(undefined, { name: 'Fire Energy' }))).toMatchObject({
      kind: 'energy',
      basic: true,
      provides: ['Fire'],
    });
    expect(battleFacts(made({ evolvesFrom: 'Unknown' }))).toMatchObject({ kind: 'pokemon', basic: false });
  });

  test('that says nothing of weakness leaves it to the type chart; an empty list says that there is none', () => {
    expect(made({ type: 'Fire' })).toMatchObject({ weaknesses: null, resistances: null });
    expect(made({ type: 'Fire', weaknesses: [] })).toMatchObject({ weaknesses: [], resistances: null });
  });
});

describe('a mistake is reported by its field, in the form’s words', () => {
  test.each<[CardForm, Record<string, string>]>([
    [{ name: undefined }, { name: 'Required' }],
    [{ name: ' ' }, { name: 'String must contain at least 1 character(s)' }],
    [{ name: 'a\u0000b' }, { name: 'Contains a character that cannot be shown' }],
    ...['\u202e', '\u2066', '\u200f', '\u061c'].map((sign): [CardForm, Record<string, string>] => [
      { name: `${sign}drazirahC` },
      { name: 'Contains an invisible sign that turns the text around: type it anew' },
    ]),
    [{ rarity: 3 }, { rarity: 'Expected string, received number' }],
    [{ artworkUrl: 'javascript:alert(1)' }, { artworkUrl: 'Must be a valid URL' }],
    [{ artworkUrl: 'https://art.example/\u0000' }, { artworkUrl: 'Must be a valid URL' }],
    [{ artworkUrl: `https://art.example/${'a'.repeat(2000)}` }, { artworkUrl: 'Must be a valid URL' }],
    [{ attributes: [] }, { attributes: 'Expected object, received array' }],
    [{ attributes: { hp: '120' } }, { 'attributes.hp': 'Expected number, received string' }],
    [{ attributes: { hp: 5 } }, { 'attributes.hp': 'Number must be from 10 to 1000' }],
    [{ attributes: { hp: 10.5 } }, { 'attributes.hp': 'Expected integer, received float' }],
    [{ attributes: { attacks: [{}] } }, { 'attributes.attacks.0.name': 'Required' }],
    [{ attributes: { attacks: ['Ember'] } }, { 'attributes.attacks.0': 'Expected object, received string' }],
    [
      { attributes: { attacks: [{ name: 'Ember', damage: 'lots' }] } },
      { 'attributes.attacks.0.damage': "Invalid damage. Write it as printed, such as '30', '30+' or '20×'" },
    ],
    [
      { attributes: { attacks: [{ name: 'Ember', dammage: '30' }] } },
      { 'attributes.attacks.0.dammage': 'Unrecognized key. Known are name, cost, damage, text' },
    ],
    [
      { attributes: { weakness: 'Water', weaknesses: [] } },
      { 'attributes.weakness': 'Give either weakness or weaknesses, not both' },
    ],
    [
      { attributes: JSON.parse('{ "__proto__": {} }') },
      { 'attributes.__proto__': 'This name cannot be used' },
    ],
    [{ attributes: { hp: null, ability: null } }, {}],
    // A value alone is a list of one, and is reported at its own place.
    [{ attributes: { attacks: {} } }, { 'attributes.attacks.name': 'Required' }],
    [
      { attributes: { attacks: Array.from({ length: 5 }, () => 'Ember') } },
      { 'attributes.attacks': 'Array must contain at most 4 element(s)' },
    ],
    // Beside a kind, any other use of «type» is ignored.
    [{ attributes: { ability: { name: 'Watch', kind: 'Ability', type: 'Song' } } }, {}],
    [
      { attributes: { ability: { name: 'Watch', type: 7 } } },
      { 'attributes.ability.type': 'Expected string, received number' },
    ],
    [
      { attributes: { prices: { normal: 'much' }, normalPrice: -1 } },
      { 'attributes.normalPrice': 'Number must be from 0 to 10000000' },
    ],
    [
      { attributes: { rules: [[[['deep']]]] } },
      { 'attributes.rules': 'Lists and objects may be nested 4 deep' },
    ],
  ])('%j', (form, expected) => {
    expect(problems(form)).toEqual(expected);
  });

  test.each(['4/102', 'a b', '-1', '#4', 'é', '4-1', '?', '1'.repeat(17)])('the number %s', (cardNumber) => {
    expect(Object.keys(problems({ cardNumber }))).toEqual(['cardNumber']);
  });

  test('a word that is none of a list names the list', () => {
    expect(problems({ attributes: { types: ['Fier'] } })['attributes.types.0']).toMatch(
      /^Invalid value\. Expected 'Grass' \| .*, received 'Fier'$/,
    );
    expect(problems({ rarity: 'mythical' }).rarity).toMatch(/'legendary', received 'mythical'$/);
  });

  test('all mistakes are reported at once', () => {
    expect(
      Object.keys(problems({ name: '', rarity: 'x', attributes: { hp: 'x', retreatCost: 99 } })),
    ).toEqual(['name', 'rarity', 'attributes.hp', 'attributes.retreatCost']);
  });
});

const anyValue = fc.oneof(
  { withCrossShrink: true },
  fc.jsonValue(),
  fc.string(),
  fc.integer(),
  fc.constantFrom('Fire', 'Pokémon', 'Basic', 'Free', '30+', '', null, undefined, [], {}),
  fc.array(fc.constantFrom('Fire', 'Water', 'Colorless'), { maxLength: 6 }),
  fc.array(
    fc.record(
      {
        name: fc.string(),
        cost: fc.jsonValue(),
        damage: fc.constantFrom('', '30', '20x', 7, '?'),
        text: fc.string(),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 5 },
  ),
);
const anyAttributes = fc.dictionary(fc.oneof(fc.constantFrom(...ATTRIBUTE_NAMES), fc.string()), anyValue);
const anyForm: fc.Arbitrary<CardForm> = fc.record(
  {
    name: fc.oneof(fc.constantFrom('Fire Energy', 'Bill', 'Someone'), anyValue),
    cardNumber: fc.oneof(fc.constantFrom('1', 'TG05', 7), anyValue),
    rarity: fc.oneof(fc.constantFrom<string>(...RARITIES), anyValue),
    artworkUrl: fc.oneof(fc.constantFrom('', undefined, 'https://a.example/b.png'), fc.webUrl(), anyValue),
    description: fc.oneof(fc.constant(undefined), anyValue),
    attributes: fc.oneof({ weight: 9, arbitrary: anyAttributes }, { weight: 1, arbitrary: anyValue }),
  },
  { requiredKeys: [] },
);
/** Most of it right, so that many forms pass. */
const fairForm: fc.Arbitrary<CardForm> = fc.record({
  name: fc.constantFrom('Fire Energy', 'Bill', 'Someone', 'Nidoran ♂'),
  cardNumber: fc.constantFrom('1', 'TG05', 7),
  rarity: fc.constantFrom<string>(...RARITIES),
  attributes: fc.record(
    {
      supertype: fc.constantFrom('Pokémon', 'trainer', 'ENERGY'),
      subtypes: fc.constantFrom('Basic', [], ['Stage 2', 'ex'], ['Special']),
      types: fc.constantFrom('Fire', [], ['Water', 'Metal']),
      hp: fc.integer({ min: 10, max: 1000 }),
      attacks: fc.array(
        fc.record({
          name: fc.constantFrom('Ember', 'Growl'),
          cost: fc.constantFrom('Free', [], ['Fire'], ['Colorless', 'Colorless']),
          damage: fc.constantFrom('', '30', '20x', 10, '50-'),
          text: fc.constantFrom(
            '',
            'Draw a card.',
            'The Defending Pokémon is now Asleep.',
            'Flip a coin. If tails, Someone is now Confused.',
          ),
        }),
        { maxLength: 4 },
      ),
      abilities: fc.constantFrom('Watch', [{ name: 'Watch', type: 'Pokémon Power', text: 'It sees.' }]),
      weakness: fc.constantFrom('Fire', [], { type: 'Water', value: '+20' }),
      resistances: fc.constantFrom('Fire', [], [{ type: 'Water' }]),
      retreatCost: fc.integer({ min: 0, max: 5 }),
      evolvesFrom: fc.constant('Unknown'),
      prices: fc.constantFrom({}, { normal: 1 }, { holofoil: 0.25 }),
      type: fc.constantFrom('creature', 'goblin'),
      attack: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      lore: fc.constantFrom('', 'Old.', ['a', { b: true }]),
    },
    { requiredKeys: [] },
  ),
});

describe('whatever the form', () => {
  test('it is either refused with a reason or gives a card that battles, decks and texts can read', () => {
    let passed = 0;
    fc.assert(
      fc.property(fc.oneof(anyForm, fairForm), (form) => {
        const answer = madeCard(form, SET);
        if (isRefusal(answer)) {
          expect(answer.problems.length).toBeGreaterThan(0);
          for (const { field, message } of answer.problems) {
            expect(field).toMatch(/^(name|cardNumber|rarity|artworkUrl|description|attributes)/);
            expect(message).not.toBe('');
          }
          return;
        }
        passed += 1;
        const { card } = answer;
        expect(JSON.parse(JSON.stringify(card))).toEqual(card);
        const [facts] = deckFacts([card]);
        expect(facts?.kind).toBe(classify(card));
        if (facts?.kind === 'pokemon') expect(facts.hp).toBeGreaterThanOrEqual(10);
        expect(typeof ruleText(card)).toBe('string');
      }),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(100);
  });

  test('what passed can be edited again: its attributes give the same card', () => {
    fc.assert(
      fc.property(fairForm, (form) => {
        const first = madeCard(form, SET);
        if (isRefusal(first)) throw new Error(JSON.stringify(first.problems));
        const again = madeCard({ ...form, attributes: formAttributes(first.card) }, SET);
        expect(again).toEqual(first);
      }),
    );
  });

  test('a deck with such Pokémon is dealt', () => {
    fc.assert(
      fc.property(fairForm, (form) => {
        const answer = madeCard(form, SET);
        if (isRefusal(answer)) throw new Error('a fair form was refused');
        const cards = deckFacts([
          ...Array.from({ length: 40 }, () => made({ hp: 50, types: 'Fire' })),
          ...Array.from({ length: 20 }, () => answer.card),
        ]);
        const deck = { cards, extraCard: 'always' } as const;
        const battle = createBattle([deck, deck], 'classic', 'any seed');
        expect(isRefusal(battle)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});

test.each(SHIPPED_SETS)('every card of $name survives its own form', ({ id }) => {
  for (const card of shippedCards(id))
    expect(madeCard({ ...card, attributes: formAttributes(card) }, card.setId)).toEqual({ card });
});
