/** A fair queue: networks take turns, and within a network its wallets, so that a heavy caller delays only its own jobs. */
import { putWithin } from './bounded.ts';

/** The wallet that sent a request, and the network it came from. */
export type Asker = { readonly network: string; readonly wallet: string };

export type FairLine<Job> = {
  put(asker: Asker, job: Job): void;
  /** The next job of the least recently served wallet in the least recently served network; `undefined` when the queue is empty. */
  take(): Job | undefined;
  /**
   * Removes and returns the newest job of the wallet with the most jobs, in the network with the most jobs. Where several have as
   * many, the one of the last comer. `undefined` when the queue is empty.
   */
  dropFromLongest(): Job | undefined;
  length(): number;
  all(): readonly Job[];
};

/** How many networks and wallets are remembered; a forgotten one counts as a newcomer. */
const MOST_REMEMBERED = 10_000;

export function fairLine<Job>(): FairLine<Job> {
  const waiting = new Map<string, Map<string, Job[]>>();
  /** The turn in which each was served last, or joined after that. */
  const served = new Map<string, number>();
  let turn = 0;
  let length = 0;

  const longestAgo = (names: Iterable<string>, prefix: string): string | undefined => {
    let found: string | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const name of names) {
      const at = served.get(`${prefix}${name}`) ?? turn;
      if (at >= best) continue;
      found = name;
      best = at;
    }
    return found;
  };
  const serve = (network: string, wallet: string): void => {
    turn += 1;
    for (const name of [network, `${network} ${wallet}`]) putWithin(served, MOST_REMEMBERED, name, turn);
  };
  /** Who joins comes before those served just now and behind all who wait, so that new wallets overtake none of them. */
  const join = (name: string): void =>
    putWithin(served, MOST_REMEMBERED, name, Math.max(served.get(name) ?? 0, turn - 0.5));
  const remove = (network: string, wallet: string, place: 'first' | 'last'): Job | undefined => {
    const wallets = waiting.get(network);
    const jobs = [...(wallets?.get(wallet) ?? [])];
    const job = place === 'first' ? jobs.shift() : jobs.pop();
    if (jobs.length > 0) wallets?.set(wallet, jobs);
    else wallets?.delete(wallet);
    if (wallets?.size === 0) waiting.delete(network);
    if (job !== undefined) length -= 1;
    return job;
  };

  return {
    put({ network, wallet }, job) {
      const wallets = waiting.get(network) ?? new Map<string, Job[]>();
      const jobs = wallets.get(wallet) ?? [];
      if (wallets.size === 0) join(network);
      if (jobs.length === 0) join(`${network} ${wallet}`);
      waiting.set(network, wallets);
      wallets.set(wallet, [...jobs, job]);
      length += 1;
    },
    take() {
      const network = longestAgo(waiting.keys(), '');
      const wallets = network === undefined ? undefined : waiting.get(network);
      if (network === undefined || wallets === undefined) return undefined;
      const wallet = longestAgo(wallets.keys(), `${network} `) ?? '';
      const job = remove(network, wallet, 'first');
      serve(network, wallet);
      return job;
    },
    dropFromLongest() {
      const network = longest(waiting, jobsOf);
      const wallets = network === undefined ? undefined : waiting.get(network);
      const wallet = wallets && longest(wallets, (jobs) => jobs.length);
      return network === undefined || wallet === undefined ? undefined : remove(network, wallet, 'last');
    },
    length: () => length,
    all: () => [...waiting.values()].flatMap((wallets) => [...wallets.values()].flat()),
  };
}

const jobsOf = (wallets: ReadonlyMap<string, readonly unknown[]>): number =>
  [...wallets.values()].reduce((sum, jobs) => sum + jobs.length, 0);

/** The key with the largest size; of equal ones the last. */
function longest<Held>(held: ReadonlyMap<string, Held>, sizeOf: (each: Held) => number): string | undefined {
  let found: string | undefined;
  let most = 0;
  for (const [name, each] of held) {
    if (sizeOf(each) < most) continue;
    found = name;
    most = sizeOf(each);
  }
  return found;
}
