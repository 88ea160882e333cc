/** The cards that a deck list may name: every card of every set, with the codes that lists call the sets by. */
import type { CardJson, UserCardsAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collectionKey, useCardSets } from '../collection/index.ts';
import { type BuilderLine, type DeckCardFactsOf, deckCardOf } from '../deck/index.ts';
import { useWalletAddress } from '../wallet/index.ts';

export type Catalogue = {
  /** By id; the cards of the deck and of the collection are among them even when a set did not load. */
  readonly cards: ReadonlyMap<string, DeckCardFactsOf>;
  readonly isPending: boolean;
  /** The first of what did not load: lists may name cards that are not known for that reason. */
  readonly error: Error | null;
  readonly retry: () => void;
};

export function useDeckTextCards(lines: readonly BuilderLine[]): Catalogue {
  const address = useWalletAddress();
  const collection = useQuery<UserCardsAnswer>({
    queryKey: collectionKey(address ?? ''),
    enabled: address !== undefined,
  });
  const sets = useCardSets();
  // One list, which the server keeps packed: of dozens of sets one by one, a network's limit would refuse some.
  const every = useQuery<CardJson[]>({ queryKey: ['/api/cards'] });

  const cards = useMemo(() => {
    const known = new Map(sets.data?.map((set) => [set.id, set]));
    const all = [
      ...lines.map(({ card }) => card.json),
      ...(collection.data?.cards.map(({ card }) => card) ?? []),
      ...(every.data ?? []),
    ];
    const byId = new Map<string, DeckCardFactsOf>();
    for (const json of all) {
      if (byId.has(json.id)) continue;
      const card = deckCardOf(json);
      const set = known.get(card.setId);
      byId.set(json.id, { ...card, setCode: set?.code ?? card.setCode, setDate: set?.releaseDate });
    }
    return byId;
  }, [lines, collection.data, sets.data, every.data]);

  return {
    cards,
    isPending: sets.isPending || every.isPending || (address !== undefined && collection.isPending),
    error: sets.error ?? every.error ?? collection.error,
    retry: () => {
      if (sets.error !== null) void sets.refetch();
      if (collection.error !== null) void collection.refetch();
      if (every.error !== null) void every.refetch();
    },
  };
}
