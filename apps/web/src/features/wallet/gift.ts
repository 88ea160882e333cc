/** Requests the local chain's tokens, from the welcome gift or the faucet, and reports while they are on the way, when the balance is not final. */
import { post } from '../../platform/api.ts';
import { createStore, useStore } from '../../platform/createStore.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { refetchBalance } from './balance.ts';

/** The address that is being filled. */
const filling = createStore<string | undefined>(undefined);

/** @throws what the server says, such as that it gives no more for a while. */
export async function fillWallet(address: string, path: '/api/faucet' | '/api/welcome-gift'): Promise<void> {
  filling.set(address);
  try {
    await post(path);
    await refetchBalance(queryClient, address);
  } finally {
    filling.set(undefined);
  }
}

/** @throws the server's refusal */
export const giveTestTokens = (address: string): Promise<void> => fillWallet(address, '/api/faucet');

export const useIsFilling = (address: string | undefined): boolean => {
  const filled = useStore(filling);
  return filled !== undefined && filled === address;
};
