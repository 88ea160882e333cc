/** For component tests: a wallet that this browser trusts already, and the session that the page finds with it. */
import type { ChallengeAnswer } from '@pokesol/protocol';
import { getWallets } from '@wallet-standard/app';
import type { PayingWallet, WalletFeatures } from '../features/wallet/walletStandard.ts';
import { walletSession } from '../features/wallet/wallets.ts';
import { api } from './api.ts';

export const ADDRESS = 'Stake11111111111111111111111111111111111111';
const NAME = 'Test Wallet';

const CHALLENGE: ChallengeAnswer = {
  message: 'Sign in to PokeSol.',
  nonce: 'nonce',
  expiresAt: '2099-01-01T00:00:00.000Z',
  fields: {
    domain: 'localhost',
    uri: 'http://localhost',
    address: ADDRESS,
    statement: 'Sign in to PokeSol.',
    version: '1',
    chainId: 'solana:devnet',
    nonce: 'nonce',
    issuedAt: '',
    expirationTime: '',
  },
};

/** From now on any address of the local network signs in. */
export function answerSignIn(): void {
  api.answer('POST /api/auth/challenge', ({ body }) => {
    const { address } = body as { address: string };
    return { ...CHALLENGE, fields: { ...CHALLENGE.fields, address, chainId: 'solana:localnet' } };
  });
  api.answer('POST /api/auth/verify', undefined);
}

const refuse = async () => {
  throw new Error('This wallet signs nothing');
};
const chains = ['solana:devnet', 'solana:localnet'] as const;
export const accountOf = (address: string) => ({
  address,
  publicKey: new Uint8Array(32),
  chains,
  features: [],
});
const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;

/** Overrides for the default wallet, which connects at once, signs texts with a wrong signature and signs no transactions. */
export type WalletHabits = { readonly address?: string; readonly features?: Partial<WalletFeatures> };

function walletOf({ address = ADDRESS, features = {} }: WalletHabits): PayingWallet {
  const account = accountOf(address);
  return {
    version: '1.0.0',
    name: NAME,
    icon,
    chains,
    accounts: [account],
    features: {
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: async (...inputs) =>
          inputs.map(({ message }) => ({ signedMessage: message, signature: new Uint8Array(64) })),
      },
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy'],
        signTransaction: refuse,
      },
      ...features,
    },
  };
}

let unregister = () => {};

/** A second registration would be no more than the first, and its way back none: the wallet would stay for the tests after. */
function register(habits: WalletHabits): void {
  unregister();
  unregister = getWallets().register(walletOf(habits));
}

/** A click on «Connect Wallet» finds this wallet alone, and the server believes its signature. */
export function offerWallet(habits: WalletHabits = {}): void {
  register(habits);
  api.answer('POST /api/auth/challenge', CHALLENGE);
  api.answer('POST /api/auth/verify', undefined);
}

/** As after a reload: the wallet is remembered, and the server still knows its session. */
export async function recogniseWallet(habits: WalletHabits = {}): Promise<void> {
  api.answer('GET /api/auth/session', { address: habits.address ?? ADDRESS });
  await askRememberedWallet(habits);
}

/** As right after a reload: the wallet is remembered, and what the server answers is the test's. */
export function askRememberedWallet(habits: WalletHabits = {}): Promise<void> {
  register(habits);
  localStorage.setItem('pokesol.wallet', NAME);
  return walletSession.resume();
}

/** Answers the names of wallets that would stay for the next test. */
export async function forgetWallet(): Promise<readonly string[]> {
  await walletSession.lost();
  unregister();
  return getWallets()
    .get()
    .map(({ name }) => name);
}
