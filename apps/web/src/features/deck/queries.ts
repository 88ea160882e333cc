/** What the deck screens read and write: a wallet's decks, one deck, saving, deleting, and the server's verdict. */
import type { CardJson, DeckSummaryJson, DeckValidationJson } from '@pokesol/protocol';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, request } from '../../platform/api.ts';
import { pathOf } from '../../platform/queryClient.ts';
import { type DeckSave, deckKey, decksKey, saveDeck } from './saveDeck.ts';

export { fetchDeck } from './saveDeck.ts';

/** Asked anew each time a screen opens: another tab may have changed a deck meanwhile. */
export const useDecks = (address: string) =>
  useQuery<DeckSummaryJson[]>({ queryKey: decksKey(address), staleTime: 0 });

/** One printing of each basic energy, of which any deck may hold any number. */
export const useBasicEnergies = () => useQuery<CardJson[]>({ queryKey: ['/api/cards/basic-energies'] });

/** The server's verdict on a deck as it is saved. */
export const validateSavedDeck = (address: string, deckId: string): Promise<DeckValidationJson> =>
  post(`${pathOf(deckKey(address, deckId))}/validate`);

export function useSaveDeck(address: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: DeckSave) => saveDeck(address, save),
    onSettled: () => decksChanged(client, address),
  });
}

export function useDeleteDeck(address: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deckId: string): Promise<void> => request('DELETE', pathOf(deckKey(address, deckId))),
    onSuccess: () => decksChanged(client, address),
  });
}

/** The list on any screen is fetched again; the caller does not wait. */
function decksChanged(client: QueryClient, address: string): void {
  void client.invalidateQueries({ queryKey: decksKey(address) });
}
