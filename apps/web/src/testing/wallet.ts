/** For component tests: a wallet that this browser trusts already, and the session that the page finds with it. */
import { getWallets } from '@wallet-standard/app';
import type { PayingWallet } from '../features/wallet/walletStandard.ts';
import { walletSession } from '../features/wallet/wallets.ts';
import { api } from './api.ts';

export const ADDRESS = 'Stake11111111111111111111111111111111111111';
const NAME = 'Test Wallet';

const refuse = async () => {
  throw new Error('This wallet signs nothing');
};
const chains = ['solana:devnet'] as const;
const account = { address: ADDRESS, publicKey: new Uint8Array(32), chains, features: [] };
const icon = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' as const;
const wallet: PayingWallet = {
  ...{ version: '1.0.0', name: NAME, icon, chains, accounts: [account] },
  features: {
    'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
    'solana:signTransaction': {
      ...{ version: '1.0.0', supportedTransactionVersions: ['legacy'], signTransaction: refuse },
    },
  },
};

let unregister = () => {};

/** As after a reload: the wallet is remembered, and the server still knows its session. */
export async function recogniseWallet(): Promise<void> {
  unregister = getWallets().register(wallet);
  localStorage.setItem('pokesol.wallet', NAME);
  api.answer('GET /api/auth/session', { address: ADDRESS });
  await walletSession.resume();
}

export async function forgetWallet(): Promise<void> {
  await walletSession.lost();
  unregister();
}
