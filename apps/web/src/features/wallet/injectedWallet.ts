/** Turns an injected provider into a Wallet Standard wallet, so that the rest of the page knows only one kind. */

import { createListeners } from '../../platform/createStore.ts';
import { fetched } from '../../platform/lazily.tsx';
import { addressOf, type InjectedProvider, nameOf } from './injectedProvider.ts';
import { signingFeatures } from './injectedSigning.ts';
import {
  type AccountsListener,
  type PayingWallet,
  SOLANA_CHAINS,
  type WalletAccount,
  type WalletFeatures,
} from './walletStandard.ts';

/** A plain purse, for providers that bring no picture. */
const WALLET_ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMiAxMiIgc2hhcGUtcmVuZGVyaW5nPSJjcmlzcEVkZ2VzIj48cGF0aCBmaWxsPSIjMjQxYjRhIiBkPSJNMCAwaDEydjEySDB6Ii8+PHBhdGggZmlsbD0iI2ZmOGEzYyIgZD0iTTIgM2g3djFoMXY2SDJ6Ii8+PHBhdGggZmlsbD0iI2ZmY2Y0ZCIgZD0iTTcgNmg0djJIN3oiLz48L3N2Zz4=';

/** Everything a provider may be unable to do is a feature it does not list; it needs connect and one way to sign. */
export function wrapProvider(provider: InjectedProvider): PayingWallet {
  let account: WalletAccount | undefined;
  const { notify, subscribe } = createListeners<Parameters<AccountsListener>>();

  async function takeAccount(key: unknown): Promise<readonly WalletAccount[]> {
    const address = addressOf(key);
    if (address === undefined) throw new Error('The wallet did not say which account it is.');
    if (account?.address !== address) {
      const { addressBytes } = await fetched(() => import('./injectedTransaction.ts'));
      const names = Object.keys(features).filter((name): name is `${string}:${string}` => name.includes(':'));
      account = {
        address,
        publicKey: addressBytes(address),
        chains: SOLANA_CHAINS,
        features: names.filter((name) => name.startsWith('solana:')),
      };
    }
    return [account];
  }

  function accountsChanged(accounts: readonly WalletAccount[]) {
    if (accounts.length === 0) account = undefined;
    notify({ accounts });
  }

  const features: WalletFeatures = {
    'standard:connect': {
      version: '1.0.0',
      async connect(input) {
        if (input?.silent !== true) {
          const result = await provider.connect();
          return { accounts: await takeAccount(result?.publicKey ?? provider.publicKey) };
        }
        try {
          const result = await provider.connect({ onlyIfTrusted: true });
          return { accounts: await takeAccount(result?.publicKey ?? provider.publicKey) };
        } catch {
          // «Not trusted yet» arrives as a rejection (code 4001); for a silent try that is simply no account.
          return { accounts: [] };
        }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      async disconnect() {
        account = undefined;
        await provider.disconnect?.();
      },
    },
    'standard:events': {
      version: '1.0.0',
      on: (_event, listener) => subscribe(listener),
    },
    ...signingFeatures(provider, takeAccount),
  };

  provider.on?.('disconnect', () => accountsChanged([]));
  provider.on?.('accountChanged', (key) => {
    if (key === null || key === undefined) return accountsChanged([]);
    takeAccount(key).then(accountsChanged, (error: unknown) => {
      console.warn('The wallet changed to an account we cannot read', error);
      accountsChanged([]);
    });
  });

  return {
    version: '1.0.0',
    name: nameOf(provider),
    icon: WALLET_ICON,
    chains: SOLANA_CHAINS,
    features,
    get accounts() {
      return account === undefined ? [] : [account];
    },
  };
}
