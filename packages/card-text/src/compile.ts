/** Reads the text of a card: one meaning, or the words that could not be read. */
import type { AbilityMeaning, EnergyMeaning, TrainerMeaning } from '@pokesol/cards/official';
import type { AttackEffect, AttackFacts, TrainerKind } from '@pokesol/engine/official';
import { swallowed } from './check/swallow.ts';
import type { Phrase, Reading } from './grammar/phrase.ts';
import { Reader, TooManyReadings } from './grammar/read.ts';
import { same } from './grammar/template.ts';
import { type Unwritten, write } from './grammar/write.ts';
import { abilityText } from './language/abilities.ts';
import { attackText } from './language/attacks.ts';
import { energyText } from './language/energies.ts';
import { putIn, takeOut } from './language/picks.ts';
import { stayingText, trainerText } from './language/trainers.ts';
import { assembleAbility, saidOf } from './meaning/abilities.ts';
import { assemble, Disagreement, type PrintedDamage, statements } from './meaning/assemble.ts';
import { plainOnBench, withoutPlain } from './meaning/bench.ts';
import { bind, mayBe, NoBinding, withoutBenchNames } from './meaning/bindings.ts';
import { asCame, asChosen } from './meaning/came.ts';
import { misplacedName } from './meaning/cardNames.ts';
import { assembleEnergy, energySaid } from './meaning/energies.ts';
import { asSome, inFull } from './meaning/inFull.ts';
import { assembleTrainer, stays, trainerSaid } from './meaning/trainers.ts';
import { asSaid } from './meaning/worthwhile.ts';
import { ReadingAccount, type TextAccount } from './readingAccount.ts';
import { dollLines, dollOf } from './text/dolls.ts';
import { inEnglish } from './text/english.ts';
import { kindsOfName, type Lexicon, readingOf, type Source } from './text/names.ts';
import { type OwnNames, withoutReminders } from './text/reminders.ts';
import { withoutRuleLines } from './text/ruleLines.ts';
import { saidToItsUser } from './text/secondPerson.ts';
import { type Token, tokensOf, withLastStops } from './text/tokens.ts';
import { ofAttached, ofPlayed } from './text/whoseText.ts';

/** Where in the printed text, and what stands there. */
export type Span = { readonly from: number; readonly to: number; readonly words: string };
export type Unread = {
  readonly unread: Span;
  /**
   * No rule; a pronoun without one thing to mean; a number beside it that says otherwise; two meanings; a word that left
   * nothing in the effect; a meaning that is not written and read again the same.
   */
  readonly why: 'words' | 'pronoun' | 'symbol' | 'ambiguous' | 'swallowed' | 'unwritten';
};
export type Compiled<T> = { readonly effect: T } | Unread;

export function compileAttack(
  text: string,
  printed: PrintedDamage,
  source: Source,
  cards: Lexicon,
  account?: TextAccount,
): Compiled<AttackEffect> {
  const read = (words: string) =>
    compile(attackText, words, source, cards, (parts) => assemble(parts, printed), account, printed.damage);
  return readAgain(text, read, writeAttack, attackWritten, account);
}

const attackWritten = (effect: AttackEffect, gaps?: Unwritten[]): string | undefined => {
  const words = writeNamed(
    attackText,
    putIn(withoutPlain(asSome(asChosen(statements(effect))))),
    mayBe,
    gaps,
  );
  return words === undefined ? undefined : inEnglish(words);
};
/** By a rule that names what it puts onto the Bench, or by «that Pokémon» behind one that does not. */
const writeNamed: typeof write = (phrase, value, may, gaps) =>
  write(phrase, value, may, gaps) ?? write(phrase, withoutBenchNames(value), may, gaps);

/** The text that means this; nothing where no rule writes it. */
export const writeAttack = writtenOnce((effect: AttackEffect) => attackWritten(effect));

/** No card prints half as much: 740 signs are the longest text of the public sets, and 160 words. */
const MOST_SIGNS = 2_000;
const MOST_TOKENS = 400;
const isTooLong = (text: string): boolean => text.length > MOST_SIGNS || tokensOf(text).length > MOST_TOKENS;
const unreadAsAWhole = (text: string, why: Unread['why']): Unread => ({
  unread: { from: 0, to: text.length, words: text },
  why,
});

/** «During your turn, …» without a number of times: only where the text has a limit of a game in brackets. */
const NO_LIMIT = /^During your turn,(?!.*1 VSTAR Power in a game)/s;

/** Some texts say of which kind a Pokémon is that another leaves to what is done to it. */
const saidOrInFull = <T>(): readonly ((meaning: T) => T)[] => [asSaid<T>, (all: T) => all];

const ATTACKED = /(?:damaged|Knocked Out) by .*the Defending Pok[eé]mon/s;

/** Abilities of every name: Pokémon Powers, Poké-Powers, Poké-Bodies, traits. */
export function compileAbility(
  text: string,
  source: Source,
  cards: Lexicon,
  account?: TextAccount,
): Compiled<AbilityMeaning> {
  if (isTooLong(text) || NO_LIMIT.test(text)) return unreadAsAWhole(text, 'words');
  return readAgain(
    // In the turn of the opponent the Defending Pokémon is the one that attacks.
    ATTACKED.test(text) ? text.replace(/the Defending (?=Pok[eé]mon)/g, 'the Attacking ') : text,
    (words) => compile(abilityText, words, source, cards, assembleAbility, account),
    writeAbility,
    abilityWritten,
    account,
  );
}

const abilityWritten = (meaning: AbilityMeaning, gaps?: Unwritten[]): string | undefined => {
  const words = saidOrInFull<AbilityMeaning>()
    .map((asked) => putIn(asSome(asChosen(withoutPlain(saidOf(asked(meaning)))))))
    .map((said) => writeNamed(abilityText, said, mayBe, gaps))
    .find((each) => each !== undefined);
  return words === undefined ? undefined : inEnglish(words);
};
export const writeAbility = writtenOnce((meaning: AbilityMeaning) => abilityWritten(meaning));

/** Trainers of every kind. Lines that only say the kind again are left out. */
export const compileTrainer = (
  lines: readonly string[],
  kind: TrainerKind,
  source: Source,
  cards: Lexicon,
  /** Printed on the card, which lends them. */
  attacks: readonly AttackFacts[] = [],
  account?: TextAccount,
): Compiled<TrainerMeaning> => {
  const text = lines.join('\n');
  if (isTooLong(text)) return unreadAsAWhole(text, 'words');
  const tokens = withoutReminders(...withOwnNames(text, source, 'this'));
  const { namesAt } = readingOf(tokens, source, cards, 'this');
  const kept = withoutRuleLines(tokens, namesAt);
  const doll = kind === 'item' ? dollOf(kept, readingOf(kept, source, cards, 'this').namesAt) : undefined;
  if (doll !== undefined) return { effect: { holds: [], doll } };
  const phrase = stays(kind) ? stayingText : trainerText;
  const read = (words: string) =>
    compile(phrase, words, source, cards, (said) => assembleTrainer(said, kind, attacks), account, 0, 'this');
  const written = (meaning: TrainerMeaning) => writeTrainer(meaning)?.join('\n');
  return readAgain(text, read, written, trainerWritten, account);
};

const trainerWritten = (meaning: TrainerMeaning, gaps?: Unwritten[]): readonly string[] | undefined => {
  if (meaning.doll !== undefined) return dollLines(meaning.doll);
  const phrase = meaning.effect === undefined ? stayingText : trainerText;
  const words = saidOrInFull<TrainerMeaning>()
    .map((asked) => writeNamed(phrase, putIn(asSome(asChosen(trainerSaid(meaning, asked)))), mayBe, gaps))
    .find((each) => each !== undefined);
  if (words === undefined) return undefined;
  return [inEnglish(meaning.effect === undefined ? ofAttached(words) : ofPlayed(words))];
};
export const writeTrainer = writtenOnce((meaning: TrainerMeaning) => trainerWritten(meaning));

/** Special energy. */
export const compileEnergy = (
  lines: readonly string[],
  source: Source,
  cards: Lexicon,
  account?: TextAccount,
): Compiled<EnergyMeaning> => {
  const read = (words: string) =>
    compile(energyText, words, source, cards, assembleEnergy, account, 0, 'this');
  const written = (meaning: EnergyMeaning) => writeEnergy(meaning)?.join('\n');
  return readAgain(lines.join('\n'), read, written, energyWritten, account);
};

const energyWritten = (meaning: EnergyMeaning, gaps?: Unwritten[]): readonly string[] | undefined => {
  const words = writeNamed(energyText, putIn(asSome(asChosen(energySaid(meaning)))), mayBe, gaps);
  return words === undefined ? undefined : [inEnglish(ofAttached(words))];
};
export const writeEnergy = writtenOnce((meaning: EnergyMeaning) => energyWritten(meaning));

/** A reader of a meaning wants its words next: they are written once for as long as the meaning lives. */
function writtenOnce<M extends object, W>(written: (meaning: M) => W): (meaning: M) => W {
  const known = new WeakMap<M, { readonly words: W }>();
  return (meaning) => {
    const before = known.get(meaning);
    if (before !== undefined) return before.words;
    const words = written(meaning);
    known.set(meaning, { words });
    return words;
  };
}

/** A meaning that the rules do not write, or write as something else, is none that they understand. */
function readAgain<T>(
  text: string,
  read: (words: string) => Compiled<T>,
  written: (effect: T) => string | undefined,
  tried: (effect: T, gaps: Unwritten[]) => unknown,
  account: TextAccount | undefined,
): Compiled<T> {
  if (isTooLong(text)) return unreadAsAWhole(text, 'words');
  const first = read(text);
  if ('unread' in first) return first;
  const words = written(first.effect);
  if (account !== undefined) account.written = words;
  if (words === text) return first;
  if (words !== undefined) {
    const second = read(words);
    if ('effect' in second && same(first.effect, second.effect)) return first;
    if (account !== undefined) account.again = second;
  } else if (account !== undefined) tried(first.effect, account.gaps);
  return unreadAsAWhole(text, 'unwritten');
}

/** The words of a text, and where among them it names its own card. */
function withOwnNames(text: string, source: Source, as: 'self' | 'this'): [readonly Token[], OwnNames] {
  const tokens = withLastStops(tokensOf(text), text);
  const { namesAt } = readingOf(tokens, source, NO_OTHERS, as);
  return [tokens, (at) => namesAt(at).flatMap(({ of, words }) => (of === as ? [words] : []))];
}
const NO_OTHERS: Lexicon = new Map();

/** Every way the whole text can be read, to one meaning. */
function compile<P, T extends object>(
  phrase: Phrase<P>,
  text: string,
  source: Source,
  cards: Lexicon,
  made: (parts: P) => T,
  account: TextAccount | undefined,
  /** The number beside the text; 0 for none. */
  printed = 0,
  ownName: 'self' | 'this' = 'self',
): Compiled<T> {
  const all = withoutReminders(...withOwnNames(text, source, ownName));
  const said =
    ownName === 'this'
      ? saidToItsUser(withoutRuleLines(all, readingOf(all, source, cards, ownName).namesAt))
      : all;
  // What a reminder in brackets stood before has no full stop of its own.
  const tokens = withLastStops(said, text);
  const reading = readingOf(tokens, source, cards, ownName);
  const noted = account === undefined ? undefined : new ReadingAccount(phrase, reading.words);
  if (noted !== undefined) account?.readings.push(noted);
  const reader = new Reader(reading, noted?.trail);
  const readings: P[] = [];
  try {
    for (const found of reader.read(phrase, 0))
      if (found.end === tokens.length) {
        readings.push(found.value);
        noted?.wholes.push(found);
      }
  } catch (error) {
    if (!(error instanceof TooManyReadings)) throw error;
    noted?.causes.push(`too many ways to read ⟨${error.message}⟩`);
    return { unread: spanOf(text, tokens, 0), why: 'ambiguous' };
  }
  if (readings.length === 0) return { unread: spanOf(text, tokens, reader.furthest), why: 'words' };
  const meanings = new Map<string, T>();
  let refused: Unread['why'] = 'pronoun';
  for (const read of readings) {
    try {
      const effect = made(asCame(inFull(plainOnBench(bind(takeOut(read))))));
      if (![...meanings.values()].some((known) => same(known, effect)))
        meanings.set(JSON.stringify(effect), effect);
    } catch (error) {
      if (error instanceof Disagreement) {
        refused = 'symbol';
        noted?.causes.push(`beside the printed number: ${error.message}`);
      } else if (error instanceof NoBinding)
        noted?.causes.push(`nothing fits the reference ${error.message}`);
      else throw error;
    }
  }
  const [only, ...others] = meanings.values();
  if (only === undefined) return { unread: spanOf(text, tokens, 0), why: refused };
  noted?.meanings.push(...meanings.values());
  if (others.length > 0) return { unread: spanOf(text, tokens, 0), why: 'ambiguous' };
  const misplaced = misplacedName(only, (name) => kindsOfName(cards, name));
  if (misplaced !== undefined) {
    noted?.causes.push(`${misplaced} is no card of the kind that is meant there`);
    return { unread: spanOf(text, tokens, placeOf(misplaced, reading)), why: 'words' };
  }
  const [lost, ...more] = swallowed(tokens, reading, only, printed);
  for (const each of lost === undefined ? [] : [lost, ...more])
    noted?.causes.push(`«${each.says}» left nothing in the meaning`);
  if (lost !== undefined) return { unread: wordsOf(text, lost.at), why: 'swallowed' };
  return { effect: only };
}

/** The word where that name begins. */
const placeOf = (name: string, { words, namesAt }: Reading): number =>
  Math.max(
    0,
    words.findIndex((_word, at) => namesAt(at).some((found) => found.name === name)),
  );

const wordsOf = (text: string, { from, to }: Token): Span => ({ from, to, words: text.slice(from, to) });

/** From the word where reading stopped to the end of its sentence. */
function spanOf(text: string, tokens: readonly Token[], at: number): Span {
  const first = tokens[Math.min(at, tokens.length - 1)];
  const end = tokens.findIndex(({ word }, index) => index >= at && word === '.');
  const last = tokens[end === -1 ? tokens.length - 1 : end];
  const [from, to] = [first?.from ?? 0, last?.to ?? text.length];
  return { from, to, words: text.slice(from, to) };
}
