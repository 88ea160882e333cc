/**
 * The wallet's token balance: asked for every five seconds while no stream reports changes. While one does, only what happens
 * outside of the product stays unreported, so it is asked for when it matters: when the player comes back to the page, where it
 * decides whether a pack can be paid, and else seldom, for each look asks the chain. Never in the way.
 */
import type { BalanceAnswer } from '@pokesol/protocol';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, poll } from '../../platform/api.ts';
import { usePollMs } from '../../platform/changes.ts';
import { pathOf } from '../../platform/queryClient.ts';

export const POLL_MS = 5_000;
/** While a stream reports changes: where nothing is paid. */
const SELDOM_MS = 300_000;
const START: BalanceAnswer = { balance: '0' };
/** The server writes an empty balance «0»: this one was never read. */
const NEVER_READ = '0.00';

export const balanceKey = (address: string) => ['/api/users', address, 'balance'];

/** A refusal keeps what is known, a broken connection what `broken` makes of it. No message says so. */
export async function pollQuietly<Answer>(
  what: string,
  read: () => Promise<Answer>,
  last: Answer,
  broken: (last: Answer) => Answer,
): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.status !== 304) console.warn(`${what} refused`, error);
      return last;
    }
    console.warn(`${what} not fetched`, error);
    return broken(last);
  }
}

/** A broken connection turns the first «0» into «0.00». */
export const fetchBalance = (
  path: string,
  last: BalanceAnswer = START,
  read: (path: string) => Promise<BalanceAnswer> = poll,
): Promise<BalanceAnswer> =>
  pollQuietly(
    'The balance was',
    () => read(path),
    last,
    (known) => (known.balance === '0' ? { balance: NEVER_READ } : known),
  );

function useBalanceQuery(address: string | undefined, refetchInterval: number) {
  const client = useQueryClient();
  return useQuery<BalanceAnswer>({
    queryKey: balanceKey(address ?? ''),
    queryFn: ({ queryKey }) => fetchBalance(pathOf(queryKey), client.getQueryData(queryKey)),
    enabled: address !== undefined,
    refetchInterval,
    // A player that comes to what shows it, or back to the page, sees none that is older.
    staleTime: POLL_MS,
    refetchOnWindowFocus: true,
  });
}

/** As something to read. */
export function useBalance(address: string): string {
  const { data } = useBalanceQuery(address, usePollMs(POLL_MS, SELDOM_MS));
  return (data ?? START).balance;
}

/** Where something is paid with it: undefined before its first answer and when that could not be had. */
export function useSpendableBalance(address: string | undefined): string | undefined {
  const { data } = useBalanceQuery(address, usePollMs(POLL_MS));
  return data === undefined || data.balance === NEVER_READ ? undefined : data.balance;
}

export const refetchBalance = (client: QueryClient, address: string) =>
  client.invalidateQueries({ queryKey: balanceKey(address) });
