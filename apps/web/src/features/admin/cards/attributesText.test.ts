import { withAttack, withPlainValue } from '@pokesol/cards';
import { expect, test } from 'vitest';
import { changedText } from './attributesText.ts';

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
