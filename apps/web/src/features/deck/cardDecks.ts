/** In which decks of a wallet a card stands, and how one more copy of it gets into one of them. */
import type { CardDecksAnswer, DeckJson } from '@pokesol/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '../../platform/api.ts';
import { pathOf } from '../../platform/queryClient.ts';
import { deckKey, decksKey } from './saveDeck.ts';

const cardDecksKey = (address: string, cardId: string) => [
  '/api/users',
  address,
  'cards',
  encodeURIComponent(cardId),
  'decks',
];

/** All decks, those without the card too; asked anew each time, for another tab may have changed them. */
export const useCardDecks = (address: string, cardId: string) =>
  useQuery<CardDecksAnswer>({ queryKey: cardDecksKey(address, cardId), staleTime: 0 });

/** Says how often the card stands in a deck: sent twice, it is still so often. */
export function useSetDeckCard(address: string, cardId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ deckId, copies }: { deckId: string; copies: number }): Promise<DeckJson> =>
      post(`${pathOf(deckKey(address, deckId))}/cards`, { cardId, quantity: copies }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: cardDecksKey(address, cardId) });
      void client.invalidateQueries({ queryKey: decksKey(address) });
    },
  });
}
