/** The chain's endpoints as the rest of the server uses them: one RPC by kit, one for calls that are passed on as text. */
import {
  createSolanaRpcFromTransport,
  type Rpc,
  type RpcResponse,
  type RpcTransport,
  type SolanaRpcApi,
} from '@solana/kit';
import type { EndpointConfig } from '../../config/rpcEndpoints.ts';
import { type WatchCall, watchNothing } from '../callWatch.ts';
import { ChainAway } from '../chainAway.ts';
import type { RpcCall } from '../jsonRpc.ts';
import { askEndpoint, type EndpointAnswer } from '../rpcEndpoint.ts';
import { type CallEnd, callByKit } from './callEnd.ts';
import type { Attempt, Endpoint, EndpointEvents } from './endpoint.ts';
import { createPool, type EndpointPool } from './pool.ts';

/** One endpoint asked by itself, for what must not hang on one alone. */
export type Witness = {
  rpc: Rpc<SolanaRpcApi>;
  /** Whether its «not there» counts. */
  keepsUp(): Promise<boolean>;
};

export type ChainCalls = {
  /** Any endpoint that answers. Rejects with ChainAway when none does. */
  rpc: Rpc<SolanaRpcApi>;
  /** The same for a call of a client's, whose answer is passed on as it is. */
  ask(call: RpcCall): Promise<EndpointAnswer>;
  witnesses: readonly Witness[];
};

export type ConnectOptions = Partial<EndpointEvents> & {
  /** The cluster's first block, where it is known; else what the first endpoint says. */
  genesis?: string | undefined;
  watchCall?: WatchCall;
  now?: () => number;
  onBehind?: (name: string, slots: number) => void;
};

const nothing = (): void => {};

export function connectEndpoints(
  configs: readonly EndpointConfig[],
  options: ConnectOptions = {},
): ChainCalls & { pool: EndpointPool } {
  const pool = createPool(configs, {
    genesis: { expected: options.genesis },
    watchCall: options.watchCall ?? watchNothing,
    now: options.now ?? (() => performance.now()),
    onAway: options.onAway ?? nothing,
    onBack: options.onBack ?? nothing,
    onForeign: options.onForeign ?? nothing,
    onBehind: options.onBehind ?? nothing,
  });
  return {
    pool,
    rpc: rpcThrough((method, attempt) => pool.call(method, attempt)),
    async ask(call) {
      const ended = await pool.call<EndpointAnswer>(
        call.method,
        (endpoint) => (signal) => askEndpoint(endpoint, call, signal),
      );
      return ended.kind === 'answered' ? ended.value : { kind: 'away', cause: ended.cause };
    },
    witnesses: pool.endpoints.map((endpoint) => ({
      rpc: rpcThrough((method, attempt) => oneAlone(endpoint, method, attempt(endpoint))),
      keepsUp: () => pool.keepsUp(endpoint),
    })),
  };
}

const WITNESS_MS = 10_000;

async function oneAlone<T>(endpoint: Endpoint, method: string, attempt: Attempt<T>): Promise<CallEnd<T>> {
  if (endpoint.waitMs() > WITNESS_MS) return { kind: 'away', cause: `${endpoint.name} rests` };
  return endpoint.call(method, attempt, WITNESS_MS);
}

type Through = <T>(method: string, attempt: (endpoint: Endpoint) => Attempt<T>) => Promise<CallEnd<T>>;

function rpcThrough(call: Through): Rpc<SolanaRpcApi> {
  const transport: RpcTransport = async <T>({ payload, signal: caller }: Parameters<RpcTransport>[0]) => {
    const asked = payload as { method: string; params?: unknown };
    const ended = await call<RpcResponse<T>>(asked.method, ({ transport }) => (limit) => {
      const signal = caller === undefined ? limit : AbortSignal.any([limit, caller]);
      return callByKit<T>(transport, asked, { signal, caller });
    });
    if (ended.kind === 'answered') return ended.value;
    throw new ChainAway(ended.cause);
  };
  return createSolanaRpcFromTransport(transport);
}
