/** Which style a printed type wears, and what the page says where a card is silent. */
import { effectLevel, isHolographic, PRINTED_RARITIES, rarityClass } from '@pokesol/cards';
import { TYPE_STYLES } from '@pokesol/pixel-art/cards';
import { expect, test } from 'vitest';
import { dollars, keyed, numberOf, plainCardText, printedType, seriesOf, setNameOf } from './cardFacts.ts';
import { typeClass, typeStyle } from './cardType.ts';
import { bareCard, longCard } from './gallery/oddCards.ts';
import { shippedCardJson } from './gallery/shippedCardJson.ts';

test.each([
  ['Lightning', 'electric'],
  ['Darkness', 'dark'],
  ['Metal', 'steel'],
  ['Colorless', 'normal'],
  ['Fire', 'fire'],
  [' ICE ', 'ice'],
  ['Shadow', 'normal'],
  ['', 'normal'],
])('the type %j is styled as %s', (printed, style) => expect(typeStyle(printed)).toBe(style));

test('every listed type is its own style', () => {
  for (const style of TYPE_STYLES) expect(typeClass(typeStyle(style))).toBe(`type-${style}`);
});

test('rarities have the spec’s classes and effect levels', () => {
  expect(PRINTED_RARITIES.map(rarityClass)).toContain('rarity-special-illustration-rare');
  expect(PRINTED_RARITIES.filter(isHolographic).map((rarity) => [rarity, effectLevel(rarity)])).toEqual([
    ['Double Rare', 'holo'],
    ['Ultra Rare', 'holo'],
    ['Illustration Rare', 'holo'],
    ['Special Illustration Rare', 'ultra'],
    ['Hyper Rare', 'rainbow'],
  ]);
});

test('what is not known is said in the spec’s words', () => {
  expect([setNameOf(bareCard), seriesOf(bareCard), numberOf(bareCard)]).toEqual([
    'Unknown Set',
    'Unknown Series',
    '0',
  ]);
  expect(numberOf(longCard)).toBe('SWSH123/198');
  expect([dollars(0), dollars(12.5), dollars(1234.567)]).toEqual(['$0.00', '$12.50', '$1234.57']);
});

test('a basic energy wears the type in its name', () => {
  const fire = shippedCardJson().find(({ name }) => name === 'Fire Energy');
  expect(fire && printedType(fire)).toBe('Fire');
  expect(printedType(bareCard)).toBeUndefined();
});

test('what a maker made up for a card is written in words', () => {
  expect([50, 'fire', true, ['a', 2], { main: 'fire', also: ['ice', { at: 3 }] }].map(plainCardText)).toEqual(
    ['50', 'fire', 'true', 'a, 2', 'main: fire, also: ice, at: 3'],
  );
});

test('equal things get different keys', () => {
  expect(keyed(['Fire', 'Fire', 'Water'], (type) => type).map(([key]) => key)).toEqual([
    'Fire 1',
    'Fire 2',
    'Water 1',
  ]);
});
