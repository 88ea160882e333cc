/** What became of an offer, and of the pack that it bought; and whether that pack can be opened at the desk. */
import { type OPENABLE, STUCK_AFTER_MINUTES, type StoryState } from '@pokesol/protocol';
import type { purchaseIntents, purchases } from '../packs/index.ts';

export type OfferOrPurchase = {
  readonly offer?: typeof purchaseIntents.$inferSelect | undefined;
  readonly purchase?: typeof purchases.$inferSelect | undefined;
};

const STATE_OF = { confirmed: 'unopened', opened: 'opened', revoked: 'void' } as const;

export function stateAt({ offer, purchase }: OfferOrPurchase, now: Date): StoryState {
  if (purchase !== undefined) return STATE_OF[purchase.status];
  return offer !== undefined && offer.expiresAt > now ? 'offered' : 'unpaid';
}

/** Only what is paid for good, and what its owner had time to open. */
export function openableAt({ purchase }: OfferOrPurchase, now: Date): (typeof OPENABLE)[number] {
  if (purchase === undefined) return 'unpaid';
  if (purchase.status !== 'confirmed') return purchase.status === 'opened' ? 'opened' : 'void';
  if (purchase.finality !== 'finalized') return 'unsettled';
  const isFresh = purchase.createdAt.getTime() > now.getTime() - STUCK_AFTER_MINUTES * 60_000;
  return isFresh ? 'fresh' : 'yes';
}
