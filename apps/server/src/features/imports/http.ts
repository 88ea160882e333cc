/** Reads JSON from a foreign server: bounded in time and size, patient with a busy one, deaf to redirects elsewhere. */
import { setTimeout as pause } from 'node:timers/promises';
import { CatalogueError, type CatalogueRetryOptions } from './source.ts';

export type HttpLimits = {
  /** For one attempt, its body included. */
  readonly timeoutMs: number;
  /** The first pause before another attempt; each next one is twice as long. */
  readonly pauseMs: number;
  readonly mostBytes: number;
};

export const HTTP_LIMITS: HttpLimits = { timeoutMs: 30_000, pauseMs: 500, mostBytes: 16 * 1024 * 1024 };

// A person waits for a list, a player for a lookup: these give up before an import would.
const PATIENCE: Readonly<
  Record<CatalogueRetryOptions, { attempts: number; timeoutMs: number; longestWaitMs: number }>
> = {
  import: { attempts: 5, timeoutMs: Number.POSITIVE_INFINITY, longestWaitMs: 60_000 },
  list: { attempts: 3, timeoutMs: 10_000, longestWaitMs: 3_000 },
  lookup: { attempts: 1, timeoutMs: 3_000, longestWaitMs: 0 },
};
const REDIRECTS = 3;

export type GetJson = (path: string, patience: CatalogueRetryOptions) => Promise<unknown>;

/** Where nobody is found at all, trying long helps little. */
const CONNECTS = 3;

/** A failure that another attempt may mend. */
class Passing extends Error {
  constructor(
    message: string,
    readonly waitMs?: number,
    readonly isAbsent = false,
  ) {
    super(message);
  }
}

/**
 * Reads below `base`. The answer is parsed JSON, or `undefined` for a 404. Throws CatalogueError with what happened.
 * `name` stands in its sentences; neither `headers` (they may hold a key) nor the path ever do.
 */
export function jsonFrom(
  base: URL,
  name: string,
  headers: Readonly<Record<string, string>>,
  limits: HttpLimits,
): GetJson {
  return async (path, patience) => {
    const url = new URL(`${base.href.replace(/\/+$/, '')}${path}`);
    const { attempts, longestWaitMs, ...patient } = PATIENCE[patience];
    const timeoutMs = Math.min(limits.timeoutMs, patient.timeoutMs);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(url, headers, { ...limits, timeoutMs });
      } catch (error) {
        if (!(error instanceof Passing)) throw named(error, name);
        const waitMs = error.waitMs ?? limits.pauseMs * 2 ** (attempt - 1);
        const most = error.isAbsent ? Math.min(attempts, CONNECTS) : attempts;
        if (attempt >= most) throw new CatalogueError(`${name} ${error.message}${times(attempt)}.`);
        if (waitMs > longestWaitMs)
          throw new CatalogueError(
            `${name} ${error.message} and asks to wait ${Math.ceil(waitMs / 1000)} seconds.`,
          );
        await pause(waitMs);
      }
    }
  };
}

const times = (attempts: number): string => (attempts === 1 ? '' : `, ${attempts} times in a row`);
const named = (error: unknown, name: string): unknown =>
  error instanceof CatalogueError ? new CatalogueError(`${name} ${error.message}.`) : error;

async function once(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { timeoutMs, mostBytes }: HttpLimits,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await follow(url, { accept: 'application/json', ...headers }, signal);
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (!answer.ok) {
      await answer.body?.cancel();
      refuse(answer);
    }
    return JSON.parse(await boundedText(answer, mostBytes));
  } catch (error) {
    if (error instanceof CatalogueError || error instanceof Passing) throw error;
    if (signal.aborted) throw new Passing(`did not answer within ${Math.ceil(timeoutMs / 1000)} seconds`);
    // Half an answer, or a proxy's page: the next attempt may get the whole.
    if (error instanceof SyntaxError) throw new Passing('sent something that is not JSON');
    // What fetch throws when there is no connection, or when it breaks.
    if (error instanceof TypeError) throw connectionProblem(error);
    throw error;
  }
}

function refuse(answer: Response): never {
  const { status } = answer;
  if (status === 401 || status === 403) throw new CatalogueError(`refused us (${status}); check its key`);
  if (status === 429) throw new Passing('is asked too often (429)', retryAfterMs(answer));
  if (status >= 500 || status === 408) throw new Passing(`failed (${status})`, retryAfterMs(answer));
  throw new CatalogueError(`did not understand us (${status})`);
}

/** Seconds or a date; `undefined` for anything else. */
function retryAfterMs(answer: Response): number | undefined {
  const value = answer.headers.get('retry-after');
  if (value === null || value === '') return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/**
 * Follows redirects within one host alone: another one is not what the operator configured, may lie inside our own
 * network, and must not get the key. From https to http neither.
 */
async function follow(first: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  let url = first;
  for (let hops = 0; ; hops += 1) {
    const answer = await fetch(url, { headers, signal, redirect: 'manual' });
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || target === null) return answer;
    await answer.body?.cancel();
    const next = URL.canParse(target, url) ? new URL(target, url) : undefined;
    const isOurs =
      next !== undefined &&
      next.hostname === url.hostname &&
      (next.origin === url.origin || (url.protocol === 'http:' && next.protocol === 'https:'));
    if (!isOurs || hops === REDIRECTS)
      throw new CatalogueError('sends us to another address, where we do not go');
    url = next;
  }
}

async function boundedText(answer: Response, mostBytes: number): Promise<string> {
  const tooLarge = () => new CatalogueError(`sent more than ${mostBytes / 1024 / 1024} MB at once`);
  if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) {
    await answer.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function connectionProblem(error: TypeError): Passing | CatalogueError {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Passing('has an address that nobody knows', undefined, true);
  if (code === 'ECONNREFUSED') return new Passing('does not take connections', undefined, true);
  if (code.startsWith('CERT_') || code.includes('SELF_SIGNED') || code.startsWith('ERR_TLS'))
    return new CatalogueError('has a certificate that we do not trust');
  return new Passing('broke the connection');
}
