/** Talks to the server: one fetch with cookies, one error, one way to read a query key. */
import type { RefusalBody } from '@pokesol/protocol';

const UNKNOWN_FAILURE = 'Something went wrong. Please try again.';

/** A non-OK answer. `message` is for logs («404: {…}»), `sentence` for people, `code` for decisions. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly sentence: string;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parseRefusal(text);
    this.code = body?.code;
    this.reason = body?.reason;
    this.sentence = body?.message || UNKNOWN_FAILURE;
  }
}

function parseRefusal(text: string): RefusalBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body))
      return undefined;
    if (typeof body.code !== 'string' || typeof body.message !== 'string') return undefined;
    const reason = 'reason' in body && typeof body.reason === 'string' ? { reason: body.reason } : {};
    return { code: body.code, message: body.message, ...reason };
  } catch {
    // A proxy's HTML page or an empty body: the status alone is what we know.
    return undefined;
  }
}

const whenSignedOut = new Set<() => void>();

/** Runs whenever any call is refused because the server no longer knows our session. */
export const onSignedOut = (listener: () => void) => whenSignedOut.add(listener);

/** Resolves to the parsed JSON, or undefined for an answer without a body. */
export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'include' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init);
  const text = await response.text();
  if (!response.ok) {
    const error = new ApiError(response.status, text, response.statusText);
    if (error.code === 'not-signed-in') for (const listener of whenSignedOut) listener();
    throw error;
  }
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

export const get = <Answer>(path: string) => request<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => request<Answer>('POST', path, body);

/** What to tell a person about a failure of any kind. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof TypeError) return 'The server cannot be reached. Check your connection and try again.';
  return UNKNOWN_FAILURE;
}
