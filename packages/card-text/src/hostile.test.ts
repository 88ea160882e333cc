/** Texts that no card prints: each is answered with a refusal that lies inside it, after a bounded number of tries. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileAbility, compileAttack, compileEnergy, compileTrainer, type Unread } from './compile.ts';
import type { Phrase } from './grammar/phrase.ts';
import { MOST_TRIES, Reader, TooManyReadings } from './grammar/read.ts';
import { abilityText } from './language/abilities.ts';
import { attackText } from './language/attacks.ts';
import { energyText } from './language/energies.ts';
import { trainerText } from './language/trainers.ts';
import { CARDS, SOURCE, Speech } from './testing/samples.ts';
import { tokensOf } from './text/tokens.ts';

const TEN_KB = 10_000;
const long = (piece: string): string => piece.repeat(Math.ceil(TEN_KB / piece.length));

const HOSTILE: Readonly<Record<string, string>> = {
  'one word': long('draw '),
  'one letter': long('a'),
  'one long number': long('9'),
  numbers: long('2 '),
  'a sentence without end': long('draw a card and '),
  'sentences without end': long('flip a coin. '),
  'conditions without end': long('if heads, '),
  'choices without end': long('you may '),
  'parentheses that open': long('('),
  'parentheses in parentheses': `${'('.repeat(TEN_KB / 2)}${')'.repeat(TEN_KB / 2)}`,
  'parentheses around words': long('(draw a card.) '),
  'full stops': long('.'),
  'signs of no language': long('\u0000\u200b\ufffd\u202e'),
  'halves of characters': long('\ud83d'),
  'names of cards': long('Emberling '),
  'types without end': long('Fire'),
  'words of objects': long('__proto__ constructor toString '),
  'every kind of space': long('\n\t\u00a0\u3000'),
  nothing: '',
  'half a sentence': 'Flip a coin. If heads, the',
  'the second half': 'damage to each of your opponent’s Benched',
  'a sentence after one that is read': 'Draw 2 cards. Whistle.',
};

const NO_DAMAGE = { damage: 0, sign: '' } as const;

/** So many odd texts of each kind; ten thousand in the soak. */
const ODD = Number(process.env.ODD_TEXTS ?? 150);
const SENTENCES: readonly string[] = [
  'Flip a coin. If heads, this attack does 20 more damage.',
  'Search your deck for up to 2 Basic Pokémon and put them onto your Bench. Then, shuffle your deck.',
  'As long as Emberling is your Active Pokémon, your opponent’s Pokémon can’t retreat.',
  'Once during your turn (before your attack), you may draw a card. This power can’t be used if Emberling is Asleep.',
  'Attach this card to 1 of your Pokémon. It provides Colorless Energy only while it is attached to Mosswing.',
];
const WORDS = SENTENCES.flatMap((sentence) => sentence.split(' '));
const FOREIGN = [
  'Piochez 2 cartes.',
  'Ziehe 2 Karten.',
  'カードを2枚引く。',
  'اسحب بطاقتين',
  'Вытяните 2 карты.',
  '抽两张牌',
  '🔥🔥',
];
const MOST_LONG = 10_000;

const word = fc.constantFrom(...WORDS, ...FOREIGN);
const inBrackets = fc
  .tuple(
    fc.constantFrom('(', ')', '()', ')(', '[(', '{', '(Damage is not an effect.)'),
    fc.integer({ min: 1, max: 5_000 }),
  )
  .map(([sign, times]) => sign.repeat(times));
const ODD_TEXTS = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(word, { maxLength: 60 }).map((all) => all.join(' ')),
  // Half a sentence, or two halves.
  fc
    .tuple(
      fc.constantFrom(...SENTENCES),
      fc.constantFrom(...SENTENCES),
      fc.nat({ max: 80 }),
      fc.nat({ max: 80 }),
    )
    .map(([one, other, to, from]) => one.slice(0, to) + other.slice(from)),
  fc.constantFrom(...FOREIGN),
  fc
    .tuple(word, fc.integer({ min: 1, max: MOST_LONG }))
    .map(([one, times]) => `${one} `.repeat(times).slice(0, MOST_LONG)),
  inBrackets,
  fc.tuple(fc.constantFrom(...SENTENCES), inBrackets).map(([sentence, brackets]) => sentence + brackets),
);

const KINDS: Readonly<Record<string, (text: string) => object | Unread>> = {
  attack: (text) => compileAttack(text, { damage: 30, sign: '' }, SOURCE, CARDS),
  ability: (text) => compileAbility(text, SOURCE, CARDS),
  trainer: (text) => compileTrainer([text], 'item', SOURCE, CARDS),
  energy: (text) => compileEnergy([text], SOURCE, CARDS),
};

describe.each(Object.entries(KINDS))('an %s', (_kind, compile) => {
  test.each(Object.entries(HOSTILE))('of %s is refused', (_what, text) => {
    const read = compile(text);
    if (!('unread' in read)) throw new Error(`It means ${JSON.stringify(read).slice(0, 200)}`);
    const { from, to, words } = read.unread;
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from).toBeLessThanOrEqual(to);
    expect(text.slice(from, to)).toBe(words);
  });

  test('of anything at all is answered', () => {
    fc.assert(
      fc.property(ODD_TEXTS, (text) => {
        const read = compile(text);
        if ('unread' in read) expect(text.slice(read.unread.from, read.unread.to)).toBe(read.unread.words);
        else expect(read).toHaveProperty('effect');
      }),
      { numRuns: ODD },
    );
  });
});

test('a sentence is read however its signs are encoded', () => {
  const plain = compileAttack(
    "Discard an Energy from 1 of your opponent's Benched Pokémon.",
    NO_DAMAGE,
    SOURCE,
    CARDS,
  );
  expect(plain).toHaveProperty('effect');
  for (const text of [
    "Discard an Energy from 1 of your opponent's Benched Poke\u0301mon.",
    'Discard an Energy from 1 of your opponent\u02bcs Benched Pokémon.',
    'Discard an En\u00adergy from 1\u00a0of your opponent’s Benched Pokémon\u200b.',
    'Discard an Energy from one of your opponent’s Benched Pokémon',
    'Ｄｉｓｃａｒｄ an Energy from １ of your opponent’s Benched Pokémon.',
  ])
    expect(compileAttack(text, NO_DAMAGE, SOURCE, CARDS)).toEqual(plain);
});

test.each([
  ['a raised digit', 'Draw 2² cards.'],
  ['a fraction', 'Draw ½ cards.'],
  ['another direction of writing', 'Draw \u202e2 cards.'],
  ['three full stops', 'Draw 2 cards…'],
])('%s is no sign of a card', (_what, text) => {
  expect(compileAttack(text, NO_DAMAGE, SOURCE, CARDS)).toHaveProperty('unread');
});

test('a text of a thousand words is refused before it is read', () => {
  expect(compileAttack('Draw 2 cards. '.repeat(250), NO_DAMAGE, SOURCE, CARDS)).toMatchObject({
    why: 'words',
  });
  expect(compileTrainer(Array(250).fill('Draw 2 cards.'), 'item', SOURCE, CARDS)).toMatchObject({
    why: 'words',
  });
});

const ROOTS: Readonly<Record<string, Phrase<unknown>>> = {
  attack: attackText,
  ability: abilityText,
  trainer: trainerText,
  energy: energyText,
};
test.each(Object.entries(HOSTILE))('reading %s takes a bounded number of tries', (_what, text) => {
  for (const root of Object.values(ROOTS)) {
    const reader = new Reader(new Speech('self').reading(tokensOf(text).map(({ printed }) => printed)));
    try {
      reader.read(root, 0);
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyReadings);
    }
    expect(reader.tries).toBeLessThanOrEqual(MOST_TRIES + 1);
  }
});
