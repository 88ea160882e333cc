/** A wallet inside the page, for the local chain only: a player without an extension can play at once. */

import type { SolanaSignInInput } from '@solana/wallet-standard-features';
import { fetched } from '../../platform/lazily.tsx';
import type { BrowserStore } from '../../platform/storage.ts';
import { isKeyKept, KEY_NOT_KEPT } from './keptKey.ts';
import type { LocalKeys } from './localKeys.ts';
import type { PayingWallet, WalletAccount } from './walletStandard.ts';

export const LOCAL_WALLET_NAME = 'Local Wallet';
const TRUST_KEY = 'pokesol.local-wallet.trusts-this-site';
const CHAINS = ['solana:localnet'] as const;
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMiAxMiIgc2hhcGUtcmVuZGVyaW5nPSJjcmlzcEVkZ2VzIj48cGF0aCBmaWxsPSIjMzgyYTZlIiBkPSJNMCAwaDEydjEySDB6Ii8+PHBhdGggZmlsbD0iIzYyZTZhNCIgZD0iTTIgNWg4djVIMnoiLz48cGF0aCBmaWxsPSIjZmZmM2Q2IiBkPSJNNSA3aDJ2Mkg1ek0yIDRsNC0zIDQgM3oiLz48L3N2Zz4=';

export function createLocalWallet(storage: BrowserStore): PayingWallet {
  let account: WalletAccount | undefined;

  /** Read anew each time: another key may have been imported, here or in another tab. */
  async function unlocked(): Promise<LocalKeys> {
    return (await fetched(() => import('./localKeys.ts'))).localKeys(storage);
  }

  const features: PayingWallet['features'] = {
    'standard:connect': {
      version: '1.0.0',
      async connect(input) {
        if (input?.silent === true && storage.read(TRUST_KEY) === null) return { accounts: [] };
        const { address, publicKey } = await unlocked();
        storage.write(TRUST_KEY, 'yes');
        const signing = ['solana:signTransaction', 'solana:signMessage', 'solana:signIn'] as const;
        account = { address, publicKey, chains: CHAINS, features: signing };
        return { accounts: [account] };
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        account = undefined;
        storage.remove(TRUST_KEY);
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      async signTransaction(...inputs) {
        const { signTransaction } = await unlocked();
        return Promise.all(
          inputs.map(async ({ transaction }) => ({ signedTransaction: await signTransaction(transaction) })),
        );
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs) {
        const { signBytes } = await unlocked();
        return Promise.all(
          inputs.map(async ({ message }) => ({
            signedMessage: message,
            signature: await signBytes(message),
          })),
        );
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs) {
        const { signIn } = await unlocked();
        return Promise.all(
          inputs.map(async (input) => ({ account: mine(), ...(await signIn(asked(input))) })),
        );
      },
    },
  };

  function mine(): WalletAccount {
    if (account === undefined) throw new Error('The Local Wallet is not connected.');
    return account;
  }

  function asked(input: SolanaSignInInput): Parameters<LocalKeys['signIn']>[0] {
    return { ...input, address: mine().address } as Parameters<LocalKeys['signIn']>[0];
  }

  return {
    version: '1.0.0',
    name: LOCAL_WALLET_NAME,
    icon: ICON,
    chains: CHAINS,
    features,
    get caution() {
      return isKeyKept(storage) ? undefined : KEY_NOT_KEPT;
    },
    get accounts() {
      return account === undefined ? [] : [account];
    },
  };
}
