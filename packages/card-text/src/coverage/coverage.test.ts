/** What counts as a text, as read, and as a card that plays in full. */
import { describe, expect, test } from 'vitest';
import { type PrintedCard, printedDamageOf, textsOf } from '../cards/printed.ts';
import { coverageOf } from './coverage.ts';

const READ = { name: 'Gather', damage: '', text: 'Draw 2 cards.' };
const UNREAD = { name: 'Hum', damage: '', text: 'Sing 4 songs.' };
const card = (name: string, fields: Partial<PrintedCard>): PrintedCard => ({
  name,
  supertype: 'Pokémon',
  ...fields,
});
const none = { texts: 0, read: 0, free: 0 };

describe('the texts of a card', () => {
  const kindsOf = (fields: Partial<PrintedCard>) =>
    textsOf(card('Emberling', fields)).map(({ kind }) => kind);
  test.each<[string, Partial<PrintedCard>, readonly string[]]>([
    [
      'attacks and abilities',
      { attacks: [READ, UNREAD], abilities: [READ] },
      ['attack', 'attack', 'ability'],
    ],
    ['an ancient trait', { ancientTrait: { name: 'Ω', text: 'Rest.' } }, ['ability']],
    [
      'a trainer with its lines as one text',
      { supertype: 'Trainer', rules: ['Rest.', 'Sleep.'] },
      ['trainer'],
    ],
    [
      'a trainer that lends an attack',
      { supertype: 'Trainer', rules: ['Rest.'], attacks: [READ] },
      ['attack', 'trainer'],
    ],
    ['a special energy', { supertype: 'Energy', subtypes: ['Special'], rules: ['Rest.'] }, ['energy']],
    ['nothing of a basic energy', { supertype: 'Energy', subtypes: ['Basic'] }, []],
    ['no rule lines of a Pokémon, which its kind says', { rules: ['Rest.'] }, []],
  ])('are %s', (_what, fields, kinds) => expect(kindsOf(fields)).toEqual(kinds));
});

test.each([
  ['30+', 30, '+'],
  ['20×', 20, '×'],
  ['20x', 20, '×'],
  ['50-', 50, '-'],
  ['50−', 50, '-'],
  ['60', 60, ''],
  ['', 0, ''],
  ['?', 0, ''],
  [undefined, 0, ''],
])('the printed number %s', (printed, damage, sign) =>
  expect(printedDamageOf(printed)).toEqual({ damage, sign }),
);

test('an attack without a text is read, one with a sign and no text is not', () => {
  const { all } = coverageOf(
    [
      {
        id: 'dawn',
        cards: [
          card('Emberling', {
            attacks: [
              { name: 'Hit', damage: '20' },
              { name: 'Kick', damage: '20×' },
            ],
          }),
        ],
      },
    ],
    new Set(),
  );
  expect(all.kinds).toEqual({
    attack: { texts: 2, read: 1, free: 2 },
    ability: none,
    trainer: none,
    energy: none,
  });
  expect(all.inFull).toBe(0);
});

test('a span unlocks the cards that nothing else keeps from playing in full', () => {
  const other = { ...UNREAD, text: 'Dance.' };
  const { unread, all } = coverageOf(
    [
      {
        id: 'dawn',
        cards: [
          card('Emberling', { attacks: [UNREAD] }),
          // Twice the same words, with other numbers.
          card('Mosswing', { attacks: [UNREAD, { ...UNREAD, text: 'Sing 5 songs.' }] }),
          card('Tidecub', { attacks: [UNREAD, other, READ] }),
          card('Cinderhorn', { attacks: [READ] }),
        ],
      },
    ],
    new Set(),
  );
  expect(all).toMatchObject({ cards: 4, inFull: 1 });
  expect(unread).toEqual([
    { words: 'Sing # songs.', why: 'words', texts: 4, unlocks: 2, first: 'dawn Emberling, Hum' },
    { words: 'Dance.', why: 'words', texts: 1, unlocks: 0, first: 'dawn Tidecub, Hum' },
  ]);
});

test('one wording on two cards is read for each with its own name', () => {
  const text = 'Emberling does 20 damage to itself.';
  const { all } = coverageOf(
    [
      {
        id: 'dawn',
        cards: ['Emberling', 'Mosswing'].map((name) => card(name, { attacks: [{ ...READ, text }] })),
      },
    ],
    new Set(),
  );
  expect(all.kinds.attack).toEqual({ texts: 2, read: 1, free: 0 });
});
