/** The decks that battles are measured with: those of the benches, that of every newcomer, those of the campaign. */

import { ROSTER, trainerDeckCards } from '@pokesol/campaign';
import { deckFacts } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import { STARTER_DECK } from '@pokesol/decks';
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import type { CardFacts } from '@pokesol/engine';

export type NamedDeck = { readonly name: string; readonly cards: readonly CardFacts[] };

/** Throws RangeError on a card that nobody printed. */
export const starterDeck = (): readonly CardFacts[] =>
  deckFacts(
    STARTER_DECK.flatMap(({ cardId, quantity }) => {
      const card = cardById(cardId);
      if (card === undefined) throw new RangeError(`The starter deck holds ${cardId}, which nobody printed`);
      return Array.from({ length: quantity }, () => card);
    }),
  );

export const BENCH_DECKS: readonly NamedDeck[] = BATTLE_DECK_NAMES.map((name) => ({
  name,
  cards: battleDeckFacts(name),
}));

export const otherDecks = (): readonly NamedDeck[] => [
  { name: 'starter', cards: starterDeck() },
  ...ROSTER.map(({ name, deck }) => ({ name, cards: deckFacts(trainerDeckCards(deck)) })),
];
