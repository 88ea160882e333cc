/** The wallet session for components: who is connected, and how to connect with the spec's messages. */

import { appConfig } from '../../platform/config.ts';
import { useStore } from '../../platform/createStore.ts';
import { toast } from '../../ui/toast.ts';
import type { PayingWallet } from './walletStandard.ts';
import { loadDiscovery, walletSession } from './wallets.ts';

export const useWallet = () => useStore(walletSession);

/** The connected address, or undefined. */
export function useWalletAddress(): string | undefined {
  const state = useWallet();
  return state.status === 'connected' ? state.address : undefined;
}

const INSTALL_A_WALLET =
  'Please install a browser wallet for Solana, such as Phantom, Solflare or Backpack, then reload this page.';

/** Every wallet that could be connected now. Tells the person when there is none or the server is silent. */
export async function offeredWallets(): Promise<readonly PayingWallet[]> {
  try {
    const [discovery, { chain }] = await Promise.all([loadDiscovery(), appConfig()]);
    const wallets = discovery.list(chain);
    if (wallets.length === 0) toast('Connection Failed', INSTALL_A_WALLET, 'destructive');
    return wallets;
  } catch (error) {
    connectionFailed(error);
    return [];
  }
}

export async function connectTo(wallet: PayingWallet): Promise<void> {
  try {
    await walletSession.connect(wallet);
    toast('Wallet Connected', 'Your wallet connected successfully');
  } catch (error) {
    connectionFailed(error);
  }
}

function connectionFailed(error: unknown) {
  console.warn('Connecting the wallet failed', error);
  toast('Connection Failed', 'Failed to connect to wallet. Please try again.', 'destructive');
}
