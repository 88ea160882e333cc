/** Watches signatures for all who wait for them: one question to the chain for many, at a pace that does not grow with them. */
import { z } from 'zod';
import { growingPause } from '../retry.ts';
import type { RpcCall } from './jsonRpc.ts';
import type { EndpointAnswer } from './rpcEndpoint.ts';

/** From the first block that holds a transaction to the one that nothing takes back. */
export const COMMITMENTS = ['processed', 'confirmed', 'finalized'] as const;
export type Commitment = (typeof COMMITMENTS)[number];

/** As the chain says it: the slot it answered in, and why the transaction failed, if it did. */
export type Reached = { slot: number; err: unknown };

export type SignatureWatch = {
  /** Calls `notify` once, when the signature has reached the commitment; what this returns ends the waiting. */
  watch(signature: string, commitment: Commitment, notify: (reached: Reached) => void): () => void;
  stop(): void;
};

/** About one slot: nothing new is to be seen earlier. */
const EVERY_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Nodes take 256; the longest answer to this many is below what is read of an answer. */
const MOST_AT_ONCE = 128;

const status = z.object({ err: z.unknown(), confirmationStatus: z.enum(COMMITMENTS) });
const statuses = z.object({
  result: z.object({ context: z.object({ slot: z.number() }), value: z.array(status.nullable()) }),
});

type Waiter = { commitment: Commitment; notify: (reached: Reached) => void };
/** Nodes have the statuses of the last minute at hand; the first look goes into their history too. */
type Watched = { waiters: Set<Waiter>; isLookedFor: boolean };

export type SignatureWatchDeps = {
  ask(call: RpcCall): Promise<EndpointAnswer>;
  /** Called with the cause when the chain does not answer. */
  onAway(cause: string): void;
};

export function watchSignatures({ ask, onAway }: SignatureWatchDeps): SignatureWatch {
  /** In the order in which they are looked at. */
  const watched = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let failures = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function lookLater(): void {
    if (timer !== undefined || isLooking || watched.size === 0) return;
    const pauseMs = growingPause(failures + 1, { firstMs: EVERY_MS, mostMs: LONGEST_PAUSE_MS });
    const inMs = Math.max(0, lookedAt + pauseMs - performance.now());
    timer = setTimeout(() => void round(), inMs).unref();
  }

  async function round(): Promise<void> {
    timer = undefined;
    isLooking = true;
    lookedAt = performance.now();
    const taken = takeFirst();
    const looks = await Promise.all([
      look(
        taken.filter(([, { isLookedFor }]) => !isLookedFor),
        true,
      ),
      look(
        taken.filter(([, { isLookedFor }]) => isLookedFor),
        false,
      ),
    ]);
    failures = looks.every(Boolean) ? 0 : failures + 1;
    isLooking = false;
    lookLater();
  }

  /** Those whose turn it is; they go to the end. */
  function takeFirst(): [string, Watched][] {
    const taken: [string, Watched][] = [];
    for (const each of watched) {
      if (taken.length === MOST_AT_ONCE) break;
      taken.push(each);
    }
    for (const [signature, each] of taken) {
      watched.delete(signature);
      watched.set(signature, each);
    }
    return taken;
  }

  /** Whether the chain answered. */
  async function look(some: [string, Watched][], searchTransactionHistory: boolean): Promise<boolean> {
    if (some.length === 0) return true;
    const signatures = some.map(([signature]) => signature);
    const given = await ask({
      jsonrpc: '2.0',
      id: 1,
      method: 'getSignatureStatuses',
      params: [signatures, { searchTransactionHistory }],
    });
    if (given.kind === 'away') {
      onAway(given.cause);
      return false;
    }
    // A node without history answers an error to a look there.
    for (const [, each] of some) each.isLookedFor = true;
    const read = given.kind === 'answered' ? statuses.safeParse(JSON.parse(given.text)).data : undefined;
    if (read === undefined) {
      onAway('no statuses');
      return false;
    }
    const { context, value } = read.result;
    some.forEach(([signature, { waiters }], i) => {
      const found = value[i];
      if (found === undefined || found === null) return;
      const reached = { slot: context.slot, err: found.err ?? null };
      for (const waiter of waiters) {
        if (COMMITMENTS.indexOf(found.confirmationStatus) < COMMITMENTS.indexOf(waiter.commitment)) continue;
        forget(signature, waiter);
        waiter.notify(reached);
      }
    });
    return true;
  }

  function forget(signature: string, waiter: Waiter): void {
    const each = watched.get(signature);
    each?.waiters.delete(waiter);
    if (each?.waiters.size === 0) watched.delete(signature);
    if (watched.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    watch(signature, commitment, notify) {
      const waiter = { commitment, notify };
      const each = watched.get(signature) ?? { waiters: new Set(), isLookedFor: false };
      each.waiters.add(waiter);
      watched.set(signature, each);
      lookLater();
      return () => forget(signature, waiter);
    },
    stop() {
      watched.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
