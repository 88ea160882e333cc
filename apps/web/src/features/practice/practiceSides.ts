/** What may be played for practice: saved decks, pasted lists, theme decks, and what the other side has. */
import { THEME_DECKS, type ThemeDeck, themeDeckById } from '@pokesol/decks/themeDecks';
import type { AnyRules } from '@pokesol/engine/rule-sets';
import type { CardJson, DeckSummaryJson, PracticeDeck, PracticeOpponent } from '@pokesol/protocol';
import { takes, takesForPractice } from '../battle-data/rules.ts';
import type { PastedList } from '../deck/pastedLists.ts';

/** A deck or a list that a side can have. */
export type Playable = {
  /** `deck:…`, `list:…` or `theme:…`. */
  readonly key: string;
  readonly name: string;
  /** «Tournament Legal», or how many of its cards are owned. */
  readonly words: string;
  readonly face: CardJson | undefined;
  readonly asked: PracticeDeck;
  readonly takenBy: (rules: AnyRules) => boolean;
  /** Of a saved deck. */
  readonly deckId?: string;
  readonly list?: PastedList;
  readonly theme?: ThemeDeck;
};

export const deckKeyOf = (id: string): string => `deck:${id}`;
export const listKeyOf = (id: string): string => `list:${id}`;

const THEME_KEY = 'theme:';
export const themeKeyOf = (id: string): string => THEME_KEY + id;
/** The theme deck that a key names. */
export function themeOf(key: string | undefined): Playable | undefined {
  const deck = key?.startsWith(THEME_KEY) ? themeDeckById(key.slice(THEME_KEY.length)) : undefined;
  return deck && ofTheme(deck);
}

export function playables(
  decks: readonly DeckSummaryJson[],
  lists: readonly PastedList[],
): readonly Playable[] {
  return [...lists.map(ofList), ...decks.map(ofDeck)];
}

const ofDeck = (deck: DeckSummaryJson): Playable => ({
  ...{ key: deckKeyOf(deck.id), name: deck.name, deckId: deck.id, asked: { deckId: deck.id } },
  words: wordsOf(deck),
  face: deck.keyCards[0],
  takenBy: (rules) => takesForPractice(rules, deck),
});

const ofList = (list: PastedList): Playable => ({
  ...{ key: listKeyOf(list.id), name: list.name, face: list.face, list },
  words: 'a pasted list, in this browser',
  asked: { cards: [...list.lines] },
  takenBy: (rules) => takesForPractice(rules, list),
});

/** Any rules take it: a test of the shipped ones says so. */
export const ofTheme = (theme: ThemeDeck): Playable => ({
  ...{ key: themeKeyOf(theme.id), name: theme.name, asked: { themeDeckId: theme.id }, theme },
  words: `a theme deck of ${theme.setName}, ${theme.year}`,
  face: undefined,
  takenBy: () => true,
});

/** «Tournament Legal», «practice: you own 12 of 60», or that it lacks something. */
export function wordsOf(deck: DeckSummaryJson): string {
  if (takes('classic', deck) || takes('official', deck)) return 'Tournament Legal';
  const isForPractice = deck.isForPractice || deck.official.isForPractice;
  return isForPractice
    ? `practice: you own ${deck.ownedCards} of ${deck.totalCards}`
    : 'not sixty legal cards';
}

/** What the other side plays, as it is chosen. */
export const AGAINST = ['trainer', 'theme', 'mine', 'list', 'mirror', 'friend'] as const;
export type Against = (typeof AGAINST)[number];

export const AGAINST_NAMES: Readonly<Record<Against, string>> = {
  trainer: 'Trainers',
  theme: 'Theme decks',
  mine: 'Mine',
  list: 'A list',
  mirror: 'Mirror',
  friend: 'A friend',
};

export type OtherSide = {
  readonly against: Against;
  readonly trainerId: string;
  /** Of the chosen deck or list. */
  readonly key: string | undefined;
};

/** The decks that can be chosen for it; of the theme decks the one that is chosen, since another is chosen in a window. */
export function choicesFor(
  { against, key }: Pick<OtherSide, 'against' | 'key'>,
  all: readonly Playable[],
  rules: AnyRules,
): readonly Playable[] {
  const theme = themeOf(key);
  if (against === 'theme') return theme === undefined ? THEME_DECKS.slice(0, 1).map(ofTheme) : [theme];
  return all.filter(
    ({ takenBy, list }) =>
      takenBy(rules) && (against === 'list' ? list !== undefined : against === 'mine' && list === undefined),
  );
}

/** The deck that the AI is asked to play; `undefined` where none is chosen yet, or a friend plays. */
export function askedOf(
  { against, trainerId }: Pick<OtherSide, 'against' | 'trainerId'>,
  own: Playable,
  chosen: Playable | undefined,
): PracticeOpponent['deck'] | undefined {
  switch (against) {
    case 'trainer':
      return { trainerId };
    case 'mirror':
      return own.asked;
    case 'friend':
      return undefined;
    default:
      return chosen?.asked;
  }
}
