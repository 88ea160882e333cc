/** Whether the local chain's faucet is filling the wallet right now: until it has, a balance of 0 means nothing. */
import { useSyncExternalStore } from 'react';

let filling: string | undefined;
const listeners = new Set<() => void>();

function set(address: string | undefined) {
  filling = address;
  for (const listener of listeners) listener();
}

/** Runs `give` and tells everybody meanwhile. */
export async function giving(address: string, give: () => Promise<void>): Promise<void> {
  set(address);
  try {
    await give();
  } finally {
    set(undefined);
  }
}

export function useIsFilling(address: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => filling === address,
  );
}
