/** The one purchase, of one pack or several, that may be under way in this tab; it goes on, and is reported, whatever screen is shown meanwhile. */
import type { Purchase } from '@pokesol/protocol';
import { createStore } from '../../platform/createStore.ts';
import type { BuyStep } from './buyPack.ts';
import { PurchaseLeft, type WhyLeft } from './leaving.ts';
import type { StoreProblem } from './problem.ts';

export type Buying = { packTypeId: string; step: BuyStep };

/** How a purchase ended, kept until a screen has shown it. */
export type PurchaseEnd =
  | { kind: 'bought'; purchases: readonly Purchase[] }
  | { kind: 'trouble'; trouble: StoreProblem };

export type PurchaseProgress = { buying?: Buying; end?: PurchaseEnd & { userId: string } };

/** A purchase can be given up until the wallet has signed: before that nothing can be burned. */
export const canLeave = (buying: Buying | undefined): boolean =>
  buying?.step === 'preparing' || buying?.step === 'signing';

export function createPurchaseProgress() {
  const { get, set, subscribe } = createStore<PurchaseProgress>({});
  let leaving = new AbortController();
  let shownElsewhere: PurchaseProgress['end'];
  return {
    get,
    subscribe,
    /** False when another purchase is under way: its burn must be over before the next one is signed. */
    begin(packTypeId: string): boolean {
      if (get().buying !== undefined) return false;
      leaving = new AbortController();
      set({ buying: { packTypeId, step: 'preparing' } });
      return true;
    },
    step(step: BuyStep) {
      const { buying } = get();
      if (buying !== undefined) set({ buying: { ...buying, step } });
    },
    /** The signal of the purchase in progress; aborts when the purchase is given up. */
    left: (): AbortSignal => leaving.signal,
    /** Gives the purchase up. Returns false once it can be paid; then it goes on. */
    leave(why: WhyLeft): boolean {
      if (!canLeave(get().buying)) return false;
      leaving.abort(new PurchaseLeft(why));
      return true;
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
    /** Returns once, for a page that now has another wallet or none, which wallet paid and where its pack is. The end stays stored. */
    takeElsewhere(userId: string | undefined): StoreProblem | undefined {
      const { end } = get();
      if (end === undefined || end.userId === userId || end === shownElsewhere) return undefined;
      shownElsewhere = end;
      if (end.kind === 'trouble') return { ...end.trouble, owner: end.userId };
      const signature = end.purchases[0]?.transactionSignature;
      return {
        signature,
        sentence: '',
        cause: undefined,
        burned: true,
        owner: end.userId,
      };
    },
  };
}

export const purchaseProgress = createPurchaseProgress();
