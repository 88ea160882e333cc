/** Lists the free starter pack: sixty Base set cards that make one legal deck of fire and lightning, and what it held before. */
import { asSetId, type CardId, cardIdOf } from '@pokesol/cards';

export type DeckEntry = { readonly cardId: CardId; readonly quantity: number };

// Named here, not taken from the catalogue, so that a page can offer the deck without loading the whole set.
const BASE_SET = asSetId('base1');

const entry = (quantity: number, number: number): DeckEntry => ({
  cardId: cardIdOf(BASE_SET, number),
  quantity,
});

/** What the deck is called that the free pack saves. */
export const STARTER_DECK_NAME = 'Starter Deck';

/** As the product first had it. */
export const FIRST_STARTER_DECK: readonly DeckEntry[] = [
  entry(4, 46), // Charmander
  entry(2, 24), // Charmeleon
  entry(3, 28), // Growlithe
  entry(1, 23), // Arcanine
  entry(2, 60), // Ponyta
  entry(4, 58), // Pikachu
  entry(1, 14), // Raichu
  entry(3, 67), // Voltorb
  entry(1, 21), // Electrode
  entry(1, 20), // Electabuzz
  entry(3, 91), // Bill
  entry(1, 88), // Professor Oak
  entry(2, 94), // Potion
  entry(2, 95), // Switch
  entry(1, 92), // Energy Removal
  entry(1, 93), // Gust of Wind
  entry(1, 84), // PlusPower
  entry(14, 98), // Fire Energy
  entry(13, 100), // Lightning Energy
];

const SECOND_STARTER_DECK: readonly DeckEntry[] = [
  entry(4, 28), // Growlithe
  entry(2, 60), // Ponyta
  entry(3, 46), // Charmander
  entry(4, 27), // Farfetch'd
  entry(2, 20), // Electabuzz
  entry(2, 58), // Pikachu
  entry(3, 91), // Bill
  entry(1, 88), // Professor Oak
  entry(4, 93), // Gust of Wind
  entry(4, 94), // Potion
  entry(2, 92), // Energy Removal
  entry(2, 81), // Energy Retrieval
  entry(16, 98), // Fire Energy
  entry(11, 100), // Lightning Energy
];

// Only basic Pokémon, as no other can be played by the Classic rules, and those whose first attack matters: seventeen make
// a hand without one rare (one in twelve) and still let a side run out of Pokémon before it runs out of cards. One is
// holographic, with which the pack's reveal ends: the one that changes a newcomer's battles least (ADR 0036).
export const STARTER_DECK: readonly DeckEntry[] = [
  entry(1, 7), // Hitmonchan
  entry(4, 28), // Growlithe
  entry(2, 60), // Ponyta
  entry(3, 46), // Charmander
  entry(4, 27), // Farfetch'd
  entry(1, 20), // Electabuzz
  entry(2, 58), // Pikachu
  entry(3, 91), // Bill
  entry(1, 88), // Professor Oak
  entry(4, 93), // Gust of Wind
  entry(4, 94), // Potion
  entry(2, 92), // Energy Removal
  entry(2, 81), // Energy Retrieval
  entry(15, 98), // Fire Energy
  entry(10, 100), // Lightning Energy
  entry(2, 97), // Fighting Energy, which Hitmonchan asks for in the printed game
];

/**
 * All that the free pack ever held, the oldest first: wallets own the sixty cards of their claim, and no others. A change
 * of the deck adds to it.
 */
export const STARTER_DECKS: readonly (readonly DeckEntry[])[] = [
  FIRST_STARTER_DECK,
  SECOND_STARTER_DECK,
  STARTER_DECK,
];

/** The deck's cards one by one, sixty ids: what the free pack hands out. */
export const starterPackCards = (): CardId[] =>
  STARTER_DECK.flatMap(({ cardId, quantity }) => Array.from({ length: quantity }, () => cardId));
