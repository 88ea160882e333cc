/** A card’s attributes as text: plain fields write into it, and two changes of it become one. */
import { withAttack, withPlainValue } from '@pokesol/cards';
import { expect, test } from 'vitest';
import { changedText, mergeAttributes } from './attributesText.ts';

const hp = (text: string, value: string) =>
  changedText(text, (before) => withPlainValue(before, 'hp', value));

test('a field that is filled in begins a text, and the last one that is emptied ends it', () => {
  expect(hp('', '70')).toBe('{\n  "hp": 70\n}');
  expect(hp(hp('', '70'), '')).toBe('');
});

test('what else is written stays, in its order and easy to read', () => {
  expect(hp('{"element":{"main":"flame"},"hp":60,"attack":50,"types":["Fire","Water"]}', '70')).toBe(
    [
      '{',
      '  "element": {',
      '    "main": "flame"',
      '  },',
      '  "hp": 70,',
      '  "attack": 50,',
      '  "types": ["Fire", "Water"]',
      '}',
    ].join('\n'),
  );
});

test('a text that cannot be read stays as it is', () => {
  expect(hp('{"hp": 60,', '70')).toBe('{"hp": 60,');
  expect(changedText('[]', withAttack)).toBe('[]');
});

const SEEN = { hp: 70, types: ['Fire'], retreatCost: 1 };

test('what only one of two changed, added or took away is as he has it', () => {
  expect(mergeAttributes(SEEN, { ...SEEN, retreatCost: 2 }, { ...SEEN, hp: 90 })).toEqual({
    attributes: { hp: 90, types: ['Fire'], retreatCost: 2 },
    contested: [],
  });
  expect(mergeAttributes(SEEN, { hp: 70, types: ['Fire'] }, { ...SEEN, artist: 'Ari' })).toEqual({
    attributes: { hp: 70, types: ['Fire'], artist: 'Ari' },
    contested: [],
  });
  expect(mergeAttributes(SEEN, SEEN, { hp: 70 }).attributes).toEqual({ hp: 70 });
  expect(
    Object.keys(mergeAttributes(SEEN, { ...SEEN, level: 3 }, { ...SEEN, artist: 'Ari' }).attributes),
  ).toEqual(['hp', 'types', 'retreatCost', 'level', 'artist']);
});

test('where both changed one name, what was typed here stands, and the conflict is reported unless they agree', () => {
  expect(mergeAttributes(SEEN, { ...SEEN, hp: 80 }, { ...SEEN, hp: 90 })).toEqual({
    attributes: { ...SEEN, hp: 80 },
    contested: ['hp'],
  });
  expect(mergeAttributes(SEEN, { ...SEEN, hp: 90 }, { ...SEEN, hp: 90 }).contested).toEqual([]);
  const { hp: _, ...without } = SEEN;
  expect(mergeAttributes(SEEN, without, { ...SEEN, hp: 90 })).toEqual({
    attributes: without,
    contested: ['hp'],
  });
  expect(mergeAttributes(SEEN, { ...SEEN, hp: 80 }, without)).toEqual({
    attributes: { ...SEEN, hp: 80 },
    contested: ['hp'],
  });
});
