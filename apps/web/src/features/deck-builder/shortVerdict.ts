/** A verdict on a deck as short as a label: what stands in the way most, or how much does. */
import { isBasicPokemon } from '@pokesol/cards';
import { countDeck, DECK_SIZE, type DeckLine } from '@pokesol/decks';
import { counted } from '../../platform/format.ts';

export function shortVerdict(errors: readonly string[], lines: readonly DeckLine[]): string {
  if (errors.length === 0) return 'legal';
  const { totalCards } = countDeck(lines);
  if (totalCards === 0) return 'no cards yet';
  if (!lines.some(({ card }) => isBasicPokemon(card))) return 'needs a Basic Pokémon';
  if (totalCards !== DECK_SIZE && errors.length === 1) return `${totalCards} of ${DECK_SIZE} cards`;
  return counted(errors.length, 'issue');
}
