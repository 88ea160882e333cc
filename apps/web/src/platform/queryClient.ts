/** Server state: a query key is its path; nothing is fetched again unless a screen asks for it. */
import { QueryClient } from '@tanstack/react-query';
import { get } from './api.ts';

export const pathOf = (key: readonly unknown[]) => key.join('/');

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => get(pathOf(queryKey)),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
});
