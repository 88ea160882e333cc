/** What the collection reads: every card of one wallet, the sets there are, the cards of one set and those that a search finds. */
import type { CardJson, CardSearchAnswer, CardSetJson, UserCardsAnswer } from '@pokesol/protocol';
import { MOST_FOUND } from '@pokesol/protocol/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const collectionKey = (address: string) => ['/api/users', address, 'cards'];

export const useCollection = (address: string) =>
  useQuery<UserCardsAnswer>({ queryKey: collectionKey(address) });

export const useCardSets = () => useQuery<CardSetJson[]>({ queryKey: ['/api/card-sets'] });

/** Asked for only when `wanted`: a set chosen, and its missing cards to be shown. */
export const useCardsOfSet = (setId: string, wanted: boolean) =>
  useQuery<CardJson[]>({ queryKey: [`/api/cards?setId=${encodeURIComponent(setId)}`], enabled: wanted });

/** The catalogue's cards with `text` in their name or number, asked for only when `wanted`; those of the text before stay until they are there. */
export const useFoundCards = (text: string, setId: string, wanted: boolean) => {
  const query = new URLSearchParams({ text, limit: `${MOST_FOUND}`, ...(setId !== '' && { setId }) });
  return useQuery<CardSearchAnswer>({
    queryKey: [`/api/cards/search?${query}`],
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
};
