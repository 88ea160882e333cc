/** Asks the endpoints of the chain one after the other, in the order in which they are named, until one answers. */
import type { EndpointConfig } from '../../config/rpcEndpoints.ts';
import type { CallEnd } from './callEnd.ts';
import { type Attempt, createEndpoint, type Endpoint, type EndpointDeps } from './endpoint.ts';
import { watchSlots } from './slots.ts';

/** One that hangs must not hold up purchases, sweeps and the end of the process; the less where there are others. */
const ALONE_MS = 10_000;
const ONE_OF_SEVERAL_MS = 5_000;
/** A call waits so long for its turn, not longer. */
const LONGEST_WAIT_MS = 2_000;

/** Their answers decide whether something was paid: only an endpoint that keeps up may say «not there». */
const DECISIVE: ReadonlySet<string> = new Set([
  'getTransaction',
  'getSignatureStatuses',
  'getSignaturesForAddress',
]);

/** The call that changes the chain: an endpoint that gave no answer may have carried it out. */
const SEND = 'sendTransaction';

export type PoolDeps = Omit<EndpointDeps, 'isAlone'> & { onBehind(name: string, slots: number): void };

export type EndpointPool = {
  readonly endpoints: readonly Endpoint[];
  /**
   * Each endpoint at most once. `busy` or `away` when none answered, with what each said. `away` also for a transaction that one
   * endpoint refused after another may have taken it: a refusal would mean that nothing was sent.
   */
  call<T>(method: string, attempt: (endpoint: Endpoint) => Attempt<T>): Promise<CallEnd<T>>;
  keepsUp(endpoint: Endpoint): Promise<boolean>;
};

export function createPool(
  configs: readonly EndpointConfig[],
  { onBehind, ...deps }: PoolDeps,
): EndpointPool {
  const isAlone = configs.length === 1;
  const endpoints = configs.map((config) => createEndpoint(config, { ...deps, isAlone }));
  const slots = watchSlots(endpoints, { now: deps.now, onBehind });
  const limitMs = isAlone ? ALONE_MS : ONE_OF_SEVERAL_MS;

  /**
   * Those that may be asked, the ones at once first, each part in the order of the list. One that was away comes last: while
   * it is asked for its first block no call waits for it, unless there is no other.
   */
  async function candidates(method: string): Promise<Endpoint[]> {
    for (const endpoint of endpoints)
      if (!endpoint.isProved() && endpoint.waitMs() === 0) void endpoint.prove();
    const fresh = DECISIVE.has(method) ? await slots.fresh() : undefined;
    return endpoints
      .filter((endpoint) => fresh === undefined || fresh.has(endpoint))
      .map((endpoint) => ({ endpoint, waitMs: endpoint.waitMs(), isProved: endpoint.isProved() }))
      .filter(({ waitMs }) => waitMs <= LONGEST_WAIT_MS)
      .sort((a, b) => Number(b.isProved) - Number(a.isProved) || a.waitMs - b.waitMs)
      .map(({ endpoint }) => endpoint);
  }

  return {
    endpoints,
    async call<T>(method: string, attempt: (endpoint: Endpoint) => Attempt<T>): Promise<CallEnd<T>> {
      const causes: string[] = [];
      let mayBeSent = false;
      let best: Answered<T> | undefined;
      const settled = (ended: Answered<T>): CallEnd<T> =>
        mayBeSent && ended.isRefusal && ended.isUnclear !== true
          ? { kind: 'away', cause: [...causes, 'another refused what may have been sent'].join('; ') }
          : ended;
      for (const endpoint of await candidates(method)) {
        if (best !== undefined && !endpoint.isProved()) break;
        let isAsked = false;
        const ask = attempt(endpoint);
        const ended = await endpoint.call<T>(
          method,
          (signal) => {
            isAsked = true;
            return ask(signal);
          },
          limitMs,
        );
        if (ended.kind !== 'answered') {
          causes.push(`${endpoint.name}: ${ended.cause}`);
          mayBeSent ||= method === SEND && ended.kind === 'away' && isAsked;
          continue;
        }
        mayBeSent ||= method === SEND && ended.isUnclear === true;
        // Another's word on what this one does not know; the better of the two is the answer.
        if (best !== undefined) return settled(isBetter(ended, best) ? ended : best);
        if (ended.absent === 0 && !ended.isDoubtful) return settled(ended);
        best = ended;
      }
      if (best !== undefined) return settled(best);
      return {
        kind: 'away',
        cause: causes.length === 0 ? 'every endpoint rests or lags' : causes.join('; '),
      };
    },
    keepsUp: async (endpoint) => (await slots.fresh()).has(endpoint),
  };
}

type Answered<T> = Extract<CallEnd<T>, { kind: 'answered' }>;

const isBetter = (later: Answered<unknown>, earlier: Answered<unknown>): boolean =>
  earlier.isDoubtful ? true : !later.isDoubtful && !later.isRefusal && later.absent < earlier.absent;
