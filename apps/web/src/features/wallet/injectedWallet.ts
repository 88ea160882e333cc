/** Turns an injected provider into a Wallet Standard wallet, so that the rest of the page knows only one kind. */
import { addressOf, type InjectedProvider, nameOf } from './injectedProvider.ts';
import {
  type AccountsListener,
  type PayingWallet,
  SOLANA_CHAINS,
  type WalletAccount,
  type WalletFeatures,
} from './walletStandard.ts';

/** A plain purse, for providers that bring no picture. */
export const WALLET_ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMiAxMiIgc2hhcGUtcmVuZGVyaW5nPSJjcmlzcEVkZ2VzIj48cGF0aCBmaWxsPSIjMjQxYjRhIiBkPSJNMCAwaDEydjEySDB6Ii8+PHBhdGggZmlsbD0iI2ZmOGEzYyIgZD0iTTIgM2g3djFoMXY2SDJ6Ii8+PHBhdGggZmlsbD0iI2ZmY2Y0ZCIgZD0iTTcgNmg0djJIN3oiLz48L3N2Zz4=';

// The part that reads and writes transactions comes with the first use, not with the page.
const transactions = () => import('./injectedTransaction.ts');

/** Everything a provider may be unable to do is a feature it does not list; it needs connect and one way to sign. */
export function wrapProvider(provider: InjectedProvider): PayingWallet {
  let account: WalletAccount | undefined;
  const listeners = new Set<AccountsListener>();

  async function takeAccount(key: unknown): Promise<readonly WalletAccount[]> {
    const address = addressOf(key);
    if (address === undefined) throw new Error('The wallet did not say which account it is.');
    if (account?.address !== address) {
      const { addressBytes } = await transactions();
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
    for (const listener of listeners) listener({ accounts });
  }

  const { signTransaction, signAllTransactions, signAndSendTransaction, signMessage, signIn } = provider;
  const signs = signTransaction ?? signAllTransactions;
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
      on(_event, listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    ...(signs !== undefined && {
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy'],
        signTransaction: async (...inputs) => {
          const { signWithProvider } = await transactions();
          const outputs = [];
          for (const { transaction } of inputs) {
            outputs.push({ signedTransaction: await signWithProvider(provider, transaction) });
          }
          return outputs;
        },
      },
    }),
    ...(signs === undefined &&
      signAndSendTransaction !== undefined && {
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy'],
          signAndSendTransaction: async (...inputs) => {
            const { sendWithProvider } = await transactions();
            const outputs = [];
            for (const { transaction } of inputs) {
              outputs.push({ signature: await sendWithProvider(provider, transaction) });
            }
            return outputs;
          },
        },
      }),
    ...(signMessage !== undefined && {
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: async (...inputs) => {
          const { bytesIn } = await transactions();
          const outputs = [];
          for (const { message } of inputs) {
            const result = await signMessage.call(provider, message, 'utf8');
            outputs.push({ signedMessage: message, signature: bytesIn(result, 'signature') });
          }
          return outputs;
        },
      },
    }),
    ...(signIn !== undefined && {
      'solana:signIn': {
        version: '1.0.0',
        signIn: async (...inputs) => {
          const { bytesIn } = await transactions();
          const outputs = [];
          for (const input of inputs) {
            const result = await signIn.call(provider, input);
            const [signedIn] = await takeAccount(signInAddress(result) ?? provider.publicKey);
            if (signedIn === undefined) throw new Error('The wallet did not say which account signed in.');
            outputs.push({
              account: signedIn,
              signedMessage: bytesIn(result, 'signedMessage'),
              signature: bytesIn(result, 'signature'),
            });
          }
          return outputs;
        },
      },
    }),
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

function signInAddress(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('address' in result) return result.address;
  if ('account' in result && typeof result.account === 'object' && result.account !== null) {
    return Reflect.get(result.account, 'address');
  }
  return undefined;
}
