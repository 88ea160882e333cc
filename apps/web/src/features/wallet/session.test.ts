/** How a wallet session begins, comes back and ends. */
import type { ChallengeAnswer, VerifyRequest } from '@pokesol/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { handClock } from '../../testing/handClock.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { ConnectCancelled, createSession, type SessionDeps } from './session.ts';
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

const CHALLENGE = {} as ChallengeAnswer;
const PROOF: VerifyRequest = { address: 'alice', message: 'it is me', signature: 'signed' };

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
  const clock = handClock();
  const deps = {
    storage: memoryStorage(),
    chain: async () => 'solana:localnet',
    findByName: async () => undefined,
    clock,
    challenge: vi.fn(async () => CHALLENGE),
    prove: vi.fn(async () => PROOF),
    offersTransaction: vi.fn(async () => false),
    verify: vi.fn(async () => undefined),
    sessionAddress: vi.fn(async () => undefined),
    sessionAddressQuietly: vi.fn(async () => undefined),
    logOut: vi.fn(async () => undefined),
    welcome: vi.fn(async () => undefined),
    onEnded: vi.fn(),
    ...over,
  };
  return { deps, clock, session: createSession(deps) };
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
  expect(deps.challenge).toHaveBeenCalledWith('alice');
  expect(deps.verify).toHaveBeenCalledWith(PROOF);
  expect(deps.welcome).toHaveBeenCalledWith('alice');
});

test('a failed sign-in is rethrown and leaves no wallet connected', async () => {
  const { session } = setUp({ verify: () => Promise.reject(new Error('refused')) });
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
  expect(deps.challenge).not.toHaveBeenCalled();
});

test('who asks for the connected wallet waits while a known one is being asked', async () => {
  const { session } = setUp({
    storage: remembering(),
    findByName: async () => fakeWallet().wallet,
    sessionAddress: async () => 'alice',
  });
  const onConnected = vi.fn();
  const asked = session.connected().then(onConnected);
  await Promise.resolve();
  expect(onConnected).not.toHaveBeenCalled();
  await session.resume();
  await asked;
  expect(onConnected.mock.lastCall).toMatchObject([{ address: 'alice' }]);
  await session.disconnect();
  expect(await session.connected()).toBeUndefined();
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
  const { deps, session } = setUp({ sessionAddressQuietly: async () => known });
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
  const { session } = setUp({ sessionAddressQuietly: () => Promise.reject(new Error('offline')) });
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

test('a wallet that does not answer within a minute lets go, and its late answer is ignored', async () => {
  const { wallet, connect } = fakeWallet();
  const late = answerLater<{ accounts: readonly WalletAccount[] }>();
  connect.mockReturnValueOnce(late.promise);
  const { deps, clock, session } = setUp();
  const failed = expect(session.connect(wallet)).rejects.toThrow('No answer');
  await settled();
  clock.advance(59_999);
  await settled();
  expect(session.get().status).toBe('connecting');
  clock.advance(1);
  await failed;
  expect(session.get().status).toBe('disconnected');
  late.resolve({ accounts: [account('alice')] });
  await settled();
  expect(session.get().status).toBe('disconnected');
  expect(deps.challenge).not.toHaveBeenCalled();
});

test('a signature that comes too late is never sent, so the next wallet keeps its session', async () => {
  const late = answerLater<VerifyRequest>();
  const prove = vi.fn<SessionDeps['prove']>(async () => PROOF).mockReturnValueOnce(late.promise);
  const { deps, clock, session } = setUp({ prove });
  const failed = expect(session.connect(fakeWallet().wallet)).rejects.toThrow('No answer');
  await settled();
  clock.advance(60_000);
  await failed;
  await session.connect(fakeWallet([account('bob')]).wallet);
  late.resolve({ ...PROOF, signature: 'late' });
  await settled();
  expect(session.get()).toMatchObject({ status: 'connected', address: 'bob' });
  expect(deps.verify).toHaveBeenCalledExactlyOnceWith(PROOF);
});

test('a person who takes the whole minute at both windows is still let in', async () => {
  const { wallet, connect } = fakeWallet();
  const opened = answerLater<{ accounts: readonly WalletAccount[] }>();
  const signed = answerLater<VerifyRequest>();
  connect.mockReturnValueOnce(opened.promise);
  const { clock, session } = setUp({ prove: () => signed.promise });
  const connected = session.connect(wallet);
  await settled();
  clock.advance(59_000);
  opened.resolve({ accounts: [account('alice')] });
  await settled();
  clock.advance(59_000);
  signed.resolve(PROOF);
  await connected;
  clock.advance(60_000);
  expect(session.get().status).toBe('connected');
});

test.each(['the window', 'the signature'])(
  'a connect can be given up at once when the wallet does not answer for %s, and its late answer is ignored',
  async (which) => {
    const { wallet, connect } = fakeWallet();
    const opened = answerLater<{ accounts: readonly WalletAccount[] }>();
    const signed = answerLater<VerifyRequest>();
    if (which === 'the window') connect.mockReturnValueOnce(opened.promise);
    const { deps, session } = setUp({ prove: () => signed.promise });
    const failed = expect(session.connect(wallet)).rejects.toThrow(ConnectCancelled);
    await settled();
    session.cancel();
    await failed;
    expect(session.get().status).toBe('disconnected');
    opened.resolve({ accounts: [account('alice')] });
    signed.resolve(PROOF);
    await settled();
    expect(session.get().status).toBe('disconnected');
    expect(deps.verify).not.toHaveBeenCalled();
  },
);

test('a connect whose server does not answer with the challenge can be given up, too', async () => {
  const { session } = setUp({ challenge: () => new Promise(() => undefined) });
  const failed = expect(session.connect(fakeWallet().wallet)).rejects.toThrow(ConnectCancelled);
  await settled();
  session.cancel();
  await failed;
  expect(session.get().status).toBe('disconnected');
});

test('a text that does not verify is followed once by a transaction with its own challenge', async () => {
  const refused = new Error('challenge-refused');
  const challenge = vi.fn<SessionDeps['challenge']>(async () => CHALLENGE);
  const prove = vi.fn<SessionDeps['prove']>(async () => PROOF);
  const verify = vi.fn<SessionDeps['verify']>(async () => undefined).mockRejectedValueOnce(refused);
  const offersTransaction = vi.fn(async () => true);
  const { wallet } = fakeWallet();
  const { session } = setUp({ challenge, prove, verify, offersTransaction });
  await session.connect(wallet);
  expect(session.get()).toMatchObject({ status: 'connected', address: 'alice' });
  expect(prove.mock.calls.map(([, , , , way]) => way)).toEqual(['text', 'transaction']);
  expect(challenge).toHaveBeenCalledTimes(2);
  expect(offersTransaction).toHaveBeenCalledExactlyOnceWith(refused, wallet);

  verify.mockRejectedValue(refused);
  await session.disconnect();
  await expect(session.connect(wallet)).rejects.toThrow('challenge-refused');
  expect(prove).toHaveBeenCalledTimes(4);
});

test('a transaction in place of a text gets its own minute', async () => {
  const answers = [answerLater<VerifyRequest>(), answerLater<VerifyRequest>()] as const;
  let asked = 0;
  const { clock, session } = setUp({
    prove: () => answers[asked++ === 0 ? 0 : 1].promise,
    verify: vi.fn(async () => undefined).mockRejectedValueOnce(new Error('challenge-refused')),
    offersTransaction: async () => true,
  });
  const connected = session.connect(fakeWallet().wallet);
  await settled();
  clock.advance(59_000);
  answers[0].resolve(PROOF);
  await settled();
  clock.advance(59_000);
  answers[1].resolve(PROOF);
  await connected;
  expect(session.get().status).toBe('connected');
});

test('a newcomer gets the gift whenever the wallet connects, also after a reload that came before the gift', async () => {
  const { deps, session } = setUp({
    storage: remembering(),
    findByName: async () => fakeWallet().wallet,
    sessionAddress: async () => 'alice',
  });
  await session.resume();
  expect(deps.welcome).toHaveBeenCalledExactlyOnceWith('alice');
});

test('a reload gives a silent wallet five seconds and then stays disconnected, whatever comes later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { wallet, connect } = fakeWallet();
  const late = answerLater<{ accounts: readonly WalletAccount[] }>();
  connect.mockReturnValueOnce(late.promise);
  const { deps, clock, session } = setUp({
    storage: remembering(),
    findByName: async () => wallet,
    sessionAddress: async () => 'alice',
  });
  const resumed = session.resume();
  await settled();
  clock.advance(4_999);
  await settled();
  expect(session.get().status).toBe('resuming');
  clock.advance(1);
  await resumed;
  late.resolve({ accounts: [account('alice')] });
  await settled();
  expect(session.get().status).toBe('disconnected');
  expect(deps.onEnded).not.toHaveBeenCalled();
});

function answerLater<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Everything that was waiting for an answer has gone on. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
