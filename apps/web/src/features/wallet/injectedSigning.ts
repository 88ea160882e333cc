/** What an injected provider can sign, as Wallet Standard features; what it cannot do is not listed. */
import { fetched } from '../../platform/lazily.tsx';
import type { InjectedProvider } from './injectedProvider.ts';
import type { WalletAccount, WalletFeatures } from './walletStandard.ts';

// The part that reads and writes transactions comes with the first use, not with the page.
const transactions = () => fetched(() => import('./injectedTransaction.ts'));

type TakeAccount = (key: unknown) => Promise<readonly WalletAccount[]>;

export function signingFeatures(
  provider: InjectedProvider,
  takeAccount: TakeAccount,
): Omit<WalletFeatures, 'standard:connect'> {
  const { signTransaction, signAllTransactions, signAndSendTransaction, signMessage, signIn } = provider;
  const signs = signTransaction ?? signAllTransactions;
  return {
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
}

function signInAddress(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('address' in result) return result.address;
  if ('account' in result && typeof result.account === 'object' && result.account !== null) {
    return Reflect.get(result.account, 'address');
  }
  return undefined;
}
