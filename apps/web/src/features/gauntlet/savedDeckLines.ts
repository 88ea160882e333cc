/** Writes the tried list to a saved deck, or the former one back, where the deck still holds what it should. */
import { isSameList, type ListLine } from '@pokesol/ai/gauntlet';
import { useQueryClient } from '@tanstack/react-query';
import { decksKey, fetchDeck, saveDeck } from '../deck/index.ts';
import { type GauntletRun, SAVED_DECK } from './gauntletRun.ts';

/** Of a saved deck its id; lists, theme decks and the starter deck hold what they hold. */
export const savedDeckIdOf = ({ deckKey }: Pick<GauntletRun, 'deckKey'>): string | undefined =>
  deckKey.startsWith(SAVED_DECK) ? deckKey.slice(SAVED_DECK.length) : undefined;

/** The gauntlet as it was before the swap was kept: what undoing brings back. */
export type SwapKept = { readonly before: GauntletRun };

/** Writes other cards to the deck, where it still holds those that were tried. */
export function useDeckLines(address: string) {
  const client = useQueryClient();
  return async (
    deckId: string,
    { from, to }: { readonly from: readonly ListLine[]; readonly to: readonly ListLine[] },
    written: () => void,
  ): Promise<void> => {
    const { name, description, version, cards } = await fetchDeck(address, deckId);
    if (!isSameList(cards, from)) throw new Error('This deck has changed since then. Nothing was saved.');
    await saveDeck(address, { id: deckId, deck: { name, description, version, cards: [...to] } });
    written();
    await client.invalidateQueries({ queryKey: decksKey(address) });
  };
}
