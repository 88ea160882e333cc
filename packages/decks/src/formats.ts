/** Says of a deck whether the printed game takes it, why not, and which of its cards that game does not play in full. */
import type { DeckLine } from './deck.ts';
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
};

/** Page and server ask this alone whether a deck may begin a battle of the printed game. */
export function officialFindings(
  lines: readonly DeckLine[],
  { owned, playsInFull = () => true }: OfficialDeckRules = {},
): OfficialFindings {
  const { isValid, isForPractice, errors } = validateDeck(lines, { owned, format: 'official' });
  const unread = lines.filter(({ card }) => !playsInFull(card.id)).map(({ card }) => card.name);
  return { isLegal: isValid, isForPractice, errors, unread: [...new Set(unread)] };
}
