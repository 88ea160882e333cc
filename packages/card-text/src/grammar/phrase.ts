/** A phrase: one part of the language of cards, with rules that each say a text and what it means, read and written alike. */
import type { NameKind } from '../text/nameKinds.ts';
import { tokensOf } from '../text/tokens.ts';
import { holeFor, type Spread, same, spreadsOf, templateIndex } from './template.ts';

/** The text side of a rule. */
export type RulePart =
  | { readonly word: string }
  /** The first is written; all are read. */
  | { readonly either: readonly (readonly string[])[] }
  | { readonly slot: number; readonly phrase: Phrase<unknown> };

export type Wording = readonly RulePart[];

export type Rule = {
  /** What it reads; the first is what it writes. All have the same slots, in the same order. */
  readonly wordings: readonly [Wording, ...Wording[]];
  /** What it means, from what its slots mean. */
  readonly means: (...slots: readonly never[]) => unknown;
  /** The same with holes for the slots. */
  readonly template: unknown;
  readonly spreads: readonly Spread[];
  /** Another wording: a text of the product is written with the first one. */
  readonly readsOnly: boolean;
};

/** What reads and writes by itself: numbers, names. Words are folded, as `tokens.ts` leaves them. */
export type Terminal<T> = {
  readonly read: (text: Reading, at: number) => readonly Found<T>[];
  readonly write: (value: unknown) => readonly string[] | undefined;
  /** What is written where a rule's meaning leaves it open. */
  readonly usual?: readonly string[] | undefined;
  /** Whether it may begin with that word; absent: with any. */
  readonly mayBegin?: (word: string) => boolean;
  /** All that it reads, where that is a list. */
  readonly reads?: readonly (readonly string[])[];
};
export type Found<T> = { readonly value: T; readonly end: number };

/** A text that is being read. */
export type Reading = {
  readonly words: readonly string[];
  /** The same with their capitals. */
  readonly printed?: readonly string[];
  /** Names of cards and attacks that begin at a word: how many words, and what they name. */
  readonly namesAt: (at: number) => readonly NameFound[];
  /** Of the Pokémon that has the text, as cards that evolve from it call it. */
  readonly name?: string;
};
export type NameFound = {
  readonly name: string;
  readonly words: number;
  /**
   * Of the Pokémon that has the text, of the trainer or energy that has it, of one of its own attacks or abilities, of any other
   * card.
   */
  readonly of: 'self' | 'this' | 'own' | 'card';
  /** Of the cards of that name; empty where they are not known. */
  readonly kinds: readonly NameKind[];
};

/** A rule on its way: its first wording, and others for the same. */
type Saying<S extends readonly Phrase<unknown>[], T> = {
  or(text: TemplateStringsArray, ...slots: S): Saying<S, T>;
  means(means: Meaning<S, T>): Sayings<T>;
};

type Meaning<S extends readonly Phrase<unknown>[], T> = (
  ...slots: { readonly [I in keyof S]: S[I] extends Phrase<infer V> ? V : never }
) => T;

/** The wordings of one rule, each with its slots. */
type Texts<S> = readonly [
  said: readonly [TemplateStringsArray, S],
  ...or: (readonly [TemplateStringsArray, S])[],
];

/** One part of the language, as readers and writers see it. */
export interface Phrase<T> {
  readonly name: string;
  /** Means a list, and can be spread into others. */
  readonly isList: boolean;
  readonly terminal: Terminal<T> | undefined;
  readonly rules: readonly Rule[];
  /** Those that may begin with that word, in their order. */
  rulesFor(word: string): readonly Rule[];
  /** Those that may write that meaning, in their order. */
  rulesToWrite(value: unknown): readonly Rule[];
  /** Whether anything that it says may. */
  mayBegin(word: string): boolean;
}

/** The same, to which rules are added. */
export class Sayings<T> implements Phrase<T> {
  readonly name: string;
  readonly isList: boolean;
  readonly terminal: Terminal<T> | undefined;
  /** Rules that can begin with a word, and those that can begin with any: filled when first asked. */
  private byFirst: Map<string, readonly Rule[]> | undefined;
  private byMeaning: ((value: unknown) => readonly Rule[]) | undefined;
  private readonly known: Rule[] = [];
  /** Rules that are not asked for yet: all of them together take a quarter of a server's start. */
  private readonly said: (() => Rule)[] = [];

  constructor(name: string, { isList = false, terminal }: { isList?: boolean; terminal?: Terminal<T> } = {}) {
    this.name = name;
    this.isList = isList;
    this.terminal = terminal;
  }

  get rules(): Rule[] {
    if (this.said.length > 0) this.known.push(...this.said.splice(0).map((rule) => rule()));
    return this.known;
  }

  /**
   * One more thing that this phrase can say, in the words of the template: `(a|b)` reads either and writes the first, `[a]`
   * reads what it does not write, and so does every wording behind `or`. The rule that is said first is the one that is written.
   */
  says<const S extends readonly Phrase<unknown>[]>(text: TemplateStringsArray, ...slots: S): Saying<S, T> {
    return this.saying([[text, slots]], false);
  }

  /** What another rule says otherwise. */
  reads<const S extends readonly Phrase<unknown>[]>(text: TemplateStringsArray, ...slots: S): Saying<S, T> {
    return this.saying([[text, slots]], true);
  }

  private saying<S extends readonly Phrase<unknown>[]>(texts: Texts<S>, readsOnly: boolean): Saying<S, T> {
    return {
      or: (text, ...slots) => this.saying([...texts, [text, slots]], readsOnly),
      means: (means) => this.add(texts, means, readsOnly),
    };
  }

  private add<S extends readonly Phrase<unknown>[]>(
    texts: Texts<S>,
    means: Meaning<S, T>,
    readsOnly: boolean,
  ): this {
    this.said.push(() => {
      const [[first, slots], ...others] = texts;
      const holes = slots.map(({ isList }, slot) => holeFor<never>(slot, isList));
      const meaning = means as Rule['means'];
      const template = meaning(...holes);
      const wordings: Rule['wordings'] = [
        partsOf(first, slots),
        ...others.map(([text, itsSlots]) => partsOf(text, itsSlots)),
      ];
      return { wordings, means: meaning, template, spreads: spreadsOf(template), readsOnly };
    });
    this.byFirst = undefined;
    this.byMeaning = undefined;
    return this;
  }

  rulesToWrite(value: unknown): readonly Rule[] {
    this.byMeaning ??= templateIndex(this.rules.filter(({ readsOnly }) => !readsOnly));
    return this.byMeaning(value);
  }

  rulesFor(word: string): readonly Rule[] {
    this.byFirst ??= new Map();
    const known = this.byFirst.get(word);
    if (known !== undefined) return known;
    const found = this.rules.filter(({ wordings }) => wordings.some((wording) => mayBegin(wording, word)));
    this.byFirst.set(word, found);
    return found;
  }

  mayBegin(word: string): boolean {
    return this.terminal === undefined
      ? this.rulesFor(word).length > 0
      : (this.terminal.mayBegin?.(word) ?? true);
  }
}

/** A phrase that means a list, and can be spread into others. */
export const listPhrase = <T>(name: string): Sayings<readonly T[]> =>
  new Sayings<readonly T[]>(name, { isList: true });
export const phrase = <T>(name: string): Sayings<T> => new Sayings<T>(name);
/** What any of these says, the first of them first. */
export function either<T>(name: string, ...phrases: readonly Phrase<T>[]): Phrase<T> {
  const all = new Sayings<T>(name, { isList: phrases.every(({ isList }) => isList) });
  for (const each of phrases) all.says`${each}`.means((it) => it);
  return all;
}
export const terminal = <T>(name: string, reads: Terminal<T>): Phrase<T> =>
  new Sayings<T>(name, { terminal: reads });

/** A list of words that each mean one thing; of several texts for one thing the first is written. */
export function oneOf<T>(name: string, texts: readonly (readonly [text: string, value: T])[]): Phrase<T> {
  const known = texts.map(([text, value]) => ({ words: wordList(text), value }));
  const byFirst = new Map<string, typeof known>();
  for (const each of known) {
    const first = each.words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), each]);
  }
  return terminal<T>(name, {
    read: ({ words }, at) =>
      (byFirst.get(words[at] ?? '') ?? [])
        .filter(({ words: wanted }) => wanted.every((word, index) => words[at + index] === word))
        .map(({ words: { length }, value }) => ({ value, end: at + length })),
    write: (value) => known.find((each) => same(each.value, value))?.words,
    usual: known[0]?.words,
    reads: known.map(({ words }) => words),
    mayBegin: (word) => byFirst.has(word),
  });
}

function mayBegin(parts: Wording, word: string): boolean {
  for (const part of parts) {
    if ('word' in part) return part.word === word;
    if ('slot' in part) return part.phrase.mayBegin(word);
    if (part.either.some(([first]) => first === word)) return true;
    if (!part.either.some((words) => words.length === 0)) return false;
  }
  return true;
}

function partsOf(text: TemplateStringsArray, slots: readonly Phrase<unknown>[]): Wording {
  return text.flatMap((words, index) => {
    const phraseAt = slots[index];
    const slot: readonly RulePart[] = phraseAt === undefined ? [] : [{ slot: index, phrase: phraseAt }];
    return [...wordsOf(words), ...slot];
  });
}

const GROUP = /\(([^()]*)\)|\[([^\][]*)\]|([^()[\]]+)/g;
/** Templates are folded as the texts are; parentheses of the text are braces in both. */
const wordList = (text: string): readonly string[] => tokensOf(text).map(({ word }) => word);

function wordsOf(text: string): readonly RulePart[] {
  return [...text.matchAll(GROUP)].flatMap(([, either, optional, plain]): readonly RulePart[] => {
    if (either !== undefined) return [{ either: either.split('|').map(wordList) }];
    if (optional !== undefined) return [{ either: [[], ...optional.split('|').map(wordList)] }];
    return wordList(plain ?? '').map((word) => ({ word }));
  });
}
