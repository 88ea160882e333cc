/** Server state: a query key is its path; nothing is fetched again unless a screen asks for it. */
import { QueryClient } from '@tanstack/react-query';
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

connection.onBack(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
});
