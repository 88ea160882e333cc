/** Which wallets are offered. */
import type { Wallet } from '@wallet-standard/base';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createDiscovery } from './discovery.ts';
import { createLocalWallet } from './localWallet.ts';

const standard = (
  name: string,
  features: string[],
  chains: Wallet['chains'] = ['solana:mainnet'],
): Wallet => ({
  version: '1.0.0',
  name,
  icon: 'data:image/png;base64,',
  chains,
  accounts: [],
  features: Object.fromEntries(features.map((feature) => [feature, {}])),
});

const PAYING = ['standard:connect', 'solana:signTransaction'];
const injected = (flags = {}) => ({
  connect: async () => undefined,
  signTransaction: async () => 0,
  ...flags,
});

function discover(scope: object, wallets: Wallet[] = []) {
  const listeners: (() => void)[] = [];
  const late: (() => void)[] = [];
  const registry = {
    get: () => wallets,
    on: (_: string, listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const discovery = createDiscovery(
    scope,
    () => createLocalWallet(memoryStorage()),
    registry,
    (_, run) => late.push(run),
  );
  const names = (chain: string) => discovery.list(chain).map(({ name }) => name);
  return { discovery, names, wallets, listeners, late };
}

test('the local chain offers the injected wallet and the Local Wallet, other chains no Local Wallet', () => {
  const { names } = discover({ solana: injected() });
  expect(names('solana:localnet')).toEqual(['Browser Wallet', 'Local Wallet']);
  expect(names('solana:mainnet')).toEqual(['Browser Wallet']);
});

test('one provider under two names is one wallet, and a standard wallet replaces its older self', () => {
  const provider = injected({ isPhantom: true });
  const { names, wallets } = discover({ solana: provider, phantom: { solana: provider } });
  expect(names('solana:mainnet')).toEqual(['Phantom']);
  wallets.push(standard('Phantom', [...PAYING, 'solana:signIn']));
  expect(names('solana:mainnet')).toEqual(['Phantom']);
});

test('wallets that cannot pay here are left out', () => {
  const { names } = discover({ solana: { isNothing: true } }, [
    standard('No Solana', ['standard:connect']),
    standard('Other chain', PAYING, ['solana:devnet']),
    standard('Sends only', ['standard:connect', 'solana:signAndSendTransaction']),
    standard('Watches only', ['solana:signTransaction']),
  ]);
  expect(names('solana:mainnet')).toEqual(['Sends only']);
});

test('a wallet that comes late is still found, one that never comes is given up', async () => {
  const scope: { solana?: object } = {};
  const { discovery, late } = discover(scope);
  const found = discovery.byName('Browser Wallet', 'solana:mainnet');
  const missing = discovery.byName('Phantom', 'solana:mainnet');
  scope.solana = injected();
  for (const run of late) run();
  expect((await found)?.name).toBe('Browser Wallet');
  expect(await missing).toBeUndefined();
});
