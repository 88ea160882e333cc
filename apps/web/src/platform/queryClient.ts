/** Server state: a query key is its path; nothing is fetched again unless a screen asks for it. */
import { focusManager, QueryClient } from '@tanstack/react-query';
import { get } from './api.ts';
import { connection } from './connection.ts';

export const pathOf = (key: readonly unknown[]) => key.join('/');

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => get(pathOf(queryKey)),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      // Offline calls fail at once and say so, instead of waiting in silence for a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Also from a window that lies beside this page, such as a wallet's: then the page was visible all the time.
focusManager.setEventListener((comeBack) => {
  const listener = () => comeBack();
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
});

connection.onBack(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
