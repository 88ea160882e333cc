/** Lists the free starter pack: sixty Base set cards that make one legal deck of fire and lightning. */
import { asSetId, type CardId, cardIdOf } from '@pokesol/cards';

export type DeckEntry = { readonly cardId: CardId; readonly quantity: number };

// Named here, not taken from the catalogue, so that a page can offer the deck without loading the whole set.
const BASE_SET = asSetId('base1');

const entry = (quantity: number, number: number): DeckEntry => ({
  cardId: cardIdOf(BASE_SET, number),
  quantity,
});

/** Deck name shown in the deck builder. */
export const STARTER_DECK_NAME = 'Starter deck';

// Seventeen basic Pokémon make a hand without one rare (one in twelve), and each type has one line to grow. The only
// holographic card is Raichu: free packs must not make the sought-after cards of the paid ones cheap.
export const STARTER_DECK: readonly DeckEntry[] = [
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

/** The deck's cards one by one, sixty ids: what the free pack hands out. */
export const starterPackCards = (): CardId[] =>
  STARTER_DECK.flatMap(({ cardId, quantity }) => Array.from({ length: quantity }, () => cardId));
