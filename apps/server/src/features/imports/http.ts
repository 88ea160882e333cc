/** Reads JSON from a foreign server: bounded in time and size, patient with a busy one, deaf to redirects elsewhere. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CatalogueProblem } from '@pokesol/protocol';
import { CatalogueError, type CatalogueRetryOptions } from './source.ts';

export type HttpLimits = {
  /** For one attempt, its body included. */
  readonly timeoutMs: number;
  /** The first pause before another attempt; each next one is twice as long. */
  readonly pauseMs: number;
  readonly mostBytes: number;
  /** For a list, all attempts and pauses together. */
  readonly listMs: number;
};

export const HTTP_LIMITS: HttpLimits = {
  timeoutMs: 30_000,
  pauseMs: 500,
  mostBytes: 16 * 1024 * 1024,
  // An admin looks on: the answer comes within ten seconds, the way to the page and back included.
  listMs: 8_000,
};

type Patience = {
  readonly attempts: number;
  readonly timeoutMs: number;
  readonly longestWaitMs: number;
  /** From the first attempt to the end of the last. */
  readonly totalMs: number;
};

// A person waits for a list, a player for a lookup: these give up before an import would.
const patienceFor = ({ listMs }: HttpLimits): Readonly<Record<CatalogueRetryOptions, Patience>> => ({
  import: { attempts: 5, timeoutMs: FOR_EVER, longestWaitMs: 60_000, totalMs: FOR_EVER },
  list: { attempts: 3, timeoutMs: listMs, longestWaitMs: 3_000, totalMs: listMs },
  lookup: { attempts: 1, timeoutMs: 3_000, longestWaitMs: 0, totalMs: FOR_EVER },
});
const FOR_EVER = Number.POSITIVE_INFINITY;
const REDIRECTS = 3;

export type GetJson = (path: string, patience: CatalogueRetryOptions) => Promise<unknown>;

/** Where no server is found at all, trying long helps little. */
const CONNECTS = 3;

/** A failure, thrown once it is known whose: of that catalogue, asked so many times. */
class Failure extends Error {
  constructor(readonly of: (catalogue: string, times: number) => CatalogueProblem) {
    super('A catalogue failed');
  }
}

/** A failure that another attempt may mend. */
class Passing extends Failure {
  constructor(
    of: Failure['of'],
    readonly busy: { readonly status: number; readonly waitMs: number | undefined } | undefined = undefined,
    readonly isAbsent = false,
  ) {
    super(of);
  }
}

/**
 * Reads below `base`. The answer is parsed JSON, or `undefined` for a 404. Throws CatalogueError with what happened.
 * `name` stands in its problems; neither `headers` (they may hold a key) nor the path ever do.
 */
export function jsonFrom(
  base: URL,
  name: string,
  headers: Readonly<Record<string, string>>,
  limits: HttpLimits,
): GetJson {
  return async (path, patience) => {
    const url = new URL(`${base.href.replace(/\/+$/, '')}${path}`);
    const { attempts, longestWaitMs, totalMs, ...patient } = patienceFor(limits)[patience];
    const endsAt = performance.now() + totalMs;
    for (let attempt = 1; ; attempt += 1) {
      const leftMs = Math.max(1, Math.ceil(endsAt - performance.now()));
      const timeoutMs = Math.min(limits.timeoutMs, patient.timeoutMs, leftMs);
      try {
        return await once(url, headers, { ...limits, timeoutMs });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const failed = new CatalogueError(error.of(name, attempt));
        if (!(error instanceof Passing)) throw failed;
        const waitMs = error.busy?.waitMs ?? limits.pauseMs * 2 ** (attempt - 1);
        if (attempt >= (error.isAbsent ? Math.min(attempts, CONNECTS) : attempts)) throw failed;
        if (waitMs > longestWaitMs && error.busy !== undefined) throw asksToWait(name, waitMs, error.busy);
        if (waitMs > longestWaitMs || performance.now() + waitMs >= endsAt) throw failed;
        await pause(waitMs);
      }
    }
  };
}

const asksToWait = (catalogue: string, waitMs: number, { status }: { readonly status: number }) =>
  new CatalogueError({
    reason: 'asks-to-wait',
    params: { catalogue, status, seconds: Math.ceil(waitMs / 1000) },
  });

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
    if (error instanceof Failure) throw error;
    if (signal.aborted) throw tooSlow(Math.ceil(timeoutMs / 1000));
    // Half an answer, or a proxy's page: the next attempt may get the whole.
    if (error instanceof SyntaxError)
      throw new Passing((catalogue, times) => ({ reason: 'not-json', params: { catalogue, times } }));
    // What fetch throws when there is no connection, or when it breaks.
    if (error instanceof TypeError) throw connectionProblem(error);
    throw error;
  }
}

const tooSlow = (seconds: number) =>
  new Passing((catalogue, times) => ({ reason: 'too-slow', params: { catalogue, times, seconds } }));

function refuse(answer: Response): never {
  const { status } = answer;
  if (status === 401 || status === 403)
    throw new Failure((catalogue) => ({ reason: 'key-refused', params: { catalogue, status } }));
  const isBusy = status === 429;
  if (!isBusy && status < 500 && status !== 408)
    throw new Failure((catalogue) => ({ reason: 'not-understood', params: { catalogue, status } }));
  throw new Passing(
    (catalogue, times) => ({
      reason: isBusy ? 'asked-too-often' : 'failing',
      params: { catalogue, times, status },
    }),
    { status, waitMs: retryAfterMs(answer) },
  );
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
      throw new Failure((catalogue) => ({ reason: 'sent-elsewhere', params: { catalogue } }));
    url = next;
  }
}

async function boundedText(answer: Response, mostBytes: number): Promise<string> {
  const megabytes = mostBytes / 1024 / 1024;
  const tooLarge = () =>
    new Failure((catalogue) => ({ reason: 'answer-too-large', params: { catalogue, megabytes } }));
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

function connectionProblem(error: TypeError): Failure {
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return absent('unknown-address');
  if (code === 'ECONNREFUSED') return absent('no-connections');
  if (code.startsWith('CERT_') || code.includes('SELF_SIGNED') || code.startsWith('ERR_TLS'))
    return new Failure((catalogue) => ({ reason: 'untrusted-certificate', params: { catalogue } }));
  return new Passing((catalogue, times) => ({ reason: 'connection-broken', params: { catalogue, times } }));
}

const absent = (reason: 'unknown-address' | 'no-connections') =>
  new Passing((catalogue, times) => ({ reason, params: { catalogue, times } }), undefined, true);
