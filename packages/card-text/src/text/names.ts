/** Names that stand in texts: of the card itself, of its attacks and abilities, of other cards. */
import type { NameFound, Reading } from '../grammar/phrase.ts';
import { kindsOf, type NamedCard, type NameKind } from './nameKinds.ts';
import { type Token, tokensOf } from './tokens.ts';

type Known = {
  readonly words: readonly string[];
  readonly printed: string;
  readonly name: string;
  /** Of all cards of that name; none where nothing but the name is known. */
  readonly kinds: readonly NameKind[];
};

/** Names of cards by their first word. Made once for many texts. */
export type Lexicon = ReadonlyMap<string, readonly Known[]>;

/** Of cards, or of names alone. */
export function lexiconOf(cards: Iterable<string | NamedCard>): Lexicon {
  const kindsByName = new Map<string, Set<NameKind>>();
  for (const card of cards) {
    const name = typeof card === 'string' ? card : card.name;
    const kinds = kindsByName.get(name) ?? new Set();
    for (const kind of typeof card === 'string' ? [] : kindsOf(card)) kinds.add(kind);
    kindsByName.set(name, kinds);
  }
  const lexicon = new Map<string, Known[]>();
  for (const [name, kinds] of kindsByName) {
    const tokens = tokensOf(name);
    const [first] = tokens;
    if (first === undefined) continue;
    const known = { words: tokens.map(({ word }) => word), printed: first.printed, name, kinds: [...kinds] };
    lexicon.set(first.word, [...(lexicon.get(first.word) ?? []), known]);
  }
  return lexicon;
}

/**
 * The names that these texts may say, with their kinds, in a steady order: those of which each word stands somewhere in them. Two
 * lexicons that answer the same here read the texts alike.
 */
export function namesWithin(
  texts: readonly string[],
  cards: Lexicon,
): readonly (readonly [name: string, ...kinds: readonly NameKind[]])[] {
  const said = new Set(texts.flatMap((text) => tokensOf(text).map(({ word }) => word)));
  const isSaid = (word: string): boolean => said.has(word) || said.has(`${word}s`);
  const beginnings = new Set([...said].flatMap((word) => [word, word.replace(/s$/, '')]));
  return [...beginnings]
    .flatMap((first) => cards.get(first) ?? [])
    .filter(({ words }) => words.every(isSaid))
    .map(({ name, kinds }) => [name, ...[...kinds].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Of what kinds the cards of that name are; empty where they are not known. */
export const kindsOfName = (lexicon: Lexicon, name: string): readonly NameKind[] =>
  lexicon.get(tokensOf(name)[0]?.word ?? '')?.find((known) => known.name === name)?.kinds ?? [];

/** Whose text it is. */
export type Source = {
  readonly name: string;
  /** Of its attacks and abilities. */
  readonly own: readonly string[];
};

/** What is printed behind a name and left out where a text speaks of its own Pokémon. */
const LEFT_OUT = /(?: (?:δ|★|☆|LV\.X|\[[^\]]+\]|δ Delta Species))+$/u;
/** As cards that evolve from it call it. */
export const calledInLines = (name: string): string => name.replace(LEFT_OUT, '');
const selfNames = (name: string): readonly string[] => [
  name,
  name.replace(LEFT_OUT, ''),
  // A full stop that ends the sentence too.
  name.replace(/\.$/, ''),
  // «Mew Star» of «Mew ★».
  name.replace(/ [★☆](?: δ)?$/u, ' Star'),
  // «Unown A» of «Unown [A]».
  name.replace(/ \[([^\]]+)\]$/, ' $1'),
];

/** With a capital, and the same but for other capitals and for more than one of them. */
const isPrintedLike = (found: string, printed: string): boolean =>
  found[0] === printed[0] &&
  found.toLowerCase().replace(/s$/, '') === printed.toLowerCase().replace(/s$/, '');
const isWordOf = (found: string | undefined, word: string, isLast: boolean): boolean =>
  found === word || (isLast && found === `${word}s`);

/** `as`: what the card's own name stands for in its text, a Pokémon or a card that is none. */
export function readingOf(
  tokens: readonly Token[],
  source: Source,
  cards: Lexicon,
  as: 'self' | 'this' = 'self',
): Reading {
  const words = tokens.map(({ word }) => word);
  const own = lexiconOf(source.own);
  const self = lexiconOf(selfNames(source.name));
  const at = (lexicon: Lexicon, of: NameFound['of'], position: number): readonly NameFound[] => {
    const token = tokens[position];
    if (token === undefined) return [];
    const known = [...(lexicon.get(token.word) ?? []), ...(lexicon.get(token.word.replace(/s$/, '')) ?? [])];
    return known
      .filter(
        ({ words: named, printed }) =>
          isPrintedLike(token.printed, printed) &&
          named.every((word, index) =>
            isWordOf(words[position + index], word, index === named.length - 1 && of !== 'own'),
          ),
      )
      .map(({ name, words: { length }, kinds }) => ({ name, words: length, of, kinds }));
  };
  const namesAt = (position: number): readonly NameFound[] => {
    const found = [...at(self, as, position), ...at(own, 'own', position), ...at(cards, 'card', position)];
    return found;
  };
  // Nothing evolves from a card that is no Pokémon.
  const printed = tokens.map((token) => token.printed);
  return { words, printed, namesAt, ...(as === 'self' && { name: calledInLines(source.name) }) };
}
