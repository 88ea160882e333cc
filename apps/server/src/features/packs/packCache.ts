/**
 * What one server keeps of offers, purchases and packs in memory, to ask less. Each is a guess that the write itself checks, or
 * something that never changes; each server makes its own, so that two in one process know no more of each other than two in
 * different ones.
 */
import type { CardId } from '@pokesol/cards';
import type { Draw } from '@pokesol/packs';
import type { CardJson } from '@pokesol/protocol';
import { type Bounded, bounded } from '../../platform/bounded.ts';
import type { PurchaseRow } from './purchases.ts';
import type { purchaseIntents } from './tables.ts';

export type PackCache = {
  /**
   * By reference: offers as this server made them. What a burn is judged by never changes while the offer stands; whether
   * another burn has paid it meanwhile, the write of the payment finds out.
   */
  readonly intents: Bounded<typeof purchaseIntents.$inferSelect>;
  /** By id: purchases as this server recorded them. Whether one is still to be opened, the write of the opening finds out. */
  readonly purchases: Bounded<PurchaseRow>;
  /** By signature: burns that this server recorded, or found recorded. All others are looked for on the chain first. */
  readonly burns: Bounded<true>;
  /** By pack type and version, which is never changed once written. */
  readonly drawers: Bounded<(draw: Draw) => CardId[]>;
  /** By id: cards as this server last showed them. The opening compares their marks, and brings those that are others by now. */
  readonly cards: Bounded<{ readonly mark: string; readonly json: CardJson }>;
};

export const createPackCache = (): PackCache => ({
  intents: bounded(2_000),
  // Most packs are opened within the minute.
  purchases: bounded(2_000),
  burns: bounded(10_000),
  drawers: bounded(200),
  cards: bounded(2_000),
});
