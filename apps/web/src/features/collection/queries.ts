/** What the collection reads: every card of one wallet. */
import type { UserCardsAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';

export const collectionKey = (address: string) => ['/api/users', address, 'cards'];

export const useCollection = (address: string) =>
  useQuery<UserCardsAnswer>({ queryKey: collectionKey(address) });
