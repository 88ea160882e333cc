/** How the chain answers: times and failures of calls, and how old its newest confirmed block is. */
import type { Metrics } from '../metrics/metrics.ts';
import { readAtMost } from '../metrics/readAtMost.ts';
import type { WatchCall } from './callWatch.ts';
import type { Chain } from './chain.ts';

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const EVERY_MS = 10_000;
const LONGEST_MS = 1_500;

/** All that this server and its page may ask. */
const METHODS = [
  'getAccountInfo',
  'getBalance',
  'getBlockHeight',
  'getBlockTime',
  'getEpochInfo',
  'getFeeForMessage',
  'getGenesisHash',
  'getHealth',
  'getLatestBlockhash',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccounts',
  'getRecentPrioritizationFees',
  'getSignatureStatuses',
  'getSignaturesForAddress',
  'getSlot',
  'getTokenAccountBalance',
  'getTokenAccountsByOwner',
  'getTokenSupply',
  'getTransaction',
  'getVersion',
  'isBlockhashValid',
  'sendTransaction',
  'simulateTransaction',
];

export function chainCallMetrics(metrics: Metrics, endpoints: Iterable<string>): WatchCall {
  const took = metrics.histogram({
    name: 'pokesol_chain_call_duration_seconds',
    help: 'Calls to the chain with their times, by endpoint (a name, never its address), method and outcome.',
    labels: { endpoint: endpoints, method: METHODS, outcome: ['answered', 'refused', 'away'] },
    buckets: SECONDS,
  });
  return ({ endpoint, method }) => {
    const begunAt = performance.now();
    return (outcome) => took({ endpoint, method, outcome }, (performance.now() - begunAt) / 1000);
  };
}

/** Answers whether the chain answered just now. It is asked two calls each time, at most every ten seconds. */
export function chainMetrics(
  metrics: Metrics,
  { rpc }: Pick<Chain, 'rpc'>,
  now: () => number,
): () => Promise<boolean> {
  const newest = readAtMost({
    read: async () => {
      const slot = await rpc.getSlot({ commitment: 'confirmed' }).send();
      // Of a newest slot some nodes do not know it yet: that is no failure of theirs.
      const at = await rpc
        .getBlockTime(slot)
        .send()
        .catch(() => undefined);
      return { slot: Number(slot), at: at === undefined ? undefined : Number(at) };
    },
    everyMs: EVERY_MS,
    longestMs: LONGEST_MS,
    now,
  });
  const isUp = async (): Promise<boolean> => (await newest()) !== undefined;
  metrics.gauge({
    name: 'pokesol_chain_up',
    help: '1 when the chain answered the last question in time, 0 when it did not.',
    read: async (set) => set({}, (await isUp()) ? 1 : 0),
  });
  metrics.gauge({
    name: 'pokesol_chain_slot',
    help: 'The newest confirmed slot.',
    read: async (set) => {
      const block = await newest();
      if (block !== undefined) set({}, block.slot);
    },
  });
  metrics.gauge({
    name: 'pokesol_chain_block_age_seconds',
    help: 'How long ago the newest confirmed block was made, by the clock of the chain and ours.',
    read: async (set) => {
      const block = await newest();
      if (block?.at !== undefined) set({}, Math.max(0, now() / 1000 - block.at));
    },
  });
  return isUp;
}
