/** The token balance in the header: asked for every five seconds while a wallet is connected, never in the way. */
import type { BalanceAnswer } from '@pokesol/protocol';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, poll } from '../../platform/api.ts';
import { pathOf } from '../../platform/queryClient.ts';

export const POLL_MS = 5_000;
const START: BalanceAnswer = { balance: '0' };

const balanceKey = (address: string) => ['/api/users', address, 'balance'];

/** A refusal keeps the last known balance; a broken connection turns the first «0» into «0.00». Nobody is told. */
export async function fetchBalance(
  path: string,
  last: BalanceAnswer = START,
  read: (path: string) => Promise<BalanceAnswer> = poll,
): Promise<BalanceAnswer> {
  try {
    return await read(path);
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.status !== 304) console.warn('The balance was refused', error);
      return last;
    }
    console.warn('The balance could not be fetched', error);
    return last.balance === '0' ? { balance: '0.00' } : last;
  }
}

export function useBalance(address: string): string {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: balanceKey(address),
    queryFn: ({ queryKey }) => fetchBalance(pathOf(queryKey), client.getQueryData(queryKey)),
    refetchInterval: POLL_MS,
  });
  return (data ?? START).balance;
}

export const refetchBalance = (client: QueryClient, address: string) =>
  client.invalidateQueries({ queryKey: balanceKey(address) });
