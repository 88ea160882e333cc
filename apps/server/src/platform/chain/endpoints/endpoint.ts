/** One endpoint of the chain: the only place through which calls to it pass, and what is known of its health. */
import { setTimeout as pause } from 'node:timers/promises';
import { createDefaultRpcTransport, type RpcTransport } from '@solana/kit';
import type { EndpointConfig } from '../../config/rpcEndpoints.ts';
import { growingPause } from '../../retry.ts';
import type { WatchCall } from '../callWatch.ts';
import { type CallEnd, callByKit } from './callEnd.ts';
import { createQuota } from './quota.ts';

const REST = { firstMs: 500, mostMs: 30_000 };
/** When a provider says «too many» without saying for how long. */
const BUSY_MS = 1_000;
/** An endpoint of another cluster is looked at again so much later. */
const FOREIGN_MS = 10 * 60_000;
const PROOF_MS = 5_000;

/** The first block of the cluster; of one that has no known one, what the first endpoint said. */
type Genesis = { expected: string | undefined };

export type EndpointEvents = {
  /** It is asked again by itself. */
  onAway(name: string, cause: string): void;
  onBack(name: string): void;
  onForeign(name: string, genesis: string): void;
};

export type EndpointDeps = EndpointEvents & {
  genesis: Genesis;
  /** There is no other: it is asked whatever happened before. */
  isAlone: boolean;
  watchCall: WatchCall;
  now: () => number;
};

/** `undefined`: it was proved before. */
type Proof = CallEnd<string> | { kind: 'foreign'; genesis: string; cause: string } | undefined;

export type Attempt<T> = (signal: AbortSignal) => Promise<CallEnd<T>>;

type Address = Pick<EndpointConfig, 'url' | 'authorization'>;

export type Endpoint = Readonly<Address> & {
  readonly name: string;
  readonly transport: RpcTransport;
  /** Whether it may be called without being asked for its first block before. */
  isProved(): boolean;
  /** How long until it may be called, in milliseconds. */
  waitMs(): number;
  /** Throws only what the attempt throws, when its caller gave up. */
  call<T>(method: string, attempt: Attempt<T>, limitMs: number): Promise<CallEnd<T>>;
  /** Asks it for the cluster's first block, unless it has answered right since it was last away. */
  prove(): Promise<Proof>;
};

export const transportTo = ({ url, authorization }: Address): RpcTransport =>
  createDefaultRpcTransport({ url, ...(authorization !== undefined && { headers: { authorization } }) });

export function createEndpoint(config: EndpointConfig, deps: EndpointDeps): Endpoint {
  const { name, url, authorization, perSecond } = config;
  const { genesis, isAlone, watchCall, now } = deps;
  const transport = transportTo(config);
  const quota = createQuota(perSecond, now);
  // Of one alone, whose first block need not be a known one, there is nothing to prove.
  const isProvable = !isAlone || genesis.expected !== undefined;
  let state: 'unproved' | 'proved' | 'away' | 'foreign' = isProvable ? 'unproved' : 'proved';
  let failures = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  let proof: Promise<Proof> | undefined;

  async function pass<T>(method: string, attempt: Attempt<T>, limitMs: number): Promise<CallEnd<T>> {
    const waitMs = quota.take();
    if (waitMs > 0) await pause(waitMs);
    const end = watchCall({ endpoint: name, method });
    try {
      const ended = await attempt(AbortSignal.timeout(limitMs));
      end(ended.kind !== 'answered' ? 'away' : ended.isRefusal ? 'refused' : 'answered');
      learn(ended);
      return ended;
    } catch (error) {
      end('away');
      throw error;
    }
  }

  function learn(ended: CallEnd<unknown>): void {
    if (ended.kind === 'answered') {
      failures = 0;
      if (isProvable || state !== 'away') return;
      state = 'proved';
      deps.onBack(name);
      return;
    }
    if (ended.kind === 'busy') {
      quota.refused();
      restUntil = Math.max(restUntil, now() + (ended.retryAfterMs ?? BUSY_MS));
      return;
    }
    if (ended.isExcused === true) return;
    // Calls that were under way together fail once.
    if (state === 'away' && now() < restUntil) return;
    failures += 1;
    if (!isAlone) restUntil = Math.max(restUntil, now() + growingPause(failures, REST));
    if (state === 'proved') deps.onAway(name, ended.cause);
    if (state !== 'unproved') state = 'away';
  }

  async function askGenesis(): Promise<Proof> {
    const wasAway = failures > 0;
    const payload = { jsonrpc: '2.0', id: 1, method: 'getGenesisHash', params: [] };
    const ended = await pass<{ result?: string }>(
      payload.method,
      (signal) => callByKit(transport, payload, { signal, caller: undefined }),
      PROOF_MS,
    );
    if (ended.kind !== 'answered') return ended;
    const firstBlock = ended.value.result;
    if (typeof firstBlock !== 'string') {
      const silent = { kind: 'away', cause: 'it does not give its first block' } as const;
      learn(silent);
      return silent;
    }
    genesis.expected ??= firstBlock;
    if (firstBlock !== genesis.expected) {
      state = 'foreign';
      restUntil = now() + FOREIGN_MS;
      deps.onForeign(name, firstBlock);
      return { kind: 'foreign', genesis: firstBlock, cause: 'it is another cluster' };
    }
    if (wasAway) deps.onBack(name);
    state = 'proved';
    return { ...ended, value: firstBlock };
  }

  const isProved = (): boolean => state === 'proved' || !isProvable;

  async function prove(): Promise<Proof> {
    if (isProved()) return undefined;
    // Many calls that find it back wait for one question.
    proof ??= askGenesis().finally(() => {
      proof = undefined;
    });
    return proof;
  }

  return {
    name,
    url,
    transport,
    isProved,
    prove,
    ...(authorization !== undefined && { authorization }),
    waitMs: () => Math.max(0, restUntil - now(), quota.waitMs()),
    async call(method, attempt, limitMs) {
      const proved = await prove();
      if (proved !== undefined && proved.kind !== 'answered') return { kind: 'away', cause: proved.cause };
      return pass(method, attempt, limitMs);
    },
  };
}
