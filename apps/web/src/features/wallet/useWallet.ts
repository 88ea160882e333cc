/** The wallet session for components: who is connected, and how to connect with the spec's messages. */
import { appConfig } from '../../platform/config.ts';
import { useStore } from '../../platform/createStore.ts';
import { fetched } from '../../platform/lazily.tsx';
import { toast } from '../../ui/toast.ts';
import { ConnectCancelled } from './session.ts';
import type { PayingWallet } from './walletStandard.ts';
import { loadDiscovery, walletSession } from './wallets.ts';

export const useWallet = () => useStore(walletSession);

/** The connected address, or undefined. */
export function useWalletAddress(): string | undefined {
  const state = useWallet();
  return state.status === 'connected' ? state.address : undefined;
}

/** Every wallet that could be connected now. Undefined when the server is silent; a message has said so. */
export async function offeredWallets(): Promise<readonly PayingWallet[] | undefined> {
  try {
    const [discovery, { chain }] = await Promise.all([loadDiscovery(), appConfig()]);
    return discovery.list(chain);
  } catch (error) {
    connectionFailed(error);
    return undefined;
  }
}

export async function connectTo(wallet: PayingWallet): Promise<void> {
  try {
    const obstacle = (await fetched(() => import('./obstacle.ts'))).obstacle(window);
    if (obstacle !== undefined) return toast(obstacle.title, obstacle.text, 'destructive');
    await walletSession.connect(wallet);
    toast('Wallet Connected', wallet.caution ?? 'Your wallet connected successfully');
  } catch (error) {
    // A player who gave up needs no message.
    if (!(error instanceof ConnectCancelled)) connectionFailed(error);
  }
}

function connectionFailed(error: unknown) {
  console.warn('Connecting the wallet failed', error);
  toast('Connection Failed', 'Failed to connect to wallet. Please try again.', 'destructive');
}
