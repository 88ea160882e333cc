/** What may be played for practice: saved decks, pasted lists, theme decks, and what the other side has. */
import { asksForMore, type DeckFormat, formatById } from '@pokesol/decks';
import { THEME_DECKS, type ThemeDeck, themeDeckById } from '@pokesol/decks/themeDecks';
import type { CardJson, DeckSummaryJson, PracticeDeck, PracticeOpponent } from '@pokesol/protocol';
import { isLegalIn, takes, takesForPractice } from '../battle/data/index.ts';
import type { PastedList } from '../deck/index.ts';

/** A deck or a list that a side can have. */
export type Playable = {
  /** `deck:…`, `list:…` or `theme:…`. */
  readonly key: string;
  readonly name: string;
  /** «Tournament Legal», or how many of its cards are owned. */
  readonly words: string;
  readonly face: CardJson | undefined;
  readonly asked: PracticeDeck;
  readonly takenBy: (format: DeckFormat) => boolean;
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
  key: deckKeyOf(deck.id),
  name: deck.name,
  deckId: deck.id,
  asked: { deckId: deck.id },
  words: wordsOf(deck),
  face: deck.keyCards[0],
  takenBy: (format) => takesForPractice(formatById(format).rules, deck) && isLegalIn(format, deck),
});

const ofList = (list: PastedList): Playable => ({
  key: listKeyOf(list.id),
  name: list.name,
  face: list.face,
  list,
  words: 'a pasted list, in this browser',
  asked: { cards: [...list.lines] },
  takenBy: (format) => takesForPractice(formatById(format).rules, list) && isLegalIn(format, list),
});

/** A test of the shipped ones says which formats take it. */
const ofTheme = (theme: ThemeDeck): Playable => ({
  key: themeKeyOf(theme.id),
  name: theme.name,
  asked: { themeDeckId: theme.id },
  theme,
  words: `a theme deck of ${theme.setName}, ${theme.year}`,
  face: undefined,
  takenBy: (format) => theme.formats.includes(format),
});

/** «Tournament Legal», «practice: you own 12 of 60», or that it lacks something. */
function wordsOf(deck: DeckSummaryJson): string {
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

export const themeDecksIn = (format: DeckFormat): readonly ThemeDeck[] =>
  THEME_DECKS.filter(({ formats }) => formats.includes(format));

/**
 * The ways that a format leaves: trainers play decks of the first years, which formats of later sets need not take, and not of each are
 * there theme decks.
 */
export const waysIn = (format: DeckFormat): readonly Against[] =>
  AGAINST.filter(
    (each) =>
      !(each === 'trainer' && asksForMore(format)) &&
      !(each === 'theme' && themeDecksIn(format).length === 0),
  );

/**
 * The way asked for, if the format leaves it, or else the first with another deck than the player's; where there is none, the AI
 * plays the same.
 */
export function againstIn(
  format: DeckFormat,
  asked: Against,
  all: readonly Playable[],
  own: Playable | undefined,
): Against {
  const ways = waysIn(format);
  const hasDeck = (each: Against) =>
    each === 'trainer' ||
    choicesFor({ against: each, key: undefined }, all, format).some(({ key }) => key !== own?.key);
  return ways.find((each) => each === asked) ?? ways.find(hasDeck) ?? 'mirror';
}

/** The decks that can be chosen for it; of the theme decks the one that is chosen, since another is chosen in a window. */
export function choicesFor(
  { against, key }: Pick<OtherSide, 'against' | 'key'>,
  all: readonly Playable[],
  format: DeckFormat,
): readonly Playable[] {
  const theme = themeOf(key);
  if (against === 'theme')
    return theme?.takenBy(format) ? [theme] : themeDecksIn(format).slice(0, 1).map(ofTheme);
  return all.filter(
    ({ takenBy, list }) =>
      takenBy(format) && (against === 'list' ? list !== undefined : against === 'mine' && list === undefined),
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
