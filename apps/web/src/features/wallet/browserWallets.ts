/** The wallets of this browser. Fetched when a player connects or is recognised, not with the first screen. */
import { browserStorage } from '../../platform/storage.ts';
import { createDiscovery } from './discovery.ts';
import { createLocalWallet } from './localWallet.ts';

export const discovery = createDiscovery(window, () => createLocalWallet(browserStorage));
