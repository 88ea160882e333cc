/** The one purchase that may be under way in this tab; it goes on, and is heard of, whatever screen is shown meanwhile. */
import type { Purchase } from '@pokesol/protocol';
import type { BuyStep } from './buyPack.ts';
import type { Problem } from './problem.ts';

export type Buying = { packTypeId: string; step: BuyStep };

/** How a purchase ended, kept until a screen has shown it. */
export type PurchaseEnd = { kind: 'bought'; purchase: Purchase } | { kind: 'trouble'; trouble: Problem };

export type PurchaseProgress = { buying?: Buying; end?: PurchaseEnd & { userId: string } };

export function createPurchaseProgress() {
  let state: PurchaseProgress = {};
  const listeners = new Set<() => void>();
  function set(next: PurchaseProgress) {
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** False when another purchase is under way: its burn must be over before the next one is signed. */
    begin(packTypeId: string): boolean {
      if (state.buying !== undefined) return false;
      set({ buying: { packTypeId, step: 'preparing' } });
      return true;
    },
    step(step: BuyStep) {
      if (state.buying !== undefined) set({ buying: { ...state.buying, step } });
    },
    finish(end?: PurchaseProgress['end']) {
      set(end === undefined ? {} : { end });
    },
    /** The end, once, and only for the wallet that bought; it waits until that one is back or the next purchase begins. */
    takeEnd(userId: string | undefined): PurchaseEnd | undefined {
      const { end } = state;
      if (end === undefined || end.userId !== userId) return undefined;
      set({});
      return end;
    },
  };
}

export const purchaseProgress = createPurchaseProgress();
