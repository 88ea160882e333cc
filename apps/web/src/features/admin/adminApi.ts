/** The calls of the dashboard: each carries the gate's token, and each notices when the server no longer knows that token. */
import type { AdminLogin } from '@pokesol/protocol';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { ApiError, post, request, sentenceOf } from '../../platform/api.ts';
import { adminSession, useAdminSession } from './adminSession.ts';

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const token = adminSession.token();
  try {
    return await request<Answer>(
      method,
      path,
      body,
      token === undefined ? undefined : { authorization: `Bearer ${token}` },
    );
  } catch (error) {
    if (isShutOut(error)) adminSession.refused(token);
    throw error;
  }
}

export const adminApi = {
  get: <Answer>(path: string) => call<Answer>('GET', path),
  post: <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body),
  patch: <Answer>(path: string, body: unknown) => call<Answer>('PATCH', path, body),
};

/** Opens the gate, or throws what the server said. */
export async function enterAdmin(password: string): Promise<void> {
  const { token } = await post<AdminLogin>('/api/admin/login', { password });
  adminSession.open(token);
}

/** Locks the gate at once; the server learns of it when it can. */
export function leaveAdmin(client: QueryClient): void {
  if (adminSession.token() !== undefined)
    adminApi
      .post('/api/admin/logout')
      .catch((error: unknown) => console.warn('The server did not hear that the gate was locked', error));
  adminSession.lock();
  client.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/') });
}

export const isShutOut = (error: unknown) => error instanceof ApiError && error.code === 'not-an-admin';

/** What to tell after a failed write: the server's own message, or `fallback` where it said nothing of use. */
export function failureMessage(error: unknown, fallback: string): string {
  if (isShutOut(error))
    return 'Your admin session ended before this was saved. Enter the password, then save again.';
  if (error instanceof ApiError) return error.code === undefined ? fallback : error.sentence;
  return `${fallback}. ${sentenceOf(error)}`;
}

export type Params = Readonly<Record<string, string | number | undefined>>;

/** `/api/x?search=…`, without what is undefined or ''. */
export function pathWith(path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}

type Options<Answer> = {
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
  /** Where one call does not answer it. */
  queryFn?: () => Promise<Answer>;
};

/**
 * Reads while the gate is open, anew at each showing; the old answer stays until the next one is there. Its key is
 * `[path, params]`: invalidate `[path]` after a write.
 */
export function useAdminQuery<Answer>(path: string, params: Params = {}, options: Options<Answer> = {}) {
  const { status } = useAdminSession();
  return useQuery<Answer>({
    queryKey: [path, params],
    queryFn: () => adminApi.get<Answer>(pathWith(path, params)),
    enabled: status === 'open',
    staleTime: 0,
    placeholderData: keepPreviousData,
    ...options,
  });
}
