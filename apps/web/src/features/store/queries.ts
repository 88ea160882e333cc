/** What the store reads: the packs for sale and the purchases of one wallet. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';

export const packTypesKey = ['/api/pack-types'];
export const purchasesKey = (address: string) => ['/api/users', address, 'pack-purchases'];

export const usePackTypes = () => useQuery<PackType[]>({ queryKey: packTypesKey });

/** All of a wallet's purchases, newest first. */
export const usePurchases = (address: string | undefined) =>
  useQuery<Purchase[]>({ queryKey: purchasesKey(address ?? ''), enabled: address !== undefined });
