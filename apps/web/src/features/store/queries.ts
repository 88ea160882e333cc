/** What the store reads: the packs for sale and the purchases of one wallet. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';

export const packTypesKey = ['/api/pack-types'];
export const purchasesKey = (address: string) => ['/api/users', address, 'pack-purchases'];

export const usePackTypes = () => useQuery<PackType[]>({ queryKey: packTypesKey });

export function useUnopenedPurchases(address: string | undefined): readonly Purchase[] {
  const { data } = useQuery<Purchase[]>({
    queryKey: purchasesKey(address ?? ''),
    enabled: address !== undefined,
  });
  return data?.filter((purchase) => purchase.status === 'confirmed') ?? [];
}
