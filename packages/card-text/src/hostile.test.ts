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
    const words = fc.constantFrom(
      ...[
        'flip',
        'a',
        'coin',
        '.',
        'if',
        'heads',
        ',',
        'draw',
        '2',
        'cards',
        'may',
        'you',
        '(',
        ')',
        'Emberling',
        'until',
      ],
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = compile(text);
        if ('unread' in read) expect(text.slice(read.unread.from, read.unread.to)).toBe(read.unread.words);
        else expect(read).toHaveProperty('effect');
      }),
    );
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
