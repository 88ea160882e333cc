/** Who is playing: disconnected → connecting → connected, and everything that ends it. */
import type { ChallengeAnswer, VerifyRequest } from '@pokesol/protocol';
import { type Clock, within } from '../../platform/clock.ts';
import { createStore } from '../../platform/createStore.ts';
import type { KeyValueStore } from '../../platform/storage.ts';
import { unlessAborted } from '../../platform/unlessAborted.ts';
import type { PayingWallet, WalletAccount } from './walletStandard.ts';

export type WalletConnection = { wallet: PayingWallet; account: WalletAccount; address: string };
export type WalletState =
  /** `resuming`: a known wallet is being asked silently; «connect» should not flash by. */
  { status: 'resuming' | 'disconnected' | 'connecting' } | ({ status: 'connected' } & WalletConnection);

export type ProofWay = 'text' | 'transaction';

export type SessionDeps = {
  storage: KeyValueStore;
  chain: () => Promise<string>;
  findByName: (name: string, chain: string) => Promise<PayingWallet | undefined>;
  clock: Clock;
  challenge: (address: string) => Promise<ChallengeAnswer>;
  /** Has the wallet sign the challenge, as text or in a transaction that is never sent; the wallet may ask the player. */
  prove: (
    challenge: ChallengeAnswer,
    wallet: PayingWallet,
    account: WalletAccount,
    chain: string,
    way: ProofWay,
  ) => Promise<VerifyRequest>;
  /** After the wallet failed to sign the text, or its signature failed to verify: offers the transaction and says why. */
  offersTransaction: (failure: unknown, wallet: PayingWallet) => Promise<boolean>;
  /** From here on the server's cookie stands for the wallet. */
  verify: (proof: VerifyRequest) => Promise<void>;
  /** The address that the server's cookie still stands for, if any. */
  sessionAddress: () => Promise<string | undefined>;
  /** The same, asked in the background. */
  sessionAddressQuietly: () => Promise<string | undefined>;
  logOut: () => Promise<void>;
  /** Requests a newcomer's welcome gift; runs whenever a wallet connects, and may take as long as it stays connected. */
  welcome: (address: string) => Promise<void>;
  onEnded: () => void;
  /** Another wallet came or went here: other tabs of this browser share the cookie. */
  onChanged?: () => void;
};

/** Rejects a connect that the player gave up. */
export class ConnectCancelled extends Error {
  override readonly name = 'ConnectCancelled';
}

/** A wallet that shows its window may wait for a person; one that is asked silently has nothing to wait for. */
const ANSWER_MS = 60_000;
const SILENT_ANSWER_MS = 5_000;

const LAST_WALLET_KEY = 'pokesol.wallet';
/** Set while a disconnect has not reached the server: its cookie still stands. */
const LOGOUT_KEY = 'pokesol.logout-due';

export function createSession(deps: SessionDeps) {
  const { get, set, subscribe } = createStore<WalletState>({
    status: deps.storage.read(LAST_WALLET_KEY) === null ? 'disconnected' : 'resuming',
  });
  let stopWatching: (() => void) | undefined;
  let connecting = new AbortController();

  function enter(wallet: PayingWallet, account: WalletAccount) {
    deps.storage.write(LAST_WALLET_KEY, wallet.name);
    stopWatching?.();
    stopWatching = wallet.features['standard:events']?.on('change', ({ accounts }) => {
      if (accounts !== undefined && accounts[0]?.address !== account.address)
        void end({ server: true, wallet: false });
    });
    set({ status: 'connected', wallet, account, address: account.address });
    deps.onChanged?.();
    // The gift may take long or fail: the connection does not depend on it.
    deps.welcome(account.address).catch((error: unknown) => console.warn('No welcome gift', error));
  }

  function leave() {
    stopWatching?.();
    stopWatching = undefined;
    deps.storage.remove(LAST_WALLET_KEY);
    set({ status: 'disconnected' });
  }

  /**
   * @throws the error of the wallet or the server, a timeout when the wallet does not answer for a minute, or a
   * {@link ConnectCancelled}; the state is then «disconnected» again. A late answer of the wallet is dropped.
   */
  async function connect(wallet: PayingWallet): Promise<void> {
    set({ status: 'connecting' });
    connecting = new AbortController();
    const { signal } = connecting;
    const fromWallet = <Answer>(answer: Promise<Answer>) =>
      unlessAborted(signal, within(deps.clock, ANSWER_MS, answer));
    try {
      const chain = await unlessAborted(signal, deps.chain());
      const { accounts } = await fromWallet(wallet.features['standard:connect'].connect());
      const account = accounts[0];
      if (account === undefined) throw new Error('The wallet shared no account.');
      await unlessAborted(signal, logOutIfDue());
      const signIn = async (way: ProofWay) => {
        const challenge = await unlessAborted(signal, deps.challenge(account.address));
        // A proof that comes too late is never sent: the cookie could belong to another wallet by then.
        await deps.verify(await fromWallet(deps.prove(challenge, wallet, account, chain, way)));
      };
      try {
        await signIn('text');
      } catch (error) {
        if (!(await deps.offersTransaction(error, wallet))) throw error;
        await signIn('transaction');
      }
      enter(wallet, account);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** On load, and again when the server was away then: only a wallet that trusts us already and a session that still stands; never a new signature. */
  async function resume(): Promise<void> {
    const remembered = deps.storage.read(LAST_WALLET_KEY);
    const { status } = get();
    if (remembered === null || (status !== 'resuming' && status !== 'disconnected')) return;
    set({ status: 'resuming' });
    try {
      if (await logOutIfDue()) return leave();
      const [address, chain] = await Promise.all([deps.sessionAddress(), deps.chain()]);
      const wallet = address === undefined ? undefined : await deps.findByName(remembered, chain);
      const answer = wallet?.features['standard:connect'].connect({ silent: true });
      const accounts = answer && (await within(deps.clock, SILENT_ANSWER_MS, answer)).accounts;
      const account = accounts?.find((candidate) => candidate.address === address);
      if (get().status !== 'resuming') return;
      if (wallet !== undefined && account !== undefined) enter(wallet, account);
      else set({ status: 'disconnected' });
    } catch (error) {
      console.warn('Could not resume the wallet session', error);
      if (get().status === 'resuming') set({ status: 'disconnected' });
    }
  }

  async function end(notify: { server: boolean; wallet: boolean }): Promise<void> {
    const state = get();
    if (state.status !== 'connected') return;
    const { wallet } = state;
    if (notify.server) deps.storage.write(LOGOUT_KEY, 'yes');
    leave();
    deps.onEnded();
    const results = await Promise.allSettled([
      logOutIfDue(),
      notify.wallet ? wallet.features['standard:disconnect']?.disconnect() : undefined,
    ]);
    for (const result of results) {
      if (result.status === 'rejected') console.warn('Disconnecting was not clean', result.reason);
    }
    deps.onChanged?.();
  }

  /** True when a disconnect was still on its way to the server, which now knows. */
  async function logOutIfDue(): Promise<boolean> {
    if (deps.storage.read(LOGOUT_KEY) === null) return false;
    await deps.logOut();
    deps.storage.remove(LOGOUT_KEY);
    return true;
  }

  /** Another tab may have changed the wallet behind the cookie that all tabs share: what is paid here would be theirs. */
  async function recheck(): Promise<void> {
    const state = get();
    if (state.status !== 'connected') return;
    const { address } = state;
    try {
      const known = await deps.sessionAddressQuietly();
      const now = get();
      if (now.status === 'connected' && now.address === address && known !== address)
        await end({ server: false, wallet: false });
    } catch (error) {
      console.warn('Could not ask whose session this is', error);
    }
  }

  /** The connected wallet, if any; while a known one is being asked silently, once it has answered. */
  function connected(): Promise<WalletConnection | undefined> {
    return new Promise((notify) => {
      const look = () => {
        const state = get();
        if (state.status === 'resuming') return;
        stop();
        notify(state.status === 'connected' ? state : undefined);
      };
      const stop = subscribe(look);
      look();
    });
  }

  return {
    get,
    subscribe,
    connect,
    /** Gives up a connect whose wallet does not answer; does nothing once the proof has been sent to the server. */
    cancel: () => connecting.abort(new ConnectCancelled()),
    connected,
    resume,
    recheck,
    disconnect: () => end({ server: true, wallet: true }),
    /** The server no longer knows us: forget the session without asking anybody. */
    lost: () => end({ server: false, wallet: false }),
  };
}
