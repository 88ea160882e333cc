/** Whether the admin gate stands open in this page. The token lives in memory only: a reload locks the gate again. */
import { useSyncExternalStore } from 'react';

export type AdminSession =
  | { readonly status: 'locked' }
  | { readonly status: 'open'; readonly token: string }
  /** The server knows the token no more; the dashboard stays, and the gate lies over it while it is asking. */
  | { readonly status: 'ended'; readonly isAsking: boolean };

export function createAdminSession() {
  let session: AdminSession = { status: 'locked' };
  const listeners = new Set<() => void>();

  function set(next: AdminSession) {
    session = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => session,
    token: () => (session.status === 'open' ? session.token : undefined),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (token: string) => set({ status: 'open', token }),
    lock: () => set({ status: 'locked' }),
    /** The server refused this token; a late word about an older one changes nothing. */
    refused(token: string | undefined) {
      if (session.status === 'ended') set({ status: 'ended', isAsking: true });
      if (session.status === 'open' && session.token === token) set({ status: 'ended', isAsking: true });
    },
    /** Shows or puts away the gate over a dashboard whose session has ended. */
    ask(isAsking: boolean) {
      if (session.status === 'ended') set({ status: 'ended', isAsking });
    },
  };
}

export const adminSession = createAdminSession();
export const useAdminSession = () => useSyncExternalStore(adminSession.subscribe, adminSession.get);
