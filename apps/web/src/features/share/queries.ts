/** What screens read and change of links: those of a wallet, one switched on, one switched off, and what one shows. */
import type { SharedAnswer, ShareJson } from '@pokesol/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post, request } from '../../platform/api.ts';
import { pathOf } from '../../platform/queryClient.ts';

const sharesKey = (address: string) => ['/api/users', address, 'shares'];

export const useShares = (address: string) =>
  useQuery<ShareJson[]>({ queryKey: sharesKey(address), staleTime: 0 });

/** Switches the link of a deck, or without one of the binder, on (true) or off. */
export function useSharing(address: string, deckId: string | undefined, standing: ShareJson | undefined) {
  const client = useQueryClient();
  const key = sharesKey(address);
  return useMutation({
    mutationFn: async (isOn: boolean): Promise<void> => {
      if (isOn) await post<ShareJson>(pathOf(key), deckId === undefined ? {} : { deckId });
      else if (standing !== undefined) await request('DELETE', `${pathOf(key)}/${standing.id}`);
    },
    // The switch shows what the server holds, and nothing else.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export const useShared = (id: string) =>
  useQuery<SharedAnswer>({ queryKey: ['/api/shared', encodeURIComponent(id)], staleTime: 0 });
