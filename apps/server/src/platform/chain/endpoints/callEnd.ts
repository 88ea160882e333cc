/** How one call to one endpoint ended, and what that says about the endpoint. */
import {
  isSolanaError,
  type RpcResponse,
  type RpcTransport,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit';

export type CallEnd<T> =
  | {
      kind: 'answered';
      value: T;
      isRefusal: boolean;
      /** How much of what was asked for it does not know: another may. */
      absent: number;
      /** It may be the endpoint's fault, or the caller's: another is asked, and it may go on. */
      isDoubtful: boolean;
      /** It failed without saying what it did before: it may have passed a transaction on. */
      isUnclear?: boolean;
    }
  /** `isExcused`: a stranger's call may have brought it about, and must not put every endpoint to rest. */
  | { kind: 'away'; cause: string; isExcused?: boolean }
  /** Too many calls, until `retryAfterMs` have passed. */
  | { kind: 'busy'; cause: string; retryAfterMs?: number };

/** The longest that a provider's Retry-After is believed. */
const LONGEST_PAUSE_MS = 5 * 60_000;

/** A status with which a provider speaks about our account with it, or about itself, and not about the call. */
const ABOUT_US: readonly number[] = [401, 402, 403, 407];
const TOO_MANY = 429;

/** What a node says of itself: that it is behind, or (some providers) that a quota is used up. */
const UNHEALTHY = -32005;
const QUOTA_USED_UP = -32429;
/** Its own failure, or one that the call provokes: every endpoint must not be put to rest by a stranger's call. */
const DOUBTFUL: readonly number[] = [-32603, -32016, -32014, -32007, -32004];
/** A node that lags knows no fresh blockhash yet. */
const PREFLIGHT_FAILED = -32002;

/** `undefined` where the status says nothing against the endpoint. */
export function endOfStatus(status: number, retryAfter: string | null): CallEnd<never> | undefined {
  const cause = `status ${status}`;
  if (status === TOO_MANY) {
    const retryAfterMs = pauseOf(retryAfter);
    return { kind: 'busy', cause, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
  return ABOUT_US.includes(status) || status >= 500 ? { kind: 'away', cause } : undefined;
}

/** Seconds, or a date. */
function pauseOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS);
}

type Rpc = { method: string };
type Said = { result?: unknown; error?: { code?: unknown; data?: unknown } };

/** What a node's answer says, to whatever was asked. */
export function endOfAnswer<T>(value: T, said: Said, { method }: Rpc, looksInHistory: boolean): CallEnd<T> {
  const { error } = said;
  if (error === undefined)
    return {
      kind: 'answered',
      value,
      isRefusal: false,
      isDoubtful: false,
      absent: absentIn(said.result, method, looksInHistory),
    };
  const code = Number(error.code);
  if (code === UNHEALTHY) return { kind: 'away', cause: 'it says that it is behind' };
  if (code === QUOTA_USED_UP) return { kind: 'busy', cause: `error ${code}` };
  const isLate =
    code === PREFLIGHT_FAILED && JSON.stringify(error.data ?? null, plain).includes('"BlockhashNotFound"');
  const isUnclear = DOUBTFUL.includes(code);
  return {
    kind: 'answered',
    value,
    isRefusal: true,
    absent: 0,
    isDoubtful: isLate || isUnclear,
    isUnclear,
  };
}

const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/**
 * Of the questions whose answer decides about money: the transaction that is not there, the statuses that are not known. Of
 * statuses only where the node was asked to look everywhere; who waits for a new one asks often.
 */
function absentIn(result: unknown, method: string, looksInHistory: boolean): number {
  if (method === 'getTransaction') return result === null ? 1 : 0;
  if (method !== 'getSignatureStatuses' || !looksInHistory) return 0;
  const value = typeof result === 'object' && result !== null && 'value' in result ? result.value : [];
  return Array.isArray(value) ? value.filter((each) => each === null).length : 0;
}

/** Whether a call for statuses asks for the whole history. */
export function asksHistory(params: unknown): boolean {
  const config: unknown = Array.isArray(params) ? params[1] : undefined;
  return (
    typeof config === 'object' &&
    config !== null &&
    'searchTransactionHistory' in config &&
    config.searchTransactionHistory === true
  );
}

type Payload = { method: string; params?: unknown };

/** One call by kit's own transport. Throws only when the caller gave up. */
export async function callByKit<T>(
  transport: RpcTransport,
  payload: Payload,
  { signal, caller }: { signal: AbortSignal; caller: AbortSignal | undefined },
): Promise<CallEnd<RpcResponse<T>>> {
  try {
    const value = await transport<T>({ payload, signal });
    const said = typeof value === 'object' && value !== null ? (value as Said) : {};
    return endOfAnswer(value, said, payload, asksHistory(payload.params));
  } catch (error) {
    if (caller?.aborted) throw error;
    if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) {
      const { headers, statusCode } = error.context;
      return (
        endOfStatus(statusCode, headers.get('retry-after')) ?? { kind: 'away', cause: `status ${statusCode}` }
      );
    }
    return { kind: 'away', cause: failureKind(error) };
  }
}

/** The kind of failure alone: a message may quote the address, in which a key may stand. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
