/** The one kind of wallet the page knows: Wallet Standard, and the features of it that we use. */
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import type { IdentifierArray, Wallet, WalletAccount } from '@wallet-standard/base';

export type { Wallet, WalletAccount };

type ConnectFeature = {
  'standard:connect': {
    version: '1.0.0';
    connect(input?: { silent?: boolean }): Promise<{ accounts: readonly WalletAccount[] }>;
  };
};
type DisconnectFeature = { 'standard:disconnect': { version: '1.0.0'; disconnect(): Promise<void> } };
export type AccountsListener = (change: { accounts?: readonly WalletAccount[] }) => void;
type EventsFeature = {
  'standard:events': { version: '1.0.0'; on(event: 'change', listener: AccountsListener): () => void };
};

export type WalletFeatures = ConnectFeature &
  Partial<
    DisconnectFeature &
      EventsFeature &
      SolanaSignTransactionFeature &
      SolanaSignAndSendTransactionFeature &
      SolanaSignMessageFeature &
      SolanaSignInFeature
  >;

/** A wallet of which we have seen that it can connect and pay. */
export type PayingWallet = Omit<Wallet, 'features'> & {
  readonly features: WalletFeatures;
  /** Of the Local Wallet: what the player must know who connects it in this browser. */
  readonly caution?: string | undefined;
};

export const SOLANA_CHAINS: IdentifierArray = [
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
];

/** Whether the wallet can connect and pay on this chain, such as `solana:mainnet`. */
export function canPay(wallet: Wallet | PayingWallet, chain: string): wallet is PayingWallet {
  const { features } = wallet;
  const signs = 'solana:signTransaction' in features || 'solana:signAndSendTransaction' in features;
  return 'standard:connect' in features && signs && wallet.chains.some((known) => known === chain);
}
