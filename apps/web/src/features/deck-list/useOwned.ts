/** How many copies of a card the wallet owns; nothing until the collection is there. */
import type { Owned } from '@pokesol/decks';
import { useCallback, useMemo } from 'react';
import { useCollection } from '../collection/queries.ts';

export function useOwned(address: string): Owned {
  const { data } = useCollection(address);
  const copies = useMemo(
    () => new Map(data?.cards.map(({ cardId, quantity }) => [cardId, quantity])),
    [data],
  );
  return useCallback((cardId) => copies.get(cardId) ?? 0, [copies]);
}
