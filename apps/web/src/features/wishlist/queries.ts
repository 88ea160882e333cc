/** What screens read and change of a wishlist; a change shows at once, and is taken back when the server refuses it. */
import type { CardJson, WishlistAnswer } from '@pokesol/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request, sentenceOf } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';
import { pathOf } from '../../platform/queryClient.ts';
import { toast } from '../../ui/toast.ts';

const wishlistKey = (address: string) => ['/api/users', address, 'wishlist'];
const NO_CARDS: readonly CardJson[] = [];

/** Empty while it is on its way: nothing waits for it. */
export function useWishlist(address: string | undefined) {
  const { data } = useQuery<WishlistAnswer>({
    queryKey: wishlistKey(address ?? ''),
    enabled: address !== undefined,
  });
  const cards = data?.cards ?? NO_CARDS;
  const ids: ReadonlySet<string> = useMemo(() => new Set(cards.map(({ id }) => id)), [cards]);
  return { cards, ids };
}

/** Puts cards on the list, one after the other; those that are on it stay. A message says how many are on it now, or why not all are. */
export function useWishForAll(address: string) {
  const client = useQueryClient();
  const key = wishlistKey(address);
  return useMutation({
    mutationFn: async (cards: readonly CardJson[]): Promise<number> => {
      for (const { id } of cards) await request('PUT', `${pathOf(key)}/${encodeURIComponent(id)}`);
      return cards.length;
    },
    onSuccess: (count) => toast('On your wishlist', `${counted(count, 'card')} you are looking for`),
    onError: (error) => toast('Not all are on your wishlist', sentenceOf(error), 'destructive'),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Puts a card on the list (true) or takes it off. */
export function useWish(address: string, card: CardJson) {
  const client = useQueryClient();
  const key = wishlistKey(address);
  const show = (answer: WishlistAnswer | undefined) => client.setQueryData(key, answer);
  return useMutation({
    mutationFn: (isWished: boolean): Promise<void> =>
      request(isWished ? 'PUT' : 'DELETE', `${pathOf(key)}/${encodeURIComponent(card.id)}`),
    onMutate: (isWished) => {
      const before = client.getQueryData<WishlistAnswer>(key);
      const others = (before?.cards ?? []).filter(({ id }) => id !== card.id);
      if (before !== undefined) show({ cards: isWished ? [card, ...others] : others });
      return before;
    },
    onError: (error, _isWished, before) => {
      if (before !== undefined) show(before);
      toast('Your wishlist has not changed', sentenceOf(error), 'destructive');
    },
  });
}
