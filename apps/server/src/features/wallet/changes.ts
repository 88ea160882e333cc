/** Tells the open pages of a wallet that something of theirs has changed; what it is now, they ask. */
import type { WalletChange } from '@pokesol/protocol';
import type { Publisher } from '../../platform/bus/bus.ts';

export const walletTopic = (wallet: string): string => `wallet:${wallet}`;

/** To be called after the commit. A page that is not told finds it by itself, later. */
export const tellWallet = (bus: Publisher, wallet: string, what: WalletChange): void =>
  bus.publish(walletTopic(wallet), what);
