/** What the collection reads: every card of one wallet, the sets there are, the cards of one set and those of all. */
import type { CardJson, CardSetJson, UserCardsAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';

export const collectionKey = (address: string) => ['/api/users', address, 'cards'];

export const useCollection = (address: string) =>
  useQuery<UserCardsAnswer>({ queryKey: collectionKey(address) });

export const useCardSets = () => useQuery<CardSetJson[]>({ queryKey: ['/api/card-sets'] });

/** Asked for only when `wanted`: a set chosen, and its missing cards to be shown. */
export const useCardsOfSet = (setId: string, wanted: boolean) =>
  useQuery<CardJson[]>({ queryKey: [`/api/cards?setId=${encodeURIComponent(setId)}`], enabled: wanted });

/** Asked for only when `wanted`: a search that may mean a card one does not own. */
export const useCatalogue = (wanted: boolean) =>
  useQuery<CardJson[]>({ queryKey: ['/api/cards'], enabled: wanted, staleTime: Number.POSITIVE_INFINITY });
