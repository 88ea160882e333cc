/** A card as the deck rules see it, taken from the card as it travels; the card itself comes along for the screens. */
import type { DeckLine, DeckTextCard } from '@pokesol/decks';
import type { CardJson, DeckJson, DeckLineJson, UserCard } from '@pokesol/protocol';

/** `json` is the same card, whole: what a picture or a dialog needs. */
export type DeckCardFactsOf = DeckTextCard & { readonly json: CardJson };
export type BuilderLine = DeckLine<DeckCardFactsOf>;

// A card does not carry its set's short code, and the catalogue that does would weigh more than the screen.
const SET_CODES: Readonly<Record<string, string>> = { base1: 'BS', sv3pt5: 'MEW' };

const kept = new WeakMap<CardJson, DeckCardFactsOf>();

/** The same answer for the same object, so that lines can be compared and remembered. */
export function deckCardOf(json: CardJson): DeckCardFactsOf {
  const before = kept.get(json);
  if (before !== undefined) return before;
  const { id, name, hp, attacks, cardNumber, attributes, set } = json;
  const { supertype, subtypes, types, evolvesFrom, regulationMark } = attributes;
  const card = {
    id,
    name,
    supertype,
    subtypes,
    types,
    evolvesFrom,
    hp,
    attacks,
    setId: set.id,
    setName: set.name,
    setCode: SET_CODES[set.id],
    regulationMark,
    cardNumber,
    json,
  };
  kept.set(json, card);
  return card;
}

export const linesOfDeck = (deck: Pick<DeckJson, 'cards'>): BuilderLine[] =>
  deck.cards.map(({ card, quantity }) => ({ card: deckCardOf(card), quantity }));

export const linesOfCollection = (cards: readonly UserCard[]): BuilderLine[] =>
  cards.map(({ card, quantity }) => ({ card: deckCardOf(card), quantity }));

/** What a save sends. */
export const linesToSend = (lines: readonly DeckLine[]): DeckLineJson[] =>
  lines.map(({ card, quantity }) => ({ cardId: card.id, quantity }));
