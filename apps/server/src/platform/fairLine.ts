/** A fair queue: networks take turns, and within a network its wallets, so that a heavy caller delays only its own jobs. */
import { putWithin } from './bounded.ts';

/** The wallet that sent a request, and the network it came from. */
export type Asker = { readonly network: string; readonly wallet: string };

export type FairLine<Job> = {
  put(asker: Asker, job: Job): void;
  /** The next job of the least recently served wallet in the least recently served network; `undefined` when the queue is empty. */
  take(): Job | undefined;
  length(): number;
  all(): readonly Job[];
};

/** How many networks and wallets are remembered as served; a forgotten one counts as never served. */
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
