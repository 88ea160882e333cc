/** How the line to the server is: whether it answers, and whether the player has been waiting for more than a second. */
import type { RefusalCode } from '@pokesol/protocol';
import { createListeners, createStore, useStore } from './createStore.ts';

export type Connection = { reachable: boolean; slow: boolean };

const SLOW_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 15_000;

/** `probe` rejects when the server does not answer. */
export function createConnection(probe: () => Promise<void>) {
  const { get, set: setState, subscribe } = createStore<Connection>({ reachable: true, slow: false });
  let waiting = 0;
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silentAt = Number.NEGATIVE_INFINITY;
  const whenBack = createListeners();

  function set(change: Partial<Connection>) {
    const before = get();
    const next = { ...before, ...change };
    if (next.reachable !== before.reachable || next.slow !== before.slow) setState(next);
  }

  /** `askedAt` is by `performance`: what was on its way while the line broke says nothing about it now. */
  function answered(askedAt: number) {
    if (askedAt < silentAt) return;
    clearTimeout(retry);
    retry = undefined;
    retryMs = FIRST_RETRY_MS;
    if (get().reachable) return;
    set({ reachable: true });
    whenBack.notify();
  }

  /** A call got no answer: from now on the server is asked again and again, less and less often. */
  function silent() {
    silentAt = performance.now();
    set({ reachable: false });
    if (retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void check();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  async function check() {
    const askedAt = performance.now();
    try {
      await probe();
      answered(askedAt);
    } catch (error) {
      console.warn('PokeSol cannot be reached', error);
      silent();
    }
  }

  return {
    get,
    subscribe,
    /** Runs each time the server answers again after it did not. */
    onBack: whenBack.subscribe,
    /** The player waits from now on, until the returned function is called. */
    waiting(): () => void {
      let counted = false;
      const timer = setTimeout(() => {
        counted = true;
        waiting += 1;
        set({ slow: true });
      }, SLOW_MS);
      return () => {
        clearTimeout(timer);
        if (counted) waiting -= 1;
        counted = false;
        set({ slow: waiting > 0 });
      };
    },
    answered,
    silent,
    check,
  };
}

/** Ready is a server that has its database. Without its chain it still answers whatever needs no burn. */
export async function askReady(): Promise<void> {
  const answer = await fetch('/api/ready', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
  if (answer.status < 500) return;
  const { code }: { code?: string } = await answer.json();
  if (code !== ('chain-unreachable' satisfies RefusalCode)) throw new Error(`ready: ${answer.status}`);
}

export const connection = createConnection(askReady);

export const useConnection = () => useStore(connection);

/** The browser knows of a lost or found network before any call does. */
export function watchNetwork(page: Pick<Window, 'addEventListener'>) {
  page.addEventListener('online', () => void connection.check());
  page.addEventListener('offline', () => void connection.check());
}
