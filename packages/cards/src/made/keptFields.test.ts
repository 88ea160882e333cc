/** What a made card keeps and leaves behind when its kind changes. */
import { describe, expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { keptFields, withKind, withPlainChoice } from './keptFields.ts';
import { withPlainValue } from './plainFields.ts';

const text = (attributes: JsonObject) => JSON.stringify(attributes);

describe('a card of another kind', () => {
  const pokemon = {
    supertype: 'Pokémon',
    subtypes: ['Stage 2'],
    types: ['Fire'],
    hp: 70,
    element: 'flame',
  };
  const turned = (attributes: JsonObject, from: string, to: string, was: JsonObject = {}) =>
    text(withKind(attributes, { from, to, was, kept: {} }));

  test('leaves stage and type behind as a Trainer', () =>
    expect(turned(pokemon, 'Pokémon', 'Trainer')).toBe(
      text({ supertype: 'Trainer', hp: 70, element: 'flame' }),
    ));

  test('leaves its stage behind as an Energy, which shows its type', () => {
    const basic = { ...pokemon, subtypes: ['Basic'] };
    expect(turned(basic, 'Pokémon', 'Energy')).toBe(
      text({ supertype: 'Energy', types: ['Fire'], hp: 70, element: 'flame' }),
    );
    const { supertype: _, ...silent } = basic;
    expect(turned(silent, 'Pokémon', 'Energy')).not.toContain('Basic');
  });

  test('keeps what was no stage, and an author’s own word for type', () =>
    expect(turned({ subtypes: ['ex', 'Stage 1'], type: 'creature' }, 'Pokémon', 'Trainer')).toBe(
      text({ supertype: 'Trainer', subtypes: ['ex'], type: 'creature' }),
    ));

  test('that was an Energy is no Basic Trainer; said to be the Energy that it is, it stays a basic one', () => {
    const energy = { supertype: 'Energy', subtypes: ['Basic'], type: 'Fire' };
    expect(turned(energy, 'Energy', 'Trainer')).toBe(text({ supertype: 'Trainer' }));
    expect(turned({ subtypes: ['Basic'], type: 'Fire' }, 'Energy', 'Energy')).toBe(text(energy));
  });

  test('has back what it left, unless something else is said now', () => {
    expect(turned({ supertype: 'Trainer', hp: 80 }, 'Trainer', 'Pokémon', pokemon)).toBe(
      text({ supertype: 'Pokémon', subtypes: ['Stage 2'], types: ['Fire'], hp: 80 }),
    );
    expect(turned({ supertype: 'Energy', type: 'Water' }, 'Energy', 'Pokémon', pokemon)).toBe(
      text({ supertype: 'Pokémon', subtypes: ['Stage 2'], type: 'Water' }),
    );
    expect(turned({ supertype: 'Trainer', subtypes: ['ex'] }, 'Trainer', 'Pokémon')).toBe(
      text({ supertype: 'Pokémon', subtypes: ['ex'] }),
    );
  });
});

describe('a choice that is taken back', () => {
  const two = {
    weaknesses: [
      { type: 'Grass', value: '+20' },
      { type: 'Fire', value: '×2' },
    ],
  };

  test.each<[string, JsonObject, 'weakness' | 'resistance' | 'type' | 'subtypes', string, string]>([
    ['two weaknesses', two, 'weakness', 'Water', 'Grass, Fire'],
    ['after none of them', two, 'weakness', '[]', 'Grass, Fire'],
    ['after nothing was said', two, 'weakness', '', 'Grass, Fire'],
    [
      'one with its printed value',
      { resistance: { value: '-20', type: 'dark' } },
      'resistance',
      '[]',
      'Darkness',
    ],
    ['both of its names', { weaknesses: ['Fire'], weakness: 'Fire' }, 'weakness', 'Water', 'Fire'],
    ['what the rules do not know', { type: 5 }, 'type', 'Fire', '5'],
    ['several types', { types: ['Fire', 'water'] }, 'type', 'Grass', 'Fire, Water'],
    ['two stages', { subtypes: ['ex', 'Basic', 'Stage 1'] }, 'subtypes', 'Basic', '["Basic","Stage 1"]'],
  ])('is as it was written: %s', (_, kept, field, other, again) => {
    const attributes = { ...kept, own: 1 };
    const changed = withPlainChoice(attributes, field, other, attributes);
    expect(changed).not.toEqual(attributes);
    expect(text(withPlainChoice(changed, field, again, attributes))).toBe(text(attributes));
  });

  test('brings nothing else back', () => {
    const changed = withPlainValue({ ...two, hp: 80 }, 'weakness', 'Water');
    expect(withPlainChoice(changed, 'weakness', 'Grass, Fire', { ...two, hp: 70 })).toEqual({
      ...two,
      hp: 80,
    });
    expect(withPlainChoice({}, 'weakness', 'Fire', two)).toEqual({ weakness: 'Fire' });
  });

  test('is kept until that field is written anew', () => {
    const chosen = withPlainChoice(two, 'weakness', 'Water', two);
    expect(keptFields({}, {}, { ...two, own: 1 })).toEqual(two);
    expect(keptFields(two, chosen, { ...chosen, hp: 70 })).toEqual({ ...two, hp: 70 });
    expect(keptFields(two, chosen, { weakness: 'Fire' })).toEqual({ weakness: 'Fire' });
    expect(keptFields(two, chosen, {})).toEqual({});
  });
});
