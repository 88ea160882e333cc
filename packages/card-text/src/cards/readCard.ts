/** Reads whole cards: each text by the compiler of its kind, and whether the card plays by all of them. */
import type { EnergyMeaning, TextMeaning, TrainerMeaning } from '@pokesol/cards/official';
import type { TrainerKind } from '@pokesol/engine/official';
import {
  compileAbility,
  compileAttack,
  compileEnergy,
  compileTrainer,
  type Unread,
  writeAbility,
  writeAttack,
  writeEnergy,
  writeTrainer,
} from '../compile.ts';
import { TextAccount } from '../readingAccount.ts';
import { calledInLines, type Lexicon } from '../text/names.ts';
import { withoutReminders } from '../text/reminders.ts';
import { tokensOf } from '../text/tokens.ts';
import { lentAttacks } from './lentAttacks.ts';
import { type PrintedCard, type TextKind, type TextOnCard, textsOf } from './printed.ts';

/** `effect` is `null` of an attack that is a number and nothing else. `meaning`: a sentence of ours that says it; `''` where there is nothing to say. Of a shipped card it is not stored (`meaningOf`). */
export type LineReading = { readonly effect: TextMeaning | null; readonly meaning?: string } | Unread;

export type ReadLine = Pick<TextOnCard, 'kind' | 'text'> & {
  /** Of the attack or the ability; that of the card for the texts of trainers and energies. */
  readonly name: string;
  readonly read: LineReading;
};

export type PlayState = 'full' | 'part' | 'none';

/**
 * `full`: everything on the card is played, or there is nothing on it, as on basic energy; `part`: some of it, an attack that is a
 * number among that; `none`: nothing. What is there by name alone, without a text that says what it does, is not played.
 */
export function playState(played: number, all: number): PlayState {
  if (played === all) return 'full';
  return played === 0 ? 'none' : 'part';
}
export type PrintedCardReading = { readonly plays: PlayState; readonly lines: readonly ReadLine[] };

const TRAINERS: readonly (readonly [printed: string, kind: TrainerKind])[] = [
  ['Supporter', 'supporter'],
  ['Stadium', 'stadium'],
  ['Pokémon Tool F', 'toolF'],
  ['Pokémon Tool', 'tool'],
];
/** Trainers without a kind of their own, all of the first years, are played as Items (rule 3.5). */
export const trainerKindOf = ({ subtypes = [] }: Pick<PrintedCard, 'subtypes'>): TrainerKind =>
  TRAINERS.find(([printed]) => subtypes.includes(printed))?.[1] ?? 'item';

type Reader = (text: TextOnCard, cards: Lexicon, account?: TextAccount) => LineReading;

function said<T extends TextMeaning>(
  read: { readonly effect: T } | Unread,
  written: (effect: T) => string | undefined,
): LineReading {
  if ('unread' in read) return read;
  const { effect } = read;
  return { effect, meaning: written(effect) ?? '' };
}

const READERS: Readonly<Record<TextKind, Reader>> = {
  attack: ({ text, damage, source }, cards, account) =>
    said(compileAttack(text, damage, source, cards, account), writeAttack),
  ability: ({ text, source }, cards, account) =>
    said(compileAbility(text, source, cards, account), writeAbility),
  trainer: ({ source, card }, cards, account) => {
    const lent = lentAttacks(card, source, cards);
    return said(
      compileTrainer(card.rules ?? [], trainerKindOf(card), source, cards, lent, account),
      (meaning) => writeTrainer(meaning)?.join('\n'),
    );
  },
  energy: ({ source, card }, cards, account) =>
    said(compileEnergy(card.rules ?? [], source, cards, account), (meaning) =>
      writeEnergy(meaning)?.join('\n'),
    ),
};

/** One text, and what the compiler noted on its way. */
export const readWithAccount = (text: TextOnCard, cards: Lexicon): [LineReading, TextAccount] => {
  const account = new TextAccount();
  return [READERS[text.kind](text, cards, account), account];
};

const WRITERS: { readonly [Kind in TextKind]: (meaning: never) => string | undefined } = {
  attack: writeAttack,
  ability: writeAbility,
  trainer: (meaning: TrainerMeaning) => writeTrainer(meaning)?.join('\n'),
  energy: (meaning: EnergyMeaning) => writeEnergy(meaning)?.join('\n'),
};

/** The sentence of ours that says what a text of this kind means; `''` where no rule writes it, or there is nothing to say. */
export const meaningOf = (kind: TextKind, effect: TextMeaning | null): string =>
  // The compiler gives each kind of text its own kind of meaning.
  (effect === null ? undefined : WRITERS[kind](effect as never)) ?? '';

const IS_ALL_IN_BRACKETS = /^\(.*\)$/s;
/** An attack that is a number and nothing else, or that only repeats a rule: «(You can't use more than 1 GX attack in a game.)». */
export const isWithoutText = ({ text }: Pick<TextOnCard, 'text'>): boolean => {
  const said = text.trim();
  return said === '' || (IS_ALL_IN_BRACKETS.test(said) && withoutReminders(tokensOf(said)).length === 0);
};

/** Reads texts, each wording once where all cards that have it mean the same: thousands share theirs. */
export function readerOf(cards: Lexicon): (text: TextOnCard) => LineReading {
  const known = new Map<string, LineReading>();
  /** Wordings that mean something else on each card: «evolves from this Pokémon». */
  const ofEachCard = new Set<string>();
  return (text) => {
    if (isWithoutText(text))
      return isWholeWithout(text) ? { effect: null, meaning: '' } : withoutItsText(text);
    const wording = keyOf(text, namesIn(text));
    const onThisCard = keyOf(text, namesOf(text));
    const before = known.get(ofEachCard.has(wording) ? onThisCard : wording);
    if (before !== undefined) return before;
    const read = READERS[text.kind](text, cards);
    if (meansUnsaidName(read, text)) ofEachCard.add(wording);
    known.set(ofEachCard.has(wording) ? onThisCard : wording, read);
    return read;
  };
}

/** A number with a sign means something that only a text can say, and so does anything that is no attack. */
const isWholeWithout = ({ kind, damage }: TextOnCard): boolean => kind === 'attack' && damage.sign === '';

const withoutItsText = ({ text }: TextOnCard): Unread => ({
  unread: { from: 0, to: text.length, words: text },
  why: 'words',
});

const namesOf = ({ source }: TextOnCard): readonly string[] => [source.name, ...source.own];
const namesIn = (text: TextOnCard): readonly string[] =>
  namesOf(text).filter((name) => text.text.includes(tokensOf(name)[0]?.printed ?? name));

/** Whether the effect names the card, or what is on it, where the text does not. */
function meansUnsaidName(read: LineReading, text: TextOnCard): boolean {
  if (!('effect' in read)) return false;
  const said = namesIn(text);
  const effect = JSON.stringify(read.effect);
  return namesOf(text)
    .filter((name) => !said.includes(name))
    .some((name) => [name, calledInLines(name)].some((each) => effect.includes(JSON.stringify(each))));
}

function keyOf({ kind, text, damage, card }: TextOnCard, names: readonly string[]): string {
  // A trainer may lend what is printed beside its text.
  const beside = kind === 'trainer' ? card.attacks : [];
  return JSON.stringify([kind, text, damage, names, kind === 'attack' ? '' : card.subtypes, beside]);
}

/** One card after another, as many as there are. */
export function cardReader(cards: Lexicon): (card: PrintedCard) => PrintedCardReading {
  const read = readerOf(cards);
  return (card) => {
    const lines = textsOf(card).map(
      (text): ReadLine => ({ kind: text.kind, name: text.name, text: text.text, read: read(text) }),
    );
    const played = lines.filter((line) => 'effect' in line.read).length;
    return { plays: playState(played, lines.length), lines };
  };
}
