/** How a wallet session begins, comes back and ends. */
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createSession, type SessionDeps } from './session.ts';
import type { AccountsListener, PayingWallet, WalletAccount } from './walletStandard.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const account = (address: string): WalletAccount => ({
  address,
  publicKey: new Uint8Array(32),
  chains: ['solana:localnet'],
  features: [],
});

function fakeWallet(accounts: readonly WalletAccount[] = [account('alice')]) {
  const connect = vi.fn(async (_input?: { silent?: boolean }) => ({ accounts }));
  const disconnect = vi.fn(async () => undefined as undefined);
  let change: AccountsListener = () => undefined;
  const wallet: PayingWallet = {
    version: '1.0.0',
    name: 'Fake',
    icon: 'data:image/png;base64,',
    chains: ['solana:localnet'],
    accounts: [],
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect },
      'standard:events': {
        version: '1.0.0',
        on: (_, listener) => {
          change = listener;
          return () => undefined;
        },
      },
    },
  };
  return { wallet, connect, disconnect, change: (next: WalletAccount[]) => change({ accounts: next }) };
}

function setUp(over: Partial<SessionDeps> = {}) {
  const deps = {
    storage: memoryStorage(),
    chain: async () => 'solana:localnet',
    findByName: async () => undefined,
    signIn: vi.fn(async () => undefined),
    sessionAddress: vi.fn(async () => undefined),
    logOut: vi.fn(async () => undefined),
    welcome: vi.fn(async () => undefined),
    onEnded: vi.fn(),
    ...over,
  };
  return { deps, session: createSession(deps) };
}

function remembering() {
  const storage = memoryStorage();
  storage.write('pokesol.wallet', 'Fake');
  return storage;
}

test('connecting signs in and then is connected', async () => {
  const { wallet } = fakeWallet();
  const { deps, session } = setUp();
  const states: string[] = [];
  session.subscribe(() => states.push(session.get().status));
  await session.connect(wallet);
  expect(states).toEqual(['connecting', 'connected']);
  expect(session.get()).toMatchObject({ address: 'alice' });
  expect(deps.signIn).toHaveBeenCalledOnce();
  expect(deps.welcome).toHaveBeenCalledWith('alice');
});

test('a failed sign-in is rethrown and leaves nobody connected', async () => {
  const { session } = setUp({ signIn: () => Promise.reject(new Error('refused')) });
  await expect(session.connect(fakeWallet().wallet)).rejects.toThrow('refused');
  expect(session.get().status).toBe('disconnected');
});

test('a wallet without an account does not connect', async () => {
  const { session } = setUp();
  await expect(session.connect(fakeWallet([]).wallet)).rejects.toThrow('account');
  expect(session.get().status).toBe('disconnected');
});

test('a reload resumes without a signature when wallet and server agree', async () => {
  const { wallet, connect } = fakeWallet();
  const { deps, session } = setUp({
    storage: remembering(),
    findByName: async () => wallet,
    sessionAddress: async () => 'alice',
  });
  expect(session.get().status).toBe('resuming');
  await session.resume();
  expect(session.get()).toMatchObject({ status: 'connected', address: 'alice' });
  expect(connect).toHaveBeenCalledWith({ silent: true });
  expect(deps.signIn).not.toHaveBeenCalled();
});

test.each([
  [
    'the server forgot us',
    { sessionAddress: async () => undefined, findByName: async () => fakeWallet().wallet },
  ],
  [
    'the wallet is on another account',
    { sessionAddress: async () => 'bob', findByName: async () => fakeWallet().wallet },
  ],
  [
    'the wallet no longer trusts us',
    { sessionAddress: async () => 'alice', findByName: async () => fakeWallet([]).wallet },
  ],
  ['the wallet is gone', { sessionAddress: async () => 'alice', findByName: async () => undefined }],
  ['the server is down', { sessionAddress: () => Promise.reject(new TypeError('down')) }],
])('a reload stays silently disconnected when %s', async (_, over) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { deps, session } = setUp({ storage: remembering(), ...over });
  await session.resume();
  expect(session.get().status).toBe('disconnected');
  expect(deps.onEnded).not.toHaveBeenCalled();
});

test('a first visit asks neither wallet nor server', async () => {
  const { deps, session } = setUp();
  await session.resume();
  expect(deps.sessionAddress).not.toHaveBeenCalled();
});

test('disconnecting clears the session even when wallet and server fail', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { wallet, disconnect } = fakeWallet();
  disconnect.mockRejectedValue(new Error('wallet broke'));
  const { deps, session } = setUp({ logOut: () => Promise.reject(new Error('server broke')) });
  await session.connect(wallet);
  await session.disconnect();
  expect(session.get().status).toBe('disconnected');
  expect(deps.onEnded).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledTimes(2);
});

test('another account in the wallet ends the session, the same one does not', async () => {
  const fake = fakeWallet();
  const { deps, session } = setUp();
  await session.connect(fake.wallet);
  fake.change([account('alice')]);
  expect(session.get().status).toBe('connected');
  fake.change([account('bob')]);
  expect(session.get().status).toBe('disconnected');
  expect(deps.logOut).toHaveBeenCalledOnce();
});

test('another wallet behind the shared cookie ends the session here and leaves the other’s alone', async () => {
  let known = 'alice';
  const { deps, session } = setUp({ sessionAddress: vi.fn(async () => known) });
  await session.connect(fakeWallet().wallet);
  await session.recheck();
  expect(session.get().status).toBe('connected');
  known = 'bob';
  await session.recheck();
  expect(session.get().status).toBe('disconnected');
  expect(deps.logOut).not.toHaveBeenCalled();
  expect(deps.onEnded).toHaveBeenCalledOnce();
});

test('a server that cannot be asked whose session this is ends nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session } = setUp({ sessionAddress: vi.fn(async () => Promise.reject(new Error('offline'))) });
  await session.connect(fakeWallet().wallet);
  await session.recheck();
  expect(session.get().status).toBe('connected');
});

test('a disconnect that the server did not hear is said again before anything else', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const logOut = vi.fn<() => Promise<void>>(async () => {});
  logOut.mockRejectedValueOnce(new Error('offline'));
  const { deps, session } = setUp({ logOut, sessionAddress: vi.fn(async () => 'alice') });
  const { wallet } = fakeWallet();
  await session.connect(wallet);
  await session.disconnect();
  expect(logOut).toHaveBeenCalledOnce();
  deps.storage.write('pokesol.wallet', 'Fake');
  await session.resume();
  expect(logOut).toHaveBeenCalledTimes(2);
  expect(session.get().status).toBe('disconnected');
  expect(deps.sessionAddress).not.toHaveBeenCalled();
  await session.connect(wallet);
  expect(logOut).toHaveBeenCalledTimes(2);
});
