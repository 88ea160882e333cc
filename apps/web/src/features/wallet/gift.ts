/** The local chain's faucet: fills a wallet with test tokens, and tells meanwhile, for until then its balance means nothing. */
import { post } from '../../platform/api.ts';
import { createStore, useStore } from '../../platform/createStore.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { refetchBalance } from './balance.ts';

/** The address that is being filled. */
const filling = createStore<string | undefined>(undefined);

/** @throws what the server says, such as that it gives no more for a while. */
export async function giveTestTokens(address: string): Promise<void> {
  filling.set(address);
  try {
    await post('/api/faucet');
    await refetchBalance(queryClient, address);
  } finally {
    filling.set(undefined);
  }
}

export const useIsFilling = (address: string | undefined): boolean => {
  const filled = useStore(filling);
  return filled !== undefined && filled === address;
};
