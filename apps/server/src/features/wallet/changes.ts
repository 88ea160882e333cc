/** Notifies the open pages of a wallet that something of theirs has changed; they fetch what it is now. */
import type { WalletChange } from '@pokesol/protocol';
import type { Publisher } from '../../platform/bus/bus.ts';

export const walletTopic = (wallet: string): string => `wallet:${wallet}`;

/** To be called after the commit. A page without the notice finds it by itself, later. */
export const notifyWallet = (bus: Publisher, wallet: string, what: WalletChange): void =>
  bus.publish(walletTopic(wallet), what);
