/** Whatever word is dropped on the way to an effect is found: each sentence reads, and with a part of its effect taken away it does not. */
import { describe, expect, test } from 'vitest';
import { compileAttack } from '../compile.ts';
import type { PrintedDamage } from '../meaning/assemble.ts';
import { lexiconOf, readingOf, type Source } from '../text/names.ts';
import { tokensOf } from '../text/tokens.ts';
import { MARKERS } from './markers.ts';
import { swallowed } from './swallow.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Cinder Each', 'Second Blow'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing']);
const NONE: PrintedDamage = { damage: 0, sign: '' };

function effectOf(text: string, printed: PrintedDamage = NONE): object {
  const read = compileAttack(text, printed, SOURCE, CARDS);
  if ('effect' in read) return read.effect;
  throw new Error(`${read.why}: ${read.unread.words}`);
}
const lostOf = (text: string, effect: object, damage = 0): readonly string[] => {
  const tokens = tokensOf(text);
  return swallowed(tokens, readingOf(tokens, SOURCE, CARDS), effect, damage).map(({ says }) => says);
};
const changed = (effect: object, from: string | RegExp, to: string): object => {
  const before = JSON.stringify(effect);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return JSON.parse(after);
};

/** Text, what is done to its effect, and the word that has nothing left. */
const DROPPED: readonly (readonly [text: string, from: string | RegExp, to: string, lost: string])[] = [
  [
    "Flip a coin. If heads, your opponent's Active Pokémon is now Asleep.",
    /"do":"if","is":\{[^}]*\},"yes":\[(.*)\]\}/,
    '"do":"may","yes":[$1]}',
    'if',
  ],
  ['You may draw 2 cards.', /\{"do":"may","yes":\[(\{[^}]*\})\]\}/, '$1', 'may'],
  ['Discard up to 2 Energy from this Pokémon.', '"min":0', '"min":2', 'up to'],
  [
    "This attack does 20 damage to each of your opponent's Pokémon.",
    '{"whose":"opponent","place":"inPlay"}',
    '"defending"',
    'each',
  ],
  ['Draw a card for each of your Benched Pokémon.', /\{"count":\{[^}]*\}\}/, '1', 'for each'],
  ['Flip a coin until you get tails. Draw a card for each heads.', '"untilTails":true,', '', 'until'],
  [
    "During your opponent's next turn, this Pokémon takes 20 less damage from attacks.",
    'duringOpponentsNextTurn',
    'whileInPlay',
    'during',
  ],
  [
    "During your opponent's next turn, the Defending Pokémon can't retreat.",
    '"change":"cannot","what":"retreat"',
    '"change":"retreat","by":1',
    "can't",
  ],
  ["Discard a random card from your opponent's hand.", '"random":true', '"min":1', 'random'],
  ["Heal 20 damage from your opponent's Active Pokémon.", '"defending"', '"self"', 'active'],
  ['Put 3 damage counters on the Defending Pokémon.', '"counters":3', '"counters":4', '3'],
  ['Attach a Fire Energy card from your hand to 1 of your Benched Pokémon.', '"Fire"', '"Water"', 'fire'],
  ['The Defending Pokémon is now Confused.', '"confusion"', '"sleep"', 'confused'],
  [
    'Search your deck for a Basic Pokémon and put it onto your Bench. Then, shuffle your deck.',
    '"stages":["basic"]',
    '"kind":"pokemon"',
    'basic',
  ],
  [
    'Discard a Special Energy from the Defending Pokémon.',
    /,"where":\{"specialEnergy":true\}/,
    '',
    'special',
  ],
];

describe('a part that is taken away', () => {
  test.each(DROPPED)('%s', (text, from, to, lost) => {
    const effect = effectOf(text);
    expect(lostOf(text, effect)).toEqual([]);
    expect(lostOf(text, changed(effect, from, to))).toContain(lost);
  });

  test('is found where another like it is left', () => {
    const text = 'Flip a coin. If heads, draw a card. Flip a coin. If heads, draw 2 cards.';
    expect(
      lostOf(text, {
        after: [
          { do: 'if', yes: [{ do: 'draw', cards: 2 }] },
          { do: 'flip', as: 'heads' },
        ],
      }),
    ).toEqual(['if']);
  });
});

describe('words that ask for nothing', () => {
  test('are those of a listed reminder', () => {
    const text =
      "This attack does 20 damage to 1 of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)";
    expect(lostOf(text, effectOf(text))).toEqual([]);
    expect(lostOf("Draw 2 cards. (Unless you don't.)", effectOf('Draw 2 cards.'))).toEqual([
      'unless',
      "don't",
    ]);
  });

  test('are those of a name that stands in the effect', () => {
    const text = "During your next turn, this Pokémon can't use Cinder Each.";
    expect(lostOf(text, effectOf(text))).toEqual([]);
    expect(lostOf(text, changed(effectOf(text), 'Cinder Each', 'Second Blow'))).toEqual(['each']);
  });
});

test('the printed number may be said again', () => {
  const text = 'Flip a coin. If heads, this attack does 20 damage plus 30 more damage.';
  const effect = effectOf(text, { damage: 20, sign: '+' });
  expect(lostOf(text, effect, 20)).toEqual([]);
});

/** «Also» is said beside anything that is done, what is done is done after the damage, and cards are «2 more» too. */
const ASKS_LITTLE: ReadonlySet<string> = new Set(['also', 'after doing damage', 'after your attack', 'more']);
const ASKING = MARKERS.flatMap(({ says }) => says).filter((word) => !ASKS_LITTLE.has(word));
test.each(ASKING)('«%s» is found where a draw is all that is left', (word) => {
  const [lost, ...others] = lostOf(`Draw 2 cards ${word}`, { after: [{ do: 'draw', cards: 2 }] });
  expect(lost).toBe(word);
  // A word of the phrase may be a noun besides.
  expect(others.every((other) => word.includes(other))).toBe(true);
});
