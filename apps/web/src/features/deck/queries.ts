/** What the deck screens read and write: a wallet's decks, one deck, saving, deleting, and the server's verdict. */
import type { DeckJson, DeckRequest, DeckValidationJson } from '@pokesol/protocol';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, request } from '../../platform/api.ts';
import { pathOf } from '../../platform/queryClient.ts';

export const decksKey = (address: string) => ['/api/users', address, 'decks'];
export const deckKey = (address: string, deckId: string) => [
  ...decksKey(address),
  encodeURIComponent(deckId),
];

/** Asked anew each time a screen opens: another tab may have changed a deck meanwhile. */
export const useDecks = (address: string) =>
  useQuery<DeckJson[]>({ queryKey: decksKey(address), staleTime: 0 });

/** Always from the server: a kept deck could be an old version. */
export const fetchDeck = (address: string, deckId: string): Promise<DeckJson> =>
  get(pathOf(deckKey(address, deckId)));

/** The server's verdict on a deck as it is saved. */
export const validateSavedDeck = (address: string, deckId: string): Promise<DeckValidationJson> =>
  post(`${pathOf(deckKey(address, deckId))}/validate`);

/** `id` is absent for a new deck. */
export type DeckSave = { readonly id?: string | undefined; readonly deck: DeckRequest };

export function useSaveDeck(address: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, deck }: DeckSave): Promise<DeckJson> =>
      id === undefined
        ? post(pathOf(decksKey(address)), deck)
        : request('PUT', pathOf(deckKey(address, id)), deck),
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

/** The list on any screen is fetched again; nobody waits for it. */
function decksChanged(client: QueryClient, address: string): void {
  void client.invalidateQueries({ queryKey: decksKey(address) });
}
