/** Whether the admin gate stands open in this page. The token lives in memory only: a reload locks the gate again. */
import { createStore, useStore } from '../../platform/createStore.ts';

export type AdminSession =
  | { readonly status: 'locked' }
  | { readonly status: 'open'; readonly token: string }
  /** The server knows the token no more; the dashboard stays, and the gate lies over it while it is asking. */
  | { readonly status: 'ended'; readonly isAsking: boolean };

export function createAdminSession() {
  const { get, set, subscribe } = createStore<AdminSession>({ status: 'locked' });

  return {
    get,
    token() {
      const session = get();
      return session.status === 'open' ? session.token : undefined;
    },
    subscribe,
    open: (token: string) => set({ status: 'open', token }),
    lock: () => set({ status: 'locked' }),
    /** The server refused this token; a late word about an older one changes nothing. */
    refused(token: string | undefined) {
      const session = get();
      if (session.status === 'ended') set({ status: 'ended', isAsking: true });
      if (session.status === 'open' && session.token === token) set({ status: 'ended', isAsking: true });
    },
    /** Shows or puts away the gate over a dashboard whose session has ended. */
    ask(isAsking: boolean) {
      if (get().status === 'ended') set({ status: 'ended', isAsking });
    },
  };
}

export const adminSession = createAdminSession();
export const useAdminSession = () => useStore(adminSession);
