/** A line in which networks take turns, and of one network its wallets: who sends much waits behind itself alone. */
import { putWithin } from './bounded.ts';

/** Who asked for something, and from where. */
export type Asker = { readonly network: string; readonly wallet: string };

export type FairLine<Job> = {
  put(asker: Asker, job: Job): void;
  /** Of the network that was served longest ago, or never, the wallet that was; `undefined` where nobody waits. */
  take(): Job | undefined;
  length(): number;
  all(): readonly Job[];
};

/** How many are remembered as served; who is forgotten counts as never. */
const MOST_REMEMBERED = 10_000;

export function fairLine<Job>(): FairLine<Job> {
  const waiting = new Map<string, Map<string, Job[]>>();
  const served = new Map<string, number>();
  let turn = 0;
  let length = 0;

  const longestAgo = (names: Iterable<string>, prefix: string): string | undefined => {
    let found: string | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const name of names) {
      const at = served.get(`${prefix}${name}`) ?? -1;
      if (at >= best) continue;
      found = name;
      best = at;
    }
    return found;
  };
  const serve = (name: string): void => {
    turn += 1;
    putWithin(served, MOST_REMEMBERED, name, turn);
  };

  return {
    put({ network, wallet }, job) {
      const wallets = waiting.get(network) ?? new Map<string, Job[]>();
      waiting.set(network, wallets);
      wallets.set(wallet, [...(wallets.get(wallet) ?? []), job]);
      length += 1;
    },
    take() {
      const network = longestAgo(waiting.keys(), '');
      const wallets = network === undefined ? undefined : waiting.get(network);
      if (network === undefined || wallets === undefined) return undefined;
      const wallet = longestAgo(wallets.keys(), `${network} `) ?? '';
      const [job, ...others] = wallets.get(wallet) ?? [];
      if (others.length > 0) wallets.set(wallet, others);
      else wallets.delete(wallet);
      if (wallets.size === 0) waiting.delete(network);
      length -= 1;
      serve(network);
      serve(`${network} ${wallet}`);
      return job;
    },
    length: () => length,
    all: () => [...waiting.values()].flatMap((wallets) => [...wallets.values()].flat()),
  };
}
