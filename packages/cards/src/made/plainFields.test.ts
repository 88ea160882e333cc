/** The plain fields of a made card show and write its attributes. */
import { isRefusal } from '@pokesol/engine/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_TYPES, SUPERTYPES } from '../card.ts';
import { SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { asSetId } from '../ids.ts';
import { formAttributes } from './formAttributes.ts';
import type { JsonObject } from './json.ts';
import { madeCard } from './madeCard.ts';
import {
  EVOLUTION_STAGES,
  PLAIN_FIELDS,
  type PlainField,
  plainValue,
  SAID_NONE,
  withPlainValue,
} from './plainFields.ts';

const FIELDS = Object.keys(PLAIN_FIELDS) as PlainField[];
const shown = (attributes: JsonObject) =>
  Object.fromEntries(FIELDS.map((field) => [field, plainValue(attributes, field)] as const));
const made = (attributes: JsonObject) => {
  const answer = madeCard({ name: 'Someone', cardNumber: '7', rarity: 'epic', attributes }, asSetId('home'));
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer.problems));
  return answer.card;
};
/** As text, where the order of names counts. */
const changed = (attributes: JsonObject, field: PlainField, value: string) =>
  JSON.stringify(withPlainValue(attributes, field, value));

describe('what a plain field shows', () => {
  test('of a card that says everything', () => {
    const attributes = {
      supertype: 'pokemon',
      subtypes: ['ex', 'Stage 1'],
      types: ['dark'],
      hp: 70,
      evolvesFrom: 'Unknown',
      weaknesses: [{ type: 'Fire', value: '+20' }],
      resistance: 'steel',
      retreatCost: 2,
      artist: 'Ari',
    };
    expect(shown(attributes)).toEqual({
      supertype: 'Pokémon',
      subtypes: 'Stage 1',
      type: 'Darkness',
      hp: '70',
      evolvesFrom: 'Unknown',
      weakness: 'Fire',
      resistance: 'Metal',
      retreatCost: '2',
      artist: 'Ari',
    });
  });

  test('of a card that says nothing, or says so', () => {
    const nothing = Object.fromEntries(FIELDS.map((field) => [field, '']));
    expect(shown({})).toEqual(nothing);
    const silent = { types: [], type: null, subtypes: null, hp: null, retreatCost: 0, weaknesses: null };
    expect(shown(silent)).toEqual(nothing);
    expect(plainValue({ weaknesses: [] }, 'weakness')).toBe(SAID_NONE);
    expect(plainValue({ resistance: [] }, 'resistance')).toBe(SAID_NONE);
  });

  test.each<[string, PlainField, JsonObject, string]>([
    ['several types', 'type', { types: ['Fire', 'water'] }, 'Fire, Water'],
    ['a type that there is not', 'type', { types: ['Sound'] }, '["Sound"]'],
    ['a type that is no word', 'type', { type: 5 }, '5'],
    ['an author’s own word for type', 'type', { type: 'creature' }, ''],
    ['that word beside the types', 'type', { type: 'Fire', types: ['Water'] }, 'Water'],
    ['an unknown kind', 'supertype', { supertype: 'None' }, '"None"'],
    ['a word that looks like none', 'weakness', { weakness: '[]' }, '"[]"'],
    ['two weaknesses', 'weakness', { weaknesses: ['Fire', { type: 'Water' }] }, 'Fire, Water'],
    ['two stages', 'subtypes', { subtypes: ['Basic', 'Stage 1'] }, '["Basic","Stage 1"]'],
    ['hit points in words', 'hp', { hp: 'seventy' }, 'seventy'],
    ['a retreat that is no number', 'retreatCost', { retreatCost: '2' }, '"2"'],
    ['a retreat beyond the rules', 'retreatCost', { retreatCost: 99 }, '99'],
  ])('of %s', (_, field, attributes, value) => expect(plainValue(attributes, field)).toBe(value));

  test('of a shipped card is what the card says', () => {
    for (const card of SHIPPED_SETS.flatMap(({ id }) => shippedCards(id))) {
      const attributes = formAttributes(card);
      expect(plainValue(attributes, 'type')).toBe(card.types.join(', '));
      expect(plainValue(attributes, 'supertype')).toBe(card.supertype);
      expect(plainValue(attributes, 'hp')).toBe(String(card.hp ?? ''));
      expect(plainValue(attributes, 'weakness')).toBe(
        card.weaknesses?.map(({ type }) => type).join(', ') || (card.weaknesses === null ? '' : SAID_NONE),
      );
    }
  });
});

describe('a plain field that is changed', () => {
  test.each<[string, JsonObject, PlainField, string, JsonObject]>([
    [
      'names come in the order of a card',
      { own: 1, hp: 70 },
      'supertype',
      'Energy',
      { supertype: 'Energy', own: 1, hp: 70 },
    ],
    ['and behind what comes before', { hp: 70, own: 1 }, 'artist', 'Ari', { hp: 70, artist: 'Ari', own: 1 }],
    ['what is no number stays a word', {}, 'hp', '70 HP', { hp: '70 HP' }],
    ['a number is one', { hp: 'x', a: 1 }, 'hp', '70', { hp: 70, a: 1 }],
    ['what would be shown otherwise than typed is none yet', { hp: 20 }, 'hp', '0120', { hp: '0120' }],
    ['a list of types stays a list', { types: ['Fire', 'Water'] }, 'type', 'Grass', { types: ['Grass'] }],
    [
      'an author’s own word stays',
      { type: 'creature' },
      'type',
      'Fire',
      { types: ['Fire'], type: 'creature' },
    ],
    ['also when the type goes', { type: 'creature' }, 'type', '', { type: 'creature' }],
    [
      'and never becomes the type',
      { types: ['Fire'], type: 'Water' },
      'type',
      '',
      { types: [], type: 'Water' },
    ],
    ['nor a name that says nothing', { types: 'Fire', type: null }, 'type', '', {}],
    [
      'the printed value stays',
      { weaknesses: [{ value: '+20', type: 'Fire' }] },
      'weakness',
      'Grass',
      { weaknesses: [{ value: '+20', type: 'Grass' }] },
    ],
    [
      'of two weaknesses one is left',
      { weaknesses: ['Fire', 'Water'] },
      'weakness',
      'Grass',
      { weaknesses: ['Grass'] },
    ],
    ['one thing has one name', { weakness: 'Fire', weaknesses: ['Fire'] }, 'weakness', '', {}],
    ['none is a list without any', { resistance: 'Fire' }, 'resistance', SAID_NONE, { resistance: [] }],
    [
      'other subtypes stay',
      { subtypes: ['Basic', 'ex'] },
      'subtypes',
      'Stage 2',
      { subtypes: ['Stage 2', 'ex'] },
    ],
    ['and the last takes its name along', { subtypes: ['Basic'] }, 'subtypes', '', {}],
    ['a retreat for nothing is not listed', { retreatCost: 2 }, 'retreatCost', '', {}],
  ])('%s', (_, before, field, value, after) =>
    expect(changed(before, field, value)).toBe(JSON.stringify(after)),
  );

  test('makes the card that it shows', () => {
    let attributes: JsonObject = {};
    for (const [field, value] of [
      ...([
        ['supertype', 'Pokémon'],
        ['subtypes', 'Stage 2'],
        ['type', 'Fire'],
        ['hp', '120'],
      ] as const),
      ...([
        ['evolvesFrom', 'Unknown'],
        ['weakness', 'Water'],
        ['resistance', SAID_NONE],
      ] as const),
      ...([
        ['retreatCost', '3'],
        ['artist', 'Ari'],
      ] as const),
    ])
      attributes = withPlainValue(attributes, field, value);
    expect(made(attributes)).toMatchObject({
      supertype: 'Pokémon',
      subtypes: ['Stage 2'],
      types: ['Fire'],
      hp: 120,
      evolvesFrom: 'Unknown',
      weaknesses: [{ type: 'Water', value: '×2' }],
      resistances: [],
      retreatCost: 3,
      artist: 'Ari',
    });
  });

  const anyType = fc.constantFrom('', ...CARD_TYPES);
  const anyModifier = fc.constantFrom('', SAID_NONE, ...CARD_TYPES);
  const VALUES: Readonly<Record<PlainField, fc.Arbitrary<string>>> = {
    supertype: fc.constantFrom('', ...SUPERTYPES),
    subtypes: fc.constantFrom('', ...EVOLUTION_STAGES),
    type: anyType,
    hp: fc.oneof(
      fc.nat().map(String),
      fc.constantFrom('0', '01', '00', '999999999999999', '1000000000000000', '-1', '1.0', '1e3'),
      fc.string(),
    ),
    evolvesFrom: fc.string(),
    weakness: anyModifier,
    resistance: anyModifier,
    retreatCost: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 10 }).map(String)),
    artist: fc.string(),
  };
  const NAMES = Object.values(PLAIN_FIELDS).flat();
  const anyModifierJson = fc.oneof(
    fc.constantFrom('Fire', 'dark', 'none'),
    fc.record({ type: fc.constantFrom('Fire', 'sound', null), value: fc.constantFrom('+20', '', 5) }),
  );
  const anyJson = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('Fire', 'creature', 'Basic', 'Pokemon', 0, 2, null, '', '[]'),
    fc.array(fc.constantFrom('Fire', 'Stage 1', 'ex', 'Basic', 5), { maxLength: 3 }),
    anyModifierJson,
    fc.array(anyModifierJson, { maxLength: 3 }),
  );
  /** As `JSON.parse` gives it, and with whatever names there are. */
  const anyAttributes = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES, 'attacks', '__proto__', '7'), fc.string()), anyJson), {
      maxLength: 8,
    })
    .map((entries): JsonObject => JSON.parse(JSON.stringify(Object.fromEntries(entries))));

  test('shows what it was set to, every other shows what it did, and all other names stay in their order', () => {
    fc.assert(
      fc.property(
        anyAttributes,
        fc.constantFrom(...FIELDS).chain((field) => fc.tuple(fc.constant(field), VALUES[field])),
        (attributes, [field, value]) => {
          const after = withPlainValue(attributes, field, value);
          expect(shown(after)).toEqual({ ...shown(attributes), [field]: value });
          const own: readonly string[] = PLAIN_FIELDS[field];
          const others = (of: JsonObject) =>
            JSON.stringify(Object.entries(of).filter(([name]) => !own.includes(name)));
          expect(others(after)).toBe(others(attributes));
          expect(JSON.stringify(withPlainValue(after, field, value))).toBe(JSON.stringify(after));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
