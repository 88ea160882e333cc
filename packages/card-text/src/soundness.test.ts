/** The grammar against itself: what its own rules say is read, to one meaning, and what was read is written and read again. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileAbility,
  compileAttack,
  compileTrainer,
  type Unread,
  writeAbility,
  writeAttack,
  writeTrainer,
} from './compile.ts';
import type { Phrase, Wording } from './grammar/phrase.ts';
import { Reader, TooManyReadings } from './grammar/read.ts';
import { same } from './grammar/template.ts';
import { write } from './grammar/write.ts';
import { abilityText } from './language/abilities.ts';
import { attackText } from './language/attacks.ts';
import { energyText } from './language/energies.ts';
import { stayingText, trainerText } from './language/trainers.ts';
import type { PrintedDamage } from './meaning/assemble.ts';
import { CARDS, type Chance, phrasesIn, SOURCE, Speech } from './testing/samples.ts';

/** So many of each rule, more in the soak; and one rule of so many: each of them in the soak, and before a change of the grammar is handed in. */
const RUNS = Number(process.env.GRAMMAR_SAMPLES ?? 1);
const EVERY = Number(process.env.GRAMMAR_RULES_EVERY ?? 4);
/** Whole texts of each kind. */
const TEXTS = Number(process.env.GRAMMAR_TEXTS ?? 120);
/** By what a rule says, not by its place: a new rule leaves those that were chosen. */
const some = <R extends { readonly said: string }>(all: readonly R[]): readonly R[] =>
  all.filter(
    ({ said }) => [...said].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % EVERY === 0,
  );

const OF_POKEMON = new Speech('self');
const OF_TRAINERS = new Speech('this');
const rulesOf = (speech: Speech, ...roots: readonly Phrase<unknown>[]) =>
  phrasesIn(roots).flatMap((phrase) =>
    phrase.rules.flatMap((rule) =>
      rule.wordings
        .filter((wording) => speech.says(wording))
        .map((wording) => ({ phrase, rule, wording, speech, said: saidBy(phrase, wording) })),
    ),
  );
const ROOTS = [attackText, abilityText, trainerText, stayingText, energyText];
const PHRASES = phrasesIn(ROOTS);
const ofPokemon = rulesOf(OF_POKEMON, attackText, abilityText);
const known = new Set(ofPokemon.map(({ wording }) => wording));
const RULES = [
  ...ofPokemon,
  ...rulesOf(OF_TRAINERS, trainerText, stayingText, energyText).filter(({ wording }) => !known.has(wording)),
];
const writtenRules = RULES.filter(({ rule, wording }) => !rule.readsOnly && wording === rule.wordings[0]);

test('every rule can be said', () => {
  const said = new Set(RULES.map(({ wording }) => wording));
  expect(
    PHRASES.flatMap((phrase) =>
      phrase.rules
        .flatMap(({ wordings }) => wordings)
        .filter((wording) => !said.has(wording))
        .map((wording) => saidBy(phrase, wording)),
    ),
  ).toEqual([]);
});

function saidBy({ name }: Phrase<unknown>, wording: Wording): string {
  const said = wording.map((part) =>
    'word' in part
      ? part.word
      : 'slot' in part
        ? `‹${part.phrase.name}›`
        : `(${part.either.map((words) => words.join(' ')).join('|')})`,
  );
  return `${name}: ${said.join(' ')}`;
}
/** Any sequence of choices, drawn from one number: it shrinks to nothing useful, so the text itself is shown. */
const chances = fc.integer({ min: 1, max: 2 ** 31 - 2 }).map((seed): Chance => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state % below;
  };
});

/** Two rules say the same thing in two ways that do not matter, and the text that holds them is refused. */
const REFUSED_AS_TWO: readonly RegExp[] = [
  // A kind that is a card's, and one that is a Pokémon's.
  /ultra beast card/,
  // Whom «that Pokémon» means, said in two rules.
  /that pokémon is knocked out/,
  // Whom «it» means, the same way.
  /\b(?:from|on) it\b/,
  /, it (?:can't retreat|is now)/,
  // What was discarded, said of what came before and of the card that was named last.
  /\. flip a coin for each (?:energy )?card you discarded/,
  // Where it must be, asked of the answer and of what is done.
  /, if this pokémon is in the active spot ,/,
  // What each of them answers, and what one answer does to each of them.
  /^at any time between turns , put .* on each/,
  // «If you do» of the step before, and of what was named last.
  /\. if you do ,/,
  // A condition behind «may», which no Stadium says.
  /, that player may if /,
];
/** What is moved from a damaged Pokémon is moved from one that has damage counters. */
const SAID_TWICE = /\bdamage counter from 1 of your damaged pokémon\b/;
const mayBeTwo = (words: readonly string[]): boolean =>
  REFUSED_AS_TWO.some((two) => two.test(words.join(' ')));

/** Distinct meanings of all these words; nothing where they are too many to tell. */
function meaningsOf(
  speech: Speech,
  phrase: Phrase<unknown>,
  said: readonly string[],
): readonly unknown[] | undefined {
  const reading = speech.reading(said);
  try {
    return new Reader(reading)
      .read(phrase, 0)
      .filter(({ end }) => end === reading.words.length)
      .map(({ value }) => value);
  } catch (error) {
    if (error instanceof TooManyReadings) return undefined;
    throw error;
  }
}

test('no rule begins with its own phrase, which no reader would find', () => {
  const begins = (parts: Wording): readonly Phrase<unknown>[] => {
    const [first, ...others] = parts;
    if (first === undefined || 'word' in first) return [];
    if ('slot' in first) return [first.phrase];
    return first.either.some((words) => words.length === 0) ? begins(others) : [];
  };
  const reached = (from: Phrase<unknown>): ReadonlySet<Phrase<unknown>> => {
    const found = new Set<Phrase<unknown>>();
    const visit = (phrase: Phrase<unknown>): void => {
      for (const next of phrase.rules.flatMap(({ wordings }) => wordings.flatMap(begins)))
        if (!found.has(next)) {
          found.add(next);
          visit(next);
        }
    };
    visit(from);
    return found;
  };
  expect(PHRASES.filter((phrase) => reached(phrase).has(phrase)).map(({ name }) => name)).toEqual([]);
});

test.each(some(RULES))('$said is read, to one meaning', ({ speech, phrase, rule, wording }) => {
  fc.assert(
    fc.property(chances, (chance) => {
      const { words, value } = speech.ofRule(rule, wording, chance);
      const meanings = meaningsOf(speech, phrase, words);
      if (meanings === undefined) return;
      expect(
        meanings.some((meaning) => same(meaning, value)),
        words.join(' '),
      ).toBe(true);
      if (!mayBeTwo(words)) expect(meanings, words.join(' ')).toHaveLength(1);
    }),
    { numRuns: RUNS },
  );
});

test.each(some(writtenRules))('$said is written, and read again', ({ speech, phrase, rule, wording }) => {
  fc.assert(
    fc.property(chances, (chance) => {
      const { words, value } = speech.ofRule(rule, wording, chance, 'written');
      const written = write(phrase, value, (name, pronoun) => name === pronoun);
      if (written === undefined && SAID_TWICE.test(words.join(' '))) return;
      if (written === undefined) throw new Error(`Not written: ${words.join(' ')}`);
      const meanings = meaningsOf(speech, phrase, written);
      if (meanings !== undefined)
        expect(
          meanings.some((meaning) => same(meaning, value)),
          `${words.join(' ')} ⇒ ${written.join(' ')}`,
        ).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

const NUMBERS: readonly PrintedDamage[] = [
  { damage: 0, sign: '' },
  { damage: 30, sign: '+' },
  { damage: 10, sign: '×' },
  { damage: 30, sign: '-' },
];

type Read = { readonly effect: object; readonly written: string | undefined } | Unread;
type Kind = {
  readonly text: Phrase<unknown>;
  readonly speech: Speech;
  /** Beside each number that may stand there. */
  readonly ways: readonly ((text: string) => Read)[];
};
const KINDS: Readonly<Record<string, Kind>> = {
  attack: {
    text: attackText,
    speech: OF_POKEMON,
    ways: NUMBERS.map((printed) => (text: string) => {
      const read = compileAttack(text, printed, SOURCE, CARDS);
      return 'effect' in read ? { ...read, written: writeAttack(read.effect) } : read;
    }),
  },
  ability: {
    text: abilityText,
    speech: OF_POKEMON,
    ways: [
      (text) => {
        const read = compileAbility(text, SOURCE, CARDS);
        return 'effect' in read ? { ...read, written: writeAbility(read.effect) } : read;
      },
    ],
  },
  trainer: {
    text: trainerText,
    speech: OF_TRAINERS,
    ways: [
      (text) => {
        const read = compileTrainer([text], 'item', SOURCE, CARDS);
        return 'effect' in read ? { ...read, written: writeTrainer(read.effect)?.join('\n') } : read;
      },
    ],
  },
};

describe.each(Object.entries(KINDS))('whole texts of an %s', (_name, { text, speech, ways }) => {
  test('that compile are written, and compile to the same effect', () => {
    const counted = { compiled: 0, unwritten: 0 };
    fc.assert(
      fc.property(chances, (chance) => {
        const said = speech.of(text, chance).words.join(' ');
        for (const compile of ways) {
          const read = compile(said);
          if ('unread' in read) {
            if (read.why === 'unwritten') counted.unwritten += 1;
            continue;
          }
          counted.compiled += 1;
          expect(compile(read.written ?? ''), said).toMatchObject({ effect: read.effect });
        }
      }),
      { numRuns: TEXTS },
    );
    expect(counted.compiled).toBeGreaterThan(TEXTS / 10);
    // What is put together by chance may say what no rule writes; it is refused, and must stay rare.
    expect(counted.unwritten).toBeLessThan(counted.compiled / 4);
  });
});
