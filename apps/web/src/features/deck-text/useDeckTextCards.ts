/** The cards that a deck list may name: every card of every set, with the codes that lists call the sets by. */
import type { CardJson, UserCardsAnswer } from '@pokesol/protocol';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { collectionKey, useCardSets } from '../collection/queries.ts';
import { type BuilderLine, type DeckCardFactsOf, deckCardOf } from '../deck/facts.ts';
import { useWalletAddress } from '../wallet/useWallet.ts';

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
  const bySet = useQueries({
    queries: (sets.data ?? []).map(({ id }) => ({
      queryKey: [`/api/cards?setId=${encodeURIComponent(id)}`],
    })),
    combine: (answers) => ({
      // A query's answer is typed where it is asked for; asked for in a row, only here.
      cards: answers.map(({ data }) => data as CardJson[] | undefined),
      isPending: answers.some(({ isPending }) => isPending),
      error: answers.find(({ error }) => error !== null)?.error ?? null,
      retry: () => answers.filter(({ error }) => error !== null).map(({ refetch }) => refetch()),
    }),
  });

  const cards = useMemo(() => {
    const codes = new Map(sets.data?.map(({ id, code }) => [id, code]));
    const all = [
      ...lines.map(({ card }) => card.json),
      ...(collection.data?.cards.map(({ card }) => card) ?? []),
      ...bySet.cards.flatMap((some) => some ?? []),
    ];
    const byId = new Map<string, DeckCardFactsOf>();
    for (const json of all) {
      if (byId.has(json.id)) continue;
      const card = deckCardOf(json);
      byId.set(json.id, { ...card, setCode: codes.get(card.setId) ?? card.setCode });
    }
    return byId;
  }, [lines, collection.data, sets.data, bySet.cards]);

  return {
    cards,
    isPending: sets.isPending || bySet.isPending || (address !== undefined && collection.isPending),
    error: sets.error ?? bySet.error ?? collection.error,
    retry: () => {
      if (sets.error !== null) void sets.refetch();
      if (collection.error !== null) void collection.refetch();
      bySet.retry();
    },
  };
}
