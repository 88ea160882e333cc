/** What attacks mean by their text: each wording beside the effect that it must give, and texts that must not be read. */
import type { AttackEffect } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { compileAttack, writeAttack } from '../compile.ts';
import type { PrintedDamage } from '../meaning/assemble.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Cinder', 'Second Blow'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing', 'Switch']);

/** «30+» as the number 30 with its sign. */
const printedOf = (printed: string): PrintedDamage => ({
  damage: Number.parseInt(printed || '0', 10),
  sign: (['+', '×', '-'] as const).find((sign) => printed.endsWith(sign)) ?? '',
});
const compile = (text: string, printed = '') => compileAttack(text, printedOf(printed), SOURCE, CARDS);

const flip = (coins = 1, as = coins === 1 ? 'coin1' : 'coins1') => ({ do: 'flip', coins, as }) as const;
const HEADS = { heads: 'coin1' } as const;
const TAILS = { not: HEADS } as const;
const OPPONENT_BENCH = { whose: 'opponent', place: 'bench' } as const;
const one = (from: object, as = 'pokemon1') => ({ do: 'choosePokemon', from, min: 1, max: 1, as });

/** Text, printed number, meaning. */
const READ: readonly (readonly [text: string, printed: string, meaning: object])[] = [
  // Coins and conditions.
  [
    "Flip a coin. If heads, your opponent's Active Pokémon is now Paralyzed.",
    '20',
    {
      after: [
        flip(),
        { do: 'if', is: HEADS, yes: [{ do: 'afflict', on: 'defending', status: 'paralysis' }] },
      ],
    },
  ],
  [
    'Flip a coin. If heads, the Defending Pokémon is now Asleep; if tails, Emberling is now Confused.',
    '',
    {
      after: [
        flip(),
        { do: 'if', is: HEADS, yes: [{ do: 'afflict', on: 'defending', status: 'sleep' }] },
        { do: 'if', is: TAILS, yes: [{ do: 'afflict', on: 'self', status: 'confusion' }] },
      ],
    },
  ],
  // The printed number.
  [
    'Flip a coin. If heads, this attack does 20 more damage.',
    '30+',
    { before: [flip()], damage: { sum: [30, { product: [20, HEADS] }] } },
  ],
  [
    'Flip a coin. If heads, this attack does 30 damage plus 20 more damage; if tails, this attack does 30 damage.',
    '30+',
    { before: [flip()], damage: { sum: [30, { product: [20, HEADS] }] } },
  ],
  [
    'Flip 3 coins. This attack does 20 damage times the number of heads.',
    '20×',
    { before: [flip(3)], damage: { product: [20, { heads: 'coins1' }] } },
  ],
  [
    'This attack does 10 less damage for each damage counter on this Pokémon.',
    '60-',
    { damage: { difference: [60, { product: [10, { counters: 'self' }] }] } },
  ],
  [
    "If your opponent's Active Pokémon is Poisoned, this attack does 40 more damage.",
    '40+',
    {
      damage: {
        sum: [
          40,
          {
            when: { exists: { whose: 'opponent', place: 'active', where: { statuses: ['poison'] } } },
            then: 40,
          },
        ],
      },
    },
  ],
  [
    'Flip a coin. If tails, this attack does nothing.',
    '50',
    { before: [flip(), { do: 'if', is: TAILS, yes: [{ do: 'nothing' }] }] },
  ],
  [
    'You may discard 2 Energy from this Pokémon. If you do, this attack does 80 more damage.',
    '80+',
    {
      before: [
        {
          do: 'may',
          yes: [
            {
              do: 'chooseCards',
              from: { on: 'self', part: 'energy' },
              min: 2,
              max: 2,
              inUnits: true,
              as: 'cards1',
            },
            { do: 'move', cards: { bound: 'cards1' }, to: 'discard' },
          ],
        },
      ],
      damage: {
        sum: [80, { when: { quantity: { chosen: 'units of cards1' }, atLeast: 2 }, then: 80 }],
      },
    },
  ],
  [
    "This attack's damage isn't affected by Weakness or Resistance.",
    '30',
    { ignores: ['weakness', 'resistance'] },
  ],
  // Without a number of its own it is the other damage that goes past them.
  [
    "This attack does 40 damage to 1 of your opponent's Pokémon. This damage isn't affected by Weakness or Resistance.",
    '',
    {
      after: [
        one({ whose: 'opponent', place: 'inPlay' }),
        { do: 'damage', to: { bound: 'pokemon1' }, amount: 40, ignores: ['weakness', 'resistance'] },
      ],
    },
  ],
  // Others than the Defending Pokémon.
  [
    "This attack also does 20 damage to 1 of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
    '60',
    {
      after: [one(OPPONENT_BENCH), { do: 'damage', to: { bound: 'pokemon1' }, amount: 20, plain: true }],
    },
  ],
  [
    "This attack does 20 damage to each of your opponent's Benched Pokémon.",
    '',
    { after: [{ do: 'damage', to: OPPONENT_BENCH, amount: 20, plain: true }] },
  ],
  ['Emberling does 30 damage to itself.', '90', { after: [{ do: 'damage', to: 'self', amount: 30 }] }],
  [
    "Put 3 damage counters on your opponent's Pokémon in any way you like.",
    '',
    { after: [{ do: 'distribute', among: { whose: 'opponent', place: 'inPlay' }, counters: 3 }] },
  ],
  // Energy: an effect, and a price.
  [
    'Discard a Fire Energy from this Pokémon.',
    '100',
    {
      after: [
        {
          do: 'chooseCards',
          from: { on: 'self', part: 'energy', providing: 'Fire' },
          min: 1,
          max: 1,
          as: 'card1',
        },
        { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
      ],
    },
  ],
  [
    'Discard all Energy attached to Emberling.',
    '120',
    { after: [{ do: 'move', cards: { on: 'self', part: 'energy' }, to: 'discard' }] },
  ],
  // Windows.
  [
    "During your opponent's next turn, the Defending Pokémon can't retreat.",
    '20',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'cannot', what: 'retreat' },
          on: 'defending',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "During your next turn, this Pokémon can't use Cinder.",
    '130',
    {
      after: [
        {
          do: 'place',
          modifier: { change: 'cannotUse', attack: 'Cinder' },
          on: 'self',
          window: 'duringOwnNextTurn',
        },
      ],
    },
  ],
  // What was spoken of before.
  [
    "Your opponent's Active Pokémon is now Poisoned. That Pokémon can't retreat during your opponent's next turn.",
    '',
    {
      after: [
        { do: 'afflict', on: 'defending', status: 'poison' },
        {
          do: 'place',
          modifier: { change: 'cannot', what: 'retreat' },
          on: 'defending',
          window: 'duringOpponentsNextTurn',
        },
      ],
    },
  ],
  [
    "Choose 1 of your opponent's Benched Pokémon. This attack does 30 damage to that Pokémon.",
    '',
    {
      after: [one(OPPONENT_BENCH), { do: 'damage', to: { bound: 'pokemon1' }, amount: 30, plain: true }],
    },
  ],
];

describe('a text means', () => {
  test.each(READ)('%s [%s]', (text, printed, meaning) => {
    expect(compile(text, printed)).toEqual({ effect: meaning });
  });

  test.each(READ)('the same once it is written again: %s [%s]', (text, printed) => {
    const first = compile(text, printed);
    if (!('effect' in first)) throw new Error(first.unread.words);
    const written = writeAttack(first.effect);
    expect(written).toBeDefined();
    expect(compile(written ?? '', printed)).toEqual(first);
  });
});

/** Two wordings that must not come to the same. */
const DIFFERENT: readonly (readonly [a: string, b: string])[] = [
  [
    'Flip 2 coins. If both of them are heads, draw a card.',
    'Flip 2 coins. If either of them is heads, draw a card.',
  ],
  ['Discard up to 2 Energy from this Pokémon.', 'Discard 2 Energy from this Pokémon.'],
  [
    "This attack does 20 damage to each of your opponent's Benched Pokémon.",
    "This attack does 20 damage to 1 of your opponent's Benched Pokémon.",
  ],
  [
    "Put 2 damage counters on your opponent's Active Pokémon.",
    "This attack does 20 damage to 1 of your opponent's Pokémon.",
  ],
  ['Emberling is now Asleep.', 'The Defending Pokémon is now Asleep.'],
  [
    "The Defending Pokémon can't attack during your opponent's next turn.",
    "Emberling can't attack during your next turn.",
  ],
  [
    "During your next turn, this Pokémon can't attack.",
    "During your next turn, this Pokémon can't use Cinder.",
  ],
  [
    "This attack does 10 damage to 1 of your opponent's Pokémon. This damage isn't affected by Resistance.",
    "This attack does 10 damage to 1 of your opponent's Pokémon. This damage isn't affected by Weakness.",
  ],
  ['Discard an Energy from this Pokémon.', 'Discard a Special Energy from this Pokémon.'],
  ['Discard an Energy from this Pokémon.', 'Discard all Energy from this Pokémon.'],
  ['Discard the top card of your deck.', "Discard the top card of your opponent's deck."],
  ['Discard an Energy from this Pokémon.', 'You may discard an Energy from this Pokémon.'],
  ['Heal 20 damage from each of your Pokémon.', 'Heal 20 damage from 1 of your Pokémon.'],
  [
    "During your opponent's next turn, the Defending Pokémon can't retreat.",
    "Until the end of your opponent's next turn, the Defending Pokémon can't retreat.",
  ],
];
test.each(DIFFERENT)('«%s» is not «%s»', (a, b) => {
  const [first, second] = [compile(a), compile(b)];
  expect('effect' in first && 'effect' in second).toBe(true);
  expect(first).not.toEqual(second);
});

/** Text, printed number, why it is not read, and the words that say where. */
const REFUSED: readonly (readonly [text: string, printed: string, why: string, words: string])[] = [
  ['Draw 2 cards and sing.', '', 'words', 'sing.'],
  // Two Pokémon were chosen: which is meant is not guessed.
  [
    "Choose 1 of your Benched Pokémon. Choose 1 of your opponent's Benched Pokémon. That Pokémon is Knocked Out.",
    '',
    'pronoun',
    'Choose 1 of your Benched Pokémon.',
  ],
  ['If heads, draw a card.', '', 'pronoun', 'If heads, draw a card.'],
  // The number beside the text says otherwise.
  ['Flip a coin. If heads, this attack does 20 more damage.', '30', 'symbol', 'Flip a coin.'],
  ['Flip 2 coins. This attack does 20 damage for each heads.', '30×', 'symbol', 'Flip 2 coins.'],
  ['Draw a card.', '30+', 'symbol', 'Draw a card.'],
  [
    "This attack's damage isn't affected by Resistance.",
    '',
    'symbol',
    "This attack's damage isn't affected by Resistance.",
  ],
  // Brackets that are no reminder.
  ['Draw a card. (Your opponent sings.)', '', 'words', 'sings.'],
];
test.each(REFUSED)('«%s» [%s] is refused: %s', (text, printed, why, words) => {
  expect(compile(text, printed)).toMatchObject({ why, unread: { words } });
});

test('what is refused lies where it says', () => {
  const text = 'Draw a card. Whistle twice. Draw a card.';
  const read = compile(text);
  if ('effect' in read) throw new Error('It was read.');
  expect(text.slice(read.unread.from, read.unread.to)).toBe(read.unread.words);
});

test('a name that is a word too is read as what the sentence needs', () => {
  const read = compile('Switch this Pokémon with 1 of your Benched Pokémon.');
  const effect: AttackEffect | undefined = 'effect' in read ? read.effect : undefined;
  expect(effect?.after?.at(-1)).toEqual({
    do: 'changePlaces',
    with: { bound: 'pokemon1' },
    doneTo: 'active',
  });
});
