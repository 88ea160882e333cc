/** What a cluster is called by wallets, and how it is told from the others. */
import type { Cluster } from '@pokesol/protocol';

/** The Wallet Standard's names. */
export const CHAIN_IDS: Record<Cluster, string> = {
  'mainnet-beta': 'solana:mainnet',
  devnet: 'solana:devnet',
  testnet: 'solana:testnet',
  localnet: 'solana:localnet',
};

/** Clusters that can be told apart by their first block; a burn on another must never count. */
export const GENESIS: Partial<Record<Cluster, string>> = {
  'mainnet-beta': '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
};
