/** Server state: a query key is its path; nothing is fetched again unless a screen asks for it. */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, get } from './api.ts';

export const pathOf = (key: readonly unknown[]) => key.join('/');

export function createQueryClient(onSessionLost: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'not-signed-in') onSessionLost();
      },
    }),
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
}
