/** What a cluster is called by wallets, and what distinguishes it from the others. */
import type { Cluster } from '@pokesol/protocol';

/** The Wallet Standard's names. */
export const CHAIN_IDS: Record<Cluster, string> = {
  'mainnet-beta': 'solana:mainnet',
  devnet: 'solana:devnet',
  testnet: 'solana:testnet',
  localnet: 'solana:localnet',
};

/** Clusters that their first block distinguishes; a burn on another must never count. */
export const GENESIS: Partial<Record<Cluster, string>> = {
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
};
