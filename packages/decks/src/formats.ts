/** Says of a deck whether the printed game or one of its formats takes it, why not, and which of its cards do not play in full. */
import { canonicalJson } from '@pokesol/engine';
import type { DeckLine } from './deck.ts';
import { DECK_FORMATS, type DeckFormat, type FormatFacts } from './formatList.ts';
import { type DeckRules, validateDeck } from './validateDeck.ts';

export type OfficialFindings = {
  readonly isLegal: boolean;
  /** Whether practice takes it, for which no card need be owned. */
  readonly isForPractice: boolean;
  /** The rules it breaks, as sentences. */
  readonly errors: readonly string[];
  /** Names of cards that do not play all that is printed on them, each once: a warning, and never an error. */
  readonly unread: readonly string[];
};

export type OfficialDeckRules = Pick<DeckRules, 'owned'> & {
  /** Whether all that is printed on the card is played; absent, all cards are taken for such. */
  readonly playsInFull?: ((cardId: string) => boolean) | undefined;
  /** A format of the printed game; absent, all cards. */
  readonly format?: DeckFormat | undefined;
};

/** Page and server ask this alone whether a deck may begin a battle of the printed game. */
export function officialFindings(
  lines: readonly DeckLine[],
  { owned, playsInFull = () => true, format = 'official' }: OfficialDeckRules = {},
): OfficialFindings {
  const { isValid, isForPractice, errors } = validateDeck(lines, { owned, format });
  const unread = lines.filter(({ card }) => !playsInFull(card.id)).map(({ card }) => card.name);
  return { isLegal: isValid, isForPractice, errors, unread: [...new Set(unread)] };
}

/** The formats that take a deck, in their order; whether its cards are owned is not asked. */
export const formatsTaking = (lines: readonly DeckLine[]): readonly DeckFormat[] =>
  DECK_FORMATS.flatMap(({ id }) => (validateDeck(lines, { format: id }).isValid ? [id] : []));

/** What the hash of a format is taken of: all that decides about decks, in one spelling, without what it is called. */
export const formatPreimage = ({ name: _, about: __, ...decides }: FormatFacts): string =>
  canonicalJson(decides);
