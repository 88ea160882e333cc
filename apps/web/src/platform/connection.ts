/** How the line to the server is: whether it answers, and whether somebody has been waiting for more than a second. */
import type { RefusalCode } from '@pokesol/protocol';
import { useSyncExternalStore } from 'react';

export type Connection = { reachable: boolean; slow: boolean };

const SLOW_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 15_000;

/** `probe` rejects when the server does not answer. */
export function createConnection(probe: () => Promise<void>) {
  let state: Connection = { reachable: true, slow: false };
  let waiting = 0;
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const whenBack = new Set<() => void>();

  function set(change: Partial<Connection>) {
    const next = { ...state, ...change };
    if (next.reachable === state.reachable && next.slow === state.slow) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function answered() {
    clearTimeout(retry);
    retry = undefined;
    retryMs = FIRST_RETRY_MS;
    if (state.reachable) return;
    set({ reachable: true });
    for (const listener of whenBack) listener();
  }

  /** A call got no answer: from now on the server is asked again and again, less and less often. */
  function silent() {
    set({ reachable: false });
    if (retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void check();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  async function check() {
    try {
      await probe();
      answered();
    } catch (error) {
      console.warn('PokeSol cannot be reached', error);
      silent();
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Runs each time the server answers again after it did not. */
    onBack(listener: () => void) {
      whenBack.add(listener);
      return () => void whenBack.delete(listener);
    },
    /** Somebody waits from now on, until the returned function is called. */
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

export const useConnection = () => useSyncExternalStore(connection.subscribe, connection.get);

/** The browser knows of a lost or found network before any call does. */
export function watchNetwork(page: Pick<Window, 'addEventListener'>) {
  page.addEventListener('online', () => void connection.check());
  page.addEventListener('offline', () => void connection.check());
}
