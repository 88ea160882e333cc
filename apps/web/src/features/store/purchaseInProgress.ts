/** The one purchase, of one pack or several, that may be under way in this tab; it goes on, and is heard of, whatever screen is shown meanwhile. */

import type { Purchase } from '@pokesol/protocol';
import { createStore } from '../../platform/createStore.ts';
import type { BuyStep } from './buyPack.ts';
import type { StoreProblem } from './problem.ts';

export type Buying = { packTypeId: string; step: BuyStep };

/** How a purchase ended, kept until a screen has shown it. */
export type PurchaseEnd =
  | { kind: 'bought'; purchases: readonly Purchase[] }
  | { kind: 'trouble'; trouble: StoreProblem };

export type PurchaseProgress = { buying?: Buying; end?: PurchaseEnd & { userId: string } };

export function createPurchaseProgress() {
  const { get, set, subscribe } = createStore<PurchaseProgress>({});
  return {
    get,
    subscribe,
    /** False when another purchase is under way: its burn must be over before the next one is signed. */
    begin(packTypeId: string): boolean {
      if (get().buying !== undefined) return false;
      set({ buying: { packTypeId, step: 'preparing' } });
      return true;
    },
    step(step: BuyStep) {
      const { buying } = get();
      if (buying !== undefined) set({ buying: { ...buying, step } });
    },
    finish(end?: PurchaseProgress['end']) {
      set(end === undefined ? {} : { end });
    },
    /** The end, once, and only for the wallet that bought; it waits until that one is back or the next purchase begins. */
    takeEnd(userId: string | undefined): PurchaseEnd | undefined {
      const { end } = get();
      if (end === undefined || end.userId !== userId) return undefined;
      set({});
      return end;
    },
  };
}

export const purchaseProgress = createPurchaseProgress();
