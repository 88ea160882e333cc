/** Whether the local chain's faucet is filling the wallet right now: until it has, a balance of 0 means nothing. */
import { createStore, useStore } from '../../platform/createStore.ts';

/** The address that is being filled. */
const filling = createStore<string | undefined>(undefined);

/** Runs `give` and tells everybody meanwhile. */
export async function giving(address: string, give: () => Promise<void>): Promise<void> {
  filling.set(address);
  try {
    await give();
  } finally {
    filling.set(undefined);
  }
}

export const useIsFilling = (address: string): boolean => useStore(filling) === address;
