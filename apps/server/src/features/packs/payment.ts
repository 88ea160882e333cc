/** The words a payment goes through: a transaction seen for a wallet, what it pays for, what was recorded. */
import type { BurnTransaction, VerifiedBurn } from '@pokesol/chain';
import type { RecordedBy } from '@pokesol/protocol';
import type { Signature } from '@solana/kit';
import type { PurchaseRow } from './purchases.ts';

/** A transaction of the chain, looked at for one wallet; `by` says how it came to be known. */
export type ObservedPayment = { tx: BurnTransaction; signature: Signature; wallet: string; by: RecordedBy };

/** A verified burn and what it buys. */
export type Payment = {
  burn: VerifiedBurn;
  /** The promise that this payment keeps; null when nothing was promised to this wallet. */
  intentId: string | null;
  packTypeId: string;
  version: number;
  price: string;
  /** Base units. */
  amount: bigint;
  seed: string;
  seedHash: string;
  /** The restore behind which it was paid, where that is why nothing was promised. */
  restoreId: number | null;
};

export type Recorded = {
  purchase: PurchaseRow;
  isNew: boolean;
  /** What its pack is called, where the write returned it. */
  packName?: string;
};
