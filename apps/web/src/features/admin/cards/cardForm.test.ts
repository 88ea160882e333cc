/** The card form says what is wrong at its field, and sends no more than what was changed. */
import type { AdminCard } from '@pokesol/protocol';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { resolverOf } from '../form/formMessages.ts';
import {
  type CardFormValues,
  cardChangesOf,
  cardFormOf,
  cardFormSchema,
  EXAMPLE_ATTRIBUTES,
  newCardOf,
  problemsIn,
  reloadedAttributes,
} from './cardForm.ts';
import { previewOf } from './previewCard.ts';

const FILLED: CardFormValues = { ...cardFormOf(undefined, 'base1'), name: 'Embrix', cardNumber: '103' };
const entered = (values: Partial<CardFormValues>, isNew = true) =>
  cardFormSchema(isNew).parse({ ...FILLED, ...values });

async function wrong(values: Partial<CardFormValues>, isNew = true) {
  const { errors } = await resolverOf(cardFormSchema(isNew))({ ...FILLED, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe('the form of a card', () => {
  it('asks for what a card must have', async () => {
    expect(await wrong({ name: ' ', setId: '', cardNumber: '' })).toMatchObject({
      name: 'Name is required',
      setId: 'Set is required',
      cardNumber: 'Card number is required',
    });
    expect(await wrong({ artworkUrl: 'javascript:alert(1)' })).toEqual({ artworkUrl: 'Must be a valid URL' });
    expect(await wrong({})).toEqual({});
  });

  it('says where the attributes are no JSON, and that they must be an object', async () => {
    expect(await wrong({ attributes: '{\n  "hp": 70,\n}' })).toEqual({
      attributes: 'Line 2, column 11: Nothing follows this comma: remove it.',
    });
    expect(await wrong({ attributes: '[1]' })).toEqual({
      attributes: 'Expected object, received array. Put everything between { and }.',
    });
    expect(await wrong({ attributes: 'null' })).toEqual({
      attributes: 'Expected object, received null. Put everything between { and }.',
    });
  });

  it('says everything that the rules find wrong, each by its name', async () => {
    expect(await wrong({ attributes: '{"hp": "70", "retreatCost": 1.5}', cardNumber: 'a/b' })).toEqual({
      cardNumber: expect.stringContaining("received 'a/b'"),
      attributes:
        'attributes.hp: Expected number, received string\nattributes.retreatCost: Expected integer, received float',
    });
  });

  it('takes its own example', () => {
    expect(entered({ attributes: EXAMPLE_ATTRIBUTES }).attributes).toMatchObject({ attack: 50, hp: 70 });
  });

  it('sends a new card without what was left empty', () => {
    expect(newCardOf(entered({}))).toEqual({
      name: 'Embrix',
      setId: 'base1',
      cardNumber: '103',
      rarity: 'common',
    });
    expect(
      newCardOf(entered({ rarity: 'epic', description: 'Hot.', attributes: '{"hp": 70}' })),
    ).toMatchObject({
      rarity: 'epic',
      description: 'Hot.',
      attributes: { hp: 70 },
    });
  });
});

const CARD: AdminCard = {
  ...previewOf(FILLED, undefined).card,
  setId: 'base1',
  cardNumber: 'SH–1',
  rarity: 'Rare Holo',
  isActive: true,
  revision: 'abc',
  origin: 'imported',
  edited: [],
  formAttributes: { supertype: 'Pokémon', subtypes: ['Basic'], types: ['Fire'], hp: 70 },
};

describe('the changes of a card', () => {
  const edit = (values: Partial<CardFormValues>) =>
    cardChangesOf(CARD, cardFormSchema(false).parse({ ...cardFormOf(CARD), ...values }));

  it('are none when nothing was touched, whatever number and rarity are printed on it', () => {
    expect(edit({})).toEqual({});
  });

  it('begin from a text that is easy to read', () => {
    const formAttributes = {
      types: ['Fire', 'a, "b" [c'],
      list: [],
      attacks: [{ name: 'Ember', cost: ['Fire', 'Fire'] }],
    };
    const { attributes } = cardFormOf({ ...CARD, formAttributes });
    expect(JSON.parse(attributes)).toEqual(formAttributes);
    expect(cardFormOf(CARD).attributes).toBe(
      '{\n  "supertype": "Pokémon",\n  "subtypes": ["Basic"],\n  "types": ["Fire"],\n  "hp": 70\n}',
    );
    expect(attributes).toContain('"cost": ["Fire", "Fire"]');
  });

  it('are what was touched, and nothing else', () => {
    expect(edit({ rarity: 'rare' })).toEqual({ rarity: 'rare' });
    expect(edit({ attributes: '{"hp": 80}' })).toEqual({ attributes: { hp: 80 } });
    expect(edit({ attributes: '' })).toEqual({ attributes: {} });
  });
});

describe('a refused card', () => {
  const refusal = (body: object) => new ApiError(422, JSON.stringify(body), '');
  const message = 'The attributes do not describe a card.';

  it('is reported by its fields', () => {
    const problems = [{ field: 'attributes.hp', message: 'Number must be from 10 to 1000' }];
    expect(problemsIn(refusal({ code: 'card-unreadable', message, problems }))).toEqual(problems);
    expect(problemsIn(refusal({ code: 'card-number-taken', message: 'Taken.' }))).toEqual([
      { field: 'cardNumber', message: 'Taken.' },
    ]);
    expect(
      problemsIn(
        refusal({
          code: 'bad-request',
          reason: 'field',
          message: 'As the server says it',
          params: { field: 'attributes.hp', problem: 'Expected number, received string' },
        }),
      ),
    ).toEqual([{ field: 'attributes.hp', message: 'Expected number, received string' }]);
  });

  it('is reported as a whole where no field is to blame', () => {
    expect(
      problemsIn(refusal({ code: 'internal-error', message: 'Something went wrong on our side.' })),
    ).toEqual([]);
    expect(problemsIn(new ApiError(502, '<html>', ''))).toEqual([]);
    expect(problemsIn(new TypeError('no network'))).toEqual([]);
  });
});

describe('the preview', () => {
  it('shows what the attributes say', () => {
    const { card, isWhole } = previewOf({ ...FILLED, attributes: EXAMPLE_ATTRIBUTES }, undefined);
    expect(isWhole).toBe(true);
    expect(card).toMatchObject({
      id: 'base1-103',
      name: 'Embrix',
      hp: 70,
      pokemonType: 'Fire',
      weakness: 'Water',
      attacks: [{ name: 'Ember', cost: ['Fire'], damage: '50' }],
    });
  });

  it('leaves out what cannot be read yet, and keeps the rest', () => {
    const half = { ...FILLED, artworkUrl: 'htt', attributes: '{"hp": 70, "typ' };
    expect(previewOf(half, undefined)).toMatchObject({ isWhole: false, card: { name: 'Embrix' } });
    expect(previewOf({ ...FILLED, artworkUrl: 'htt', attributes: '{"hp": 70}' }, undefined)).toMatchObject({
      isWhole: true,
      card: { hp: 70 },
    });
    expect(previewOf({ ...FILLED, attributes: '{"hp": 70, "retreatCost": -1}' }, undefined)).toMatchObject({
      isWhole: false,
      card: { hp: 70, attributes: { retreatCost: 0 } },
    });
    expect(previewOf(half, undefined, { hp: 60 })).toMatchObject({ isWhole: false, card: { hp: 60 } });
    const attacks = [{ name: '' }, { name: 'Ember', damage: '30' }, 'Rest'];
    expect(previewOf({ ...FILLED, attributes: JSON.stringify({ attacks }) }, undefined)).toMatchObject({
      isWhole: false,
      card: { attacks: [{ name: 'Ember', damage: '30' }] },
    });
    const nothing = { ...cardFormOf(undefined), name: '\u0000', rarity: 'none' };
    expect(previewOf(nothing, undefined).card).toMatchObject({ name: 'New card', cardNumber: '?' });
  });
});

describe('the attributes of a card that another admin has changed meanwhile', () => {
  const fresh: AdminCard = { ...CARD, formAttributes: { ...CARD.formAttributes, types: ['Water'] } };
  const reloaded = (typed: string) => reloadedAttributes(CARD, typed, fresh);

  it('are theirs where nothing was typed', () => {
    expect(reloaded(cardFormOf(CARD).attributes)).toEqual({
      text: cardFormOf(fresh).attributes,
      contested: [],
    });
  });

  it('are both together, and what both changed is named', () => {
    const { text, contested } = reloaded(
      '{"hp": 70, "supertype": "Pokémon", "subtypes": [], "types": ["Grass"]}',
    );
    expect(JSON.parse(text)).toEqual({ hp: 70, supertype: 'Pokémon', subtypes: [], types: ['Grass'] });
    expect(contested).toEqual(['types']);
    expect(JSON.parse(reloaded('{"hp": 70, "types": ["Fire"]}').text)).toEqual({ hp: 70, types: ['Water'] });
  });

  it('stay as they are typed, to the letter, where there is nothing to take in or they cannot be read', () => {
    const typed = '{"hp":71}';
    expect(reloadedAttributes(CARD, typed, CARD)).toEqual({ text: typed, contested: [] });
    expect(reloaded('{"hp":')).toEqual({ text: '{"hp":', contested: [] });
  });
});
