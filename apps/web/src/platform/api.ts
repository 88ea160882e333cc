/** Talks to the server: one fetch with cookies, one error, one way to read a query key. */
import type { MessageParams } from '@pokesol/engine';
import type { RefusalBody, RefusalCode } from '@pokesol/protocol';
import { PROTOCOL_HEADER } from '@pokesol/protocol/constants';
import { connection } from './connection.ts';
import { failLateIfLeaving } from './leaving.ts';
import { pageVersion } from './pageVersion.ts';

/** A read that is not answered within this time counts as a server that cannot be reached. Writes are never cut off. */
const READ_TIMEOUT_MS = 20_000;
const UNKNOWN_FAILURE = 'Something went wrong. Please try again.';

/** Writes the sentence of a refusal from its code and params; `undefined` where the page has none for it. */
type Catalogue = (refusal: RefusalBody) => string | undefined;

/** A non-OK answer. `message` is for logs («404: {…}»), `sentence` for people, `code` for decisions. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly params: MessageParams;
  readonly sentence: string;
  /** A heading for the sentence, where the answer has one of its own. */
  readonly title: string | undefined;
  /** The answer's body as it came, for callers that find more than a refusal in it. */
  readonly text: string;
  /** How long the server asks to wait before the next try, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    text: string,
    statusText: string,
    retryAfter: string | null = null,
    catalogue: Catalogue = () => undefined,
  ) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parseRefusal(text);
    this.code = body?.code;
    this.reason = body?.reason;
    this.params = body?.params ?? {};
    this.title = body?.title;
    this.text = text;
    this.sentence = (body && catalogue(body)) || body?.message || UNKNOWN_FAILURE;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }
}

function parseRefusal(text: string): RefusalBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body))
      return undefined;
    if (typeof body.code !== 'string' || typeof body.message !== 'string') return undefined;
    return body as RefusalBody;
  } catch {
    // A proxy's HTML page or an empty body: the status alone is what we know.
    return undefined;
  }
}

/** The sentences are fetched with the first refusal; where they do not come, the server's own text stands. */
async function catalogue(): Promise<Catalogue | undefined> {
  try {
    return (await import('@pokesol/protocol/refusals')).knownMessageOf;
  } catch {
    return undefined;
  }
}

const whenSignedOut = new Set<() => void>();

/** Runs whenever any call is refused because the server no longer knows our session. */
export const onSignedOut = (listener: () => void) => whenSignedOut.add(listener);

type Headers = Readonly<Record<string, string>>;

/** Resolves to the parsed JSON, or undefined for an answer without a body. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Headers,
): Promise<Answer> {
  const answered = connection.waiting();
  try {
    return await call<Answer>(method, path, body, headers);
  } finally {
    answered();
  }
}

/** A read in the background: no player waits for it, so it never counts as slow. */
export const poll = <Answer>(path: string) => call<Answer>('GET', path);

async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Headers,
): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'include', ...(headers && { headers }) };
  if (method === 'GET') init.signal = AbortSignal.timeout(READ_TIMEOUT_MS);
  if (body !== undefined) {
    init.headers = { ...headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const askedAt = performance.now();
  const { response, text } = await exchange(path, init);
  if (!response.ok) {
    const error = new ApiError(
      response.status,
      text,
      response.statusText,
      response.headers.get('retry-after'),
      await catalogue(),
    );
    if (isUnserved(error)) connection.silent();
    else connection.answered(askedAt);
    if (error.code === 'not-signed-in') for (const listener of whenSignedOut) listener();
    throw error;
  }
  connection.answered(askedAt);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** A proxy that has lost its server answers in its own words, a server that has lost its database with a code for it. */
function isUnserved({ code, status }: ApiError): boolean {
  if (code === undefined) return status >= 502 && status <= 504;
  return code === ('database-unreachable' satisfies RefusalCode);
}

async function exchange(path: string, init: RequestInit) {
  try {
    return await failLateIfLeaving(async () => {
      const response = await fetch(path, init);
      pageVersion.met(response.headers.get(PROTOCOL_HEADER));
      return { response, text: await response.text() };
    });
  } catch (error) {
    connection.silent();
    throw error;
  }
}

export const get = <Answer>(path: string) => request<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => request<Answer>('POST', path, body);

/** What to tell a person about a failure of any kind. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return 'The server cannot be reached. Check your connection and try again.';
  return UNKNOWN_FAILURE;
}
