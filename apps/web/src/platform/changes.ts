/**
 * What of the wallet has changed, as the server sends it over a stream. Whatever stream the page has carries it: a battle's, or
 * one for nothing else. While one is up, the page need not ask again and again.
 */
import type { WalletChange, WalletChanged } from '@pokesol/protocol';
import { createListeners, createStore, useStore } from './createStore.ts';

/** `undefined`: anything may have, such as while no stream was up. */
export type Changed = WalletChange | undefined;

export type Carrier = {
  up(): void;
  down(): void;
  /** A message «changed», by its data. */
  receive(data: string): void;
  /** It will not come back. */
  leave(): void;
};

/** How often a page with a stream asks all the same: a notice may be lost. */
const SAFETY_MS = 60_000;

export function createChanges() {
  const up = new Set<Carrier>();
  const battles = new Set<Carrier>();
  const live = createStore(false);
  const carried = createStore(false);
  const changed = createListeners<[Changed]>();

  function makeCarrier(): Carrier {
    const carrier: Carrier = {
      up() {
        if (up.has(carrier)) return;
        up.add(carrier);
        live.set(true);
        changed.notify(undefined);
      },
      down() {
        if (up.delete(carrier)) live.set(up.size > 0);
      },
      receive(data) {
        changed.notify((JSON.parse(data) as WalletChanged).what);
      },
      leave() {
        carrier.down();
        if (battles.delete(carrier)) carried.set(battles.size > 0);
      },
    };
    return carrier;
  }

  return {
    /** For a stream that is there for something else. */
    carry(): Carrier {
      const carrier = makeCarrier();
      battles.add(carrier);
      carried.set(true);
      return carrier;
    },
    /** For the stream that is there for nothing else, while there is no other. */
    carryAlone: makeCarrier,
    /** Whether another stream of this page carries them. */
    isCarried: { get: carried.get, subscribe: carried.subscribe },
    isLive: { get: live.get, subscribe: live.subscribe },
    onChange: changed.subscribe,
  };
}

export type Changes = ReturnType<typeof createChanges>;

export const changes = createChanges();

/** How often to ask for what the server announces: seldom while it does, else after `ms`. */
export const usePollMs = (ms: number, liveMs = SAFETY_MS): number => (useStore(changes.isLive) ? liveMs : ms);
