/** What several screens read of packs: those for sale, a wallet's purchases, and whether its free one waits. */
import type { EligibleAnswer, PackType, Purchase } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { get, poll } from '../../platform/api.ts';
import { usePollMs } from '../../platform/changes.ts';
import { pathOf } from '../../platform/queryClient.ts';

export const packTypesKey = ['/api/pack-types'];
export const purchasesKey = (address: string) => ['/api/users', address, 'pack-purchases'];

/** Prices and packs change while pages stay open: every look at the shelf asks again. */
export const usePackTypes = () => useQuery<PackType[]>({ queryKey: packTypesKey, staleTime: 0 });

/** Odds may be edited at any time: every look asks for those in force now. */
export const oddsQuery = (packTypeId: string) => ({
  queryKey: [...packTypesKey, packTypeId, 'odds'],
  gcTime: 0,
});

/** The server finds burns that no page reported, so a pack may turn up by itself. */
const LOOK_AGAIN_MS = 20_000;

/** All of a wallet's purchases: what waits to be opened first, then the newest. */
export const usePurchases = (address: string | undefined) =>
  useQuery<Purchase[]>({
    queryKey: purchasesKey(address ?? ''),
    // Only the first look is waited for.
    queryFn: ({ client, queryKey }) =>
      (client.getQueryData(queryKey) === undefined ? get : poll)<Purchase[]>(pathOf(queryKey)),
    enabled: address !== undefined,
    refetchInterval: usePollMs(LOOK_AGAIN_MS),
  });

export const eligibleKey = (address: string) => ['/api/users', address, 'free-pack-eligible'];

/** Whether the wallet may still claim the free starter pack; undefined while unknown. */
export function useEligible(address: string | undefined): boolean | undefined {
  const { data } = useQuery<EligibleAnswer>({
    queryKey: eligibleKey(address ?? ''),
    enabled: address !== undefined,
  });
  return address === undefined ? false : data?.eligible;
}
